// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/run_table.h"
#include "core/run/json_fields.h"

namespace footbridge {

/// JSON of a tool. Infinity and NaN, which some tools write, are null. Throws as jsonDocument(),
/// and Error where it is nested too deeply. `line` is that on which the text starts.
nlohmann::json parseToolJson(std::string_view text, const std::string& name, std::size_t line = 1);

/// Its complaints name the file and the field.
JsonFields toolFields(const nlohmann::json& object, const std::string& name,
                      const std::string& path = {});

/// A number, text or truth as a cell; "" for null, a list or an object.
std::string cellOf(const nlohmann::json& value);

/// Sets a cell of the last row for every member that is a number, text or truth; members of objects
/// below with their path, "machine.nodes". Lists are counted and left out.
std::size_t setMembers(RunTable& table, const nlohmann::json& object,
                       const std::string& prefix = {});

/// Where members stand in the first value of a text, four levels deep, as far as it can be read.
std::set<std::string> jsonMembers(std::string_view text);

/// The keys of a member of the root in the order of the file, each once.
std::vector<std::string> memberOrder(std::string_view text, const std::string& member);

/// The text up to the last whole object at this depth, and what closes the rest.
std::string closedAfterLast(std::string_view text, std::size_t depth);

}  // namespace footbridge
