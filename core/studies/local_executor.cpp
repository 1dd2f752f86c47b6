// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/local_executor.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <sstream>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/program.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

constexpr int kCancelled = 130;
constexpr int kMostEarlyDeaths = 5;
constexpr std::chrono::milliseconds kLocalPause{50};
constexpr std::chrono::seconds kToEnd{5};

/// How often this machine has ended a process for want of memory; it cannot be told everywhere.
std::uint64_t outOfMemoryKills() {
    std::uint64_t kills = 0;
    for (const char* file : {"/proc/vmstat", "/sys/fs/cgroup/memory.events"}) try {
            std::istringstream lines(readFile(file));
            for (std::string name, value; lines >> name >> value;)
                if (name == "oom_kill") kills += std::strtoull(value.c_str(), nullptr, 10);
        } catch (const Error&) {
            // Told by the other one, or by nobody.
        }
    return kills;
}

std::string lastLine(const std::string& file) {
    std::string text;
    try {
        text = readFile(file);
    } catch (const Error&) {
        return {};
    }
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

class LocalExecutor : public Executor {
  public:
    LocalExecutor(StudyFolder folder, int workers, std::vector<std::string> command)
        : m_folder(std::move(folder)),
          m_workers(std::max(1, workers)),
          m_command(std::move(command)),
          m_kills(outOfMemoryKills()) {}

    ~LocalExecutor() override { stop(); }

    std::vector<DeadWorker> tend(std::size_t open, const RunContext&) override {
        std::vector<DeadWorker> dead = buried();
        while (m_living.size() < std::min(open, static_cast<std::size_t>(m_workers))) start();
        return dead;
    }

    bool knows(const std::string& worker) const override {
        return std::any_of(m_living.begin(), m_living.end(),
                           [&](const auto& entry) { return entry.second.name == worker; });
    }

    std::string where() const override { return std::to_string(m_living.size()); }
    std::chrono::milliseconds pause() const override { return kLocalPause; }

    void stop() override {
        for (const auto& [process, worker] : m_living) ::kill(process, SIGTERM);
        const auto until = std::chrono::steady_clock::now() + kToEnd;
        while (!m_living.empty() && std::chrono::steady_clock::now() < until) {
            buried();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        for (const auto& [process, worker] : m_living) {
            ::kill(process, SIGKILL);
            ::waitpid(process, nullptr, 0);
            removeWorker(m_folder, worker.name);
        }
        m_living.clear();
    }

  private:
    struct Living {
        std::string name;
        std::size_t place = 0;
    };

    std::string errorsOf(const std::string& name) const {
        return (m_folder.cells() / (name + ".errors")).string();
    }

    void start() {
        std::size_t place = 0;  // of a worker that died, so that all begin at different cells
        while (std::any_of(m_living.begin(), m_living.end(),
                           [&](const auto& entry) { return entry.second.place == place; }))
            ++place;
        const std::string name = freshName();
        std::vector<std::string> command = m_command;
        command.insert(command.end(),
                       {m_folder.path().string(), "--quiet", "--threads", "1", "--name", name,
                        "--begin", std::to_string(place) + "/" + std::to_string(m_workers),
                        "--driver", std::to_string(::getpid())});
        m_living.emplace(startProgram(command, errorsOf(name)), Living{name, place});
    }

    /// Those that have ended.
    std::vector<DeadWorker> buried() {
        std::vector<DeadWorker> dead;
        for (auto entry = m_living.begin(); entry != m_living.end();) {
            int status = 0;
            if (::waitpid(entry->first, &status, WNOHANG) != entry->first) {
                ++entry;
                continue;
            }
            dead.push_back(verdict(entry->second.name, status));
            entry = m_living.erase(entry);
        }
        return dead;
    }

    DeadWorker verdict(const std::string& name, int status) {
        const std::string complaint = lastLine(errorsOf(name));
        std::error_code ignored;
        std::filesystem::remove(errorsOf(name), ignored);
        if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == kCancelled)) {
            m_earlyDeaths = 0;
            return {name, Blame::None, {}};
        }
        const std::uint64_t kills = outOfMemoryKills();
        const bool memory = kills > m_kills;
        m_kills = kills;
        DeadWorker dead{name, Blame::Likely, {}};
        if (WIFEXITED(status)) {
            dead.reason =
                complaint.empty() ? "exit code " + std::to_string(WEXITSTATUS(status)) : complaint;
        } else if (memory && WTERMSIG(status) == SIGKILL) {
            dead.reason = Message(messages::kCellOutOfMemory).text();
        } else {
            if (WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGTERM)
                dead.blame = Blame::Possible;
            dead.reason = ::strsignal(WTERMSIG(status));
        }
        checkEarlyDeath(name, dead.reason);
        return dead;
    }

    /// One that dies before it has a cell, again and again, is no worker.
    void checkEarlyDeath(const std::string& name, const std::string& reason) {
        for (const WorkerState& worker : listWorkers(m_folder))
            if (worker.name == name && worker.inHand != 0) {
                m_earlyDeaths = 0;
                return;
            }
        if (++m_earlyDeaths >= kMostEarlyDeaths)
            throw Error(messages::kWorkersDie, {m_earlyDeaths, reason});
    }

    const StudyFolder m_folder;
    const int m_workers;
    const std::vector<std::string> m_command;
    std::map<pid_t, Living> m_living;
    std::uint64_t m_kills = 0;
    int m_earlyDeaths = 0;
};

}  // namespace

std::unique_ptr<Executor> makeLocalExecutor(const StudyFolder& folder, int workers,
                                            std::vector<std::string> command) {
    return std::make_unique<LocalExecutor>(folder, workers, std::move(command));
}

}  // namespace footbridge
