// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explained_model.h"

#include <algorithm>
#include <utility>

#include "core/matching/common_ground.h"
#include "core/matching/schema_map.h"
#include "core/run/missing.h"
#include "core/source/source_rows.h"
#include "core/table/number_range.h"

namespace footbridge {
Matrix backgroundOf(const Matrix& raw) {
    const Index count = std::min(raw.rows(), kMostBackground);
    Rows rows;
    for (Index i = 0; i < count; ++i) rows.push_back(i * raw.rows() / count);
    return raw(rows, Eigen::all);
}

ComparedRows comparedShots(const Dataset& target, const FeatureSchema& schema, const Rows& shots) {
    return {target.label, false, shots, rawFeatures(target, schema, shots),
            target.response()(shots)};
}

ComparedRows comparedSource(const Dataset& source, const FeatureSchema& known,
                            const FeatureSchema& schema, const Matching& matching) {
    checkNumbers(*source.table, source.roles);
    ComparedRows compared{source.label, true, source.labelledRows(), {}, {}};
    std::vector<std::string> names;
    for (const Match& match : matching.matched)
        if (known.indexOf(match.source) >= 0) names.push_back(match.source);
    if (names.empty()) compared.rows.clear();
    const FeatureSchema matched = known.select(names);
    compared.raw =
        Matrix::Constant(static_cast<Index>(compared.rows.size()), schema.size(), kMissing);
    compared.response = source.response()(compared.rows);
    if (!compared.rows.empty())
        mapSchema(matched, schema, matching)
            .writeBack(sourceRows(matched, source, compared.rows), compared.raw);
    return compared;
}

ExplainedModel explainedModel(const AnalysisInput& input, const Analysis& analysis,
                              std::shared_ptr<const AdaptedModel> model) {
    const FeatureSchema& schema = model->schema;
    ExplainedModel explained{std::move(model), backgroundOf(rawFeatures(input.target, schema)), {}};
    explained.compared.push_back(comparedShots(input.target, schema, analysis.split.shots));
    const std::vector<Dataset> sources = inTargetUnit(input.sources, input.target);
    if (!sources.empty()) {
        const FeatureSchema known = sources.front().schema();
        for (const Dataset& source : sources)
            explained.compared.push_back(comparedSource(source, known, schema, analysis.matching));
    }
    return explained;
}

}  // namespace footbridge
