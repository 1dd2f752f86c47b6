// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>

namespace footbridge {

/// How many threads a run may keep busy, the calling one among them. Copies share one budget, so
/// that work inside of work never takes more together. What is computed does not depend on it.
class ThreadBudget {
  public:
    ThreadBudget();                      ///< as many as the machine has processors
    explicit ThreadBudget(int threads);  ///< at least 1

    int threads() const;

    /// Calls task(i) once for each i in [0, count), at most `most` at a time: on the calling
    /// thread, which takes 0 first, and on others as far as the budget has some left, also those
    /// that other work gives back meanwhile. Returns when all are done. After an exception no
    /// further task begins; the first one is thrown, Cancelled only where it is all there was.
    void parallel(std::size_t count, const std::function<void(std::size_t)>& task,
                  std::size_t most = std::numeric_limits<std::size_t>::max()) const;

  private:
    struct State;
    std::shared_ptr<State> m_state;
};

}  // namespace footbridge
