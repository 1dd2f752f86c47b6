// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_writing.h"

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

bool isUtf8(const nlohmann::json& text) {
    try {
        return !text.dump().empty();
    } catch (const nlohmann::json::type_error&) {
        return false;
    }
}

/// The first text that is none, a key included; empty where all are.
template <typename Json>
std::string foreignText(const Json& json) {
    if (json.is_string()) {
        const auto& text = json.template get_ref<const std::string&>();
        return isUtf8(text) ? std::string() : text;
    }
    if (!json.is_structured()) return {};
    for (const auto& [key, value] : json.items()) {
        if (json.is_object() && !isUtf8(key)) return key;
        if (std::string text = foreignText(value); !text.empty()) return text;
    }
    return {};
}

template <typename Json>
std::string textOf(const Json& json, int indent) {
    try {
        return json.dump(indent);
    } catch (const typename Json::type_error&) {
        throw Error(messages::kNameNotUtf8, {foreignText(json)});
    }
}

}  // namespace

std::string jsonText(const nlohmann::json& json, int indent) {
    return textOf(json, indent);
}

std::string jsonText(const nlohmann::ordered_json& json, int indent) {
    return textOf(json, indent);
}

}  // namespace footbridge
