// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/run/matrix.h"

/// Numbers, lists and matrices in the JSON of a graph, there and back. Whatever reads throws the
/// Error of a text that is not a model, naming the field.
namespace footbridge::graph::fields {

using Json = nlohmann::json;

[[noreturn]] void damaged(const std::string& what);

/// JSON has no infinities and no NaN: these travel as text.
Json fromNumber(double value);
/// Where all are float32, by as few digits as tell float32 apart.
Json fromNumbers(std::span<const double> values);
Json fromNumbers(const Vector& values);
Json fromMatrix(const Matrix& matrix);
template <class Values>
Json fromIntegers(const Values& values) {
    Json array = Json::array();
    for (const auto value : values) array.push_back(static_cast<std::int64_t>(value));
    return array;
}

/// A field of an object.
const Json& member(const Json& json, const char* name);
const Json& arrayOf(const Json& json, const char* name);
double number(const Json& json, const char* name);
std::vector<double> numbers(const Json& json, const char* name);
Vector vectorOf(const Json& json, const char* name);
Matrix matrixOf(const Json& json, const char* name);

/// Within both ends.
std::int64_t wholeNumber(const Json& json, std::int64_t least, std::int64_t greatest);

template <class Integer>
Integer toInteger(const Json& json) {
    using Limits = std::numeric_limits<Integer>;
    return static_cast<Integer>(wholeNumber(json, Limits::min(), Limits::max()));
}

template <class Integer>
Integer integer(const Json& json, const char* name) {
    return toInteger<Integer>(member(json, name));
}

template <class Integer>
std::vector<Integer> integers(const Json& json, const char* name) {
    std::vector<Integer> values;
    for (const Json& value : arrayOf(json, name)) values.push_back(toInteger<Integer>(value));
    return values;
}

/// The value whose name stands there.
template <class Enum, std::size_t kCount>
Enum choice(const Json& json, const char* name, const std::array<const char*, kCount>& names) {
    const Json& text = member(json, name);
    for (std::size_t i = 0; i < kCount; ++i)
        if (text == names[i]) return static_cast<Enum>(i);
    damaged(std::string(name) + " is unknown");
}

}  // namespace footbridge::graph::fields
