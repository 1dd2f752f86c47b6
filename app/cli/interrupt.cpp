// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

namespace footbridge {

Interrupt::Interrupt() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1}) sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_listener = std::jthread([this, signals](const std::stop_token& end) {
        int signal = 0;
        while (sigwait(&signals, &signal) == 0 && !end.stop_requested()) {
            if (signal == SIGUSR1) continue;
            if (m_stop.stop_requested()) _exit(kExitCancelled);
            m_stop.request_stop();
        }
    });
}

Interrupt::~Interrupt() {
    m_listener.request_stop();
    pthread_kill(m_listener.native_handle(), SIGUSR1);  // wakes it from waiting
}

}  // namespace footbridge
