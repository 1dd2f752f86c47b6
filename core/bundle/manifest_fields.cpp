// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/manifest_fields.h"

#include <cmath>
#include <limits>

#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"

namespace footbridge {

using Json = nlohmann::json;

Json fieldOf(double number) {
    return std::isfinite(number) ? Json(number) : Json(nullptr);
}

ManifestFields::ManifestFields(const Json& object, std::string bundle, std::string path)
    : m_object(&object), m_bundle(std::move(bundle)), m_path(std::move(path)) {
    if (!object.is_object()) damaged("");
}

void ManifestFields::damaged(const char* name) const {
    throw Error(messages::kManifestDamaged, {m_bundle, m_path + name});
}

const Json& ManifestFields::raw(const char* name) const {
    const auto found = m_object->find(name);
    if (found == m_object->end()) damaged(name);
    return *found;
}

const Json& ManifestFields::list(const char* name) const {
    const Json& value = raw(name);
    if (!value.is_array()) damaged(name);
    return value;
}

ManifestFields ManifestFields::object(const char* name) const {
    return {raw(name), m_bundle, m_path + name + "."};
}

std::vector<ManifestFields> ManifestFields::objects(const char* name) const {
    std::vector<ManifestFields> objects;
    for (const Json& value : list(name)) objects.emplace_back(value, m_bundle, m_path + name + ".");
    return objects;
}

bool ManifestFields::flag(const char* name) const {
    const Json& value = raw(name);
    if (!value.is_boolean()) damaged(name);
    return value.get<bool>();
}

std::string ManifestFields::text(const char* name) const {
    const Json& value = raw(name);
    if (!value.is_string()) damaged(name);
    return value.get<std::string>();
}

std::vector<std::string> ManifestFields::texts(const char* name) const {
    std::vector<std::string> texts;
    for (const Json& value : list(name)) {
        if (!value.is_string()) damaged(name);
        texts.push_back(value.get<std::string>());
    }
    return texts;
}

double ManifestFields::numberAt(const Json& value, const char* name) const {
    if (value.is_null()) return std::numeric_limits<double>::quiet_NaN();
    if (!value.is_number()) damaged(name);
    return value.get<double>();
}

double ManifestFields::number(const char* name) const {
    return numberAt(raw(name), name);
}

std::vector<double> ManifestFields::numbers(const char* name) const {
    std::vector<double> numbers;
    for (const Json& value : list(name)) numbers.push_back(numberAt(value, name));
    return numbers;
}

std::int64_t ManifestFields::integer(const char* name, std::int64_t low, std::int64_t high) const {
    const Json& value = raw(name);
    if (!value.is_number_integer()) damaged(name);
    const bool huge = value.is_number_unsigned() && value.get<std::uint64_t>() >> 63 != 0;
    if (huge || value.get<std::int64_t>() < low || value.get<std::int64_t>() > high) damaged(name);
    return value.get<std::int64_t>();
}

std::uint64_t ManifestFields::seed(const char* name) const {
    const Json& value = raw(name);
    if (!value.is_number_unsigned()) damaged(name);
    return value.get<std::uint64_t>();
}

Rows ManifestFields::rows(const char* name) const {
    Rows rows;
    for (const Json& value : list(name)) {
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() >> 62 != 0) damaged(name);
        rows.push_back(value.get<Index>());
    }
    return rows;
}

}  // namespace footbridge
