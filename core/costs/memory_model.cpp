// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/memory_model.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/costs/costs_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

constexpr double kContext = 1e9;        // what the driver keeps of a device
constexpr double kFragmentation = 0.1;  // of what is allocated
constexpr double kGigabyte = 1e9;

constexpr std::array<std::string_view, 4> kOptimizers{"sgd", "momentum", "adam", "adamw"};
constexpr std::array kOptimizerKinds{Optimizer::Sgd, Optimizer::Momentum, Optimizer::Adam,
                                     Optimizer::Adam};
constexpr std::array<std::string_view, 4> kFormats{"mixed", "fp16", "bf16", "fp32"};
constexpr std::array kFormatKinds{NumberFormat::Mixed, NumberFormat::Mixed, NumberFormat::Mixed,
                                  NumberFormat::Full};
constexpr std::array<std::string_view, 3> kCheckpoints{"none", "selective", "all"};
constexpr std::array kCheckpointKinds{Checkpointing::None, Checkpointing::Selective,
                                      Checkpointing::All};

template <class Names, class Kinds>
auto kindOf(const Names& names, const Kinds& kinds, std::string_view name)
    -> std::optional<typename Kinds::value_type> {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return kinds[static_cast<std::size_t>(found - names.begin())];
}

void check(const Training& training) {
    if (!(training.parameters >= 1) || training.parameters > kMostParameters)
        throw Error(messages::kMemoryParameters, {training.parameters});
    const bool parts = training.tensor >= 1 && training.pipeline >= 1 && training.devices >= 1 &&
                       training.devices <= kMostDevices &&
                       training.devices % training.modelParallel() == 0;
    if (!parts)
        throw Error(messages::kMemoryDevices,
                    {training.devices, training.tensor, training.pipeline});
    const NetworkShape& shape = training.shape;
    const std::array sizes{shape.layers, shape.hidden, shape.heads, shape.sequence, shape.batch};
    const bool none = std::all_of(sizes.begin(), sizes.end(), [](double s) { return s == 0; });
    const bool all = std::all_of(sizes.begin(), sizes.end(),
                                 [](double s) { return s >= 1 && s <= kMostOfAShape; });
    if (!none && !all) throw Error(messages::kMemoryShape);
}

/// `bytes` for each parameter of a device, shared from `stage` on.
MemoryTerm stateTerm(const Training& training, const char* key, const MessageId& name, double bytes,
                     int stage) {
    const double own = training.parameters / static_cast<double>(training.modelParallel());
    const int share = training.dataParallel();
    MemoryTerm term{key, Message(name), {}, bytes * own};
    if (training.stage < stage || share == 1) {
        term.meaning = Message(messages::kMemoryWhole, {bytes, own});
    } else {
        term.bytes /= share;
        term.meaning = Message(messages::kMemoryShared, {bytes, own, share});
    }
    return term;
}

MemoryTerm activations(const Training& training) {
    const NetworkShape& shape = training.shape;
    const double one = shape.sequence * shape.batch * shape.hidden;
    const double tensor = training.tensor;
    const double attention = 5 * shape.heads * shape.sequence / shape.hidden / tensor;
    const double rest = 10 + 24 / tensor;
    MemoryTerm term{"activations", Message(messages::kMemoryActivations), {}, 0};
    // A pipeline's first stage holds as many micro-batches as there are stages: the layers of all.
    switch (training.checkpointing) {
        case Checkpointing::None:
            term.bytes = shape.layers * one * (rest + attention);
            term.meaning =
                Message(messages::kMemoryActivationsFull, {shape.layers, training.tensor});
            break;
        case Checkpointing::Selective:
            term.bytes = shape.layers * one * rest;
            term.meaning =
                Message(messages::kMemoryActivationsSelective, {shape.layers, training.tensor});
            break;
        case Checkpointing::All:
            term.bytes = shape.layers * one * 2 + one * (rest + attention);
            term.meaning = Message(messages::kMemoryActivationsCheckpointed, {shape.layers});
            break;
    }
    return term;
}

}  // namespace

std::optional<Optimizer> optimizerFromName(std::string_view name) {
    return kindOf(kOptimizers, kOptimizerKinds, name);
}
std::optional<NumberFormat> numberFormatFromName(std::string_view name) {
    return kindOf(kFormats, kFormatKinds, name);
}
std::optional<Checkpointing> checkpointingFromName(std::string_view name) {
    return kindOf(kCheckpoints, kCheckpointKinds, name);
}
std::span<const std::string_view> optimizerNames() {
    return kOptimizers;
}
std::span<const std::string_view> numberFormatNames() {
    return kFormats;
}
std::span<const std::string_view> checkpointingNames() {
    return kCheckpoints;
}

MemoryNeed memoryNeed(const Training& training) {
    check(training);
    const bool mixed = training.format == NumberFormat::Mixed;
    const double number = mixed ? 2 : 4;
    MemoryNeed need;
    const auto add = [&](const char* key, const MessageId& name, double bytes, int stage) {
        need.terms.push_back(stateTerm(training, key, name, bytes, stage));
        need.states += need.terms.back().bytes;
    };
    add("weights", messages::kMemoryWeights, number, 3);
    add("gradients", messages::kMemoryGradients, number, 2);
    if (mixed) add("master_weights", messages::kMemoryMaster, 4, 1);
    if (training.optimizer != Optimizer::Sgd) add("momentum", messages::kMemoryMomentum, 4, 1);
    if (training.optimizer == Optimizer::Adam) add("variance", messages::kMemoryVariance, 4, 1);
    need.bytes = need.states;
    if (training.shape.layers > 0) {
        need.terms.push_back(activations(training));
        need.bytes += need.terms.back().bytes;
    }
    need.reserved = {
        {"fragmentation", Message(messages::kMemoryFragmentation), {}, kFragmentation * need.bytes},
        {"context", Message(messages::kMemoryContext), {}, kContext}};
    need.withReserve = need.bytes + need.reserved[0].bytes + need.reserved[1].bytes;
    return need;
}

std::vector<Machine> commonAccelerators() {
    constexpr std::pair<const char*, double> kKnown[] = {
        {"NVIDIA T4", 16},         {"NVIDIA P100", 16},       {"NVIDIA V100 16 GB", 16},
        {"NVIDIA RTX 4090", 24},   {"NVIDIA V100 32 GB", 32}, {"AMD MI100", 32},
        {"NVIDIA A100 40 GB", 40}, {"NVIDIA L40S", 48},       {"AMD MI250X (one die)", 64},
        {"NVIDIA A100 80 GB", 80}, {"NVIDIA H100", 80},       {"NVIDIA GH200", 96},
        {"Intel Max 1550", 128},   {"AMD MI300A", 128},       {"NVIDIA H200", 141},
        {"AMD MI300X", 192}};
    std::vector<Machine> machines;
    for (const auto& [name, gigabytes] : kKnown) machines.push_back({name, gigabytes * kGigabyte});
    return machines;
}

std::vector<Machine> readMachines(std::string_view text) {
    const auto trimmed = [](std::string_view part) {
        const std::size_t from = part.find_first_not_of(" \t\r");
        if (from == std::string_view::npos) return std::string_view();
        return part.substr(from, part.find_last_not_of(" \t\r") - from + 1);
    };
    text = withoutMark(text);
    std::vector<Machine> machines;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view all = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (all.empty() || all.front() == '#') continue;
        const std::size_t comma = all.rfind(',');
        const auto fail = [&] {
            return Error(messages::kMemoryMachines, {line, std::string(all)});
        };
        if (comma == std::string_view::npos) throw fail();
        const std::string_view name = trimmed(all.substr(0, comma)),
                               number = trimmed(all.substr(comma + 1));
        double gigabytes = 0;
        const auto [rest, problem] =
            std::from_chars(number.data(), number.data() + number.size(), gigabytes);
        const bool read = problem == std::errc() && rest == number.data() + number.size();
        if (name.empty() || !read || !(gigabytes > 0) || gigabytes > kMostGigabytes) throw fail();
        machines.push_back({std::string(name), gigabytes * kGigabyte});
    }
    return machines;
}

std::string machinesText(const std::vector<Machine>& machines) {
    std::string text;
    for (const Machine& machine : machines)
        text += machine.name + "," + formatNumber(machine.bytes / kGigabyte) + "\n";
    return text;
}

}  // namespace footbridge
