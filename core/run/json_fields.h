// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/run/error.h"
#include "core/run/matrix.h"

namespace footbridge {

/// What a field should have been; Present: it is missing.
enum class FieldKind { Present, Object, List, Text, Texts, Flag, Number, WholeNumber };

struct FieldFault {
    std::string path;  ///< "sources[1].label"; "" for the whole of a file
    FieldKind expected = FieldKind::Present;
    std::uint64_t most = 0;  ///< the greatest WholeNumber
    std::int64_t least = 0;  ///< the smallest one
};

/// How the JSON of one kind of file is read.
struct FieldRules {
    std::function<Error(const FieldFault&)> complaint;  ///< what is thrown
    bool nullIsMissing = false;  ///< whether a field that is null counts as one that is not there
};

/// Reads one object of a JSON file field by field; whatever is missing or of another kind than
/// asked for is thrown as its rules say. The JSON must outlive it.
class JsonFields {
  public:
    using Json = nlohmann::json;

    JsonFields(const Json& object, FieldRules rules, std::string path = {});

    bool has(const char* key) const;
    const Json& at(const char* key) const;
    const Json& json() const { return *m_object; }
    const Json& list(const char* key) const;
    JsonFields object(const char* key) const;
    std::vector<JsonFields> objects(const char* key) const;
    bool flag(const char* key) const;
    std::string text(const char* key) const;
    std::vector<std::string> texts(const char* key) const;
    double number(const char* key) const;  ///< null is NaN, which JSON cannot say
    std::vector<double> numbers(const char* key) const;
    std::int64_t integer(const char* key, std::int64_t low, std::int64_t high) const;
    std::uint64_t count(const char* key, std::uint64_t most) const;  ///< a whole number from 0
    Rows rows(const char* key) const;

    // The same, or what is said here where the field is not there.
    bool flagOr(const char* key, bool otherwise) const;
    std::string textOr(const char* key, const std::string& otherwise) const;
    std::vector<std::string> textsOr(const char* key) const;  ///< or none
    double numberOr(const char* key, double otherwise) const;
    std::uint64_t countOr(const char* key, std::uint64_t otherwise, std::uint64_t most) const;

    [[noreturn]] void fail(const std::string& key, FieldKind expected = FieldKind::Present,
                           std::uint64_t most = 0, std::int64_t least = 0) const;
    std::string path(const std::string& key) const;

  private:
    JsonFields(const Json& object, std::shared_ptr<const FieldRules> rules, std::string path);
    double numberAt(const Json& value, const char* key) const;

    const Json* m_object;
    std::shared_ptr<const FieldRules> m_rules;
    std::string m_path;
};

}  // namespace footbridge
