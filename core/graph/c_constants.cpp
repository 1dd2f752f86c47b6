// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_constants.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace footbridge::graph {
namespace {

constexpr std::size_t kLineLength = 100;

template <class Number>
std::string shortest(Number value) {
    std::array<char, 40> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value);
    std::string number(text.data(), written.ptr);
    // What C can do without: the zero before the point, and what fills an exponent.
    const std::size_t point = number.find("0.");
    if (point == 0 || (point == 1 && number[0] == '-')) number.erase(point, 1);
    if (const std::size_t e = number.find('e'); e != std::string::npos) {
        const std::size_t digits =
            number.find_first_not_of("+0", e + (number[e + 1] == '-' ? 2 : 1));
        const std::size_t sign = number[e + 1] == '-' ? e + 2 : e + 1;
        number.erase(sign, digits - sign);
    }
    // A number of many digits without a point would be an integer that no type holds.
    if (number.size() > 9 && number.find_first_of(".e") == std::string::npos) number += '.';
    return number;
}

bool isFloat(double value) {
    return std::isfinite(value) && std::abs(value) <= std::numeric_limits<float>::max() &&
           static_cast<double>(static_cast<float>(value)) == value;
}

/// As few digits as tell float32 apart; with a suffix where reading them as a double first would
/// round to another float.
std::string floatNumber(double value) {
    const auto narrow = static_cast<float>(value);
    std::string text = shortest(narrow);
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    constexpr double kLargest = std::numeric_limits<float>::max();
    if (std::abs(read) <= kLargest && static_cast<float>(read) == narrow) return text;
    return text + (text.find_first_of(".e") == std::string::npos ? ".f" : "f");
}

}  // namespace

std::string cNumber(double value) {
    if (std::isnan(value)) return "NAN";
    if (std::isinf(value)) return value > 0 ? "INFINITY" : "-INFINITY";
    return shortest(value);
}

std::string cString(std::string_view text) {
    constexpr std::string_view kDigits = "01234567";
    std::string literal = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\' || c == '?') {
            literal += '\\';
            literal += c;
        } else if (byte >= 32 && byte < 127) {
            literal += c;
        } else {
            literal += '\\';
            for (const int shift : {6, 3, 0}) literal += kDigits[(byte >> shift) & 7];
        }
    }
    return literal + '"';
}

void CConstants::append(std::string& text, const std::string& number) {
    const std::size_t line = text.rfind('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
    if (text.size() - line + number.size() > kLineLength) text += '\n';
    text += number;
    text += ',';
}

std::string CConstants::named(const char* type, std::size_t size, std::string values) {
    if (values.empty()) {  // C has no empty arrays
        values = "0,";
        size = 1;
    }
    values.pop_back();
    std::string& name = m_names[std::string(type) + ' ' + values];
    if (name.empty()) {
        name = "c" + std::to_string(m_names.size());
        m_text += std::string("static const ") + type + ' ' + name + '[' + std::to_string(size) +
                  "] = {\n" + values + "};\n";
    }
    return name;
}

std::string CConstants::doubles(const std::vector<double>& values) {
    std::string text;
    for (const double value : values) append(text, cNumber(value));
    return named("double", values.size(), std::move(text));
}

std::string CConstants::doubles(const Vector& values) {
    return doubles(std::vector<double>(values.data(), values.data() + values.size()));
}

CConstants::Name CConstants::reals(const std::vector<double>& values) {
    if (!std::all_of(values.begin(), values.end(), isFloat)) return {doubles(values), false};
    std::string text;
    for (const double value : values) append(text, floatNumber(value));
    return {named("float", values.size(), std::move(text)), true};
}

}  // namespace footbridge::graph
