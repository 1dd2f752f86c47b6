// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/run/error.h"

namespace footbridge {

/// What is no JSON at all: readers of a known kind of file may say what it should have been.
class NotJson : public Error {
  public:
    using Error::Error;
};

/// The values of a JSON text, whatever file it comes from. `file` is what sentences name, `line`
/// the one on which the text begins there. Throws NotJson, and Error where an object names a
/// member twice, of which readers would believe one, or a number is beyond every double.
nlohmann::json jsonDocument(std::string_view text, const std::string& file, std::size_t line = 1);

}  // namespace footbridge
