// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace footbridge {

/// A JSON document out of a file that may be hostile: nothing where jsonDocument() refuses it, or
/// it is nested deeper or holds more values than any document of a bundle, so that no walk over it
/// exhausts the stack and none of them the memory.
std::optional<nlohmann::json> parseJson(std::string_view text);

/// A member's value as it stands in the text of an object that parseJson() takes, to the last digit
/// of a number; "" where there is none of the name.
std::string_view memberText(std::string_view object, std::string_view name);

}  // namespace footbridge
