// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_fields.h"

#include <limits>

namespace footbridge {

using Json = JsonFields::Json;

namespace {

constexpr std::uint64_t kMostRow = (std::uint64_t(1) << 62) - 1;

bool isCount(const Json& value, std::uint64_t most) {
    return value.is_number_unsigned() && value.get<std::uint64_t>() <= most;
}

}  // namespace

JsonFields::JsonFields(const Json& object, FieldRules rules, std::string path)
    : JsonFields(object, std::make_shared<const FieldRules>(std::move(rules)), std::move(path)) {}

JsonFields::JsonFields(const Json& object, std::shared_ptr<const FieldRules> rules,
                       std::string path)
    : m_object(&object), m_rules(std::move(rules)), m_path(std::move(path)) {
    if (object.is_object()) return;
    std::string itself = m_path;
    if (itself.ends_with('.')) itself.pop_back();
    throw m_rules->complaint({itself, FieldKind::Object});
}

std::string JsonFields::path(const std::string& key) const {
    return m_path + (key.empty() ? "\"\"" : key);
}

void JsonFields::fail(const std::string& key, FieldKind expected, std::uint64_t most,
                      std::int64_t least) const {
    throw m_rules->complaint({path(key), expected, most, least});
}

bool JsonFields::has(const char* key) const {
    const auto found = m_object->find(key);
    return found != m_object->end() && !(m_rules->nullIsMissing && found->is_null());
}

const Json& JsonFields::at(const char* key) const {
    const auto found = m_object->find(key);
    if (found == m_object->end()) fail(key);
    return *found;
}

const Json& JsonFields::list(const char* key) const {
    const Json& value = at(key);
    if (!value.is_array()) fail(key, FieldKind::List);
    return value;
}

JsonFields JsonFields::object(const char* key) const {
    return {at(key), m_rules, path(key) + "."};
}

std::vector<JsonFields> JsonFields::objects(const char* key) const {
    std::vector<JsonFields> objects;
    for (const Json& value : list(key))
        objects.push_back(
            JsonFields(value, m_rules, path(key) + "[" + std::to_string(objects.size()) + "]."));
    return objects;
}

bool JsonFields::flag(const char* key) const {
    const Json& value = at(key);
    if (!value.is_boolean()) fail(key, FieldKind::Flag);
    return value.get<bool>();
}

std::string JsonFields::text(const char* key) const {
    const Json& value = at(key);
    if (!value.is_string()) fail(key, FieldKind::Text);
    return value.get<std::string>();
}

std::vector<std::string> JsonFields::texts(const char* key) const {
    std::vector<std::string> texts;
    for (const Json& value : list(key)) {
        if (!value.is_string()) fail(key, FieldKind::Texts);
        texts.push_back(value.get<std::string>());
    }
    return texts;
}

double JsonFields::numberAt(const Json& value, const char* key) const {
    if (value.is_null()) return std::numeric_limits<double>::quiet_NaN();
    if (!value.is_number()) fail(key, FieldKind::Number);
    return value.get<double>();
}

double JsonFields::number(const char* key) const {
    return numberAt(at(key), key);
}

std::vector<double> JsonFields::numbers(const char* key) const {
    std::vector<double> numbers;
    for (const Json& value : list(key)) numbers.push_back(numberAt(value, key));
    return numbers;
}

std::int64_t JsonFields::integer(const char* key, std::int64_t low, std::int64_t high) const {
    const Json& value = at(key);
    const bool fits =
        value.is_number_integer() &&
        (!value.is_number_unsigned() || isCount(value, std::numeric_limits<std::int64_t>::max()));
    if (!fits || value.get<std::int64_t>() < low || value.get<std::int64_t>() > high)
        fail(key, FieldKind::WholeNumber, static_cast<std::uint64_t>(high), low);
    return value.get<std::int64_t>();
}

std::uint64_t JsonFields::count(const char* key, std::uint64_t most) const {
    const Json& value = at(key);
    if (!isCount(value, most)) fail(key, FieldKind::WholeNumber, most);
    return value.get<std::uint64_t>();
}

Rows JsonFields::rows(const char* key) const {
    Rows rows;
    for (const Json& value : list(key)) {
        if (!isCount(value, kMostRow)) fail(key, FieldKind::WholeNumber, kMostRow);
        rows.push_back(value.get<Index>());
    }
    return rows;
}

bool JsonFields::flagOr(const char* key, bool otherwise) const {
    return has(key) ? flag(key) : otherwise;
}

std::string JsonFields::textOr(const char* key, const std::string& otherwise) const {
    return has(key) ? text(key) : otherwise;
}

std::vector<std::string> JsonFields::textsOr(const char* key) const {
    return has(key) ? texts(key) : std::vector<std::string>{};
}

double JsonFields::numberOr(const char* key, double otherwise) const {
    return has(key) ? number(key) : otherwise;
}

std::uint64_t JsonFields::countOr(const char* key, std::uint64_t otherwise,
                                  std::uint64_t most) const {
    return has(key) ? count(key, most) : otherwise;
}

}  // namespace footbridge
