// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/live_desk.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <deque>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "core/analysis/proposal.h"
#include "core/analysis/stream_base.h"
#include "core/bundle/stream_bundle.h"
#include "core/graph/graph_json.h"
#include "core/online/live_follow.h"
#include "core/online/online_messages.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/run/pipe_wait.h"
#include "core/table/csv_reader.h"
#include "core/table/table_reader.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kLookMilliseconds = 200;
constexpr auto kTell = std::chrono::milliseconds(150);
constexpr std::size_t kFirstBytes = std::size_t{1} << 16;
constexpr const char* kAdapted = "adapted";

std::string settingsText(const SessionStream& stream, const std::string& basis) {
    return stream.path + '\n' + stream.response + '\n' + basis + '\n' +
           std::to_string(stream.initial);
}

/// Adds the cells of a table's runs. The column of the stream that it lacks, where it does: then
/// none is added.
std::optional<std::string> addRuns(std::vector<std::vector<std::string>>& runs, const Table& table,
                                   const std::vector<std::string>& columns) {
    std::vector<const Column*> found;
    for (const std::string& name : columns) {
        found.push_back(table.find(name));
        if (!found.back()) return name;
    }
    for (Index row = 0; row < table.rows(); ++row) {
        std::vector<std::string>& cells = runs.emplace_back();
        for (const Column* column : found) cells.push_back(column->text(row));
    }
    return {};
}

}  // namespace

Table firstRowsOf(const QString& path) {
    const std::string name = path.toStdString();
    const auto fail = [&]() -> Table {
        throw Error(messages::kStreamNotOpened, {name, std::generic_category().message(errno)});
    };
    struct Opened {
        int descriptor;
        ~Opened() { ::close(descriptor); }
    };
    const int descriptor = openUnlessStopped(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return fail();
    const Opened closesIt{descriptor};
    std::string text(kFirstBytes, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        waitUnlessStopped(descriptor, POLLIN);
        const ssize_t count = ::read(descriptor, text.data() + size, text.size() - size);
        if (count == 0) break;
        if (count > 0)
            size += static_cast<std::size_t>(count);
        else if (errno != EINTR && errno != EAGAIN)
            return fail();
    }
    text.resize(size);
    if (const auto end = text.rfind('\n'); end != std::string::npos) text.resize(end + 1);
    return parseCsv(text, name);
}

/// What the two threads tell each other.
struct LiveDesk::Channel {
    std::mutex mutex;
    std::shared_ptr<const LiveState> state;  // newest, taken by the window
    std::optional<int> back, exportAsked;
    std::optional<StreamExport> exported;
    bool exportMissing = false;
    std::vector<std::string> columns;              // of the stream's header
    std::deque<std::vector<std::string>> dropped;  // cells of runs
    std::shared_ptr<LiveStream> stream;            // once it is not followed any more

    // Of the following thread alone.
    LiveHistory history;
    bool news = false;
    Clock::time_point told;
    double seconds = 0;
    Index learned = 0;

    void tell(const LiveStream& now, bool wait) {
        if (!news || (wait && Clock::now() - told < kTell)) return;
        told = Clock::now();
        news = false;
        auto made = std::make_shared<LiveState>();
        made->summary = history.summary(now);
        made->updateSeconds = learned > 0 ? seconds / static_cast<double>(learned) : 0;
        made->lastRun = QDateTime::currentDateTime();
        const std::scoped_lock lock(mutex);
        state = std::move(made);
    }
    void serve(const LiveStream& now, const std::string& name) {
        tell(now, true);
        std::optional<int> asked;
        {
            const std::scoped_lock lock(mutex);
            asked = exportAsked;
        }
        if (!asked) return;
        // The window waits for nobody who makes a graph.
        std::optional<StreamExport> made = streamExport(now, *asked, name);
        const std::scoped_lock lock(mutex);
        exported = std::move(made);
        exportMissing = !exported;
        if (exportAsked == asked) exportAsked.reset();
    }
};

LiveDesk& LiveDesk::of(Workspace& workspace) {
    if (auto* desk = workspace.findChild<LiveDesk*>()) return *desk;
    return *new LiveDesk(workspace);
}

const LiveDesk* LiveDesk::find(const Workspace& workspace) {
    return workspace.findChild<LiveDesk*>();
}

LiveDesk::LiveDesk(Workspace& workspace)
    : QObject(&workspace),
      m_workspace(workspace),
      m_following(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Program, this),
      m_exporting(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program, this),
      m_reading(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Program, this) {
    m_look.setInterval(kLookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &LiveDesk::collect);
    for (Job* job : {&m_following, &m_exporting, &m_reading})
        connect(job, &Job::failed, this, &LiveDesk::problem);
    connect(&m_following, &Job::finished, this, &LiveDesk::conclude);
    connect(&m_reading, &Job::finished, this, [this] { m_dropped.clear(); });
    connect(&m_exporting, &Job::finished, this, &LiveDesk::changed);
    connect(this, &LiveDesk::changed, &workspace, &Workspace::changed);
}

LiveDesk::~LiveDesk() = default;

void LiveDesk::setStream(const SessionStream& stream) {
    m_following.cancel();
    m_channel.reset();
    m_state.reset();
    m_stream = stream;
    Q_EMIT changed();
}

bool LiveDesk::hasAdaptedModel() const {
    return m_workspace.document().adaptation() != nullptr;
}

QString LiveDesk::logPath(const SessionStream& stream) const {
    std::string basis = stream.start;
    if (basis == kAdapted && hasAdaptedModel()) {
        const AdaptedModel& model = m_workspace.document().adaptation()->chosen().model;
        basis += sha256(graph::toJson(model.graph).dump());
    }
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                      QStringLiteral("/live"));
    const std::string name = sha256(settingsText(stream, basis)).substr(0, 24);
    return folder.filePath(QString::fromStdString(name) + QStringLiteral(".csv"));
}

bool LiveDesk::canGoOn(const SessionStream& stream) const {
    return !stream.replay &&
           QFileInfo::exists(QString::fromStdString(journalPath(logPath(stream).toStdString())));
}

FollowTask LiveDesk::taskOf(const SessionStream& stream) const {
    FollowTask task;
    task.stream = stream.path;
    task.response = stream.response;
    task.replay = stream.replay;
    task.options.initial = stream.initial;
    if (stream.start == kAdapted && hasAdaptedModel()) {
        const AdaptedModel model = m_workspace.document().adaptation()->chosen().model;
        task.base = [model](StreamFormat& format, const RunContext&) {
            format.use(model.schema);
            return streamBase(model);
        };
    } else if (!stream.start.empty()) {
        task.base = [path = stream.start](StreamFormat& format, const RunContext& context) {
            const Bundle bundle = readBundle(path, configuredTrust(), context);
            format.use(bundle.model.schema);
            return streamBase(bundle.model);
        };
    }
    return task;
}

void LiveDesk::start(const SessionStream& stream, bool anew) {
    if (isRunning() || refuses(QString::fromStdString(stream.path))) return;
    m_stream = stream;
    m_state.reset();
    m_channel = std::make_shared<Channel>();
    FollowTask task = taskOf(stream);
    if (!stream.replay) task.log = logPath(stream).toStdString();
    task.anew = anew;
    m_following.start(
        [task, channel = m_channel](const RunContext& context) mutable -> std::function<void()> {
            task.ignored = proposedTargetRoles(firstRowsOf(QString::fromStdString(task.stream)), {},
                                               task.response)
                               .ignored;
            if (!task.log.empty())
                makeOutputFolder(std::filesystem::path(task.log).parent_path().string());
            FollowEvents events;
            events.onHeader = [&](const std::vector<std::string>& columns) {
                const std::scoped_lock lock(channel->mutex);
                channel->columns = columns;
            };
            events.onRun = [&](const LiveRun& run, const LiveStream& now) {
                channel->history.add(run, now);
                channel->seconds += run.seconds;
                ++channel->learned;
                channel->news = true;
                channel->tell(now, true);
            };
            events.takeBack = [&]() -> std::optional<int> {
                const std::scoped_lock lock(channel->mutex);
                if (channel->back) channel->news = true;
                return std::exchange(channel->back, std::nullopt);
            };
            events.dropped = [&]() -> std::optional<std::vector<std::string>> {
                const std::scoped_lock lock(channel->mutex);
                if (channel->dropped.empty()) return std::nullopt;
                std::vector<std::string> cells = std::move(channel->dropped.front());
                channel->dropped.pop_front();
                return cells;
            };
            events.between = [&](const LiveStream& now) { channel->serve(now, task.stream); };
            FollowResult result = followStream(task, events, context);
            if (result.stream) {
                channel->news = true;
                channel->tell(*result.stream, false);
                const std::scoped_lock lock(channel->mutex);
                channel->stream = std::move(result.stream);
            }
            if (result.lost) throw Error(*result.lost);
            return [] {};
        });
    m_look.start();
    Q_EMIT changed();
}

void LiveDesk::stop() {
    m_following.cancel();
    Q_EMIT changed();
}

bool LiveDesk::refuses(const QString& path) {
    // A look at its first rows would wait for who writes it, and take them from who follows it.
    if (!isPipeOrDevice(path.toStdString())) return false;
    Q_EMIT problem(
        tr("%1 is a pipe or device. Follow it with “footbridge-cli watch”.").arg(nameText(path)));
    return true;
}

void LiveDesk::collect() {
    if (!m_channel) return;
    std::optional<StreamExport> made;
    bool missing = false, news = false;
    {
        const std::scoped_lock lock(m_channel->mutex);
        if (m_channel->state && m_channel->state != m_state) {
            m_state = m_channel->state;
            news = true;
        }
        made = std::exchange(m_channel->exported, std::nullopt);
        missing = std::exchange(m_channel->exportMissing, false);
    }
    if (made) write([made] { return made; }, m_exportPath);
    if (missing) Q_EMIT problem(tr("This version is not kept any more. Choose a later one."));
    if (news) Q_EMIT changed();
}

void LiveDesk::conclude() {
    m_look.stop();
    collect();
    std::optional<int> asked;
    if (m_channel) {
        const std::scoped_lock lock(m_channel->mutex);
        asked = std::exchange(m_channel->exportAsked, std::nullopt);
    }
    if (asked) exportVersion(*asked, m_exportPath);
    Q_EMIT changed();
}

void LiveDesk::goBack(int version) {
    if (!m_channel || !isRunning()) return;
    const std::scoped_lock lock(m_channel->mutex);
    m_channel->back = version;
}

void LiveDesk::exportVersion(int version, const QString& path) {
    if (!m_channel) return;
    m_exportPath = path;
    const std::scoped_lock lock(m_channel->mutex);
    if (isRunning()) {
        m_channel->exportAsked = version;
        return;
    }
    if (!m_channel->stream) return;
    const std::string name = m_stream ? m_stream->path : std::string();
    write([stream = m_channel->stream, version,
           name] { return streamExport(*stream, version, name); },
          path);
}

void LiveDesk::write(const std::function<std::optional<StreamExport>()>& made,
                     const QString& path) {
    std::vector<std::string> inputs = m_workspace.jobs().inputs();
    if (m_stream) inputs.push_back(m_stream->path);
    m_exporting.start(
        [this, made, path, inputs](const RunContext& context) -> std::function<void()> {
            checkOutputs({{path.toStdString()}, signatureFile(path.toStdString())}, inputs);
            const auto version = made();
            if (!version)
                return [this] {
                    Q_EMIT problem(tr("This version is not kept any more. Choose a later one."));
                };
            const ExportReport report = writeStreamBundle(path.toStdString(), *version, context);
            return [this, path, report] {
                Q_EMIT exported(path, static_cast<qint64>(report.bytes), report.largestDifference);
            };
        });
    Q_EMIT changed();
}

void LiveDesk::drop(const QStringList& files) {
    if (!m_channel || !isRunning()) return;
    // Those that are still being read come with them.
    m_dropped += files;
    m_reading.start([this, asked = m_dropped,
                     channel = m_channel](const RunContext& context) -> std::function<void()> {
        std::vector<std::string> columns;
        {
            const std::scoped_lock lock(channel->mutex);
            columns = channel->columns;
        }
        std::vector<std::vector<std::string>> runs;
        QStringList refused;
        for (const QString& file : asked) {
            try {
                if (const auto lacks =
                        addRuns(runs, readTable(file.toStdString(), {}, context), columns))
                    refused << tr("%1 has no column %2, which the stream has. Its runs were not "
                                  "learned.")
                                   .arg(nameText(QFileInfo(file).fileName()), nameText(*lacks));
            } catch (const Error& error) {
                refused << sentence(error.message());
            }
        }
        return [this, runs = std::move(runs), refused, channel] {
            for (const QString& why : refused) Q_EMIT problem(why);
            const std::scoped_lock lock(channel->mutex);
            channel->dropped.insert(channel->dropped.end(), runs.begin(), runs.end());
        };
    });
}

}  // namespace footbridge
