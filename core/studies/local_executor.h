// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/studies/executor.h"

namespace footbridge {

/// Workers as processes of this machine, each with one thread. `command` is a program that works on
/// a folder when "FOLDER --name NAME --begin PART --driver PROCESS" stands behind it.
std::unique_ptr<Executor> makeLocalExecutor(const StudyFolder& folder, int workers,
                                            std::vector<std::string> command);

}  // namespace footbridge
