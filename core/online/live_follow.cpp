// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_follow.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/online/live_journal.h"
#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kWait = std::chrono::milliseconds(50);

constexpr std::uint64_t kNoRecords = 0xcbf29ce484222325;

/// FNV-1a over records, one behind the other.
std::uint64_t digest(std::uint64_t before, std::string_view record) {
    for (const char c : record) before = (before ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return (before ^ '\n') * 0x100000001b3;
}

/// The bytes of a stream as they come.
class Bytes {
  public:
    Bytes(const std::string& path, bool follow) : m_path(path), m_follow(follow) {
        if (path == "-") {
            m_file = STDIN_FILENO;
            m_follow = false;
            return;
        }
        m_file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        struct stat found {};
        if (m_file < 0 || ::fstat(m_file, &found) != 0 || S_ISDIR(found.st_mode))
            throw Error(messages::kStreamNotOpened,
                        {path, std::strerror(m_file < 0 ? errno : EISDIR)});
        m_regular = S_ISREG(found.st_mode);
        m_follow = follow && m_regular;
    }
    ~Bytes() {
        if (m_file > STDIN_FILENO) ::close(m_file);
    }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;

    /// The next bytes; "" when there are none for the moment; nothing at the end.
    std::optional<std::string> read() {
        pollfd ready{m_file, POLLIN, 0};
        if (!m_regular && ::poll(&ready, 1, static_cast<int>(kWait.count())) == 0) return "";
        std::string part(1 << 16, '\0');
        const ssize_t got = ::read(m_file, part.data(), part.size());
        if (got < 0 && errno == EINTR) return "";
        if (got < 0) throw Error(messages::kStreamNotOpened, {m_path, std::strerror(errno)});
        part.resize(static_cast<std::size_t>(got));
        m_offset += got;
        if (got > 0) return part;
        if (!m_follow) return std::nullopt;
        struct stat found {};
        if (::fstat(m_file, &found) == 0 && found.st_size < m_offset)
            throw Error(messages::kStreamCut, {m_path});
        std::this_thread::sleep_for(kWait);
        return "";
    }

  private:
    std::string m_path;
    bool m_follow, m_regular = false;
    int m_file = -1;
    off_t m_offset = 0;
};

class Follower {
  public:
    Follower(const FollowTask& task, const FollowEvents& events, const RunContext& context,
             LiveWorker& worker)
        : m_task(task), m_events(events), m_context(context), m_worker(worker) {}

    FollowResult run() {
        Bytes bytes(m_task.stream, !m_task.replay);
        resume();
        RecordCutter cutter;
        bool over = false;
        while (!over) {
            if (m_context.cancelled()) {
                m_result.stopped = true;
                break;
            }
            try {
                const auto part = bytes.read();
                over = !part;
                if (part) cutter.feed(*part);
                while (auto record = part ? cutter.next() : cutter.rest()) {
                    arrive(*record);
                    if (m_context.cancelled()) break;
                }
                takeBack();
                while (m_events.dropped && m_result.stream)
                    if (auto record = m_events.dropped())
                        drop(*record);
                    else
                        break;
                if (m_events.between && m_result.stream) m_events.between(*m_result.stream);
            } catch (const Cancelled&) {
                m_result.stopped = true;  // a refit that was under way begins again when resumed
                break;
            }
        }
        if (!m_result.stream && !m_result.stopped)
            throw Error(messages::kStreamTooShort,
                        {m_task.stream, m_measured, m_task.options.initial});
        m_result.waitedSeconds = m_worker.waited();
        if (m_learned > 0) m_result.updateSeconds /= static_cast<double>(m_learned);
        return std::move(m_result);
    }

  private:
    std::string settings() const {
        return nlohmann::json{{"format", "footbridge-journal/2"},
                              {"response", m_task.response},
                              {"ignored", m_task.ignored},
                              {"initial", m_task.options.initial},
                              {"batch", m_task.options.batch},
                              {"seed", m_task.options.online.seed},
                              {"basis", m_task.basis}}
            .dump();
    }

    void resume() {
        if (m_task.log.empty()) return;
        m_log.emplace(m_task.log, csvRecord(kLiveColumns) + "\n");
        if (m_task.replay) return;
        const std::string path = journalPath(m_task.log);
        if (!std::filesystem::exists(path)) {
            m_journal.emplace(path, settings() + "\n");
            return;
        }
        const JournalContents journal = readJournal(path);
        if (journal.settings.empty()) {
            m_journal.emplace(path, settings() + "\n");
            return;
        }
        if (journal.settings != settings()) throw Error(messages::kJournalOther, {path});
        m_resuming = true;
        for (const JournalEntry& entry : journal.entries) {
            m_context.checkCancelled();
            if (entry.kind == JournalEntry::Kind::Record) {
                process(entry.record);
                m_knownRecords = digest(m_knownRecords, entry.record);
                ++m_known;
            } else if (entry.kind == JournalEntry::Kind::Dropped) {
                process(entry.record);
            } else if (m_result.stream) {
                m_result.stream->goBack(entry.version);
            }
        }
        m_resuming = false;
        m_result.resumed = std::max<Index>(0, m_known - 1);
        m_journal.emplace(path, journal.bytes);
        if (m_result.resumed > 0) say(Message(messages::kResumed, {m_result.resumed}));
        if (m_task.stream == "-")
            m_skip = std::min<Index>(m_known, 1);  // its header comes again
        else
            m_skip = m_known;
    }

    void arrive(const std::string& record) {
        if (m_skip > 0) {
            m_skipped = digest(m_skipped, record);
            // Of the standard input the header alone comes again, of a file all that was read.
            const bool other = m_task.stream == "-" ? record != m_header
                                                    : m_skip == 1 && m_skipped != m_knownRecords;
            if (other) throw Error(messages::kJournalOther, {journalPath(m_task.log)});
            --m_skip;
            return;
        }
        if (m_journal) m_journal->append(journalLine({JournalEntry::Kind::Record, record, 0}));
        process(record);
    }

    void drop(const std::string& record) {
        if (m_journal) m_journal->append(journalLine({JournalEntry::Kind::Dropped, record, 0}));
        process(record);
    }

    void process(const std::string& record) {
        if (m_header == kNoHeader) {
            m_header = record;
            return;
        }
        if (!m_result.stream) {
            prepare(record);
            return;
        }
        while (m_worker.isDue(m_result.stream->learner().runs())) {
            const auto news = m_worker.finish(m_context).adopt(m_row);
            if (news) say(*news);
        }
        const auto start = Clock::now();
        LiveRun run = m_result.stream->take(record, m_row++);
        run.seconds = std::chrono::duration<double>(Clock::now() - start).count();
        m_result.updateSeconds += run.seconds;
        m_result.longestUpdate = std::max(m_result.longestUpdate, run.seconds);
        ++m_learned;
        if (m_log) m_log->append(csvRecord(run.cells()) + "\n");
        if (m_events.onRun) m_events.onRun(run, *m_result.stream);
        for (const Message& note : m_result.stream->notes()) say(note);
        for (const Message& one : newsOf(run, m_result.stream->learner().version())) say(one);
        for (const LiveWork& work : m_result.stream->wantedWork()) m_worker.begin(work);
    }

    void prepare(const std::string& record) {
        m_first.push_back(record);
        ++m_row;
        if (static_cast<Index>(m_first.size()) < m_task.options.initial) return;
        StreamFormat format(m_task.stream == "-" ? "standard input" : m_task.stream, m_header,
                            m_first, m_task.response, m_task.ignored);
        m_measured = std::ssize(format.first().labelledRows());
        if (m_measured < m_task.options.initial) return;
        std::shared_ptr<const StreamBase> base;
        if (m_task.base) base = m_task.base(format, m_context);
        if (m_events.onHeader) {
            std::vector<std::string> names;
            for (const Column& column : format.first().table->columns) names.push_back(column.name);
            m_events.onHeader(names);
        }
        m_result.stream = std::make_unique<LiveStream>(std::move(format), std::move(base),
                                                       m_task.options, m_context, rebase());
        m_first.clear();
    }

    LiveRebase rebase() const {
        if (!m_task.base || !m_task.baseAgain) return {};
        return [base = m_task.base, header = m_header, first = m_first, name = m_task.stream,
                response = m_task.response, ignored = m_task.ignored](
                   const std::vector<std::string>& records, const FeatureSchema& schema,
                   const RunContext& context) -> std::shared_ptr<const StreamBase> {
            StreamFormat format(name, header, records, response, ignored);
            auto made = base(format, context);
            // Codes of categories are places in the schema, and mean the same only where it begins
            // alike.
            const std::vector<Feature>& now = schema.features;
            const auto fits = [](const Feature& a, const Feature& b) {
                return a.name == b.name && a.type == b.type && a.levels.size() <= b.levels.size() &&
                       std::equal(a.levels.begin(), a.levels.end(), b.levels.begin());
            };
            const std::vector<Feature>& features = format.schema().features;
            const bool same = std::ranges::equal(features, now, fits);
            return same ? made : nullptr;
        };
    }

    void takeBack() {
        if (!m_events.takeBack || !m_result.stream) return;
        const std::optional<int> version = m_events.takeBack();
        if (!version || !m_result.stream->goBack(*version)) return;
        if (m_journal)
            m_journal->append(journalLine({JournalEntry::Kind::TakenBack, {}, *version}));
    }

    void say(const Message& news) const {
        if (m_events.onNews && !m_resuming) m_events.onNews(news);
    }

    static constexpr const char* kNoHeader = "\n";  // what no record can be

    const FollowTask& m_task;
    const FollowEvents& m_events;
    const RunContext& m_context;
    LiveWorker& m_worker;
    FollowResult m_result;
    std::optional<AppendedFile> m_log, m_journal;
    std::string m_header = kNoHeader;
    std::vector<std::string> m_first;
    std::uint64_t m_knownRecords = kNoRecords, m_skipped = kNoRecords;
    Index m_row = 0, m_learned = 0, m_measured = 0, m_known = 0, m_skip = 0;
    bool m_resuming = false;
};

}  // namespace

std::string journalPath(const std::string& log) {
    return log + ".journal";
}

FollowResult followStream(const FollowTask& task, const FollowEvents& events,
                          const RunContext& context) {
    LiveWorker worker;
    FollowResult result;
    context.threads.parallel(2, [&](std::size_t which) {
        if (which == 1) return worker.serve(context);
        struct Stop {
            LiveWorker& worker;
            ~Stop() { worker.stop(); }
        } const stop{worker};
        result = Follower(task, events, context, worker).run();
    });
    return result;
}

}  // namespace footbridge
