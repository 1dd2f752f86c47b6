// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCostRatioRange{
    "cost-ratio-range",
    FB_TEXT("A cost ratio of %1 is not from %2 to %3. Say how many times worse an underestimate is "
            "than an overestimate of the same size, such as 5.")};
inline constexpr MessageId kCostSiteRules{
    "cost-site-rules",
    FB_TEXT("No request fits between %1 and %2 in steps of %3. Give a minimum and a step from 0 to "
            "10³⁰, and a maximum that is not below them.")};
inline constexpr MessageId kCostResubmission{
    "cost-resubmission",
    FB_TEXT("Starting again after a kill cannot cost %1. Give a number from 0 to 10³⁰.")};
inline constexpr MessageId kCostProbabilityRange{
    "cost-probability-range",
    FB_TEXT("%1 is not a probability that a request can be made for. Give one between 0 and 1, "
            "such as 0.95.")};
inline constexpr MessageId kCostTooFewForProbability{
    "cost-too-few-for-probability",
    FB_TEXT(
        "No request can be promised to be enough with a probability of %1 from %2 {run|runs}: that "
        "needs at least %3. Ask for at most %4, or measure more runs.")};
inline constexpr MessageId kCostNoRuns{
    "cost-no-runs",
    FB_TEXT("There is no run to learn requests from. Measure the response of at least 3 runs.")};

inline constexpr MessageId kCostComparingRules{"cost-comparing-rules",
                                               FB_TEXT("Comparing ways to request")};
inline constexpr MessageId kCostPlanning{"cost-planning", FB_TEXT("Working out the requests")};

inline constexpr MessageId kCostLimits{
    "cost-limits", FB_TEXT("A deadline or a budget of %1 allows no run. Give one above 0.")};

inline constexpr MessageId kMemoryParameters{
    "memory-parameters",
    FB_TEXT("A model of %1 parameters cannot be computed. Give how many it has, such as 7.5e9; at "
            "most 10¹⁸.")};
inline constexpr MessageId kMemoryDevices{
    "memory-devices",
    FB_TEXT("%1 {device|devices} cannot be shared by %2 tensor-parallel and %3 pipeline-parallel "
            "parts. Give a number of devices, up to 10 million, that is a multiple of the product "
            "of both.")};
inline constexpr MessageId kMemoryShape{
    "memory-shape",
    FB_TEXT("Activations need the layers, the hidden size, the heads, the sequence length and the "
            "batch of the model, all from 1 to 10⁹. Give all of them or none.")};
inline constexpr MessageId kMemoryMachines{
    "memory-machines",
    FB_TEXT("Line %1 of the list of machines is “%2”. Write a name, a comma and the memory of one "
            "device in GB, above 0 and at most 10⁹, on each line.")};
inline constexpr MessageId kMemoryWeights{"memory-weights", FB_TEXT("Weights")};
inline constexpr MessageId kMemoryGradients{"memory-gradients", FB_TEXT("Gradients")};
inline constexpr MessageId kMemoryMaster{"memory-master", FB_TEXT("Weights in full precision")};
inline constexpr MessageId kMemoryMomentum{"memory-momentum", FB_TEXT("Momentum")};
inline constexpr MessageId kMemoryVariance{"memory-variance", FB_TEXT("Variance of the gradients")};
inline constexpr MessageId kMemoryActivations{"memory-activations", FB_TEXT("Activations")};
inline constexpr MessageId kMemoryFragmentation{"memory-fragmentation",
                                                FB_TEXT("Fragmentation, a tenth of the others")};
inline constexpr MessageId kMemoryContext{"memory-context", FB_TEXT("What the device keeps")};
inline constexpr MessageId kMemoryWhole{
    "memory-whole", FB_TEXT("%1 bytes for each of the %2 parameters of a device")};
inline constexpr MessageId kMemoryShared{
    "memory-shared",
    FB_TEXT("%1 bytes for each of the %2 parameters of a device, shared by %3 devices")};
inline constexpr MessageId kMemoryActivationsFull{
    "memory-activations-full",
    FB_TEXT("Sequence × batch × hidden × (10 + (24 + 5 heads × sequence / hidden) / %2) bytes for "
            "each of %1 layers, with %2 tensor-parallel devices")};
inline constexpr MessageId kMemoryActivationsSelective{
    "memory-activations-selective",
    FB_TEXT("Sequence × batch × hidden × (10 + 24 / %2) bytes for each of %1 layers, with %2 "
            "tensor-parallel devices; those of the attention are computed again")};
inline constexpr MessageId kMemoryActivationsCheckpointed{
    "memory-activations-checkpointed",
    FB_TEXT("2 × sequence × batch × hidden bytes for the input of each of %1 layers, and one layer "
            "that is computed again")};

}  // namespace footbridge::messages
