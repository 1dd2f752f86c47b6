// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/analysis.h"

namespace footbridge {

// What holds where nobody has chosen yet, for the window and the command line alike.

/// Roles of a source: those that were chosen for the file before, else those proposed from its
/// names, with the column `wanted` as its response where there is a number of that name, spelled so
/// or in another way.
Roles proposedSourceRoles(const Table& table, const std::string& wanted = {},
                          const std::optional<Roles>& before = {});

/// Roles of a target: its response is the column `wanted`, else the one that is called like the
/// response of a source, else the one chosen before, else the one proposed from its names, unless
/// that is a feature of a source. It has none when nothing is left.
Roles proposedTargetRoles(const Table& table, std::span<const Dataset> sources,
                          const std::string& wanted = {}, const std::optional<Roles>& before = {});

/// Why neither of them proposes a response for the table; empty where one does. A target has
/// sources.
Message whyNoResponse(const Table& table, std::span<const Dataset> sources = {});

/// All measured runs, as they are few; but of a table of 40 rows or more that is measured to the
/// last of them a few, which shows what they are worth.
ShotRequest proposedShots(const Dataset& target);

/// Fewer shots than were asked for, where those leave nothing to test on though the target has
/// runs enough for both; nothing where it is fine as it is or the runs are too few.
std::optional<ShotRequest> shotsThatLeaveATest(const Dataset& target, const ShotRequest& asked);

/// What about the tables a person should know before anything is computed: the target is one of
/// the sources, or no measured run is left to test on.
std::vector<Message> noticesOf(const AnalysisInput& input);

}  // namespace footbridge
