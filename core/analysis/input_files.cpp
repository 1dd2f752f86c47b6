// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/input_files.h"

#include "core/table/joined_file.h"

namespace footbridge {

std::vector<std::string> inputFiles(const AnalysisInput& input) {
    std::vector<std::string> files;
    const auto add = [&](const Dataset& dataset) {
        if (!dataset.table) return;
        files.push_back(dataset.table->path);
        const std::string joined = joinOf(dataset.table->options).path;
        if (!joined.empty()) files.push_back(joined);
    };
    for (const Dataset& source : input.sources) add(source);
    add(input.target);
    return files;
}

}  // namespace footbridge
