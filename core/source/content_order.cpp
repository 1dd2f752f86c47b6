// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content_order.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/metrics/row_order.h"
#include "core/source/source_rows.h"
#include "core/table/column_order.h"

namespace footbridge {
namespace {

/// Equal numbers, missing ones included.
bool sameNumbers(const Matrix& a, const Matrix& b) {
    return std::equal(a.reshaped().begin(), a.reshaped().end(), b.reshaped().begin(),
                      b.reshaped().end(),
                      [](double x, double y) { return compareValues(x, y) == 0; });
}

Vector sortedResponses(const Dataset& source) {
    Vector response = source.response()(source.labelledRows());
    std::sort(response.begin(), response.end());
    return response;
}

Matrix orderedRows(const Dataset& source, const FeatureSchema& schema) {
    return sourceRows(schema, source, contentOrder(source, schema))(Eigen::all, byName(schema));
}

bool sameFeatures(FeatureSchema a, FeatureSchema b) {
    const auto name = [](const Feature& feature) -> const std::string& { return feature.name; };
    std::ranges::sort(a.features, std::ranges::less(), name);
    std::ranges::sort(b.features, std::ranges::less(), name);
    return a == b;
}

bool sayTheSame(const Dataset& a, const Dataset& b) {
    if (!sameNumbers(sortedResponses(a), sortedResponses(b))) return false;
    if (a.table == b.table && a.roles == b.roles) return true;
    const FeatureSchema schema = a.schema();
    return sameFeatures(schema, b.schema()) &&
           sameNumbers(orderedRows(a, schema), orderedRows(b, schema));
}

}  // namespace

Rows contentOrder(const Dataset& source, const FeatureSchema& schema) {
    const Vector response = source.response();
    Rows rows = source.labelledRows();
    std::ranges::sort(rows, std::ranges::less(), [&](Index row) { return response[row]; });
    // Features are read of those rows alone whose response does not tell them apart.
    const auto isTied = [&](std::size_t i) {
        const auto equals = [&](std::size_t j) { return response[rows[i]] == response[rows[j]]; };
        return (i > 0 && equals(i - 1)) || (i + 1 < rows.size() && equals(i + 1));
    };
    std::vector<std::size_t> places;
    Rows tied;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (isTied(i)) {
            places.push_back(i);
            tied.push_back(rows[i]);
        }
    if (tied.empty()) return rows;
    const Matrix raw = sourceRows(schema, source, tied);
    const Rows columns = byName(schema);
    Rows order(tied.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::sort(order, [&](Index a, Index b) {
        const double first = response[tied[static_cast<std::size_t>(a)]];
        const double second = response[tied[static_cast<std::size_t>(b)]];
        return first != second ? first < second : compareRows(raw, columns, a, b) < 0;
    });
    for (std::size_t i = 0; i < places.size(); ++i)
        rows[places[i]] = tied[static_cast<std::size_t>(order[i])];
    return rows;
}

std::vector<int> renumbered(const std::vector<int>& groups, std::span<const Index> rows) {
    std::vector<int> own;
    if (groups.empty()) return own;
    std::map<int, int> numbers;
    for (const Index row : rows) {
        const auto next = static_cast<int>(numbers.size());
        own.push_back(numbers.emplace(groups[static_cast<std::size_t>(row)], next).first->second);
    }
    return own;
}

std::vector<Dataset> distinctSources(std::span<const Dataset> sources) {
    std::vector<Dataset> distinct;
    for (const Dataset& source : sources)
        if (std::ranges::none_of(distinct,
                                 [&](const Dataset& other) { return sayTheSame(other, source); }))
            distinct.push_back(source);
    return distinct;
}

}  // namespace footbridge
