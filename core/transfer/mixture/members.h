// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/transfer/mixture/linear_members.h"
#include "core/transfer/mixture/processes.h"

namespace footbridge {

/// All members of the mixture fitted to the same shots.
struct Members {
    std::vector<LinearMember> linear;
    std::vector<ProcessFit> processes;
    Vector evidence;  ///< weights of the processes in their evidence mixture

    Index count() const { return static_cast<Index>(linear.size() + processes.size()) + 1; }
};

/// Variance of v, steadied by the sources': what errors and responses are measured by.
double spreadOf(const TargetView& view, const Vector& v);

/// kernels: between the shots. Throws Cancelled.
Members fitMembers(const TargetView& view, const TargetFeatures& shots,
                   const std::vector<Matrix>& kernels, const Vector& v, const RunContext& context);

/// Predictions of the shots by members that were fitted without their fold, clipped by what the
/// other folds allow. One column each for the linear members, the processes and their evidence
/// mixture. `members` are those fitted to all shots; above 60 of these the processes keep their
/// parameters. Throws Cancelled.
Matrix membersOutOfFold(const Members& members, const TargetView& view, const TargetFeatures& shots,
                        const std::vector<Matrix>& kernels, const Vector& v,
                        const std::vector<int>& folds, const RunContext& context);

}  // namespace footbridge
