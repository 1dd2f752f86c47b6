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

bool isEmpty(const Column& column) {
    return column.missingCount() == column.numbers.size();
}

/// The column whose name says most that it is the response; of equal ones the last. Nullptr where
/// no name does.
const Column* calledAResponse(const Table& table, bool empty) {
    const Column* best = nullptr;
    int bestRank = 1;
    for (const Column& column : table.columns) {
        if (column.type != ColumnType::Number || isEmpty(column) != empty) continue;
        const int rank = responseRank(column.name);
        if (rank < bestRank) continue;
        best = &column;
        bestRank = rank;
    }
    return best;
}

}  // namespace

Role Roles::roleOf(const std::string& column) const {
    if (!response.empty() && column == response) return Role::Response;
    if (std::ranges::find(ignored, column) == ignored.end()) return Role::Feature;
    return std::ranges::find(ids, column) != ids.end() ? Role::Id : Role::Ignored;
}

ProposedRoles proposeRoles(const Table& table) {
    const Column* best = calledAResponse(table, false);
    if (!best) best = calledAResponse(table, true);  // nothing was measured yet
    const Column* last = best;
    for (const Column& column : table.columns)
        if (column.type == ColumnType::Number && !isEmpty(column)) last = &column;
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
