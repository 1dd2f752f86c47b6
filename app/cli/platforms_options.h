// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/option_groups.h"
#include "core/platforms/platform_data.h"

namespace footbridge {

/// Tables with run times on several platforms, and what their columns are for.
struct PlatformTableOptions {
    std::vector<std::string> tables, times, groups, ignored, panel;
    std::string platform, aliases;
    bool ratios = false;
    ReadingOptions reading;

    void addTo(CLI::App& command);
    /// What was found on the way is logged. Throws Error.
    PlatformData read(const RunContext& context) const;
};

}  // namespace footbridge
