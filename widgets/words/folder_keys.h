// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// Settings that keep where a person last read or wrote something.
inline constexpr auto kDataFolder = "folders/data";
inline constexpr auto kSessionsFolder = "folders/sessions";
inline constexpr auto kTablesFolder = "folders/tables";
inline constexpr auto kPlotsFolder = "folders/plots";
inline constexpr auto kExportFolder = "folders/export";
inline constexpr auto kCampaignsFolder = "folders/campaigns";

}  // namespace footbridge
