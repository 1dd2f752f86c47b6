// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/platforms/platform_model.h"

namespace footbridge {

inline constexpr int kPlatformBundleFormat = 1;

/// A model of relative times as it lies in a bundle; without residuals.
struct PlatformBundle {
    PlatformModel model;
    std::string created, version;
    Matrix samples;  ///< raw rows
    std::optional<SignatureReport> signature;
    std::optional<Message> uncompared;  ///< as in Bundle
    std::vector<std::string> foreign;   ///< as in ContentsReport
};

/// What an export or a check compared.
struct PlatformBundleReport {
    std::uintmax_t bytes = 0;
    Index samples = 0, randomRows = 0;
    /// Largest difference relative to the native prediction, of each format.
    double torchDifference = 0, onnxDifference = 0;
    std::string checksum;              ///< SHA-256 of the file that was checked
    bool rebuilt = true;               ///< as in VerifyReport
    std::vector<std::string> foreign;  ///< as in ContentsReport
    std::optional<SignatureReport> signature;
};

/// Writes the bundle whole or not at all: manifest, graph, TorchScript and ONNX with an output a
/// platform and two for its interval, samples. Both formats are loaded back and compared on the
/// samples and on 1000 random rows. Throws Error and leaves what was there.
PlatformBundleReport writePlatformBundle(const std::filesystem::path& path,
                                         const PlatformModel& model,
                                         const std::vector<MethodScore>& leaderboard,
                                         const Matrix& samples, std::uint64_t seed,
                                         const RunContext& context);

/// Opens one; throws Error with the reason when it is damaged, not what Footbridge writes for what
/// was read of it, not signed as `trust` asks, or another kind of bundle, or when that is not found
/// out within the limit; Cancelled. Runs no code of it. What readBundle() does not compare is
/// not compared here either.
PlatformBundle readPlatformBundle(const std::filesystem::path& path, const Trust& trust = {},
                                  const RunContext& context = {},
                                  std::chrono::milliseconds limit = kVerifyLimit);

/// The rows with what the model predicts of them, as a CSV.
std::string platformSamples(const PlatformModel& model, const Matrix& samples,
                            const RunContext& context = {});

/// Whether the file is a bundle of relative times; false as well where it is none at all.
bool isPlatformBundle(const std::filesystem::path& path);

/// Opens it, writes all of it again and compares byte for byte, and compares what both formats
/// predict. Throws Error when something is off or the limit is over, Cancelled.
PlatformBundleReport verifyPlatformBundle(const std::filesystem::path& path,
                                          const RunContext& context, const Trust& trust = {},
                                          std::chrono::milliseconds limit = kVerifyLimit);

}  // namespace footbridge
