// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/process_limits.h"

#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <thread>

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

constexpr rlim_t kLeastStack = rlim_t{1} << 20, kUsualStack = rlim_t{8} << 20;

/// The stack of the first thread grows up to what the limit is then; others get what it was when
/// the program started, unless they are told otherwise.
void liftStack() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= kLeastStack) return;
    limit.rlim_cur = std::min(limit.rlim_max, kUsualStack);  // RLIM_INFINITY is the largest
    if (limit.rlim_cur < kLeastStack || ::setrlimit(RLIMIT_STACK, &limit) != 0)
        throw Error(messages::kStackTooSmall, {limit.rlim_cur >> 10});
    pthread_attr_t usual;
    if (::pthread_attr_init(&usual) != 0) return;
    if (::pthread_getattr_default_np(&usual) == 0 &&
        ::pthread_attr_setstacksize(&usual, limit.rlim_cur) == 0)
        ::pthread_setattr_default_np(&usual);
    ::pthread_attr_destroy(&usual);
}

}  // namespace

void liftLimits() {
    ::signal(SIGXFSZ, SIG_IGN);
    liftStack();
}

void checkRoomToCompute(std::size_t bytes) {
    static std::atomic<std::size_t> found = 0;
    if (bytes <= found) return;
    void* const memory =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw Error(messages::kNoRoomToCompute, {bytes >> 20, std::strerror(errno)});
    ::munmap(memory, bytes);
    try {
        std::jthread([] {}).join();
    } catch (const std::system_error& problem) {
        throw Error(messages::kNoThread, {problem.code().message()});
    }
    found = bytes;
}

}  // namespace footbridge
