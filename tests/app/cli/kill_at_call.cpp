// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

// Preloaded into a program, it ends it as kill -9 does when it comes to the call that
// FOOTBRIDGE_KILL_AT names: after half of a large write, or instead of the call. The call that
// FOOTBRIDGE_HANG_AT names never returns, and no thread starts where FOOTBRIDGE_NO_THREADS is set.

namespace {

constexpr std::size_t kLargeWrite = 50000;

bool isNamed(const char* variable, const char* call) {
    const char* named = std::getenv(variable);
    return named && std::strcmp(named, call) == 0;
}

bool isMeant(const char* call) {
    return isNamed("FOOTBRIDGE_KILL_AT", call) || isNamed("FOOTBRIDGE_HANG_AT", call);
}

void end() {
    if (!std::getenv("FOOTBRIDGE_HANG_AT")) kill(getpid(), SIGKILL);
    for (;;) pause();
}

template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

__attribute__((visibility("default"))) ssize_t write(int file, const void* bytes,
                                                     std::size_t count) {
    const auto original = next<ssize_t (*)(int, const void*, std::size_t)>("write");
    if (count < kLargeWrite || !isMeant("write")) return original(file, bytes, count);
    original(file, bytes, count / 2);
    end();
    return -1;
}

__attribute__((visibility("default"))) int fsync(int file) {
    if (isMeant("fsync")) end();
    return next<int (*)(int)>("fsync")(file);
}

__attribute__((visibility("default"))) int linkat(int from, const char* old, int to,
                                                  const char* name, int flags) {
    if (isMeant("linkat")) end();
    return next<int (*)(int, const char*, int, const char*, int)>("linkat")(from, old, to, name,
                                                                            flags);
}

__attribute__((visibility("default"))) int rename(const char* old, const char* name) {
    if (isMeant("rename")) end();
    return next<int (*)(const char*, const char*)>("rename")(old, name);
}

__attribute__((visibility("default"))) int pthread_create(pthread_t* thread,
                                                          const pthread_attr_t* attributes,
                                                          void* (*act)(void*),
                                                          void* argument) noexcept {
    if (std::getenv("FOOTBRIDGE_NO_THREADS")) return EAGAIN;
    return next<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>(
        "pthread_create")(thread, attributes, act, argument);
}
}
