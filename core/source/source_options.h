// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/run/json_fields.h"
#include "core/source/source_model.h"

namespace footbridge {

/// The settings by the names that they have in files.
std::vector<const char*> sourceOptionNames();
nlohmann::ordered_json toJson(const SourceOptions& options);
/// Those that are not there are as a new SourceOptions has them. One that is not a whole number
/// that a training can use is thrown as the fields' rules say.
SourceOptions sourceOptionsFrom(const JsonFields& fields);
/// Whether a training can use every one of them.
bool areUsable(const SourceOptions& options);

}  // namespace footbridge
