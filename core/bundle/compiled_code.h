// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/c_source.h"
#include "core/platforms/platform_model.h"
#include "core/run/run_context.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// What a C source predicts after a compiler has made a program of it.
struct CompiledPrediction {
    Prediction prediction;
    std::vector<int> flags;  ///< what predict() returned for each row
};

/// How long compiling and running may take each.
inline constexpr std::chrono::seconds kCompileLimit{30};

/// The compiler of the system, to be done soon with a large file.
std::vector<std::string> systemCompiler();

/// Compiles a model that modelCode() has written, in a folder of its own that is removed again, and
/// predicts the rows in a process of its own. `compiler` is a command with its options. `said` gets
/// what the compiler or the program says in the end. Nothing where there is no such compiler, where
/// it fails, or where the time is over. Throws Cancelled.
std::optional<CompiledPrediction> predictCompiled(const graph::CSource& code, const Matrix& rows,
                                                  bool interval, bool request,
                                                  const std::vector<std::string>& compiler,
                                                  std::string& said, const RunContext& context,
                                                  std::chrono::milliseconds limit = kCompileLimit);

/// The same of a model of relative times: rows x 3 platforms, the relative times, then their lower,
/// then their upper ends.
std::optional<Matrix> predictCompiled(const graph::CSource& code, const Matrix& rows,
                                      std::size_t platforms,
                                      const std::vector<std::string>& compiler, std::string& said,
                                      const RunContext& context,
                                      std::chrono::milliseconds limit = kCompileLimit);

/// How far model.c, compiled here, is from the native prediction, on the samples and on random rows
/// as in an export. Nothing, and a line in the log, where no compiler makes a program of it. Throws
/// Error when it is the tolerance or more, Cancelled.
std::optional<double> compareCompiled(const AdaptedModel& model, const graph::CSource& code,
                                      const Matrix& samples, std::uint64_t seed, double tolerance,
                                      const RunContext& context);
std::optional<double> compareCompiled(const PlatformModel& model, const graph::CSource& code,
                                      const Matrix& samples, double tolerance,
                                      const RunContext& context);

}  // namespace footbridge
