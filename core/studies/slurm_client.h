// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

/// A task of a job array as Slurm tells it.
struct SlurmTask {
    std::string name;  ///< of the job
    long job = 0;      ///< of the array
    int task = 0;
    std::string state;      ///< "RUNNING", "COMPLETED", "CANCELLED", …
    std::string submitted;  ///< "2026-11-22T03:31:12"; "" where it was not told
    bool operator==(const SlurmTask&) const = default;
};

/// Waiting, running, or about to be run again.
bool slurmAlive(std::string_view state);
/// Over for good; false also for words that are not known.
bool slurmEnded(std::string_view state);

struct SlurmLimits {
    int arraySize = 1000;  ///< tasks of an array; their numbers are at most this
    int jobs = 10'000;     ///< of everybody
};

// What the commands print, read. Lines that are not what was asked for are passed over.
std::vector<SlurmTask> parseQueue(std::string_view text);       ///< squeue -r -O …, see queue()
std::vector<SlurmTask> parseAccounting(std::string_view text);  ///< sacct -P -X
std::vector<SlurmTask> parseJobs(std::string_view text);        ///< scontrol show job -o
SlurmLimits parseLimits(std::string_view text);                 ///< scontrol show config
std::optional<long> parseSubmission(std::string_view text);     ///< sbatch --parsable

/// Asks Slurm by its commands. No answer is nothing, which is no "no".
class SlurmClient {
  public:
    SlurmClient(std::chrono::seconds patience, std::stop_token stop)
        : m_patience(patience), m_stop(std::move(stop)) {}

    struct Submission {
        enum class Answer { Accepted, Refused, Unknown } answer = Answer::Unknown;
        long job = 0;
        std::string words;  ///< of a refusal
    };
    Submission submit(const std::vector<std::string>& arguments) const;
    SlurmLimits limits() const;
    /// All of this user's jobs.
    std::optional<std::vector<SlurmTask>> queue() const;
    /// Ended jobs of these names that were submitted since; nothing where there is no accounting.
    std::optional<std::vector<SlurmTask>> accounting(
        const std::vector<std::string>& names, std::chrono::system_clock::time_point since) const;
    std::optional<std::vector<SlurmTask>> show(long job) const;
    void cancel(const std::string& name) const;

  private:
    std::optional<std::string> ask(const std::vector<std::string>& command) const;

    std::chrono::seconds m_patience;
    std::stop_token m_stop;
};

}  // namespace footbridge
