// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

namespace footbridge {

/// In its scope this thread, and those that ThreadBudget starts for it, wait for the other end of a
/// pipe only until `stop` is asked for: the whole program's on the command line, a job's in the
/// window. Outside of any scope they wait as long as it takes.
class WaitScope {
  public:
    explicit WaitScope(std::stop_token stop);
    ~WaitScope();
    WaitScope(const WaitScope&) = delete;
    WaitScope& operator=(const WaitScope&) = delete;
    static std::stop_token current();

  private:
    std::stop_token m_before;
};

/// Opens a file, device or pipe for reading, or for writing once somebody reads a pipe; with
/// O_CREAT a file that is made has the rights that the umask leaves. A descriptor, or -1 with
/// errno. Throws Cancelled.
int openUnlessStopped(const char* path, int flags);

/// Returns once reading (POLLIN) or writing (POLLOUT) would not wait, or would fail. Throws
/// Cancelled.
void waitUnlessStopped(int descriptor, short events);

}  // namespace footbridge
