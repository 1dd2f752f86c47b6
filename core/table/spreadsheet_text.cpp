// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/spreadsheet_text.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr std::string_view kDigits = "0123456789";

/// A number in any spelling, with a point or a comma.
bool isNumber(std::string_view cell) {
    if (!cell.empty() && (cell.front() == '+' || cell.front() == '-')) cell.remove_prefix(1);
    const std::size_t mark = std::min(cell.find_first_of("eEdD"), cell.size());
    const std::string_view mantissa = cell.substr(0, mark);
    if (mantissa.find_first_of(kDigits) == std::string_view::npos ||
        mantissa.find_first_not_of("0123456789.,") != std::string_view::npos)
        return false;
    if (mark == cell.size()) return true;
    std::string_view exponent = cell.substr(mark + 1);
    if (!exponent.empty() && (exponent.front() == '+' || exponent.front() == '-'))
        exponent.remove_prefix(1);
    return !exponent.empty() && exponent.find_first_not_of(kDigits) == std::string_view::npos;
}

/// Whether it runs as a formula, or would without the apostrophes before it.
bool isFormula(std::string_view cell) {
    const std::size_t first = cell.find_first_not_of('\'');
    return first != std::string_view::npos &&
           std::string_view("=+-@\t\r").find(cell[first]) != std::string_view::npos &&
           !isNumber(cell.substr(first));
}

}  // namespace

std::string forSpreadsheet(std::string_view cell) {
    return (isFormula(cell) ? "'" : "") + std::string(cell);
}

std::string_view withoutApostrophe(std::string_view cell) {
    if (!cell.empty() && cell.front() == '\'' && isFormula(cell)) cell.remove_prefix(1);
    return cell;
}

}  // namespace footbridge
