// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/online/live_stream.h"

namespace footbridge {

struct FollowTask {
    std::string stream;  ///< CSV, not packed; "-" is the standard input
    std::string response;
    std::vector<std::string> ignored;
    std::string log;      ///< CSV to write, one line a run; "" for none
    bool replay = false;  ///< ends at the end of the file, where it would wait for more
    bool anew = false;    ///< begins a new journal where one is there
    LiveOptions options;
    std::string basis;  ///< names what the base is made from, for the journal
    /// Makes the base from the first rows, before the format reads the others; may be empty.
    std::function<std::shared_ptr<const StreamBase>(StreamFormat&, const RunContext&)> base;
    bool baseAgain = false;  ///< make it again in the background when enough runs came
};

struct FollowEvents {
    std::function<void(const std::vector<std::string>&)> onHeader;  ///< names of the columns
    std::function<void(const LiveRun&, const LiveStream&)> onRun;   ///< on the following thread
    std::function<void(const Message&)> onNews;
    std::function<std::optional<int>()> takeBack;  ///< a version to take up again, if one is wanted
    /// The cells of a run from beside the stream, in the order of its header; asked between runs.
    std::function<std::optional<std::vector<std::string>>()> dropped;
    /// Between runs, on the following thread, several times a second also when none come.
    std::function<void(const LiveStream&)> between;
};

struct FollowResult {
    std::unique_ptr<LiveStream> stream;
    Index resumed = 0;         ///< runs that the journal brought back
    double updateSeconds = 0;  ///< mean of predicting and learning one run
    double longestUpdate = 0;
    double waitedSeconds = 0;  ///< that runs waited for refits because they came faster
    bool stopped = false;      ///< asked to, where it was not the end of the stream
    /// Why it ended, where the file that was followed became shorter or its name another file's.
    std::optional<Message> lost;
};

/// Where the journal of a log lies, that a killed program goes on from; "" where the log is a
/// device or pipe, beside which none is kept.
std::string journalPath(const std::string& log);

/// Follows a stream until it ends or is lost, or the context is cancelled, which is how following a
/// file ends. Each run is predicted first, logged, and only then learned from. Refits run beside
/// where the context has a thread for them. What is predicted depends on the runs alone, whether
/// they are followed, replayed or come from the standard input. Throws Error, also where the stream
/// is lost before it could begin, or the log or journal while it is written. Log and journal are
/// made or overwritten once the first runs have come and the stream can begin, and are nobody
/// else's until the end; the journal holds what was read without an error.
FollowResult followStream(const FollowTask& task, const FollowEvents& events,
                          const RunContext& context);

}  // namespace footbridge
