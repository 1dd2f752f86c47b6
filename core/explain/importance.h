// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/explain/feature_effects.h"
#include "core/run/message.h"

namespace footbridge {

/// A model with rows of the target that it has not seen.
struct UnseenBy {
    std::shared_ptr<const AdaptedModel> model;
    Rows rows;  ///< 0-based data rows with a response
};

/// Which rows importance is measured on.
enum class UnseenKind { TestRows, HeldOutShots };

/// How much the error grows when the values of one feature are shuffled among the rows.
struct FeatureImportance {
    Index feature = 0;         ///< column of the model's schema
    double increase = 0;       ///< of the nMSE, mean over the repeats
    double low = 0, high = 0;  ///< the least and the greatest of the repeats
};

struct ModelImportance {
    UnseenKind kind = UnseenKind::TestRows;
    Index rows = 0;  ///< that were shuffled, at most
    int repeats = 0;
    double nmse = 0;                          ///< of the rows as they are
    std::vector<FeatureImportance> features;  ///< the largest increase first
};

/// Importance needs so many rows.
inline constexpr std::size_t kFewestUnseen = 5;

/// By permutation on rows that their models have not seen; all models have the same schema. Where
/// rows and features are many, some of the rows stand for all. Deterministic with the seed of the
/// context. Throws Error for fewer than 5 rows, Cancelled.
ModelImportance importanceOn(const std::vector<UnseenBy>& unseen, UnseenKind kind,
                             const Dataset& target, const RunContext& context);

/// What models without some of the shots are adapted from.
struct HeldOutTask {
    const SourceModel& source;
    const Dataset& target;
    const Rows& shots;
    const Matching& matching;
    Pool pool = Pool::All;
    double labelFreeGate = 1;
    Costing costing{};
    Strategy strategy = Strategy::Auto;
};
/// Models adapted without some of the shots, in five folds (whole groups), each with the shots that
/// it has not seen. Throws Error for fewer than 5 shots, Cancelled.
std::vector<UnseenBy> heldOutModels(const HeldOutTask& task, const RunContext& context);

/// What a model rests on as a whole.
struct ModelExplanation {
    ModelImportance importance;
    std::vector<EffectCurve> curves;  ///< of the most important features
    FeatureSchema schema;
};

/// Curves of at most so many features are drawn.
inline constexpr std::size_t kMostCurves = 12;

/// On the test rows of the analysis where there are at least five, else on shots held out, which
/// takes five adaptations. background: as ExplainedModel has it.
ModelExplanation explainModel(const AnalysisInput& input, const Analysis& analysis,
                              std::shared_ptr<const AdaptedModel> model, const Matrix& background,
                              const RunContext& context);

/// Of measured importances and the model: the curves of the most important features.
ModelExplanation withCurves(ModelImportance importance, const AdaptedModel& model,
                            const Matrix& background, const RunContext& context);

/// Which rows, how often, and their error as they are.
Message importanceNote(const ModelImportance& importance);

}  // namespace footbridge
