// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/json_text.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr int kDeepest = 32;

int depthOf(std::string_view text) {
    int depth = 0, deepest = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') ++i;
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '{' || c == '[') deepest = std::max(deepest, ++depth);
        if (c == '}' || c == ']') --depth;
    }
    return deepest;
}

}  // namespace

std::optional<nlohmann::json> parseJson(std::string_view text) {
    if (depthOf(text) > kDeepest) return std::nullopt;
    nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_discarded()) return std::nullopt;
    return json;
}

}  // namespace footbridge
