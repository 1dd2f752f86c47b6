// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "core/costs/memory_model.h"
#include "core/run/file.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

struct MemoryCommandOptions {
    Training training;
    std::string optimizer = "adam", precision = "mixed", checkpointing = "none", machines;
};

std::string gigabytes(double bytes) {
    return fixedNumber(bytes / 1e9, 2);
}

Json termJson(const MemoryTerm& term) {
    return {{"name", term.key}, {"bytes", term.bytes}, {"meaning", term.meaning.text()}};
}

Json needJson(const MemoryCommandOptions& options, const MemoryNeed& need,
              const std::vector<Machine>& machines) {
    const Training& training = options.training;
    Json json{{"parameters", training.parameters},        {"devices", training.devices},
              {"tensor_parallel", training.tensor},       {"pipeline_parallel", training.pipeline},
              {"data_parallel", training.dataParallel()}, {"stage", training.stage},
              {"optimizer", options.optimizer},           {"precision", options.precision},
              {"bytes_per_device", need.bytes},           {"model_state_bytes", need.states},
              {"bytes_with_reserve", need.withReserve}};
    json["terms"] = Json::array();
    for (const MemoryTerm& term : need.terms) json["terms"].push_back(termJson(term));
    json["reserve"] = Json::array();
    for (const MemoryTerm& term : need.reserved)
        json["reserve"].push_back({{"name", term.key}, {"bytes", term.bytes}});
    json["machines"] = Json::array();
    for (const Machine& machine : machines)
        json["machines"].push_back({{"name", machine.name},
                                    {"bytes", machine.bytes},
                                    {"holds", need.withReserve <= machine.bytes}});
    return json;
}

void print(const Console& console, const MemoryNeed& need, const std::vector<Machine>& machines) {
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const MemoryTerm& term) {
        rows.push_back({term.name.text(), gigabytes(term.bytes), term.meaning.text()});
    };
    for (const MemoryTerm& term : need.terms) add(term);
    rows.push_back({"A device", gigabytes(need.bytes), ""});
    for (const MemoryTerm& term : need.reserved) add(term);
    rows.push_back({"With that reserve", gigabytes(need.withReserve), ""});
    console.table({"of one device", "GB", ""}, rows);
    std::vector<std::string> holding, small;
    for (const Machine& machine : machines)
        (need.withReserve <= machine.bytes ? holding : small).push_back(machine.name);
    if (!holding.empty()) console.line("Held by: " + joined(holding));
    if (!small.empty()) console.line("Too small: " + joined(small));
}

void memory(MemoryCommandOptions options, const Console& console) {
    // The names were checked when they were read.
    options.training.optimizer = *optimizerFromName(options.optimizer);
    options.training.format = *numberFormatFromName(options.precision);
    options.training.checkpointing = *checkpointingFromName(options.checkpointing);
    const std::vector<Machine> machines =
        options.machines.empty() ? commonAccelerators() : readMachines(readFile(options.machines));
    const MemoryNeed need = asTyped([&] { return memoryNeed(options.training); });
    print(console, need, machines);
    console.json(needJson(options, need, machines));
}

CLI::IsMember oneOf(std::span<const std::string_view> names) {
    return CLI::IsMember(std::vector<std::string>(names.begin(), names.end()));
}

}  // namespace

void addMemory(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "memory",
        "Says how much memory training a network takes on each device, term by term",
        "  footbridge-cli memory --parameters 7.5e9 --devices 64 --stage 2 --optimizer adam "
        "--precision mixed");
    const auto options = std::make_shared<MemoryCommandOptions>();
    Training& training = options->training;
    command->add_option("--parameters", training.parameters, "Parameters of the network")
        ->required()
        ->check(finiteNumber(1, kMostParameters))
        ->type_name("N");
    command->add_option("--devices", training.devices, "Devices in total (default: 1)")
        ->transform(wholeNumber(1, kMostDevices))
        ->type_name("N");
    command->add_option("--stage", training.stage, "Stage of ZeRO: 0, 1, 2 or 3 (default: 0)")
        ->transform(wholeNumber(0, 3))
        ->type_name("STAGE");
    command->add_option("--optimizer", options->optimizer, "Optimiser (default: adam)")
        ->check(oneOf(optimizerNames()))
        ->type_name("NAME");
    command
        ->add_option("--precision", options->precision,
                     "mixed (also fp16, bf16): half precision with a full copy of the weights; "
                     "fp32 (default: mixed)")
        ->check(oneOf(numberFormatNames()))
        ->type_name("NAME");
    command->add_option("--tensor-parallel", training.tensor, "Devices that share each layer")
        ->transform(wholeNumber(1, kMostDevices))
        ->type_name("N");
    command->add_option("--pipeline-parallel", training.pipeline, "Devices that share the layers")
        ->transform(wholeNumber(1, kMostDevices))
        ->type_name("N");
    const std::string group = "Activations of a transformer (all or none)";
    const auto size = [&](const char* name, double& value, const char* text) {
        return command->add_option(name, value, text)
            ->check(finiteNumber(1, kMostOfAShape))
            ->type_name("N")
            ->group(group);
    };
    CLI::Option* layers = size("--layers", training.shape.layers, "Layers");
    size("--hidden", training.shape.hidden, "Hidden size");
    size("--heads", training.shape.heads, "Attention heads");
    size("--sequence", training.shape.sequence, "Tokens of a sample");
    size("--batch", training.shape.batch, "Samples of one device at a time");
    command
        ->add_option("--checkpointing", options->checkpointing,
                     "What is computed again instead of kept: none, selective (the attention) or "
                     "all (default: none)")
        ->check(oneOf(checkpointingNames()))
        ->needs(layers)
        ->type_name("NAME")
        ->group(group);
    command
        ->add_option("--machines", options->machines,
                     "Machines to compare with instead of common accelerators: a name, a comma "
                     "and GB of a device on each line")
        ->type_name("FILE");
    whenAsked(*command, commands, options, memory, kReadsOnly);
}

}  // namespace footbridge
