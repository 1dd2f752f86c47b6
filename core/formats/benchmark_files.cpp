// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/benchmark_files.h"

#include <map>
#include <set>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// Members of an entry that count, name or time it and are no user counter.
const std::set<std::string> kEntryMembers{"name",
                                          "run_name",
                                          "run_type",
                                          "family_index",
                                          "per_family_instance_index",
                                          "repetitions",
                                          "repetition_index",
                                          "aggregate_name",
                                          "aggregate_unit",
                                          "real_time",
                                          "cpu_time",
                                          "time_unit",
                                          "error_occurred",
                                          "error_message",
                                          "skipped",
                                          "skip_message",
                                          "big_o",
                                          "rms",
                                          "cpu_coefficient",
                                          "real_coefficient"};

/// Parts of a name that say how the benchmark was run, not with what.
bool isSetting(std::string_view part) {
    static const std::set<std::string_view> kFlags{"real_time", "process_time", "manual_time"};
    static const std::set<std::string_view> kSettings{"iterations", "repeats", "min_time",
                                                      "min_warmup_time"};
    return kFlags.contains(part) || kSettings.contains(part.substr(0, part.find(':')));
}

/// "BM_Sort/size:64/8": the benchmark "BM_Sort", its argument "size" 64 and its first one 8.
void setName(RunTable& table, const std::string& name) {
    std::string benchmark;
    std::vector<std::pair<std::string, std::string>> arguments;
    std::size_t plain = 0;
    for (const std::string_view part : partsOf(name, '/')) {
        const std::size_t colon = part.find(':');
        const bool pair = colon != part.npos && colon > 0 && part.substr(colon, 2) != "::";
        if (benchmark.empty())
            benchmark = part;
        else if (isSetting(part))
            continue;
        else if (pair)
            arguments.emplace_back(part.substr(0, colon), part.substr(colon + 1));
        else if (numberOf(part))
            arguments.emplace_back("argument " + std::to_string(++plain), part);
        else
            benchmark += "/" + std::string(part);
    }
    table.set("benchmark", benchmark);
    for (auto& [key, value] : arguments) table.set(key, value);
}

void addEntry(RunTable& table, const JsonFields& entry, const std::string& name) {
    table.newRow();
    setName(table, name);
    const std::string unit = entry.textOr("time_unit", "ns");
    for (const char* time : {"real_time", "cpu_time"})
        if (entry.has(time)) {
            entry.number(time);
            table.set(time, cellOf(entry.at(time)), unit);
        }
    for (const auto& [key, value] : entry.json().items())
        if (!kEntryMembers.contains(key) && !value.is_structured()) table.set(key, cellOf(value));
}

bool failed(const JsonFields& entry) {
    const Json& json = entry.json();
    const auto isTrue = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_boolean() && found->get<bool>();
    };
    return isTrue("error_occurred") || isTrue("skipped");
}

bool isSummary(const JsonFields& entry) {
    return entry.textOr("run_type", "") == "aggregate" || entry.has("big_o") || entry.has("rms");
}

}  // namespace

bool isGoogleBenchmark(const Glimpse& glimpse) {
    return glimpse.has("benchmarks[].name") &&
           (glimpse.has("benchmarks[].real_time") || glimpse.has("benchmarks[].run_type"));
}

void readGoogleBenchmark(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const auto entries = toolFields(json, table.name()).objects("benchmarks");
    std::set<std::string> measured;
    std::map<std::string, std::map<std::string, const JsonFields*>> summaries;
    std::size_t left = 0;
    for (const JsonFields& entry : entries) {
        const std::string name = entry.text("name");
        if (failed(entry)) {
            table.leaveOutFailed();
        } else if (isSummary(entry)) {
            ++left;
            summaries[entry.textOr("run_name", name)][entry.textOr("aggregate_name", "")] = &entry;
        } else {
            measured.insert(entry.textOr("run_name", name));
            addEntry(table, entry, name);
        }
    }
    std::size_t taken = 0;
    for (const auto& [run, byName] : summaries) {
        auto found = byName.find("median");
        if (found == byName.end()) found = byName.find("mean");
        if (measured.contains(run) || found == byName.end()) continue;
        addEntry(table, *found->second, run);
        ++taken;
    }
    table.noteIf(left - taken, messages::kToolSummariesLeft);
    table.noteIf(taken, messages::kToolSummariesTaken);
}

bool isHyperfine(const Glimpse& glimpse) {
    return glimpse.has("results[].command") && glimpse.has("results[].times");
}

void readHyperfine(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    for (const JsonFields& result : toolFields(json, table.name()).objects("results")) {
        const std::string command = result.text("command");
        const std::vector<double> times = result.numbers("times");
        const Json none = Json::array();
        const Json& codes = result.has("exit_codes") ? result.list("exit_codes") : none;
        const char* kMemory = "memory_usage_byte";
        const Json& memory = result.has(kMemory) ? result.list(kMemory) : none;
        for (std::size_t i = 0; i < times.size(); ++i) {
            if (i < codes.size() && codes[i] != 0) {
                table.leaveOutFailed();
                continue;
            }
            table.newRow();
            table.set("command", command);
            if (result.has("parameters")) setMembers(table, result.object("parameters").json());
            table.set("time", cellOf(result.list("times")[i]), "s");
            if (i < memory.size()) table.set("memory_usage", cellOf(memory[i]), "B");
        }
    }
}

}  // namespace footbridge
