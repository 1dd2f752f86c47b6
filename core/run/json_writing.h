// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace footbridge {

/// The text of a JSON document, with `indent` spaces a level, or in one line where that is -1.
/// Throws Error, which names the text, where one is not UTF-8: names of files may be anything, JSON
/// may not, and with other bytes in their place nobody would find the file again.
std::string jsonText(const nlohmann::json& json, int indent = -1);
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

}  // namespace footbridge
