// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dataset.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <unordered_map>

#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/table/number_column.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

std::string unitOfColumn(const std::string& name, const Roles* roles) {
    if (roles) {
        const auto set = roles->units.find(name);
        if (set != roles->units.end()) {
            const auto known = unitFromSymbol(set->second);
            return known ? known->symbol : set->second;
        }
    }
    const auto read = unitFromName(name);
    return read ? read->symbol : "";
}

std::vector<std::string> levelsByFrequency(const Column& column) {
    std::vector<std::size_t> counts(column.levels.size());
    for (const std::int32_t code : column.codes)
        if (code >= 0) ++counts[static_cast<std::size_t>(code)];
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Equally frequent ones by name: where they first stand in the table must not matter.
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : column.levels[a] < column.levels[b];
    });
    std::vector<std::string> levels;
    for (const std::size_t i : order)
        if (counts[i] > 0) levels.push_back(column.levels[i]);
    return levels;
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "“" : ", “") + name + "”";
    return text;
}

/// Whether a column of numbers holds some of the levels: "12" among "12" and "gcc" is text where
/// the other rows are not there to show it.
bool holdsLevels(const Column& column, const Feature& feature) {
    if (column.type != ColumnType::Number || feature.type != ColumnType::Category) return false;
    for (Index row = 0; row < column.rows(); ++row)
        if (!column.missing(row) && std::ranges::count(feature.levels, column.text(row)) > 0)
            return true;
    return false;
}

void checkColumns(const Table& table, const FeatureSchema& schema) {
    std::vector<std::string> lacking, other;
    for (const Feature& feature : schema.features) {
        const Column* column = table.find(feature.name);
        if (!column) lacking.push_back(feature.name);
        // A column without any value is read as numbers, whatever it would have held.
        else if (column->type != feature.type && !holdsNothing(*column) &&
                 !holdsLevels(*column, feature))
            other.push_back(feature.name);
    }
    if (!lacking.empty() && !other.empty())
        throw Error(messages::kColumnsLackingAndOtherType,
                    {table.name, listed(lacking), listed(other)});
    if (!lacking.empty()) throw Error(messages::kColumnsLacking, {table.name, listed(lacking)});
    if (!other.empty()) throw Error(messages::kColumnsOtherType, {table.name, listed(other)});
}

double conversion(const std::string& from, const std::string& to) {
    if (from == to) return 1;
    const auto a = unitFromSymbol(from), b = unitFromSymbol(to);
    return a && b && a->quantity == b->quantity ? a->factor / b->factor : 1;
}

std::vector<double> levelPositions(const Column& column, const Feature& feature) {
    std::unordered_map<std::string_view, double> positions;
    for (std::size_t i = 0; i < feature.levels.size(); ++i)
        positions.emplace(feature.levels[i], static_cast<double>(i));
    std::vector<double> result;
    for (const std::string& level : column.levels) {
        const auto at = positions.find(level);
        result.push_back(at == positions.end() ? -1 : at->second);
    }
    return result;
}

double levelOfNumber(const Column& column, Index row, const Feature& feature) {
    if (column.missing(row)) return kMissing;
    const auto at = std::ranges::find(feature.levels, column.text(row));
    return at == feature.levels.end() ? -1 : static_cast<double>(at - feature.levels.begin());
}

Matrix raw(const Table& table, const Roles* roles, const FeatureSchema& schema,
           std::span<const Index> rows) {
    checkColumns(table, schema);
    Matrix features(static_cast<Index>(rows.size()), schema.size());
    for (Index f = 0; f < schema.size(); ++f) {
        const Feature& feature = schema.features[static_cast<std::size_t>(f)];
        const Column& column = *table.find(feature.name);
        if (column.type != feature.type) {
            for (std::size_t i = 0; i < rows.size(); ++i)
                features(static_cast<Index>(i), f) = levelOfNumber(column, rows[i], feature);
        } else if (column.type == ColumnType::Number) {
            const double factor =
                roles ? conversion(unitOfColumn(feature.name, roles), feature.unit) : 1;
            for (std::size_t i = 0; i < rows.size(); ++i)
                features(static_cast<Index>(i), f) =
                    column.numbers[static_cast<std::size_t>(rows[i])] * factor;
        } else {
            const std::vector<double> positions = levelPositions(column, feature);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                const std::int32_t code = column.codes[static_cast<std::size_t>(rows[i])];
                features(static_cast<Index>(i), f) =
                    code < 0 ? kMissing : positions[static_cast<std::size_t>(code)];
            }
        }
    }
    return features;
}

Rows allRows(const Table& table) {
    Rows rows(static_cast<std::size_t>(table.rows()));
    std::iota(rows.begin(), rows.end(), Index{0});
    return rows;
}

const Column& responseColumn(const Dataset& dataset) {
    if (dataset.roles.response.empty()) throw Error(messages::kNoResponse, {dataset.label});
    const Column& column = dataset.table->column(dataset.roles.response);
    if (column.type != ColumnType::Number)
        throw Error(messages::kResponseNotNumeric, {column.name, dataset.table->name});
    return column;
}

// Equal cells give equal keys; all missing cells are alike.
std::uint64_t cellKey(const Column& column, std::size_t row) {
    if (column.type == ColumnType::Category) return static_cast<std::uint64_t>(column.codes[row]);
    const double x = column.numbers[row];
    return std::isnan(x) ? ~std::uint64_t{0} : std::bit_cast<std::uint64_t>(x == 0 ? 0.0 : x);
}

}  // namespace

Index FeatureSchema::indexOf(std::string_view name) const {
    const auto at = std::ranges::find(features, name, &Feature::name);
    return at == features.end() ? -1 : static_cast<Index>(at - features.begin());
}

FeatureSchema FeatureSchema::select(std::span<const std::string> names) const {
    FeatureSchema selected;
    for (const std::string& name : names) {
        const Index at = indexOf(name);
        if (at < 0) throw Error(messages::kFeatureUnknown, {name});
        selected.features.push_back(features[static_cast<std::size_t>(at)]);
    }
    return selected;
}

FeatureSchema Dataset::schema() const {
    FeatureSchema schema;
    for (const Column& column : table->columns) {
        if (roles.roleOf(column.name) != Role::Feature) continue;
        Feature feature{column.name, column.type, {}, {}};
        if (column.type == ColumnType::Number)
            feature.unit = unitOfColumn(column.name, &roles);
        else
            feature.levels = levelsByFrequency(column);
        schema.features.push_back(std::move(feature));
    }
    return schema;
}

Vector Dataset::response() const {
    const std::vector<double>& numbers = responseColumn(*this).numbers;
    const Eigen::Map<const Vector> values(numbers.data(), static_cast<Index>(numbers.size()));
    if (convertedUnit.empty()) return values;
    return values * conversion(unitOfColumn(roles.response, &roles), convertedUnit);
}

Rows Dataset::labelledRows() const {
    const std::vector<double>& numbers = responseColumn(*this).numbers;
    Rows rows;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (std::isfinite(numbers[i])) rows.push_back(static_cast<Index>(i));
    return rows;
}

std::vector<int> Dataset::groupKeys() const {
    if (roles.groups.empty()) return {};
    std::vector<const Column*> columns;
    for (const std::string& name : roles.groups) columns.push_back(&table->column(name));
    std::map<std::vector<std::uint64_t>, int> known;
    std::vector<int> keys;
    for (std::size_t row = 0; row < static_cast<std::size_t>(table->rows()); ++row) {
        std::vector<std::uint64_t> key;
        for (const Column* column : columns) key.push_back(cellKey(*column, row));
        keys.push_back(known.emplace(std::move(key), static_cast<int>(known.size())).first->second);
    }
    return keys;
}

std::string Dataset::responseUnit() const {
    if (roles.response.empty()) return "";
    return convertedUnit.empty() ? unitOfColumn(roles.response, &roles) : convertedUnit;
}

Dataset makeDataset(std::shared_ptr<const Table> table, Roles roles, std::string label) {
    checkRoles(*table, roles);
    if (label.empty()) label = table->name;
    return {std::move(table), std::move(roles), std::move(label), {}};
}

Dataset withResponseIn(Dataset dataset, const std::string& unit) {
    const std::string own = dataset.responseUnit();
    const auto from = unitFromSymbol(own), to = unitFromSymbol(unit);
    if (own != unit && from && to && from->quantity == to->quantity)
        dataset.convertedUnit = to->symbol;
    return dataset;
}

Matrix rawFeatures(const Table& table, const FeatureSchema& schema, std::span<const Index> rows) {
    return raw(table, nullptr, schema, rows);
}

Matrix rawFeatures(const Table& table, const FeatureSchema& schema) {
    return raw(table, nullptr, schema, allRows(table));
}

Matrix rawFeatures(const Dataset& dataset, const FeatureSchema& schema,
                   std::span<const Index> rows) {
    return raw(*dataset.table, &dataset.roles, schema, rows);
}

Matrix rawFeatures(const Dataset& dataset, const FeatureSchema& schema) {
    return raw(*dataset.table, &dataset.roles, schema, allRows(*dataset.table));
}

}  // namespace footbridge
