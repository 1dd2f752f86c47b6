// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/json_text.h"

#include <algorithm>

#include "core/run/json_document.h"

namespace footbridge {
namespace {

constexpr int kDeepest = 32;
// Small zips unpack to many values, and every one takes more memory than its text.
constexpr std::size_t kMostContainers = 1'000'000, kMostValues = 32'000'000;

/// Whether it is not nested too deeply and its values fit into memory.
bool isModest(std::string_view text) {
    int depth = 0, deepest = 0;
    std::size_t containers = 0, values = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') ++i;
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
            ++containers;
        }
        if (c == '}' || c == ']') --depth;
        if (c == ',') ++values;
    }
    return deepest <= kDeepest && containers <= kMostContainers && values <= kMostValues;
}

bool isNamed(std::string_view quotedKey, std::string_view name) {
    if (quotedKey.find('\\') != std::string_view::npos)
        return nlohmann::json::parse(quotedKey) == name;
    return quotedKey.substr(1, quotedKey.size() - 2) == name;
}

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
}

}  // namespace

std::optional<nlohmann::json> parseJson(std::string_view text) {
    if (!isModest(text)) return std::nullopt;
    try {
        return jsonDocument(text, {});
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::string_view memberText(std::string_view object, std::string_view name) {
    std::string_view key;
    std::size_t value = 0;  // where that of the key begins; 0: the key is still to come
    int depth = 0;
    for (std::size_t i = 0; i < object.size(); ++i) {
        const char c = object[i];
        if (c == '"') {
            const std::size_t open = i;
            for (++i; i < object.size() && object[i] != '"'; ++i)
                if (object[i] == '\\') ++i;
            if (depth == 1 && value == 0) key = object.substr(open, i + 1 - open);
            continue;
        }
        if (depth == 1 && c == ':') value = i + 1;
        if (depth == 1 && value > 0 && (c == ',' || c == '}')) {
            if (isNamed(key, name)) return withoutBlanks(object.substr(value, i - value));
            value = 0;
        }
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
    }
    return {};
}

}  // namespace footbridge
