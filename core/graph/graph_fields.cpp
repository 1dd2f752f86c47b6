// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_fields.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/graph/check.h"
#include "core/graph/graph_messages.h"
#include "core/run/json_fields.h"

namespace footbridge::graph::fields {
namespace {

double toNumber(const Json& json) {
    if (json.is_number()) {
        const double value = json.get<double>();
        if (!std::isfinite(value)) damaged("a number is too large");
        return value;
    }
    if (json == "nan") return std::numeric_limits<double>::quiet_NaN();
    if (json == "inf") return std::numeric_limits<double>::infinity();
    if (json == "-inf") return -std::numeric_limits<double>::infinity();
    damaged("a number is missing");
}

/// The shortest decimal that names this float32; nothing when it is none, or when reading it back
/// would not give it.
std::optional<double> shortFloat(double value) {
    const auto narrow = static_cast<float>(value);
    if (!std::isfinite(narrow) || static_cast<double>(narrow) != value) return std::nullopt;
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), narrow);
    double read = 0;
    std::from_chars(text.data(), written.ptr, read);
    constexpr double kLargest = std::numeric_limits<float>::max();
    if (std::abs(read) > kLargest || static_cast<float>(read) != narrow) return std::nullopt;
    return read;
}

/// Numbers that are all float32 are named by as few digits as tell float32 apart, which is half.
std::optional<Json> asFloats(std::span<const double> values) {
    Json array = Json::array();
    bool shorter = false;
    for (const double value : values) {
        const std::optional<double> brief = shortFloat(value);
        if (!brief) return std::nullopt;
        shorter = shorter || *brief != value;
        array.push_back(*brief);
    }
    if (!shorter) return std::nullopt;
    return Json{{"float32", std::move(array)}};
}

JsonFields checked(const Json& json) {
    return {json, {[](const FieldFault& fault) {
                if (fault.path.empty())
                    return Error(messages::kGraphNotAModel, {"it is no object"});
                return Error(messages::kGraphNotAModel,
                             {fault.path + (fault.expected == FieldKind::List ? " is not a list"
                                                                              : " is missing")});
            }}};
}

}  // namespace

void damaged(const std::string& what) {
    throw Error(messages::kGraphNotAModel, {what});
}

Json fromNumber(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    return value;
}

Json fromNumbers(std::span<const double> values) {
    if (std::optional<Json> floats = asFloats(values)) return *std::move(floats);
    Json array = Json::array();
    for (const double value : values) array.push_back(fromNumber(value));
    return array;
}

Json fromNumbers(const Vector& values) {
    return fromNumbers(std::span(values.data(), static_cast<std::size_t>(values.size())));
}

Json fromMatrix(const Matrix& matrix) {
    const std::span values(matrix.data(), static_cast<std::size_t>(matrix.size()));
    return {{"rows", matrix.rows()}, {"columns", matrix.cols()}, {"values", fromNumbers(values)}};
}

const Json& member(const Json& json, const char* name) {
    if (!json.is_object()) damaged(std::string(name) + " is missing");
    return checked(json).at(name);
}

const Json& arrayOf(const Json& json, const char* name) {
    member(json, name);
    return checked(json).list(name);
}

std::int64_t wholeNumber(const Json& json, std::int64_t least, std::int64_t greatest) {
    const bool fits = json.is_number_integer() &&
                      (!json.is_number_unsigned() ||
                       json.get<std::uint64_t>() <=
                           static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    if (!fits) damaged("a whole number is missing");
    const auto value = json.get<std::int64_t>();
    if (value < least || value > greatest) damaged("a whole number is out of range");
    return value;
}

double number(const Json& json, const char* name) {
    return toNumber(member(json, name));
}

std::vector<double> numbers(const Json& json, const char* name) {
    std::vector<double> values;
    const Json& given = member(json, name);
    const bool floats = given.is_object();
    for (const Json& value : floats ? arrayOf(given, "float32") : arrayOf(json, name)) {
        const double number = toNumber(value);
        if (floats && !(std::abs(number) <= std::numeric_limits<float>::max()))
            damaged("a number is too large");
        values.push_back(floats ? static_cast<double>(static_cast<float>(number)) : number);
    }
    return values;
}

Vector vectorOf(const Json& json, const char* name) {
    const auto values = numbers(json, name);
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Matrix matrixOf(const Json& json, const char* name) {
    const Json& matrix = member(json, name);
    const auto rows = integer<Index>(matrix, "rows");
    const auto columns = integer<Index>(matrix, "columns");
    const auto values = numbers(matrix, "values");
    const auto count = static_cast<Index>(values.size());
    const bool sane = rows >= 0 && columns >= 0 && rows <= kMaxColumns && columns <= kMaxColumns;
    if (!sane || rows * columns != count) damaged(std::string(name) + " has the wrong size");
    return Eigen::Map<const Matrix>(values.data(), rows, columns);
}

}  // namespace footbridge::graph::fields
