// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/graph/onnx_writer.h"
#include "core/run/run_context.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// The inputs of the model in ONNX, in the order of its columns.
std::vector<graph::OnnxColumn> onnxColumns(const FeatureSchema& schema);

/// How many an export and a check compare.
inline constexpr Index kConformanceRows = 1000;
/// Rows that LibTorch predicts between two looks at whether to stop.
inline constexpr Index kTorchRows = 256;

/// Raw rows inside and outside the range of the shots and the pool, some of them with missing
/// values, with categories that the model has not seen, and on the range's ends. The same model and
/// seed give the same rows.
Matrix conformanceRows(const AdaptedModel& model, Index rows, std::uint64_t seed);

/// Largest |a - b| / max(|b|, 1e-3 typical) of values and, where both have them, of interval ends;
/// infinite where only one of the two is a number or has rows.
double largestDifference(const Prediction& a, const Prediction& b, double typical);

/// The model in its two formats. The TorchScript will run with all that this program may do, so it
/// is one that this program has written.
struct WrittenFormats {
    std::string torchScript, onnx;
};

/// How far the formats are from what they should predict.
struct FormatDifferences {
    double torch = 0, onnx = 0;
    std::string onnxManifest;  ///< that travels inside
};
/// Loads the formats, predicts the rows with each and compares with `wanted`. Throws Error when one
/// does not load or run, Cancelled.
FormatDifferences compareFormats(const AdaptedModel& model, const WrittenFormats& formats,
                                 const Matrix& rows, const Prediction& wanted,
                                 const RunContext& context);

}  // namespace footbridge
