// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/schema_cost.h"

#include <algorithm>
#include <set>

#include "core/learners/forest.h"
#include "core/matching/matching.h"
#include "core/matching/same_names.h"
#include "core/metrics/splits.h"
#include "core/run/random.h"
#include "core/severity/response_shift.h"
#include "core/table/feature_encoder.h"

namespace footbridge {
namespace {

constexpr std::size_t kMostRowsOfCost = 1000, kFewestRowsOfCost = 20;
constexpr Index kManyColumns = 40;
constexpr int kTreesOfCost = 30, kTreesPerFold = 12;

Rows drawnRows(const Dataset& source, std::uint64_t seed) {
    Rows rows = source.labelledRows();
    if (rows.size() <= kMostRowsOfCost) return rows;
    const Rows order =
        Random(seed, "schema cost rows").permutation(static_cast<Index>(rows.size()));
    Rows drawn;
    for (std::size_t i = 0; i < kMostRowsOfCost; ++i)
        drawn.push_back(rows[static_cast<std::size_t>(order[i])]);
    return drawn;
}

/// Share of v that trees leave unexplained on rows they have not seen.
double unexplained(const Matrix& X, const Vector& v, const std::vector<int>& folds,
                   const RunContext& context) {
    ForestOptions options{.trees = kTreesOfCost,
                          .featureShare = X.cols() > kManyColumns ? 1.0 / 3 : 0.5};
    Vector predicted = Vector::Constant(v.size(), v.mean());
    if (folds.empty()) {
        options.bootstrap = true;
        Forest forest(options);
        forest.fit(X, v, context);
        predicted = forest.outOfBag();
    } else {
        options.trees = kTreesPerFold;
        for (const FoldRows& fold : foldRows(folds)) {
            Forest forest(options);
            forest.fit(X(fold.teach, Eigen::all), v(fold.teach), context);
            predicted(fold.ask) = forest.predict(X(fold.ask, Eigen::all));
        }
    }
    return sampleAngle(canonicalPairs(predicted, v));
}

}  // namespace

double schemaCost(const Dataset& source, const FeatureSchema& schema, const SchemaMap& map,
                  ResponseTransform::Kind kind, const RunContext& context) {
    std::set<std::string> present;
    for (std::size_t j = 0; j < schema.features.size(); ++j)
        if (map.entries[j].target >= 0) present.insert(canonicalName(schema.features[j].name));
    const FeatureSchema all = source.schema();
    if (all.size() == static_cast<Index>(present.size())) return 0;
    const Rows rows = drawnRows(source, context.seed);
    if (rows.size() < kFewestRowsOfCost) return 0;
    const Matrix raw = rawFeatures(source, all, rows);
    const FeatureEncoder encoder = FeatureEncoder::fit(all, raw);
    Rows kept;
    for (std::size_t part = 0; part < encoder.parts().size(); ++part) {
        const auto feature = static_cast<std::size_t>(encoder.parts()[part].feature);
        if (present.contains(canonicalName(all.features[feature].name)))
            kept.push_back(static_cast<Index>(part));
    }
    if (static_cast<Index>(kept.size()) == encoder.columns()) return 0;
    const Matrix X = encoder.encode(raw);
    const Vector y = source.response()(rows);
    const Vector v = chooseTransform(y, kind == ResponseTransform::Kind::Log).forward(y);
    std::vector<int> folds;
    if (const std::vector<int> groups = source.groupKeys(); !groups.empty()) {
        std::vector<int> own;
        for (const Index row : rows) own.push_back(groups[static_cast<std::size_t>(row)]);
        folds = assignFolds(v.size(), own, context.seed);
    }
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = deriveSeed(context.seed, "schema cost");
    if (kept.empty()) return 1 - unexplained(X, v, folds, quiet);
    return std::max(
        0.0, unexplained(X(Eigen::all, kept), v, folds, quiet) - unexplained(X, v, folds, quiet));
}

}  // namespace footbridge
