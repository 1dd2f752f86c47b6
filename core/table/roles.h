// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

enum class Role { Feature, Response, Ignored, Id };

/// What the columns of a table are for. Every column not named is a feature.
struct Roles {
    std::string response;  ///< "" when there is none yet
    std::vector<std::string> ignored{};
    std::vector<std::string> groups{};           ///< rows that agree in all of them are never split
    std::map<std::string, std::string> units{};  ///< set by hand: column -> unit
    std::vector<std::string> ids{};       ///< name the rows: no features, but told with predictions
    std::vector<std::string> afterRun{};  ///< features that only a run tells, such as counters: no
                                          ///< choice of runs looks at them

    Role roleOf(const std::string& column) const;
    bool operator==(const Roles&) const = default;
};

/// Roles proposed from names and position, with the reason for the response.
struct ProposedRoles {
    Roles roles;
    Message reason;
};
ProposedRoles proposeRoles(const Table& table);

/// Checks that every column that `roles` names exists, that the response is numeric and not
/// ignored. Throws Error naming the column and the table.
void checkRoles(const Table& table, const Roles& roles);

}  // namespace footbridge
