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

}  // namespace

std::optional<nlohmann::json> parseJson(std::string_view text) {
    if (!isModest(text)) return std::nullopt;
    try {
        return jsonDocument(text, {});
    } catch (const Error&) {
        return std::nullopt;
    }
}

}  // namespace footbridge
