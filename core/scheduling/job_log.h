// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/run_context.h"
#include "core/table/table.h"

namespace footbridge {

/// A job as a log has it. Times are seconds; -1 is missing.
struct LoggedJob {
    std::int64_t number = 0;
    double submit = -1;                   ///< since the beginning of the log
    double wait = -1;                     ///< on the real machine
    double runTime = -1;                  ///< on the processors that it had
    double request = -1;                  ///< what the user asked for
    int allocated = -1, processors = -1;  ///< had, and asked for
    int user = -1, group = -1, executable = -1, queue = -1, partition = -1;
    double memory = -1;    ///< asked for, KB a processor
    double priority = 0;   ///< those of higher priority stand before all others in the queue
    std::size_t line = 0;  ///< of the file, from 1
    bool operator==(const LoggedJob&) const = default;
};

/// A job log as read, in order of submission.
struct JobLog {
    std::string path, name;
    std::string computer;           ///< as the header says; may be empty
    int processors = 0, nodes = 0;  ///< of the machine; 0 where the log does not say
    std::int64_t unixStart = 0;     ///< of second 0; 0 where the log does not say
    int timeZone = 0;               ///< seconds east of Greenwich
    std::vector<LoggedJob> jobs;
    std::vector<std::string> names;  ///< of jobs whose names are no numbers, by LoggedJob::number
    std::vector<std::string> partitions;  ///< names by LoggedJob::partition; empty: numbers
    std::vector<ImportWarning> warnings;

    std::string partitionOf(const LoggedJob& job) const;  ///< "" where the log does not say
    std::string nameOf(const LoggedJob& job) const;
};

/// Which column of a CSV holds what: "job", "submit", "processors", "request", "runtime", "user",
/// "executable", "queue", "partition", "wait", "priority" → the column's name.
using LogColumns = std::map<std::string, std::string>;

/// "submit=submit_s" → its place in the map. Throws Error.
void addLogColumn(LogColumns& columns, const std::string& text);

/// Reads a job log: Standard Workload Format 2.2, the output of sacct --parsable2, or a CSV; plain,
/// gzip or zstd, packed once. What it is is told by its contents. Throws Error, Cancelled.
JobLog readJobLog(const std::filesystem::path& path, const LogColumns& columns = {},
                  const RunContext& context = {});
/// The same from memory; `name` stands for the file in messages.
JobLog parseJobLog(std::string_view bytes, const std::string& name, const LogColumns& columns = {},
                   const RunContext& context = {});

/// Puts jobs in order of submission, those of one instant as they stand; warns where they were not.
void orderJobs(JobLog& log);

}  // namespace footbridge
