// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/bundle/platform_bundle.h"

namespace footbridge {

inline constexpr const char* kPlatformReadme =
    "A model of relative run times on several platforms, trained by Footbridge.\n\n"
    "manifest.json     platforms, features in order, scores, size and SHA-256 of every file\n"
    "model.onnx        for ONNX Runtime: an input a feature; for each platform the outputs NAME,\n"
    "                  \"NAME lower\" and \"NAME upper\", float64 [rows]\n"
    "model.pt          TorchScript: forward(float64 [rows, features]) gives float64 [rows, 3 x\n"
    "                  platforms]: relative times, then lower, then upper ends\n"
    "state/graph.json  the same model as plain operations; Footbridge predicts with this one\n"
    "samples.csv       rows with predictions, to check that the model was loaded rightly\n\n"
    "    footbridge-cli platforms predict model.zip rows.csv --out vectors.csv\n";

/// Names of the outputs in their order: values, lower ends, upper ends.
std::vector<std::string> platformOutputs(const PlatformModel& model);
/// What the graph gives at its outputs, side by side.
Matrix allOutputs(const VectorPrediction& prediction);

/// A line of the leaderboard as it stands in the manifest.
nlohmann::json platformScore(const MethodScore& score);
/// The manifest but for its list of files.
nlohmann::json describePlatforms(const PlatformModel& model, nlohmann::json leaderboard,
                                 std::uint64_t seed, const std::string& created,
                                 const std::string& version);

}  // namespace footbridge
