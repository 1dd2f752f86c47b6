// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/gptune_file.h"

#include <cmath>

#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// Versions are lists, [5, 0, 3]; as a text "5.0.3".
std::string versionOf(const Json& software) {
    if (!software.is_object() || !software.contains("version_split")) return {};
    std::string version;
    if (software["version_split"].is_array())
        for (const Json& part : software["version_split"])
            version += (version.empty() ? "" : ".") + cellOf(part);
    return version;
}

bool measured(const Json& results) {
    for (const Json& value : results)
        if (value.is_number() && std::isfinite(value.get<double>())) return true;
    for (const Json& value : results)
        if (value.is_string() && numberOf(value.get<std::string>())) return true;
    return false;
}

}  // namespace

bool isGptune(const Glimpse& glimpse) {
    return glimpse.has("func_eval[].task_parameter") &&
           glimpse.has("func_eval[].tuning_parameter") &&
           glimpse.has("func_eval[].evaluation_result");
}

void readGptune(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    for (const JsonFields& run : toolFields(json, table.name()).objects("func_eval")) {
        const JsonFields task = run.object("task_parameter"),
                         tuning = run.object("tuning_parameter");
        if (!run.has("evaluation_result") || !measured(run.object("evaluation_result").json())) {
            table.leaveOutFailed();
            continue;
        }
        table.newRow();
        setMembers(table, task.json());
        setMembers(table, tuning.json());
        if (run.has("constants")) setMembers(table, run.object("constants").json(), "constant.");
        if (run.has("machine_configuration"))
            setMembers(table, run.object("machine_configuration").json(), "machine.");
        if (run.has("software_configuration")) {
            const JsonFields software = run.object("software_configuration");
            for (const auto& [key, value] : software.json().items())
                table.set("software." + key, versionOf(value));
        }
        setMembers(table, run.object("evaluation_result").json());
    }
}

}  // namespace footbridge
