// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/divergence/severity.h"
#include "core/run/run_context.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

inline constexpr int kBundleFormat = 1;

struct TableOrigin {
    std::string label, fileName, checksum;
    Index rows = 0;
};

/// Where an adapted model comes from; all of it goes into the manifest.
struct Provenance {
    std::vector<TableOrigin> sources;
    TableOrigin target;
    Rows shots;                 ///< 0-based data rows of the target
    std::string shotsChecksum;  ///< SHA-256 of the shots' features and responses as CSV
    std::string pool;           ///< "all" or "shots"
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> matched;  ///< source name, target name
    struct Score {
        std::string strategy;
        double outOfFoldNmse = 0, outOfFoldMape = 0, weight = 0;
        std::optional<double> testNmse, testMape;
        Index testRows = 0;
    };
    std::vector<Score> leaderboard;
    std::optional<Severity> severity;
};

struct Bundle {
    AdaptedModel model;
    Provenance provenance;
    std::string created;  ///< ISO 8601, UTC
    std::string version;  ///< of Footbridge
    Matrix samples;       ///< raw features of the sample rows
    Prediction samplePredictions;
    std::string report;  ///< HTML, may be empty
};

/// What an export did.
struct ExportReport {
    std::uintmax_t bytes = 0;
    double largestDifference =
        0;  ///< |TorchScript - native| / max(|y|, 1e-3 median |y| of the shots)
    double seconds = 0;
};

/// The largest difference an export accepts.
inline constexpr double kExportTolerance = 1e-5;

/// Writes the bundle whole or not at all, reloads it and compares it with the native prediction.
/// `samples` are raw rows to ship (at most 200 are used). Throws Error and leaves what was there.
ExportReport writeBundle(const std::filesystem::path& path, const AdaptedModel& model,
                         const Provenance& provenance, const Matrix& samples,
                         const std::string& report, const RunContext& context);

/// Opens a bundle; throws Error with the reason when it is damaged, forged, too large or too new.
Bundle readBundle(const std::filesystem::path& path);

struct VerifyReport {
    std::vector<std::string> checked;  ///< entries whose checksum was right
    Index samples = 0;
    double nativeDifference = 0;  ///< native prediction against samples.csv
    double torchDifference = 0;   ///< model.pt against samples.csv
};
/// Opens the bundle, recomputes every checksum and every sample. Throws Error when something is
/// off.
VerifyReport verifyBundle(const std::filesystem::path& path, const RunContext& context);

}  // namespace footbridge
