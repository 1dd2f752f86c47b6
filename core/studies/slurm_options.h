// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

/// How workers are asked of Slurm; the section "slurm" of a campaign file.
struct SlurmOptions {
    std::string partition, account;  ///< "": the site's
    std::string time = "1:00:00";    ///< as sbatch takes it; a worker ends cleanly before it
    std::string memory = "4G";       ///< of a worker
    int processors = 1;              ///< of a worker
    int workers = 8;
    std::string setup;               ///< a line of the shell before the worker: modules
    std::vector<std::string> extra;  ///< further arguments of sbatch
    int replacements = 20;           ///< for workers that failed, timed out, were preempted …
    int poll = 30;                   ///< seconds between two questions to Slurm, at least
    int grace = 60;      ///< seconds that a file, or an answer about a job, may come late
    int patience = 120;  ///< seconds that a command of Slurm may take
    bool operator==(const SlurmOptions&) const = default;
};

/// Seconds of a time limit: "30", "30:00", "1:00:00", "2-12", "2-12:30", "2-12:30:00"; nothing for
/// anything else.
std::optional<long> slurmSeconds(std::string_view text);

}  // namespace footbridge
