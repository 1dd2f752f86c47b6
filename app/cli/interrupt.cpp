// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <system_error>

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

/// Whether the program comes to its end, which SIGUSR1 tells, before the time is over or somebody
/// asks again.
bool endsWithin(std::chrono::seconds grace) {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1}) sigaddset(&signals, signal);
    const timespec time{grace.count(), 0};
    int signal = -1;
    do signal = sigtimedwait(&signals, nullptr, &time);
    while (signal < 0 && errno == EINTR);
    return signal == SIGUSR1;
}

}  // namespace

Interrupt::Interrupt() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1, SIGUSR2}) sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    const auto listen = [this, signals](const std::stop_token& end) {
        int signal = 0;
        while (sigwait(&signals, &signal) == 0 && !end.stop_requested()) {
            if (signal == SIGUSR2) m_warned = true;
            if (signal == SIGUSR1 || signal == SIGUSR2) continue;
            if (m_stop.stop_requested()) _exit(kExitCancelled);
            m_stop.request_stop();
            if (!endsWithin(m_grace.load())) _exit(kExitCancelled);
            if (end.stop_requested()) return;
        }
    };
    try {
        m_listener = std::jthread(listen);
    } catch (const std::system_error& problem) {
        throw Error(messages::kNoThread, {problem.code().message()});
    }
}

Interrupt::~Interrupt() {
    m_listener.request_stop();
    pthread_kill(m_listener.native_handle(), SIGUSR1);  // wakes it from waiting
}

}  // namespace footbridge
