// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/row_order.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <numeric>
#include <string_view>

namespace footbridge {

namespace {

constexpr std::size_t kRowsBetweenChecks = 4096;

using Passes = std::function<bool(Index row)>;

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool contains(std::string_view text, const std::string& needle) {
    return std::search(text.begin(), text.end(), needle.begin(), needle.end(),
                       [](char a, char b) { return lowered(a) == b; }) != text.end();
}

bool compares(double a, const QString& sign, double b) {
    if (sign == QLatin1String("<")) return a < b;
    if (sign == QLatin1String("<=")) return a <= b;
    if (sign == QLatin1String(">")) return a > b;
    if (sign == QLatin1String(">=")) return a >= b;
    if (sign == QLatin1String("!=")) return a != b;
    return a == b;
}

/// A column by its name; in another case where none has exactly this one.
const Column* columnNamed(const Table& table, const QString& name) {
    if (const Column* exact = table.find(name.toStdString())) return exact;
    for (const Column& column : table.columns) {
        const QString other = QString::fromStdString(column.name);
        if (other.compare(name, Qt::CaseInsensitive) == 0) return &column;
    }
    return nullptr;
}

/// Numbers may be typed with the decimal sign in which they are shown.
QString withPoint(QString typed) {
    return typed.replace(QLocale().decimalPoint(), QLatin1String("."));
}

/// A condition on one column, when the filter is written as one and names a column.
std::optional<Passes> condition(const Table& table, const QString& filter) {
    static const QRegularExpression form(
        QStringLiteral("^\\s*(.+?)\\s*(<=|>=|!=|=|<|>)\\s*(.+?)\\s*$"));
    const QRegularExpressionMatch match = form.match(filter);
    if (!match.hasMatch()) return {};
    const Column* column = columnNamed(table, match.captured(1));
    if (!column) return {};
    const QString sign = match.captured(2);
    const std::string wanted = match.captured(3).toStdString();
    if (column->type == ColumnType::Number) {
        const std::string digits = withPoint(match.captured(3)).toStdString();
        double value = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size()) return {};
        return [column, sign, value](Index row) {
            return compares(column->numbers[static_cast<std::size_t>(row)], sign, value);
        };
    }
    const bool negated = sign == QLatin1String("!=");
    if (!negated && sign != QLatin1String("=")) return {};
    return
        [column, wanted, negated](Index row) { return (column->text(row) == wanted) != negated; };
}

/// Levels are searched once, so a row costs a look-up; numbers are written out.
Passes anyCell(const Table& table, const QString& filter) {
    std::string needle = filter.trimmed().toStdString();
    std::ranges::transform(needle, needle.begin(), lowered);
    const std::string digits = withPoint(QString::fromStdString(needle)).toStdString();
    std::vector<std::vector<bool>> levelMatches;
    for (const Column& column : table.columns) {
        std::vector<bool>& matches = levelMatches.emplace_back();
        for (const std::string& level : column.levels) matches.push_back(contains(level, needle));
    }
    return [&table, digits, levelMatches](Index row) {
        const auto at = static_cast<std::size_t>(row);
        for (auto matches = levelMatches.begin(); const Column& column : table.columns) {
            const std::vector<bool>& levels = *matches++;
            if (column.type == ColumnType::Category) {
                const std::int32_t code = column.codes[at];
                if (code >= 0 && levels[static_cast<std::size_t>(code)]) return true;
                continue;
            }
            if (std::isnan(column.numbers[at])) continue;
            std::array<char, 32> buffer;
            const auto end =
                std::to_chars(buffer.data(), buffer.data() + buffer.size(), column.numbers[at]).ptr;
            const std::string_view text(buffer.data(),
                                        static_cast<std::size_t>(end - buffer.data()));
            if (contains(text, digits)) return true;
        }
        return false;
    };
}

/// Position of every level in the alphabet, so that sorting compares integers.
std::vector<double> sortKeys(const Column& column) {
    if (column.type == ColumnType::Number) return column.numbers;
    std::vector<std::size_t> order(column.levels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t level) { return column.levels[level]; });
    std::vector<double> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<double>(i);
    std::vector<double> keys;
    keys.reserve(column.codes.size());
    for (const std::int32_t code : column.codes) {
        keys.push_back(code < 0 ? std::nan("") : rank[static_cast<std::size_t>(code)]);
    }
    return keys;
}

void sortRows(RowOrder& rows, const std::vector<double>& keys, bool descending) {
    std::ranges::stable_sort(rows, [&](std::uint32_t a, std::uint32_t b) {
        return standsBefore(keys[a], keys[b], !descending);
    });
}

}  // namespace

bool standsBefore(double a, double b, bool ascending) {
    if (std::isnan(a) || std::isnan(b)) return !std::isnan(a) && std::isnan(b);
    return ascending ? a < b : a > b;
}

RowOrder orderRows(const Table& table, const RowOrderRequest& request, const RunContext& context) {
    RowOrder rows;
    const auto count = static_cast<std::size_t>(table.rows());
    if (request.filter.trimmed().isEmpty()) {
        rows.resize(count);
        std::iota(rows.begin(), rows.end(), 0U);
    } else {
        const auto limited = condition(table, request.filter);
        const Passes passes = limited ? *limited : anyCell(table, request.filter);
        for (std::size_t row = 0; row < count; ++row) {
            if (row % kRowsBetweenChecks == 0) context.checkCancelled();
            if (passes(static_cast<Index>(row))) rows.push_back(static_cast<std::uint32_t>(row));
        }
    }
    context.checkCancelled();
    if (request.sortColumn >= 0) {
        const Column& column = table.columns.at(static_cast<std::size_t>(request.sortColumn));
        sortRows(rows, sortKeys(column), request.descending);
    }
    return rows;
}

}  // namespace footbridge
