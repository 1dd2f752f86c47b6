// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/graph/model_graph.h"
#include "core/learners/boosted_trees.h"

namespace footbridge {

/// Owns one XGBoost model and its training rows. XGBoost works in float32.
class XgboostBooster {
  public:
    /// X is n x p with n, p >= 1; targets are centred by the caller. Throws Error when XGBoost
    /// refuses the numbers.
    XgboostBooster(const Matrix& X, const Vector& centred, const BoostedTreesOptions& options,
                   std::uint64_t seed);
    ~XgboostBooster();
    XgboostBooster(const XgboostBooster&) = delete;
    XgboostBooster& operator=(const XgboostBooster&) = delete;

    void round(int number);              ///< grows one more tree
    Vector predictTrainingRows() const;  ///< by XGBoost itself
    std::string saved() const;           ///< the model as XGBoost saves it, in UBJSON

  private:
    void* m_rows = nullptr;     // DMatrixHandle
    void* m_booster = nullptr;  // BoosterHandle
    Loss m_loss;
    Vector m_targets;  ///< where the loss leans
};

/// Of the XGBoost in use, such as "1.7.4".
std::string xgboostVersion();

/// The trees of a model that XGBoost saved in UBJSON, thresholds as they are; base is 0. Throws
/// Error.
graph::TreeEnsemble readXgboostTrees(std::string_view saved);

}  // namespace footbridge
