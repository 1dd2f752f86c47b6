// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_options.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/source/source_samples.h"

namespace footbridge {
namespace {

constexpr std::int64_t kMostRows = 1'000'000'000;

struct Setting {
    const char* name;
    std::int64_t least, most;
    std::int64_t (*get)(const SourceOptions&);
    void (*set)(SourceOptions&, std::int64_t);
};

template <auto member>
constexpr Setting setting(const char* name, std::int64_t least, std::int64_t most) {
    return {name, least, most,
            [](const SourceOptions& options) { return std::int64_t{options.*member}; },
            [](SourceOptions& options, std::int64_t value) {
                auto& place = options.*member;
                place = static_cast<std::remove_reference_t<decltype(place)>>(value);
            }};
}

constexpr std::array kSettings{
    setting<&SourceOptions::networks>("networks", 1, 1000),
    setting<&SourceOptions::networkSteps>("network_steps", 1, 10'000'000),
    setting<&SourceOptions::boostingRounds>("boosting_rounds", 1, 100'000),
    setting<&SourceOptions::rowsPerSource>("rows_per_source", kFewestSourceRows, kMostRows),
    setting<&SourceOptions::networkRows>("network_rows", kFewestSourceRows, kMostRows),
    setting<&SourceOptions::processRows>("process_rows", 0, kMostRows)};

}  // namespace

std::vector<const char*> sourceOptionNames() {
    std::vector<const char*> names;
    for (const Setting& setting : kSettings) names.push_back(setting.name);
    return names;
}

nlohmann::ordered_json toJson(const SourceOptions& options) {
    nlohmann::ordered_json json;
    for (const Setting& setting : kSettings) json[setting.name] = setting.get(options);
    return json;
}

SourceOptions sourceOptionsFrom(const JsonFields& fields) {
    SourceOptions options;
    for (const Setting& setting : kSettings)
        if (fields.has(setting.name))
            setting.set(options, fields.integer(setting.name, setting.least, setting.most));
    return options;
}

bool areUsable(const SourceOptions& options) {
    return std::ranges::all_of(kSettings, [&](const Setting& setting) {
        const std::int64_t value = setting.get(options);
        return value >= setting.least && value <= setting.most;
    });
}

}  // namespace footbridge
