// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/run/message.h"
#include "core/run/run_context.h"

namespace footbridge {

/// A tool's file as a table of runs: text as in a CSV, units in the headers as "name [unit]".
struct ToolTable {
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;  ///< each as long as the header; "" is missing
    std::vector<Message> notes;  ///< what was left out or brought to one unit, counted
};

/// The kinds of file that can be read besides CSV, in the order in which they are tried.
struct ToolKind {
    std::string key;    ///< "google-benchmark"
    std::string title;  ///< "Google Benchmark JSON"
};
const std::vector<ToolKind>& toolKinds();

/// The kind of a file by its content alone, "" when it is none of these (then it is read as a CSV).
std::string recogniseTool(std::string_view bytes);

/// Reads a file of this kind. Throws Error saying what, where and what to do. `name` stands for it
/// in messages.
ToolTable readTool(const std::string& kind, std::string_view bytes, const std::string& name,
                   const RunContext& context = {});

/// The table as CSV text (RFC 4180), for the CSV reader.
std::string csvText(const ToolTable& table);

}  // namespace footbridge
