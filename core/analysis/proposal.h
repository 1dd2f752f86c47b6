// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

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

/// All measured runs, as they are few; but of a table that is measured to the last of many rows a
/// few, which shows what they are worth.
ShotRequest proposedShots(const Dataset& target);

}  // namespace footbridge
