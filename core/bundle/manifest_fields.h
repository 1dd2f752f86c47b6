// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

nlohmann::json fieldOf(double number);  ///< null for what JSON cannot say: NaN and infinities

/// Reads a JSON object field by field; every reader throws Error naming the bundle and the field
/// when it is missing or of another kind.
class ManifestFields {
  public:
    ManifestFields(const nlohmann::json& object, std::string bundle, std::string path = "");

    const nlohmann::json& raw(const char* name) const;
    bool has(const char* name) const { return m_object->contains(name); }
    bool isNull(const char* name) const { return raw(name).is_null(); }
    ManifestFields object(const char* name) const;
    std::vector<ManifestFields> objects(const char* name) const;
    bool flag(const char* name) const;
    std::string text(const char* name) const;
    std::vector<std::string> texts(const char* name) const;
    double number(const char* name) const;  ///< null is NaN
    std::vector<double> numbers(const char* name) const;
    std::int64_t integer(const char* name, std::int64_t low, std::int64_t high) const;
    std::uint64_t seed(const char* name) const;
    Rows rows(const char* name) const;
    [[noreturn]] void damaged(const char* name) const;

  private:
    double numberAt(const nlohmann::json& value, const char* name) const;
    const nlohmann::json& list(const char* name) const;

    const nlohmann::json* m_object;
    std::string m_bundle, m_path;
};

}  // namespace footbridge
