// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/aligned_table.h"

#include "core/matching/matching.h"
#include "core/matching/matching_messages.h"
#include "core/matching/same_names.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/cell_units.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

/// The only column of that name apart from case, separators and unit; null when there is none.
const Column* findSpelled(const Table& table, const std::string& name) {
    const Column* found = nullptr;
    const std::string wanted = canonicalName(name);
    for (const Column& column : table.columns) {
        if (canonicalName(column.name) != wanted) continue;
        if (found)
            throw Error(messages::kInputAmbiguous, {table.name, name, found->name, column.name});
        found = &column;
    }
    return found;
}

/// What the column's numbers are multiplied by to be in the feature's unit.
double factorOf(const Table& table, const Column& column, const std::string& inCells,
                const Feature& feature, bool refuse) {
    const auto own = inCells.empty() ? unitFromName(column.name) : unitFromSymbol(inCells);
    const auto wanted = unitFromSymbol(feature.unit);
    const std::string is = own ? own->symbol : "";
    if (is == feature.unit) return 1;
    const bool fits = own && wanted && own->quantity == wanted->quantity;
    if (!fits || refuse)
        throw Error(messages::kInputUnit, {table.name, column.name, feature.name,
                                           feature.unit.empty() ? "–" : feature.unit});
    return own->factor / wanted->factor;
}

Column taken(const Table& table, const Column& column, const std::string& inCells,
             const Feature& feature, bool refuse, std::vector<Message>& notes) {
    Column result = column;
    result.name = feature.name;
    if (column.name == feature.name && (inCells.empty() || inCells == feature.unit)) return result;
    double factor = 1;
    if (feature.type == ColumnType::Number)
        factor = factorOf(table, column, inCells, feature, refuse);
    for (double& number : result.numbers) number *= factor;
    if (factor == 1)
        notes.push_back({messages::kInputSpelled, {column.name, feature.name}});
    else
        notes.push_back(
            {messages::kInputConverted, {column.name, feature.name, {factor, Digits::All}}});
    return result;
}

}  // namespace

AlignedTable alignColumns(const Table& table, std::span<const Feature> features,
                          bool refuseOtherUnit) {
    AlignedTable aligned;
    aligned.table.path = table.path;
    aligned.table.name = table.name;
    aligned.table.checksum = table.checksum;
    aligned.table.options = table.options;
    const std::map<std::string, std::string> units = unitsInCells(table);
    for (const Feature& feature : features) {
        const Column* column = table.find(feature.name);
        if (!column) column = findSpelled(table, feature.name);
        if (!column) continue;
        const auto unit = units.find(column->name);
        aligned.table.columns.push_back(taken(table, *column,
                                              unit == units.end() ? "" : unit->second, feature,
                                              refuseOtherUnit, aligned.notes));
    }
    return aligned;
}

}  // namespace footbridge
