// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/job_log.h"

#include <algorithm>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/unpack.h"
#include "core/scheduling/csv_log.h"
#include "core/scheduling/sacct_log.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/scheduling/swf_log.h"
#include "core/table/csv_warnings.h"
#include "core/table/file_digest.h"
#include "core/table/mapped_file.h"

namespace footbridge {

std::string JobLog::partitionOf(const LoggedJob& job) const {
    if (job.partition < 0) return {};
    const auto at = static_cast<std::size_t>(job.partition);
    return at < partitions.size() ? partitions[at] : std::to_string(job.partition);
}

std::string JobLog::nameOf(const LoggedJob& job) const {
    const auto place = static_cast<std::size_t>(job.number);
    return place < names.size() ? names[place] : std::to_string(job.number);
}

void orderJobs(JobLog& log) {
    WarningList warnings;
    for (std::size_t i = 1; i < log.jobs.size(); ++i)
        if (log.jobs[i].submit < log.jobs[i - 1].submit)
            warnings.add(Message(messages::kLogOrder, {log.jobs[i].line}), log.jobs[i].line);
    for (ImportWarning& warning : warnings.finish()) log.warnings.push_back(std::move(warning));
    std::ranges::stable_sort(log.jobs, {}, &LoggedJob::submit);
}

JobLog parseJobLog(std::string_view bytes, const std::string& name, const LogColumns& columns,
                   const RunContext& context) {
    std::string plain;  // unpacked once: what is packed again and again could grow without end
    if (packingOf(bytes) != Packing::None) bytes = plain = unpacked(bytes, name);
    bytes = withoutMark(bytes);
    JobLog log = looksLikeSacct(bytes) ? parseSacct(bytes, name, context)
                 : looksLikeSwf(bytes) && columns.empty()
                     ? parseSwf(bytes, name, context)
                     : parseCsvLog(bytes, name, columns, context);
    if (log.jobs.empty()) throw Error(messages::kLogEmpty, {name});
    log.name = name;
    orderJobs(log);
    return log;
}

JobLog readJobLog(const std::filesystem::path& path, const LogColumns& columns,
                  const RunContext& context) {
    context.report(Message(messages::kReadingLog, {path.filename().string()}), 0);
    MappedFile file(path);
    JobLog log = parseJobLog(file.bytes(), path.filename().string(), columns, context);
    file.checkUnchanged();
    if (file.hasGrown()) file.endAtLine();
    readAgainIfGrown(file, {}, context, [&](const RunContext& again) {
        log = parseJobLog(file.bytes(), path.filename().string(), columns, again);
    });
    log.path = path.string();
    return log;
}

}  // namespace footbridge
