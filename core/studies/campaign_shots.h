// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/metrics/splits.h"

namespace footbridge {

/// "20" or "5%"; nothing for anything else. Unlike parseShotRequest it lets counts pass that are
/// too small, so that a campaign can record why their cells failed.
std::optional<ShotRequest> campaignShots(std::string_view text);
/// The same as it is written by everybody, "20" for "020" or "2e1": cells are told apart by it.
std::optional<std::string> plainShots(std::string_view text);

}  // namespace footbridge
