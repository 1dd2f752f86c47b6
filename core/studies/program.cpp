// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

#include "core/run/error.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using Clock = std::chrono::steady_clock;

class Pipe {
  public:
    Pipe() {
        if (::pipe2(m_ends.data(), O_CLOEXEC) != 0) m_ends = {-1, -1};
    }
    ~Pipe() {
        closeEnd(0);
        closeEnd(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    int end(std::size_t which) const { return m_ends[which]; }
    void closeEnd(std::size_t which) {
        if (m_ends[which] >= 0) ::close(m_ends[which]);
        m_ends[which] = -1;
    }

  private:
    std::array<int, 2> m_ends{-1, -1};
};

/// What a new process begins with: no signals blocked, a group of its own, so that Ctrl-C at the
/// terminal reaches the driver alone.
class Attributes {
  public:
    Attributes() {
        posix_spawnattr_init(&m_attributes);
        posix_spawn_file_actions_init(&m_actions);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setpgroup(&m_attributes, 0);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
        posix_spawn_file_actions_addopen(&m_actions, 0, "/dev/null", O_RDONLY, 0);
    }
    ~Attributes() {
        posix_spawnattr_destroy(&m_attributes);
        posix_spawn_file_actions_destroy(&m_actions);
    }
    Attributes(const Attributes&) = delete;
    Attributes& operator=(const Attributes&) = delete;
    posix_spawn_file_actions_t& actions() { return m_actions; }

    /// 0, or why not.
    int start(const std::vector<std::string>& command, pid_t& process) {
        std::vector<char*> words;
        for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
        words.push_back(nullptr);
        return ::posix_spawnp(&process, words[0], &m_actions, &m_attributes, words.data(), environ);
    }

  private:
    posix_spawnattr_t m_attributes;
    posix_spawn_file_actions_t m_actions;
};

/// Reads both until they end; false when it is too late.
bool readBoth(Pipe& out, Pipe& err, ProgramResult& result, Clock::time_point until,
              const std::stop_token& stop) {
    std::array<pollfd, 2> ends{pollfd{out.end(0), POLLIN, 0}, pollfd{err.end(0), POLLIN, 0}};
    while (ends[0].fd >= 0 || ends[1].fd >= 0) {
        if (Clock::now() > until || stop.stop_requested()) return false;
        if (::poll(ends.data(), ends.size(), 50) < 0 && errno != EINTR) return false;
        for (std::size_t which = 0; which < ends.size(); ++which) {
            if (ends[which].fd < 0 || ends[which].revents == 0) continue;
            char some[4096];
            const ssize_t got = ::read(ends[which].fd, some, sizeof some);
            if (got > 0)
                (which == 0 ? result.output : result.errors).append(some, static_cast<size_t>(got));
            else
                ends[which].fd = -1;
        }
    }
    return true;
}

}  // namespace

ProgramResult runProgram(const std::vector<std::string>& command, std::chrono::milliseconds limit,
                         const std::stop_token& stop) {
    ProgramResult result;
    Pipe out, err;
    if (out.end(0) < 0 || err.end(0) < 0) {
        result.code = 127;
        result.errors = command.front() + ": " + std::strerror(EMFILE);
        return result;
    }
    Attributes attributes;
    posix_spawn_file_actions_adddup2(&attributes.actions(), out.end(1), 1);
    posix_spawn_file_actions_adddup2(&attributes.actions(), err.end(1), 2);
    pid_t process = 0;
    if (const int code = attributes.start(command, process); code != 0) {
        result.code = 127;
        result.errors = command.front() + ": " + std::strerror(code);
        return result;
    }
    out.closeEnd(1);
    err.closeEnd(1);
    const Clock::time_point until = Clock::now() + limit;
    bool ended = readBoth(out, err, result, until, stop);
    int status = 0;
    while (ended && ::waitpid(process, &status, WNOHANG) == 0) {
        ended = Clock::now() < until && !stop.stop_requested();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    if (!ended) {
        ::kill(-process, SIGKILL);
        ::waitpid(process, &status, 0);
        return result;
    }
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

pid_t startProgram(const std::vector<std::string>& command, const std::string& log) {
    Attributes attributes;
    posix_spawn_file_actions_addopen(&attributes.actions(), 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&attributes.actions(), 2, log.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0666);
    pid_t process = 0;
    if (const int code = attributes.start(command, process); code != 0)
        throw Error(messages::kProgramNotStarted, {command.front(), std::strerror(code)});
    return process;
}

}  // namespace footbridge
