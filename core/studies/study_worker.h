// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/studies/study_folder.h"
#include "core/studies/study_plan.h"

namespace footbridge {

struct WorkerOptions {
    std::string name;                ///< that nobody had before
    double begin = 0;                ///< with which part of the cells, in [0, 1)
    std::function<bool()> draining;  ///< whether it should end after the cell in hand
    std::function<void(std::size_t group)> opened;   ///< it has begun with another group
    std::function<void(std::size_t cell)> finished;  ///< its place in the plan
};

/// Takes cells of the study that nobody has and stores what measuring them gives, until none is
/// left to take. What goes wrong with a cell is its record. Throws StudyStopped; Error where the
/// folder cannot be written; Cancelled, and then the cell in hand is nobody's again.
void runWorker(Study& study, const StudyPlan& plan, const StudyFolder& folder,
               const WorkerOptions& options, const RunContext& context);

/// What stands at the head of every log: the program's version, its study's head, its worker.
std::string logHead(const Study& study, const std::string& writer);
/// What it says under "version", "fingerprint", "writer" or "head"; empty where it does not.
std::string textOfHead(const std::string& head, const char* key);

}  // namespace footbridge
