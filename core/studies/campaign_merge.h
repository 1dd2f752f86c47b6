// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/studies/campaign.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// What another folder gave.
struct BroughtCells {
    std::size_t brought = 0;
    std::size_t kept = 0;      ///< that `to` has with other numbers or times, and keeps
    std::uint64_t unread = 0;  ///< bytes of the other folder's logs
};

/// Writes the finished cells of another folder of the same campaign to logs of their own, but those
/// that `to` has, scored by the same methods. Throws Error, before anything is written, when the
/// other folder is of another campaign or of other tables, and when `to` cannot be written.
BroughtCells bringCells(const StudyFolder& from, const StudyFolder& to, const Campaign& campaign);

}  // namespace footbridge
