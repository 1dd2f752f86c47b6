// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/table/roles.h"
#include "core/table/table.h"

namespace footbridge {

/// Gives a column a role and takes from it what goes with another one. An ID stands among the
/// ignored columns as well, so that who knows of no IDs leaves it out.
void giveRole(Roles& roles, const std::string& column, Role role);

/// What the ID columns call a row: their texts, one after the other; "" where there is none.
std::string rowName(const Table& table, const Roles& roles, Index row);

}  // namespace footbridge
