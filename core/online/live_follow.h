// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/online/live_stream.h"

namespace footbridge {

struct FollowTask {
    std::string stream;  ///< CSV; "-" is the standard input
    std::string response;
    std::vector<std::string> ignored;
    std::string log;      ///< CSV to write, one line a run; "" for none
    bool replay = false;  ///< ends at the end of the file, where it would wait for more
    LiveOptions options;
    std::string basis;  ///< names what the base is made from, for the journal
    /// Makes the base from the first rows, before the format reads the others; may be empty.
    std::function<std::shared_ptr<const StreamBase>(StreamFormat&, const RunContext&)> base;
};

struct FollowEvents {
    std::function<void(const LiveRun&, const LiveStream&)> onRun;  ///< on the following thread
    std::function<void(const Message&)> onNews;
    std::function<std::optional<int>()> takeBack;  ///< a version to take up again, if one is wanted
};

struct FollowResult {
    std::unique_ptr<LiveStream> stream;
    Index resumed = 0;         ///< runs that the journal brought back
    double updateSeconds = 0;  ///< mean of predicting and learning one run
    double longestUpdate = 0;
    bool stopped = false;  ///< asked to, where it was not the end of the stream
};

/// Where the journal of a log lies, that a killed program goes on from.
std::string journalPath(const std::string& log);

/// Follows a stream until it ends or the context is cancelled, which is how following a file ends.
/// Each run is predicted first, logged, and only then learned from. Refits run beside where the
/// context has a thread for them, except in a replay, which gives the same bits every time. Throws
/// Error.
FollowResult followStream(const FollowTask& task, const FollowEvents& events,
                          const RunContext& context);

}  // namespace footbridge
