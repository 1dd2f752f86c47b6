// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/bundle/input_policy.h"
#include "core/bundle/signature.h"
#include "core/bundle/state.h"
#include "core/run/run_context.h"
#include "core/severity/severity.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// 1 had no ONNX model and no state to go on from; before 4 no digest bound the state. Every
/// version is read.
inline constexpr int kBundleFormat = 4;

struct TableOrigin {
    std::string label, fileName, checksum;
    Index rows = 0;
};

/// Where an adapted model comes from; all of it but the doubts goes into the manifest.
struct Provenance {
    std::vector<TableOrigin> sources;
    TableOrigin target;
    Rows shots;                 ///< 0-based data rows of the target
    Index shotsLeftOut = 0;     ///< how many the model was made from where nothing else is said
    std::string shotsChecksum;  ///< SHA-256 of the shots' features and responses as CSV
    std::string pool;           ///< "all" or "shots"
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> matched;  ///< source name, target name
    struct Score {
        std::string strategy;
        double outOfFoldNmse = 0, outOfFoldMape = 0;
        std::optional<double> testNmse, testMape;
        Index testRows = 0;
    };
    std::vector<Score> leaderboard;
    std::optional<Severity> severity;
    std::vector<Message> doubts;  ///< about the tables, for the report; who makes one says them
};

struct Bundle {
    AdaptedModel model;
    Provenance provenance;
    std::string created;  ///< ISO 8601, UTC
    std::string version;  ///< of Footbridge
    Matrix samples;       ///< raw features of the sample rows
    Prediction samplePredictions;
    std::string report;  ///< HTML, may be empty
    InputPolicy policy;
    std::shared_ptr<const AdaptationState> state;  ///< null: it cannot be adapted further
    std::optional<SignatureReport> signature;      ///< of the file it was read from
    std::optional<Message> uncompared;  ///< what of that file readBundle() could not compare
    std::vector<std::string> foreign;   ///< as in ContentsReport
};

/// What goes into a bundle beside the model and its description.
struct BundleExtras {
    InputPolicy policy;
    std::shared_ptr<const AdaptationState> state;  ///< null: only what prediction needs
    /// Whether the system's C compiler, where there is one, has to agree on model.c.
    bool compileCode = false;
};

/// What an export did.
struct ExportReport {
    std::uintmax_t bytes = 0;
    /// Largest |format - native| / max(|y|, 1e-3 median |y| of the shots) of all formats, on the
    /// samples and on random rows inside and outside the range of the shots.
    double largestDifference = 0;
    double torchDifference = 0, onnxDifference = 0;  ///< of each
    Index samples = 0, randomRows = 0;               ///< rows that were compared
    double seconds = 0;
    std::uintmax_t codeBytes = 0;  ///< of model.c
    /// Of model.c after compiling; nothing where nobody asked for it or no compiler made it.
    std::optional<double> codeDifference{};
};

/// The largest difference an export accepts.
inline constexpr double kExportTolerance = 1e-5;
inline constexpr double kCodeTolerance = 1e-9;  ///< of model.c; see codeTolerance()
/// How far model.c may be from the native prediction where the other formats are so far from it: a
/// model that magnifies the rounding of the last digit does so in all of them.
double codeTolerance(double formatsDifference);

/// Writes the bundle whole or not at all, reloads it and compares it with the native prediction.
/// `samples` are raw rows to ship (at most 200 are used). Throws Error and leaves what was there.
ExportReport writeBundle(const std::filesystem::path& path, const AdaptedModel& model,
                         const Provenance& provenance, const Matrix& samples,
                         const std::string& report, const RunContext& context,
                         const BundleExtras& extras = {});

/// How long the check of a bundle may take: an export's takes seconds.
inline constexpr std::chrono::seconds kVerifyLimit{120};

/// Opens a bundle; throws Error with the reason when it is damaged, forged, too large, too new, not
/// signed as `trust` asks, not what Footbridge writes for what was read of it, or when that is not
/// found out within the limit; Cancelled. Runs no format for others: the prediction here needs
/// none. The model.pt of format 1 or of another LibTorch cannot be written again here and is not
/// compared; verifyBundle() refuses it. Nor are the bytes of the archive where no zlib is named, or
/// another one; both are noted.
Bundle readBundle(const std::filesystem::path& path, const Trust& trust = {},
                  const RunContext& context = {}, std::chrono::milliseconds limit = kVerifyLimit);

/// What of a bundle no comparison can vouch for.
struct ContentsReport {
    /// What is not as this version writes it: another one wrote it, or somebody altered it. Texts
    /// and programs for people, which Footbridge neither follows nor runs; a graph with steps that
    /// lead nowhere; a source model in the format of an older version.
    std::vector<std::string> foreign;
    bool report =
        false;  ///< it has one, which holds no program, loads nothing and was not compared
};

struct VerifyReport {
    std::string checksum;              ///< SHA-256 of the file that was checked
    std::vector<std::string> checked;  ///< entries whose checksum was right
    bool rebuilt = true;  ///< writing the contents again gave the same bytes; false: written with
                          ///< another zlib, so that they could not be compared
    ContentsReport contents;  ///< all else was written again and compared
    std::optional<SignatureReport> signature;
    Index samples = 0;
    double nativeDifference = 0;  ///< native prediction against samples.csv
    Index randomRows = 0;         ///< inside and outside the range of the shots
    double torchDifference = 0;   ///< model.pt against samples.csv and the random rows
    double onnxDifference = 0;    ///< model.onnx against the same
};

/// Opens the bundle, writes its contents again and compares every byte, recomputes every checksum
/// and every sample, and compares all formats. Runs no code of the bundle: model.pt has to be byte
/// for byte what is written from state/graph.json here. Throws Error when something is off or the
/// limit is over, Cancelled.
VerifyReport verifyBundle(const std::filesystem::path& path, const RunContext& context,
                          const Trust& trust = {}, std::chrono::milliseconds limit = kVerifyLimit);

}  // namespace footbridge
