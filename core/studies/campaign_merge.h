// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/studies/campaign.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// Copies the finished cells of another folder of the same campaign, log by log; those that `to`
/// has keep what they are. Gives how many logs were brought. Throws Error when the other folder is
/// of another campaign or version.
std::size_t bringCells(const StudyFolder& from, const StudyFolder& to, const Campaign& campaign);

}  // namespace footbridge
