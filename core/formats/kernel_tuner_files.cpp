// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/kernel_tuner_files.h"

#include <algorithm>
#include <set>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// What the tuner spent on a configuration; nothing of the kernel's run.
const std::set<std::string> kTunerClocks{"compile_time",  "verification_time", "benchmark_time",
                                         "strategy_time", "framework_time",    "timestamp"};
constexpr const char* kClockNames =
    "compile_time, verification_time, benchmark_time, strategy_time, framework_time, timestamp";

/// While the tuner runs, and after it was killed, the file lacks the braces at its end.
Json parseCache(std::string_view text, RunTable& table) {
    try {
        return parseToolJson(text, table.name());
    } catch (const Error&) {
        Json json = parseToolJson(closedAfterLast(text, 3), table.name());
        table.note(Message(messages::kToolCut));
        return json;
    }
}

void setProblem(RunTable& table, const Json& size) {
    if (!size.is_array()) return table.set("problem_size", cellOf(size));
    for (std::size_t i = 0; i < size.size() && i < 8; ++i)
        table.set("problem_size " + std::to_string(i + 1), cellOf(size[i]));
}

void addCacheRow(RunTable& table, const JsonFields& cache, const JsonFields& entry,
                 const std::vector<std::string>& parameters, std::string time) {
    table.newRow();
    for (const char* key : {"device_name", "kernel_name"})
        if (cache.has(key)) table.set(key, cellOf(cache.at(key)));
    if (cache.has("problem_size")) setProblem(table, cache.at("problem_size"));
    for (const std::string& key : parameters) table.set(key, cellOf(entry.at(key.c_str())));
    table.set("time", std::move(time), "ms");
    for (const auto& [key, value] : entry.json().items())
        if (!value.is_structured() && key != "time" && !kTunerClocks.contains(key) &&
            std::find(parameters.begin(), parameters.end(), key) == parameters.end())
            table.set(key, cellOf(value));
}

}  // namespace

bool isKernelTunerCache(const Glimpse& glimpse) {
    return glimpse.has("tune_params_keys") && glimpse.has("cache");
}

void readKernelTunerCache(std::string_view text, RunTable& table) {
    const Json json = parseCache(text, table);
    const JsonFields file = toolFields(json, table.name());
    const std::vector<std::string> parameters = file.texts("tune_params_keys");
    const JsonFields cache = file.object("cache");
    bool clocks = false;
    for (const std::string& key : memberOrder(text, "cache")) {
        if (!cache.json().contains(key)) continue;  // begun when the file was cut off
        const JsonFields entry = cache.object(key.c_str());
        if (!entry.at("time").is_number()) {
            table.leaveOutFailed();
            continue;
        }
        for (const std::string& clock : kTunerClocks) clocks |= entry.has(clock.c_str());
        if (!entry.has("times") || entry.list("times").empty()) {
            addCacheRow(table, file, entry, parameters, cellOf(entry.at("time")));
            continue;
        }
        entry.numbers("times");
        for (const Json& time : entry.list("times"))
            addCacheRow(table, file, entry, parameters, cellOf(time));
    }
    if (clocks) table.note(Message(messages::kToolColumnsLeft, {kTunerClocks.size(), kClockNames}));
}

bool isKernelTunerT4(const Glimpse& glimpse) {
    return glimpse.has("results[].configuration") && glimpse.has("results[].measurements");
}

void readKernelTunerT4(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const JsonFields file = toolFields(json, table.name());
    const std::string unit =
        file.has("metadata") ? file.object("metadata").textOr("timeunit", "") : "";
    for (const JsonFields& result : file.objects("results")) {
        const std::string validity = result.textOr("invalidity", "correct");
        if (validity != "correct" && validity != "valid") {
            table.leaveOutFailed();
            continue;
        }
        table.newRow();
        setMembers(table, result.object("configuration").json());
        for (const JsonFields& one : result.objects("measurements"))
            table.set(one.text("name"), cellOf(one.at("value")), one.textOr("unit", ""));
        if (!result.has("times") || !result.object("times").has("runtimes")) continue;
        double sum = 0;
        const std::vector<double> runs = result.object("times").numbers("runtimes");
        for (const double run : runs) sum += run;
        if (!runs.empty())
            table.set("mean runtime", cellOf(Json(sum / static_cast<double>(runs.size()))), unit);
    }
}

}  // namespace footbridge
