// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/graph/model_graph.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Ways to predict a vector of relative times.
enum class PlatformMethod {
    Majority,    ///< the majority order, with the mean vector's times
    Mean,        ///< the mean vector
    Neighbours,  ///< items weighted by how near their features are
    Ridge,
    Forest,
    Boosted,
    Process,    ///< Gaussian process with a kernel over features x platforms
    Published,  ///< Nichols et al.: variational auto-encoder and network
    Auto        ///< all of them, weighted by errors out of fold
};

inline constexpr PlatformMethod kPlatformMethods[] = {
    PlatformMethod::Majority, PlatformMethod::Mean,     PlatformMethod::Neighbours,
    PlatformMethod::Ridge,    PlatformMethod::Forest,   PlatformMethod::Boosted,
    PlatformMethod::Process,  PlatformMethod::Published};

Message methodName(PlatformMethod method);
std::string methodKey(PlatformMethod method);  ///< for programs, such as "majority order"
/// Throws Error listing the keys.
PlatformMethod methodFromKey(std::string_view key);

/// Learns the coordinates of a panel from encoded features.
class VectorLearner {
  public:
    virtual ~VectorLearner() = default;
    /// X: n x p, standardised; scores: n x k, variance 1 each; groups: n, rows that belong
    /// together when settings are chosen. Deterministic for the same input and seed. Throws
    /// Cancelled.
    virtual void fit(const Matrix& X, const Matrix& scores, const std::vector<int>& groups,
                     const RunContext& context) = 0;
    /// Rows of the reference platform, which the published model sees first; none where features
    /// were not measured by platforms. To be called before fit().
    virtual void calibrateOn(const Rows&) {}
    /// `x` has p columns, the result k.
    virtual graph::Value emit(graph::Builder& builder, graph::Value x) const = 0;
    /// What the learner makes of the features before it predicts; nothing for most.
    virtual graph::Value emitLatent(graph::Builder&, graph::Value x) const { return x; }
};

/// Not for Majority, Mean and Auto, which learn nothing from features.
std::unique_ptr<VectorLearner> makeLearner(PlatformMethod method);

/// Fold of each row: whole groups, at most `most` folds of about the same size.
std::vector<int> groupFolds(const std::vector<int>& groups, int most, std::uint64_t seed);

}  // namespace footbridge
