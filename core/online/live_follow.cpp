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
#include "core/run/json_writing.h"
#include "core/run/pipe_wait.h"
#include "core/run/unpack.h"
#include "core/table/csv_dialect.h"
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

std::string nameOf(const std::string& stream) {
    return stream == "-" ? "standard input" : stream;
}

/// The bytes of a stream as they come.
class Bytes {
  public:
    Bytes(const std::string& path, bool follow)
        : m_path(path), m_name(nameOf(path)), m_follow(follow) {
        if (path == "-") {
            m_file = STDIN_FILENO;
            m_follow = false;
            return;
        }
        m_file = openUnlessStopped(path.c_str(), O_RDONLY);
        struct stat found {};
        if (m_file < 0 || ::fstat(m_file, &found) != 0 || S_ISDIR(found.st_mode))
            throw Error(messages::kStreamNotOpened,
                        {m_name, std::strerror(m_file < 0 ? errno : EISDIR)});
        m_regular = S_ISREG(found.st_mode);
        m_follow = follow && m_regular;
    }
    ~Bytes() {
        if (m_file > STDIN_FILENO) ::close(m_file);
    }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;

    /// The next bytes; "" when there are none for the moment; nothing at the end, or once it is
    /// lost.
    std::optional<std::string> read() {
        if (m_follow && isCut()) return lose(messages::kStreamCut);
        // Asked first, so that what was written before is read.
        const bool gone = m_follow && hasLostName(m_file, m_path);
        pollfd ready{m_file, POLLIN, 0};
        if (!m_regular && ::poll(&ready, 1, static_cast<int>(kWait.count())) == 0) return "";
        std::string part(1 << 16, '\0');
        const ssize_t got = ::read(m_file, part.data(), part.size());
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) return "";
        if (got < 0) throw Error(messages::kStreamNotOpened, {m_name, std::strerror(errno)});
        part.resize(static_cast<std::size_t>(got));
        if (m_offset == 0 && packingOf(part) != Packing::None)
            throw Error(messages::kStreamPacked, {m_name});
        m_offset += got;
        if (got > 0) return part;
        if (!m_follow) return std::nullopt;
        if (gone) return lose(messages::kStreamGone);
        m_reachedEnd = true;
        std::this_thread::sleep_for(kWait);
        return "";
    }

    /// Whether all that a file held when it was opened has been read, where it is followed.
    bool reachedEnd() const { return m_reachedEnd; }
    /// Why a file cannot be followed further.
    const std::optional<Message>& lost() const { return m_lost; }

  private:
    std::nullopt_t lose(const MessageId& why) {
        m_lost = Message(why, {m_name});
        return std::nullopt;
    }
    bool isCut() const {
        struct stat ours {};
        return ::fstat(m_file, &ours) == 0 && ours.st_size < m_offset;
    }

    std::string m_path, m_name;
    bool m_follow, m_regular = false, m_reachedEnd = false;
    int m_file = -1;
    off_t m_offset = 0;
    std::optional<Message> m_lost;
};

class Follower {
  public:
    Follower(const FollowTask& task, const FollowEvents& events, const RunContext& context,
             LiveWorker& worker)
        : m_task(task),
          m_events(events),
          m_context(context),
          m_worker(worker),
          m_journalPath(task.replay ? "" : journalPath(task.log)) {}

    FollowResult run() {
        Bytes bytes(m_task.stream, !m_task.replay);
        resume();
        bool over = false;
        while (!over) {
            if (m_context.cancelled()) {
                m_result.stopped = true;
                break;
            }
            try {
                const auto part = bytes.read();
                over = !part;
                m_result.lost = bytes.lost();
                if (m_result.lost) break;  // what has no line end yet may have been half written
                if (part) m_cutter.feed(*part);
                while (auto record = part ? m_cutter.next() : m_cutter.rest()) {
                    arrive(*record);
                    if (m_context.cancelled()) break;
                }
                if (bytes.reachedEnd() && m_skip > 0) {
                    m_result.lost = Message(messages::kStreamCut, {nameOf(m_task.stream)});
                    break;
                }
                takeBack();
                while (m_events.dropped && m_result.stream)
                    if (auto cells = m_events.dropped())
                        process({JournalEntry::Kind::Dropped,
                                 csvRecord(*cells, m_result.stream->delimiter()), 0});
                    else
                        break;
                if (m_events.between && m_result.stream) m_events.between(*m_result.stream);
            } catch (const Cancelled&) {
                m_result.stopped = true;  // a refit that was under way begins again when resumed
                break;
            }
        }
        if (!m_result.stream && m_result.lost) throw Error(*m_result.lost);
        if (!m_result.stream && !m_result.stopped)
            throw Error(messages::kStreamTooShort,
                        {nameOf(m_task.stream), measured(), m_task.options.initial});
        m_result.waitedSeconds = m_worker.waited();
        if (m_learned > 0) m_result.updateSeconds /= static_cast<double>(m_learned);
        return std::move(m_result);
    }

  private:
    std::string settings() const {
        return jsonText(nlohmann::json{{"format", "footbridge-journal/2"},
                                       {"response", m_task.response},
                                       {"ignored", m_task.ignored},
                                       {"initial", m_task.options.initial},
                                       {"batch", m_task.options.batch},
                                       {"seed", m_task.options.online.seed},
                                       {"basis", m_task.basis}});
    }

    bool keepsJournal() const { return !m_journalPath.empty(); }

    /// Learns again what the journal holds. Nothing is written before the stream has begun.
    void resume() {
        if (!keepsJournal()) {
            if (!m_task.replay && !m_task.log.empty())
                say(Message(messages::kLogWithoutJournal, {m_task.log}));
            return;
        }
        m_pending = settings() + "\n";
        std::error_code none;
        if (!std::filesystem::exists(m_journalPath, none)) return;
        m_journal.emplace(m_journalPath);
        if (m_task.anew) return;
        const JournalContents journal = readJournal(m_journalPath, settings());
        if (journal.bytes == 0) return;  // the disk was full
        m_pending.clear();
        m_journalBytes = journal.bytes;
        m_resuming = 1;
        for (const JournalEntry& entry : journal.entries) {
            m_context.checkCancelled();
            ++m_resuming;
            if (entry.kind != JournalEntry::Kind::TakenBack)
                process(entry);
            else if (!m_result.stream || !m_result.stream->goBack(entry.version))
                throw Error(messages::kJournalDamaged, {m_journalPath, m_resuming});
            if (entry.kind != JournalEntry::Kind::Record) continue;
            m_knownRecords = digest(m_knownRecords, entry.record);
            ++m_known;
        }
        beginLog();
        m_resuming = 0;
        m_result.resumed = std::max<Index>(0, m_known - 1);
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
            if (other) throw Error(messages::kJournalOther, {m_journalPath});
            --m_skip;
            return;
        }
        process({JournalEntry::Kind::Record, record, 0});
    }

    /// What has been found to be in order, and only that, so that nobody is stopped again by what
    /// has been mended meanwhile.
    void keep(const JournalEntry& entry) {
        if (m_resuming > 0 || !keepsJournal()) return;
        if (m_result.stream)
            m_journal->append(journalLine(entry));
        else
            m_pending += journalLine(entry);
    }

    /// Log and journal as they are when the stream begins: every check is passed by then, but those
    /// of a journal that is being learned again. What the log holds stays until all of it is.
    void openFiles() {
        if (m_task.log.empty()) return;
        if (keepsJournal()) {
            if (!m_journal) m_journal.emplace(m_journalPath);
            m_journal->cut(m_journalBytes);
            m_journal->append(m_pending);
        }
        m_log.emplace(m_task.log);
        m_lines = csvRecord(kLiveColumns) + "\n";
        if (m_resuming == 0) beginLog();
    }

    void beginLog() {
        if (!m_log) return;
        m_log->cut(0);
        m_log->append(std::exchange(m_lines, {}));
    }

    void writeLog(const std::string& line) {
        if (!m_log) return;
        if (m_resuming > 0)
            m_lines += line;
        else
            m_log->append(line);
    }

    void process(const JournalEntry& entry) {
        const std::string& record = entry.record;
        if (m_header == kNoHeader) {
            refuseJsonAndHtml(record, nameOf(m_task.stream));
            m_header = record;
            keep(entry);
            return;
        }
        if (!m_result.stream) {
            keep(entry);
            prepare(record);
            return;
        }
        while (m_worker.isDue(m_result.stream->learner().runs())) {
            const auto news = m_worker.finish(m_context).adopt(m_row);
            if (news) say(*news);
        }
        const StreamCells cells = read(record);
        keep(entry);
        const auto start = Clock::now();
        LiveRun run = m_result.stream->take(record, cells, m_row++);
        run.seconds = std::chrono::duration<double>(Clock::now() - start).count();
        m_result.updateSeconds += run.seconds;
        m_result.longestUpdate = std::max(m_result.longestUpdate, run.seconds);
        ++m_learned;
        writeLog(csvRecord(run.cells()) + "\n");
        if (m_events.onRun) m_events.onRun(run, *m_result.stream);
        for (const Message& note : m_result.stream->notes()) say(note);
        for (const Message& one : newsOf(run, m_result.stream->learner().version())) say(one);
        for (const LiveWork& work : m_result.stream->wantedWork()) m_worker.begin(work);
    }

    StreamCells read(const std::string& record) {
        try {
            return m_result.stream->read(record, m_row);
        } catch (const Error&) {
            if (m_resuming == 0) throw;
            // It was in order when it came.
            throw Error(messages::kJournalDamaged, {m_journalPath, m_resuming});
        }
    }

    StreamFormat formatOfFirst() const {
        return {nameOf(m_task.stream), m_header, m_first, m_task.response, m_task.ignored};
    }
    Index measured() const {
        return m_first.empty() ? 0 : std::ssize(formatOfFirst().first().labelledRows());
    }

    void prepare(const std::string& record) {
        m_first.push_back(record);
        ++m_row;
        if (static_cast<Index>(m_first.size()) < m_task.options.initial) return;
        StreamFormat format = formatOfFirst();
        if (std::ssize(format.first().labelledRows()) < m_task.options.initial) return;
        std::shared_ptr<const StreamBase> base;
        if (m_task.base) base = m_task.base(format, m_context);
        if (m_events.onHeader) {
            std::vector<std::string> names;
            for (const Column& column : format.first().table->columns) names.push_back(column.name);
            m_events.onHeader(names);
        }
        auto stream = std::make_unique<LiveStream>(std::move(format), std::move(base),
                                                   m_task.options, m_context, rebase());
        openFiles();
        m_result.stream = std::move(stream);
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
        keep({JournalEntry::Kind::TakenBack, {}, *version});
    }

    void say(const Message& news) const {
        if (m_events.onNews && m_resuming == 0) m_events.onNews(news);
    }

    static constexpr const char* kNoHeader = "\n";  // what no record can be

    const FollowTask& m_task;
    const FollowEvents& m_events;
    const RunContext& m_context;
    LiveWorker& m_worker;
    const std::string m_journalPath;  // "": none is kept
    FollowResult m_result;
    RecordCutter m_cutter;
    std::optional<AppendedFile> m_log, m_journal;
    std::string m_pending;              // lines of the journal until the stream begins
    std::string m_lines;                // of the log while the journal is learned again
    std::uintmax_t m_journalBytes = 0;  // of it that stay
    std::string m_header = kNoHeader;
    std::vector<std::string> m_first;
    std::uint64_t m_knownRecords = kNoRecords, m_skipped = kNoRecords;
    Index m_row = 0, m_learned = 0, m_known = 0, m_skip = 0;
    std::size_t m_resuming = 0;  // line of the journal; 0: behind it
};

}  // namespace

std::string journalPath(const std::string& log) {
    struct stat found {};
    const bool file = ::stat(log.c_str(), &found) != 0 || S_ISREG(found.st_mode);
    return log.empty() || !file ? "" : log + ".journal";
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
