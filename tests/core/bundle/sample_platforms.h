// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/platforms/platform_input.h"
#include "core/table/csv_reader.h"

namespace footbridge {

/// Made-up runs of four applications on two platforms, the second of which is called "small".
inline PlatformData platformRuns(const std::string& big, const std::string& aliases) {
    std::string quoted;
    for (const char c : big) quoted += c == '"' ? "\"\"" : std::string(1, c);
    std::string text = "app,work,kind,\"" + quoted + "\",small\n";
    for (int i = 0; i < 24; ++i) {
        const double work = 1 + 0.5 * i;
        text += "app" + std::to_string(i % 4) + "," + std::to_string(work) + "," +
                (i % 3 ? "dense" : "sparse") + "," + std::to_string(5 + 0.1 * work) + "," +
                std::to_string(work) + "\n";
    }
    const auto table = std::make_shared<const Table>(parseCsv(text, "runs"));
    return readPlatforms({table}, {"", {big, "small"}, {"app"}}, CounterAliases::parse(aliases));
}

}  // namespace footbridge
