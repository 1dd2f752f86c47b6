// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/studies/executor.h"
#include "core/studies/slurm_options.h"

namespace footbridge {

/// Workers as tasks of Slurm's job arrays. What was submitted stands in the folder, so that a
/// driver that is started again, here or on another machine that sees the folder, goes on with the
/// same jobs. `command` as of makeLocalExecutor(). Throws Error for options that make no sense.
std::unique_ptr<Executor> makeSlurmExecutor(const StudyFolder& folder, const SlurmOptions& options,
                                            std::vector<std::string> command);

}  // namespace footbridge
