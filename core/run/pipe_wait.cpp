// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/pipe_wait.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>

#include <cerrno>
#include <utility>

#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr int kMilliseconds = 50;  // between two looks at the stop

thread_local std::stop_token stopOfWaits;

void checkStopped() {
    if (stopOfWaits.stop_requested()) throw Cancelled();
}

/// Whether a pipe cannot be opened for writing because nobody reads it yet.
bool lacksReader(const char* path, int code) {
    struct stat info {};
    return code == ENXIO && ::stat(path, &info) == 0 && S_ISFIFO(info.st_mode);
}

}  // namespace

WaitScope::WaitScope(std::stop_token stop)
    : m_before(std::exchange(stopOfWaits, std::move(stop))) {}

WaitScope::~WaitScope() {
    stopOfWaits = std::move(m_before);
}

std::stop_token WaitScope::current() {
    return stopOfWaits;
}

int openUnlessStopped(const char* path, int flags) {
    for (;;) {
        const int file = ::open(path, flags | O_NONBLOCK | O_CLOEXEC, 0666);
        if (file >= 0) return file;
        const int code = errno;
        // Another program may have to give up its lease on the file first.
        if (code != EINTR && code != EWOULDBLOCK && !lacksReader(path, code)) {
            errno = code;
            return -1;
        }
        checkStopped();
        ::poll(nullptr, 0, kMilliseconds);
    }
}

void waitUnlessStopped(int descriptor, short events) {
    pollfd waiting{descriptor, events, 0};
    do checkStopped();
    while (::poll(&waiting, 1, kMilliseconds) <= 0);
}

}  // namespace footbridge
