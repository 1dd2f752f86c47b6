// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/platforms_options.h"

#include <algorithm>
#include <memory>

#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

/// Those that are named, in the order of the data.
Rows chosenPlatforms(const PlatformData& data, const std::vector<std::string>& names) {
    for (const std::string& name : names)
        if (std::ranges::find(data.platforms, name) == data.platforms.end())
            throw Error(messages::kPlatformsUnknown, {name, joined(data.platforms)});
    Rows chosen;
    for (std::size_t p = 0; p < data.platforms.size(); ++p)
        if (names.empty() || std::ranges::find(names, data.platforms[p]) != names.end())
            chosen.push_back(static_cast<Index>(p));
    if (chosen.size() < 2) throw Error(messages::kPlatformsTooFew, {chosen.size()});
    return chosen;
}

}  // namespace

void PlatformTableOptions::addTo(CLI::App& command) {
    command
        .add_option("tables", tables,
                    "CSV files: rows of all platforms, a time column a platform, or a file a "
                    "platform")
        ->required()
        ->type_name("TABLE");
    command.add_option("--platform", platform, "Column with the platform's name")
        ->type_name("COLUMN");
    command
        .add_option("--time", times,
                    "Column with the run time, or one a platform (default: detected)")
        ->type_name("COLUMN");
    command
        .add_option("--group", groups,
                    "Columns that say which runs belong together, such as the application; such "
                    "runs are never split (default: detected)")
        ->type_name("COLUMN");
    command.add_option("--ignore", ignored, "Columns to leave out")->type_name("COLUMN");
    command.add_option("--panel", panel, "Only these platforms (default: all)")->type_name("NAME");
    command
        .add_option("--aliases", aliases,
                    "CSV with a line a counter: the name to use, then those that tools write "
                    "(default: a table of PAPI, perf, POWER, AMD and NVIDIA)")
        ->type_name("FILE");
    command.add_flag("--ratios", ratios, "Counters of instructions as shares of all instructions");
    reading.addTo(command);
}

PlatformData PlatformTableOptions::read(const RunContext& context) const {
    Tables files;
    for (const std::string& path : tables)
        files.push_back(std::make_shared<const Table>(reading.read(path, context)));
    PlatformColumns columns{platform, times, groups, ignored, ratios};
    const CounterAliases own =
        aliases.empty() ? CounterAliases::builtIn() : CounterAliases::parse(readFile(aliases));
    PlatformData data = readPlatforms(files, columns, own);
    if (!panel.empty()) {
        Rows items(static_cast<std::size_t>(data.items()));
        for (std::size_t i = 0; i < items.size(); ++i) items[i] = static_cast<Index>(i);
        data = subset(data, items, chosenPlatforms(data, panel));
    }
    for (const Message& note : data.notes) context.note(note);
    return data;
}

}  // namespace footbridge
