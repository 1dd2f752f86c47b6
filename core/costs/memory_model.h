// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/message.h"

namespace footbridge {

enum class Optimizer { Sgd, Momentum, Adam };
/// Mixed: half precision with a full copy of the weights.
enum class NumberFormat { Mixed, Full };
enum class Checkpointing { None, Selective, All };

std::optional<Optimizer> optimizerFromName(std::string_view name);        ///< "sgd", …, "adamw"
std::optional<NumberFormat> numberFormatFromName(std::string_view name);  ///< "mixed", "fp32", …
std::optional<Checkpointing> checkpointingFromName(std::string_view name);  ///< "none", …
std::span<const std::string_view> optimizerNames();
std::span<const std::string_view> numberFormatNames();
std::span<const std::string_view> checkpointingNames();

// What a training may be of; more would be no finite number of bytes.
inline constexpr double kMostParameters = 1e18;
inline constexpr double kMostOfAShape = 1e9;
inline constexpr int kMostDevices = 10'000'000;
inline constexpr double kMostGigabytes = 1e9;  ///< of one device

/// A transformer, each from 1 to kMostOfAShape; all 0: activations are left out.
struct NetworkShape {
    double layers = 0, hidden = 0, heads = 0, sequence = 0;
    double batch = 0;  ///< samples of one device at a time (micro-batch)
};

/// A training of a network on several devices.
struct Training {
    double parameters = 0;  ///< from 1 to kMostParameters
    int devices = 1;        ///< together: data-, tensor- and pipeline-parallel; up to kMostDevices
    int tensor = 1, pipeline = 1;  ///< whose product divides the devices
    int stage = 0;                 ///< of ZeRO, 0 to 3
    Optimizer optimizer = Optimizer::Adam;
    NumberFormat format = NumberFormat::Mixed;
    NetworkShape shape;
    Checkpointing checkpointing = Checkpointing::None;

    std::int64_t modelParallel() const { return std::int64_t{tensor} * pipeline; }
    int dataParallel() const { return static_cast<int>(devices / modelParallel()); }
};

struct MemoryTerm {
    std::string key;  ///< as JSON names it
    Message name, meaning;
    double bytes = 0;
};

/// Of one device.
struct MemoryNeed {
    std::vector<MemoryTerm> terms;     ///< add up to `bytes`
    std::vector<MemoryTerm> reserved;  ///< what a device needs besides
    double bytes = 0;
    double withReserve = 0;
    double states = 0;  ///< weights, gradients and what the optimiser keeps
};

/// ZeRO (Rajbhandari et al., SC20) and the activations of Korthikanti et al. (MLSys 2023), as
/// METHODS.md, "Costs", has them. Throws Error for what is out of range.
MemoryNeed memoryNeed(const Training& training);

struct Machine {
    std::string name;
    double bytes = 0;  ///< memory of one device
    bool operator==(const Machine&) const = default;
};
std::vector<Machine> commonAccelerators();
/// A line each: name, comma, GB (1e9 bytes) up to kMostGigabytes; empty lines and those after # do
/// not count.
std::vector<Machine> readMachines(std::string_view text);  ///< throws Error
std::string machinesText(const std::vector<Machine>& machines);

}  // namespace footbridge
