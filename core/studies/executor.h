// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/run/run_context.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// How sure it is that a worker died of the cell that it had in hand.
enum class Blame {
    None,      ///< it was ended by somebody, who has nothing to do with the cell
    Possible,  ///< it was killed, nobody knows why
    Likely,    ///< it crashed or ran out of memory
};

struct DeadWorker {
    std::string name;
    Blame blame = Blame::None;
    std::string reason;  ///< a sentence
};

/// Runs workers elsewhere than in this process: on this machine or by a batch system.
class Executor {
  public:
    virtual ~Executor() = default;
    /// Called again and again. Starts workers as far as `open` cells are left to take, and tells
    /// which workers have died since. Throws Error where there is no point in going on.
    virtual std::vector<DeadWorker> tend(std::size_t open, const RunContext& context) = 0;
    /// Workers that it started before this program began, that live still or wait to begin.
    virtual bool knows(const std::string& worker) const = 0;
    virtual std::string where() const = 0;                ///< a few words for progress: "2 workers"
    virtual std::chrono::milliseconds pause() const = 0;  ///< between two calls
    virtual void stop() = 0;                              ///< asks all its workers to end now
};

}  // namespace footbridge
