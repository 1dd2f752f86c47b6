// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/roles.h"

#include <algorithm>

#include "core/run/error.h"
#include "core/table/cell_units.h"
#include "core/table/ignored_columns.h"
#include "core/table/response_names.h"
#include "core/table/role_choice.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

bool canBeResponse(const Column& column) {
    return column.type == ColumnType::Number && column.missingCount() < column.numbers.size();
}

}  // namespace

Role Roles::roleOf(const std::string& column) const {
    if (!response.empty() && column == response) return Role::Response;
    if (std::ranges::find(ignored, column) == ignored.end()) return Role::Feature;
    return std::ranges::find(ids, column) != ids.end() ? Role::Id : Role::Ignored;
}

ProposedRoles proposeRoles(const Table& table) {
    const Column* best = nullptr;
    const Column* last = nullptr;
    int bestRank = 0;
    for (const Column& column : table.columns) {
        if (!canBeResponse(column)) continue;
        last = &column;
        const int rank = responseRank(column.name);
        if (rank > 0 && rank >= bestRank) {
            best = &column;
            bestRank = rank;
        }
    }
    ProposedRoles proposed;
    proposed.roles.units = unitsInCells(table);
    proposed.reason = likelyResponseIsText(table);
    if (!last && proposed.reason.empty()) proposed.reason = Message(messages::kResponseNotFound);
    if (proposed.reason.empty()) {
        proposed.roles.response = best ? best->name : last->name;
        proposed.reason = Message(best ? messages::kResponseByName : messages::kResponseByPosition,
                                  {proposed.roles.response});
    }
    for (const IgnoredColumn& column : columnsToIgnore(table))
        if (column.name != proposed.roles.response)
            giveRole(proposed.roles, column.name, column.namesRows ? Role::Id : Role::Ignored);
    return proposed;
}

void checkRoles(const Table& table, const Roles& roles) {
    for (const std::string& name : roles.ignored) table.column(name);
    for (const std::string& name : roles.ids) table.column(name);
    for (const std::string& name : roles.groups) table.column(name);
    for (const std::string& name : roles.afterRun) table.column(name);
    for (const auto& [name, unit] : roles.units) {
        table.column(name);
        if (!unit.empty() && !unitFromSymbol(unit))
            throw Error(messages::kUnitUnknown, {unit, name, table.name});
    }
    if (roles.response.empty()) return;
    if (table.column(roles.response).type != ColumnType::Number)
        throw Error(messages::kResponseNotNumeric, {roles.response, table.name});
    if (std::ranges::find(roles.ignored, roles.response) != roles.ignored.end())
        throw Error(messages::kResponseIgnored, {roles.response, table.name});
}

}  // namespace footbridge
