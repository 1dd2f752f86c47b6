// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_keys.h"

#include "core/run/error.h"
#include "core/session/session_messages.h"

namespace footbridge {

SessionKeys::SessionKeys(const Json& object, std::string file, std::string place)
    : m_object(object), m_file(std::move(file)), m_place(std::move(place)) {
    if (!object.is_object()) fail("");
}

bool SessionKeys::has(const char* key) const {
    return m_object.contains(key) && !m_object.at(key).is_null();
}

const SessionKeys::Json& SessionKeys::at(const char* key) const {
    if (!has(key)) fail(key);
    return m_object.at(key);
}

SessionKeys SessionKeys::object(const char* key) const {
    return {at(key), m_file, m_place + key + "."};
}

const SessionKeys::Json& SessionKeys::list(const char* key) const {
    const Json& value = at(key);
    if (!value.is_array()) fail(key);
    return value;
}

SessionKeys SessionKeys::element(const char* key, std::size_t position) const {
    return {list(key).at(position), m_file, m_place + key + "[" + std::to_string(position) + "]."};
}

std::string SessionKeys::text(const char* key) const {
    const Json& value = at(key);
    if (!value.is_string()) fail(key);
    return value.get<std::string>();
}

std::string SessionKeys::textOr(const char* key, const std::string& otherwise) const {
    return has(key) ? text(key) : otherwise;
}

bool SessionKeys::flagOr(const char* key, bool otherwise) const {
    if (!has(key)) return otherwise;
    const Json& value = at(key);
    if (!value.is_boolean()) fail(key);
    return value.get<bool>();
}

double SessionKeys::numberOr(const char* key, double otherwise) const {
    if (!has(key)) return otherwise;
    const Json& value = at(key);
    if (!value.is_number()) fail(key);
    return value.get<double>();
}

std::uint64_t SessionKeys::countOr(const char* key, std::uint64_t otherwise,
                                   std::uint64_t most) const {
    if (!has(key)) return otherwise;
    const Json& value = at(key);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most) fail(key);
    return value.get<std::uint64_t>();
}

std::vector<std::string> SessionKeys::textsOr(const char* key) const {
    std::vector<std::string> texts;
    if (!has(key)) return texts;
    for (const Json& value : list(key)) {
        if (!value.is_string()) fail(key);
        texts.push_back(value.get<std::string>());
    }
    return texts;
}

std::vector<std::pair<std::string, std::string>> SessionKeys::pairsOr(const char* key) const {
    std::vector<std::pair<std::string, std::string>> pairs;
    if (!has(key)) return pairs;
    for (const Json& value : list(key)) {
        const bool isPair =
            value.is_array() && value.size() == 2 && value[0].is_string() && value[1].is_string();
        if (!isPair) fail(key);
        pairs.emplace_back(value[0].get<std::string>(), value[1].get<std::string>());
    }
    return pairs;
}

char SessionKeys::signOr(const char* key, char otherwise) const {
    if (!has(key)) return otherwise;
    const std::string sign = text(key);
    if (sign.size() > 1) fail(key);
    return sign.empty() ? '\0' : sign.front();
}

void SessionKeys::fail(const std::string& key) const {
    throw Error(messages::kSessionKey, {m_file, m_place + key});
}

}  // namespace footbridge
