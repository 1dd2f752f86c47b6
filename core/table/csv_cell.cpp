// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/csv_cell.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/run/plain_number.h"
#include "core/table/csv_cursor.h"
#include "core/table/digit_groups.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

bool spellsNotFinite(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    static constexpr std::string_view kNumberWords[] = {"inf",     "infinity", "nan",      "1.#inf",
                                                        "1.#qnan", "1.#ind",   "nan(ind)", "∞"};
    return std::ranges::find(kNumberWords, lower) != std::end(kNumberWords);
}

// from_chars reports 1e999 and 1e-999 alike; they differ in the place of the first digit.
bool tooLarge(std::string_view number) {
    const std::size_t mark = number.find_first_of("eE");
    const std::string_view mantissa = number.substr(0, mark);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos) return false;
    long long place = static_cast<long long>(point) - static_cast<long long>(first);
    long long exponent = 0;
    if (mark != std::string_view::npos) {
        std::string_view digits = number.substr(mark + 1);
        if (!digits.empty() && digits.front() == '+') digits.remove_prefix(1);
        const auto [end, code] =
            std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
        if (code == std::errc::result_out_of_range) return digits.front() != '-';
    }
    return exponent > -place;
}

/// Where a number as Fortran writes it, 1.5D+02, has the D; npos where it is none.
std::size_t fortranMark(std::string_view text) {
    const std::size_t mark = text.find_first_of("dD");
    if (mark == std::string_view::npos || mark == 0) return std::string_view::npos;
    std::string_view exponent = text.substr(mark + 1);
    if (!exponent.empty() && (exponent.front() == '+' || exponent.front() == '-'))
        exponent.remove_prefix(1);
    const bool whole =
        !exponent.empty() && exponent.size() <= 3 && std::ranges::all_of(exponent, isDigit) &&
        text.substr(0, mark).find_first_not_of("0123456789.-") == std::string_view::npos;
    return whole ? mark : std::string_view::npos;
}

/// Whether text is a number as Fortran writes it where the exponent has three digits, 1.5-101: it
/// leaves the letter out.
bool lacksExponentLetter(std::string_view text) {
    constexpr std::size_t kExponent = 4;
    if (text.size() <= kExponent) return false;
    const std::string_view exponent = text.substr(text.size() - kExponent);
    text.remove_suffix(kExponent);
    const std::size_t point = text.find_first_of(".,");
    return (exponent[0] == '+' || exponent[0] == '-') &&
           std::ranges::all_of(exponent.substr(1), isDigit) && point != std::string_view::npos &&
           text.size() > 1 && std::ranges::all_of(text.substr(0, point), isDigit) &&
           std::ranges::all_of(text.substr(point + 1), isDigit);
}

}  // namespace

bool isFortranNumber(std::string_view text) {
    return fortranMark(trimmed(text)) != std::string_view::npos;
}

bool isOtherSpelling(std::string_view text) {
    text = trimmed(text);
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    const bool hexadecimal =
        text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X') &&
        text.substr(2).find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    const bool grouped = text.find('_') != std::string_view::npos && !text.empty() &&
                         isDigit(text.front()) && isDigit(text.back()) &&
                         text.find_first_not_of("0123456789_.") == std::string_view::npos;
    return hexadecimal || grouped || lacksExponentLetter(text);
}

bool isCode(std::string_view text) {
    text = trimmed(text);
    const std::string_view digits = text.substr(text.starts_with('-'));
    if (digits.empty() || !std::ranges::all_of(digits, isDigit)) return false;
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return plainNumber(value) != text;
}

CellReader::CellReader(const CsvOptions& options)
    : m_missing(options.missing),
      m_decimal(options.decimal ? options.decimal : '.'),
      m_thousands(options.thousands) {
    std::ranges::sort(m_missing);
    for (const std::string& token : m_missing) {
        double value = 0;
        if (readNumber(token, value) == CellKind::Number) m_numericToken = true;
    }
}

bool CellReader::isMissing(std::string_view text) const {
    return std::ranges::binary_search(m_missing, trimmed(text));
}

CellKind CellReader::read(std::string_view text, double& value) const {
    value = std::numeric_limits<double>::quiet_NaN();
    text = trimmed(text);
    if (text.empty() || std::ranges::binary_search(m_missing, text)) return CellKind::Missing;
    const CellKind kind = readNumber(text, value);
    if (kind != CellKind::Text || m_thousands == 0) return kind;
    // The sign was chosen, so it stands between thousands whatever else it could mean.
    const auto number = digitGroups(text, m_decimal);
    if (!number || number->sign != m_thousands) return kind;
    value = number->value;
    return CellKind::Number;
}

CellKind CellReader::readNumber(std::string_view text, double& value) const {
    value = std::numeric_limits<double>::quiet_NaN();
    const std::string_view whole = text;
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    std::size_t first = !text.empty() && text.front() == '-' && text.size() == whole.size();
    std::string pointed;
    if (m_decimal != '.') {
        if (text.find('.') != std::string_view::npos)
            return spellsNotFinite(whole) ? CellKind::NotFinite : CellKind::Text;
        pointed = text;
        std::ranges::replace(pointed, m_decimal, '.');
        text = pointed;
    }
    // from_chars also accepts "inf" and "nan", which are no measurements.
    if (first >= text.size() || !(isDigit(text[first]) || text[first] == '.'))
        return spellsNotFinite(whole) ? CellKind::NotFinite : CellKind::Text;
    double number = 0;
    if (const std::size_t mark = fortranMark(text); mark != std::string_view::npos) {
        // `text` may lie in `pointed` already.
        pointed = std::string(text);
        pointed[mark] = 'e';
        text = pointed;
    }
    const char* const end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, number);
    if (stop != end || code == std::errc::invalid_argument)
        return spellsNotFinite(whole) ? CellKind::NotFinite : CellKind::Text;
    if (code == std::errc::result_out_of_range) {
        if (tooLarge(text)) return CellKind::NotFinite;
        number = 0;
    }
    value = number;
    return CellKind::Number;
}

OtherDecimal readsWithDecimal(std::string_view text, char decimal) {
    text = trimmed(text);
    const std::size_t sign = text.find(decimal);
    if (sign == std::string_view::npos ||
        text.find_first_not_of("0123456789+-eE.,") != std::string_view::npos)
        return OtherDecimal::No;
    const bool several = text.find(decimal, sign + 1) != std::string_view::npos;
    CsvOptions options;
    options.decimal = decimal;
    options.missing.clear();
    double value = 0;
    if (several || CellReader(options).read(text, value) != CellKind::Number)
        return OtherDecimal::No;
    const std::string_view before = text.substr(0, sign), after = text.substr(sign + 1);
    const std::string_view whole = before.substr(!before.empty() && !isDigit(before.front()));
    const bool group = after.size() == 3 && std::ranges::all_of(after, isDigit) && !whole.empty() &&
                       whole.size() <= 3 && whole.front() != '0';
    return group ? OtherDecimal::Possible : OtherDecimal::Certain;
}

}  // namespace footbridge
