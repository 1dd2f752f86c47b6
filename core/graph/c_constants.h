// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge::graph {

/// A number as C99 reads it back to the same bits; NAN and INFINITY are of math.h.
std::string cNumber(double value);

/// A text as a string literal of C99 in which no trigraph stands, whatever the text holds.
std::string cString(std::string_view text);

/// The constant arrays of a C source. Equal ones are one, named in the order in which they were
/// first asked for.
class CConstants {
  public:
    struct Name {
        std::string name;
        bool floats = false;  ///< all values are float32 and stored as such
    };
    std::string doubles(const std::vector<double>& values);
    std::string doubles(const Vector& values);
    /// As float where every value is one.
    Name reals(const std::vector<double>& values);
    /// `type` can hold the values, for example "unsigned short".
    template <class Integer>
    std::string integers(const char* type, const std::vector<Integer>& values) {
        std::string text;
        for (const Integer value : values) append(text, std::to_string(value));
        return named(type, values.size(), std::move(text));
    }

    const std::string& text() const { return m_text; }  ///< all definitions

  private:
    static void append(std::string& text, const std::string& number);
    std::string named(const char* type, std::size_t size, std::string values);

    std::map<std::string, std::string> m_names;  // by type and values
    std::string m_text;
};

}  // namespace footbridge::graph
