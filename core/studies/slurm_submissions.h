// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace footbridge {

/// A job array that was asked for.
struct SlurmSubmission {
    struct Task {
        std::string state;
        bool worked = false;  ///< its worker was seen in the folder
        bool left = false;    ///< and has gone from it since
        std::optional<std::chrono::steady_clock::time_point> ended, missing;
    };
    std::string name;  ///< that no other job has
    std::chrono::system_clock::time_point time{};
    long job = 0;  ///< 0: nobody knows whether it was accepted
    std::map<int, Task> tasks;

    bool open() const;  ///< some task has not ended
    std::size_t aliveTasks() const;
    /// How the names of a task's workers begin.
    std::string workerPrefix(int task) const { return name + "_" + std::to_string(task) + "_"; }
    /// The task of a worker of this submission, and how often it had been started before.
    std::pair<int, int> placeOf(std::string_view worker) const;
};

/// All submissions of a folder, kept in a file that only grows.
class SlurmSubmissions {
  public:
    /// Throws Error where what lies there is no such file, or too much to be one.
    explicit SlurmSubmissions(std::filesystem::path file);

    std::list<SlurmSubmission>& all() { return m_all; }
    const std::list<SlurmSubmission>& all() const { return m_all; }
    SlurmSubmission& add(const std::string& name, int tasks);
    void accept(SlurmSubmission& submission, long job);
    void noteEnd(const SlurmSubmission& submission, int task, const std::string& state);
    void drop(SlurmSubmission& submission);  ///< it was never accepted
    void endAll();
    SlurmSubmission* find(const std::string& name);
    const SlurmSubmission* ofWorker(const std::string& worker) const;
    bool anyOpen() const;
    bool anyDoubtful() const;  ///< accepted or not, nobody knows

  private:
    void write(const std::string& line) const;

    std::filesystem::path m_file;
    std::list<SlurmSubmission> m_all;
};

}  // namespace footbridge
