// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/role_choice.h"

#include <algorithm>

namespace footbridge {

void giveRole(Roles& roles, const std::string& column, Role role) {
    if (roles.response == column) roles.response.clear();
    std::erase(roles.ignored, column);
    std::erase(roles.ids, column);
    if (role == Role::Response) roles.response = column;
    if (role == Role::Ignored || role == Role::Id) roles.ignored.push_back(column);
    if (role == Role::Id) roles.ids.push_back(column);
}

std::string rowName(const Table& table, const Roles& roles, Index row) {
    std::string name;
    for (const std::string& id : roles.ids) {
        const Column* column = roles.roleOf(id) == Role::Id ? table.find(id) : nullptr;
        if (!column || row >= column->rows() || column->missing(row)) continue;
        name += (name.empty() ? "" : " ") + column->text(row);
    }
    return name;
}

}  // namespace footbridge
