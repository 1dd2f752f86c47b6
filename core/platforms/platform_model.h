// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/model_graph.h"
#include "core/platforms/order_scores.h"
#include "core/platforms/vector_fit.h"

namespace footbridge {

/// Relative times: rows x platforms.
struct VectorPrediction {
    Matrix value, lower, upper;
};

/// What a vector advises for one row.
struct Recommendation {
    Index platform = 0;      ///< predicted as the fastest
    double chance = 0;       ///< that it is
    double regret = 0;       ///< time over the best, minus 1, when it is trusted: half of the times
    double regretUpper = 0;  ///< it is at most this; nine times in ten at most this
    Matrix faster;           ///< platforms x platforms: chance that the first is the faster one
};

inline constexpr const char* kFastest = "fastest";
inline constexpr const char* kSlowest = "slowest";

/// A model of relative times on several platforms; a value that stands alone. Its graph is the
/// native prediction.
struct PlatformModel {
    PlatformMethod method = PlatformMethod::Auto;
    FeatureSchema schema;           ///< the columns of x
    std::vector<double> low, high;  ///< range of each number in training; NaN for categories
    std::vector<std::string> platforms;
    std::string aliases;  ///< names of counters, as CounterAliases reads them; empty: built in
    std::string reference = kFastest;  ///< what times are relative to: one of platforms, or these
    /// x (rows x schema.size(), raw) -> at the node `outputs` the relative times, a column a
    /// platform, then the lower ends of their intervals, then the upper ones.
    graph::ModelGraph graph;
    int outputs = -1;
    double level = 0;   ///< of the interval
    Vector halfWidth;   ///< of the interval of each log relative time
    Matrix residuals;   ///< out of fold, rows x platforms, of log times up to a constant a row
    Matrix covariance;  ///< of these errors less their mean: platforms x platforms; may be empty

    VectorPrediction predict(const Matrix& raw, const RunContext& context = {}) const;
    /// From the residuals that were seen; `relative` is a row of a prediction.
    Recommendation recommend(const Vector& relative) const;
};

/// How one method did out of fold.
struct MethodScore {
    PlatformMethod method;
    OrderScores scores;
    double weight = 0;  ///< in the mixture, in [0, 1]
};

struct PlatformOptions {
    /// At least one of them learns from the features: Auto mixes these.
    std::vector<PlatformMethod> methods{std::begin(kPlatformMethods), std::end(kPlatformMethods)};
    PlatformMethod chosen = PlatformMethod::Auto;  ///< what is exported
    std::string reference = kFastest;
    int folds = 5;  ///< of groups, for weights, intervals and scores
};

struct TrainedPlatforms {
    PlatformModel model;
    std::vector<MethodScore> leaderboard;  ///< of every method and Auto, best first
    VectorFrame frame;
    std::vector<std::shared_ptr<const VectorLearner>> learners;  ///< of options.methods
    MixtureWeights weights;
    std::vector<PlatformMethod> methods;  ///< of outOfFold: options.methods, then Auto
    std::vector<Matrix> outOfFold;        ///< log times up to a constant, rows x platforms
    Matrix latent;                        ///< of the published model, rows x 8; may be empty

    /// What a method says of new rows: log times up to a constant.
    Matrix predict(PlatformMethod method, const Matrix& raw, const RunContext& context) const;
    /// Where the published model places rows: rows x 8; rows x 0 where it was not trained.
    Matrix latentOf(const Matrix& raw, const RunContext& context) const;
};

/// Trains every method on all rows and on the folds, weights them, and makes the model of the one
/// that is chosen. Throws Error for an unknown reference; Cancelled.
TrainedPlatforms trainPlatforms(const PlatformData& data, const PlatformOptions& options,
                                const RunContext& context);

}  // namespace footbridge
