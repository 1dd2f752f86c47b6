// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/input_files.h"

namespace footbridge {

std::vector<std::string> inputFiles(const AnalysisInput& input) {
    std::vector<std::string> files;
    for (const Dataset& source : input.sources)
        if (source.table) files.push_back(source.table->path);
    if (input.target.table) files.push_back(input.target.table->path);
    return files;
}

}  // namespace footbridge
