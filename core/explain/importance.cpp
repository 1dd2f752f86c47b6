// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/importance.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

#include "core/analysis/pipeline.h"
#include "core/explain/explain_messages.h"
#include "core/graph/interpreter.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/transfer/test_scorer.h"

namespace footbridge {
namespace {

constexpr int kHeldOutFolds = 5;
constexpr int kRepeats = 10, kFewestRepeats = 5;
constexpr Index kMostRowsOfShuffles = 30000;  // rows that all shuffles together may take
constexpr Index kFewestShuffled = 40;

/// The rows of all models together, and which model is asked about each.
class Shuffling {
  public:
    Shuffling(const std::vector<UnseenBy>& unseen, const Dataset& target, Index most,
              std::uint64_t seed)
        : m_schema(unseen.front().model->schema) {
        for (std::size_t model = 0; model < unseen.size(); ++model)
            for (const Index row : unseen[model].rows) m_asked.emplace_back(row, model);
        std::sort(m_asked.begin(), m_asked.end());
        if (size() > most) {
            Random random(seed, "rows to shuffle");
            const Rows order = random.permutation(size());
            std::vector<std::pair<Index, std::size_t>> some;
            for (Index i = 0; i < most; ++i)
                some.push_back(
                    m_asked[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])]);
            std::sort(some.begin(), some.end());
            m_asked = std::move(some);
        }
        Rows rows;
        for (std::size_t i = 0; i < m_asked.size(); ++i) {
            rows.push_back(m_asked[i].first);
            m_ofModel[m_asked[i].second].push_back(static_cast<Index>(i));
        }
        m_raw = rawFeatures(target, m_schema, rows);
        m_truth = UnseenRows(target, rows);
        for (const UnseenBy& each : unseen) m_models.push_back(each.model.get());
    }

    Index size() const { return static_cast<Index>(m_asked.size()); }
    const Matrix& raw() const { return m_raw; }

    double nmse(const Matrix& raw, const RunContext& context) const {
        Prediction predicted;
        predicted.value.resize(raw.rows());
        for (const auto& [model, places] : m_ofModel)
            predicted.value(places) =
                graph::run(m_models[model]->graph, raw(places, Eigen::all), context);
        return m_truth.errors(predicted).nmse;
    }

    double shuffled(Index feature, const Rows& order, const RunContext& context) const {
        Matrix raw = m_raw;
        raw.col(feature) = Vector(m_raw.col(feature))(order);
        return nmse(raw, context);
    }

  private:
    FeatureSchema m_schema;
    std::vector<std::pair<Index, std::size_t>> m_asked;
    std::map<std::size_t, Rows> m_ofModel;  // positions in m_asked
    std::vector<const AdaptedModel*> m_models;
    Matrix m_raw;
    UnseenRows m_truth;
};

Split shotsAlone(const Rows& shots, const Rows& places) {
    Split split;
    for (const Index place : places) split.shots.push_back(shots[static_cast<std::size_t>(place)]);
    split.asked = split.shots.size();
    return split;
}

std::vector<int> groupsOf(const Dataset& target, const Rows& shots) {
    const std::vector<int> all = target.groupKeys();
    std::vector<int> groups;
    if (all.empty()) return groups;
    for (const Index row : shots) groups.push_back(all[static_cast<std::size_t>(row)]);
    return groups;
}

}  // namespace

ModelImportance importanceOn(const std::vector<UnseenBy>& unseen, UnseenKind kind,
                             const Dataset& target, const RunContext& context) {
    std::size_t rows = 0;
    for (const UnseenBy& each : unseen) rows += each.rows.size();
    if (rows < kFewestUnseen) throw Error(messages::kExplainTooFew);
    const Index features = std::max<Index>(unseen.front().model->schema.size(), 1);
    const Index most = std::max(kMostRowsOfShuffles / (features * kFewestRepeats), kFewestShuffled);
    const Shuffling shuffling(unseen, target, most, context.seed);

    ModelImportance result;
    result.kind = kind;
    result.rows = shuffling.size();
    result.repeats = static_cast<int>(std::clamp<Index>(
        kMostRowsOfShuffles / (features * shuffling.size()), kFewestRepeats, kRepeats));
    result.nmse = shuffling.nmse(shuffling.raw(), context);
    const FeatureSchema& schema = unseen.front().model->schema;
    for (Index feature = 0; feature < schema.size(); ++feature) {
        context.report(messages::kExplainImportance,
                       static_cast<double>(feature) / static_cast<double>(features));
        Random random(context.seed,
                      "shuffle of " + schema.features[static_cast<std::size_t>(feature)].name);
        FeatureImportance importance{feature, 0, std::numeric_limits<double>::infinity(),
                                     -std::numeric_limits<double>::infinity()};
        for (int repeat = 0; repeat < result.repeats; ++repeat) {
            context.checkCancelled();
            const double increase =
                shuffling.shuffled(feature, random.permutation(shuffling.size()), context) -
                result.nmse;
            importance.increase += increase / result.repeats;
            importance.low = std::min(importance.low, increase);
            importance.high = std::max(importance.high, increase);
        }
        result.features.push_back(importance);
    }
    std::stable_sort(result.features.begin(), result.features.end(),
                     [](const auto& a, const auto& b) { return a.increase > b.increase; });
    return result;
}

std::vector<UnseenBy> heldOutModels(const HeldOutTask& task, const RunContext& context) {
    if (task.shots.size() < kFewestUnseen) throw Error(messages::kExplainTooFew);
    std::vector<int> folds =
        assignFolds(static_cast<Index>(task.shots.size()), groupsOf(task.target, task.shots),
                    deriveSeed(context.seed, "folds"));
    for (int& fold : folds) fold %= kHeldOutFolds;
    const std::vector<FoldRows> parts = foldRows(folds);
    std::vector<UnseenBy> models;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double done = static_cast<double>(i) / static_cast<double>(parts.size());
        context.report(messages::kExplainFoldModels, done);
        RunContext quiet = context;
        quiet.sink = nullptr;
        const Split split = shotsAlone(task.shots, parts[i].teach);
        PipelineTask again{task.source, {}, task.target, split, task.matching};
        again.labelFreeGate = task.labelFreeGate;
        again.options.strategies = {task.strategy};
        again.options.pool = task.pool;
        again.options.costing = task.costing;
        again.options.outOfFold = false;
        Adaptation adaptation = runPipeline(again, quiet).adaptation;
        const StrategyResult& result = adaptation.results.front();
        if (!result.available) throw Error(result.reason);
        models.push_back({std::make_shared<const AdaptedModel>(result.model),
                          shotsAlone(task.shots, parts[i].ask).shots});
    }
    return models;
}

ModelExplanation withCurves(ModelImportance importance, const AdaptedModel& model,
                            const Matrix& background, const RunContext& context) {
    ModelExplanation explanation;
    explanation.schema = model.schema;
    Rows strongest;
    for (const FeatureImportance& each : importance.features)
        if (strongest.size() < kMostCurves) strongest.push_back(each.feature);
    explanation.importance = std::move(importance);
    explanation.curves = effectCurves(model, background, strongest, context);
    return explanation;
}

ModelExplanation explainModel(const AnalysisInput& input, const Analysis& analysis,
                              std::shared_ptr<const AdaptedModel> model, const Matrix& background,
                              const RunContext& context) {
    RunContext seeded = context;
    seeded.seed = input.seed;
    const bool tested = analysis.split.test.size() >= kFewestUnseen;
    std::vector<UnseenBy> unseen{{model, analysis.split.test}};
    if (!tested)
        unseen =
            heldOutModels({*analysis.source, input.target, analysis.split.shots, analysis.matching,
                           input.pool, analysis.severity ? analysis.severity->labelFreeGate : 1,
                           input.costing, model->strategy},
                          seeded.part(0, 0.8));
    ModelImportance importance =
        importanceOn(unseen, tested ? UnseenKind::TestRows : UnseenKind::HeldOutShots, input.target,
                     seeded.part(tested ? 0 : 0.8, 1));
    return withCurves(std::move(importance), *model, background, seeded);
}

Message importanceNote(const ModelImportance& importance) {
    return {importance.kind == UnseenKind::TestRows ? messages::kImportanceUnseen
                                                    : messages::kImportanceHeldOut,
            {importance.rows, importance.repeats, importance.nmse}};
}

}  // namespace footbridge
