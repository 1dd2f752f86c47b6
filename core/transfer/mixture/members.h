// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/transfer/mixture/aligned_member.h"
#include "core/transfer/mixture/forest_members.h"
#include "core/transfer/mixture/linear_members.h"
#include "core/transfer/mixture/processes.h"
#include "core/transfer/mixture/weights.h"

namespace footbridge {

/// All members of the mixture fitted to the same shots.
struct Members {
    std::vector<LinearMember> linear;
    std::optional<AlignedMember> aligned;  ///< where no column is shared
    std::vector<ForestMember> forests;
    std::vector<ProcessFit> processes;
    Vector evidence;  ///< weights of the processes in their evidence mixture

    // Columns of their predictions: linear members, the aligned one, forests, processes, the
    // evidence mixture.
    Index alignedColumn() const { return static_cast<Index>(linear.size()); }
    Index forestColumn() const { return alignedColumn() + (aligned ? 1 : 0); }
    Index processColumn() const { return forestColumn() + static_cast<Index>(forests.size()); }
    Index mixtureColumn() const { return processColumn() + static_cast<Index>(processes.size()); }
    Index count() const { return mixtureColumn() + 1; }
    Index columnOf(std::string_view name) const;  ///< -1 when there is no such member
    /// Columns of the processes that count through the evidence mixture alone.
    std::vector<Index> inEvidenceAlone() const;
};

/// Variance of v, steadied by the sources': what errors and responses are measured by.
double spreadOf(const TargetView& view, const Vector& v);

/// pool: rows without a label; kernels: between the shots. Throws Cancelled.
Members fitMembers(const TargetView& view, const TargetFeatures& shots, const TargetFeatures& pool,
                   const std::vector<Matrix>& kernels, const Vector& v, const RunContext& context);

/// Predictions of any rows, one column a member; kernels: between the rows and the shots.
Matrix membersPredict(const Members& members, const std::vector<Matrix>& kernels,
                      const TargetFeatures& rows);

/// Who has a say in what is believed of the pool (METHODS.md, "Mixture of Gaussian processes").
std::vector<Index> beliefVoices(const Members& members, bool shared);

/// Predictions of the shots by members that were fitted without their fold, clipped by what the
/// other folds allow. Columns as Members says. `members` are those fitted to all shots; above 60 of
/// these the processes keep their parameters. Throws Cancelled.
Matrix membersOutOfFold(const Members& members, const TargetView& view, const TargetFeatures& shots,
                        const TargetFeatures& pool, const std::vector<Matrix>& kernels,
                        const Vector& v, const std::vector<int>& folds, const RunContext& context);

}  // namespace footbridge
