// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>

#include "core/studies/executor.h"
#include "core/studies/study_plan.h"

namespace footbridge {

struct DriverOptions {
    int jobs = 1;                  ///< cells at once where the workers are threads of this program
    Executor* executor = nullptr;  ///< other workers than that
    bool anyVersion = false;       ///< go on with results of another version
    /// What progress is reported as, of a cell's group.
    std::function<Message(std::size_t group)> stage;
};

/// Measures every cell of a study that `folder` does not hold, and leaves their records there
/// (study_folder.h). Cells whose workers died of them are recorded as failed after some attempts.
/// Throws Error when the folder is driven by somebody else, belongs to another study or version, or
/// cannot be written; StudyStopped; Cancelled.
void driveStudy(Study& study, const StudyFolder& folder, const DriverOptions& options,
                const RunContext& context);

/// How far a folder is.
struct StudyStatus {
    std::size_t cells = 0;                                    ///< of the study
    std::size_t done = 0, failed = 0, running = 0, left = 0;  ///< these four are all of them
    std::size_t workers = 0;                                  ///< that live, as far as can be told
    std::map<std::string, std::size_t> versions;  ///< cells by the version that measured them
    std::uint64_t damaged = 0;                    ///< bytes of the logs that cannot be read
};
StudyStatus studyStatus(Study& study, const StudyFolder& folder);

}  // namespace footbridge
