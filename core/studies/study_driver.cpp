// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study_driver.h"

#include <algorithm>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <unordered_map>

#include "core/run/file.h"
#include "core/run/json_writing.h"
#include "core/source/source_cache.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study_worker.h"

namespace footbridge {
namespace {

using OrderedJson = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

/// A cell that workers die of is given up when this is reached.
constexpr int kMostBlame = 12, kLikelyBlame = 4;
/// A worker whose file has not changed for so long, and of which nobody knows, is dead. Machines
/// may see each other's files late, and a heartbeat comes every five seconds.
constexpr std::chrono::seconds kSilence{60};

/// What the folder says that it is.
struct Document {
    std::string version, fingerprint;
};

std::optional<Document> readDocument(const StudyFolder& folder) {
    if (!std::filesystem::exists(folder.document())) return std::nullopt;
    try {
        const nlohmann::json json = documentOf(folder);
        return Document{json.at("version"), json.at("fingerprint")};
    } catch (const nlohmann::json::exception&) {
        throw Error(messages::kCampaignFolderDamaged, {folder.document().string()});
    }
}

class Driver {
  public:
    Driver(Study& study, const StudyFolder& folder, const DriverOptions& options,
           const RunContext& context)
        : m_study(study),
          m_folder(folder),
          m_options(options),
          m_context(context),
          m_plan(study),
          m_progress(study, m_plan, folder.cells()) {}

    void run() {
        readDocument(m_folder);  // throws before anything is made
        m_folder.make();
        const DriverLock lock(m_folder);
        checkDocument();
        buryLeftovers(true);
        m_progress.refresh();
        if (m_progress.unread() > 0)
            m_context.note(
                Message(messages::kCellsUnread, {m_progress.unread(), m_folder.cells().string()}));
        if (m_progress.finishedCells() > 0)
            m_context.note(Message(messages::kCampaignSkipped,
                                   {m_progress.finishedCells(), m_folder.path().string()}));
        if (m_options.executor)
            drive(*m_options.executor);
        else
            workInThreads();
        tidy();
    }

  private:
    bool complete() const { return m_progress.finishedCells() == m_plan.size(); }

    void checkDocument() {
        const auto before = readDocument(m_folder);
        if (before && before->fingerprint != m_study.fingerprint())
            throw Error(messages::kCampaignOtherFolder, {m_folder.path().string()});
        if (before && before->version != FOOTBRIDGE_VERSION && !m_options.anyVersion)
            throw Error(messages::kStudyOtherVersion,
                        {m_folder.path().string(), before->version, FOOTBRIDGE_VERSION});
        const std::string document = m_study.document();
        OrderedJson json{{"version", FOOTBRIDGE_VERSION}, {"fingerprint", m_study.fingerprint()}};
        if (!document.empty()) json["study"] = OrderedJson::parse(document);
        writeFile(m_folder.document(), jsonText(json, 1) + "\n");
        std::error_code ignored;
        std::filesystem::remove(m_folder.fatal(), ignored);
    }

    /// Workers of drivers that were killed: those that live go on and keep what they have.
    void buryLeftovers(bool atStart) {
        std::vector<std::string> living;
        for (const WorkerState& worker : listWorkers(m_folder)) {
            if (m_options.executor && m_options.executor->knows(worker.name)) {
                living.push_back(worker.name);
                continue;
            }
            if (isAlive(worker))
                living.push_back(worker.name);
            else
                bury({worker.name, Blame::Possible, Message(messages::kWorkerVanished).text()});
        }
        if (atStart) removeOldClaims(m_folder, living);
        m_strangers = living.size();
    }

    bool isAlive(const WorkerState& worker) {
        if (worker.process.here() && !worker.process.lives()) return false;
        if (worker.process.here()) return true;
        auto& [beat, seen] =
            m_beats.try_emplace(worker.name, worker.heartbeat, Clock::now()).first->second;
        if (beat != worker.heartbeat) {
            beat = worker.heartbeat;
            seen = Clock::now();
        }
        return Clock::now() - seen < kSilence;
    }

    void bury(const DeadWorker& dead) {
        std::uint64_t key = 0;
        for (const WorkerState& worker : listWorkers(m_folder))
            if (worker.name == dead.name) key = worker.inHand;
        note(m_progress.refresh());
        if (key != 0) blame(key, dead);
        removeWorker(m_folder, dead.name);
    }

    /// Counts what workers died of, over all starts, and gives a cell up that does it too often.
    void blame(std::uint64_t key, const DeadWorker& dead) {
        const std::size_t* cell = m_plan.find(key);
        if (dead.blame == Blame::None || !cell || m_progress.finished(*cell)) return;
        readAttempts();
        const int weight = dead.blame == Blame::Likely ? kLikelyBlame : 1;
        std::ofstream(m_folder.attempts(), std::ios::app)
            << std::to_string(key) + " " + std::to_string(weight) + "\n";
        if ((m_attempts[key] += weight) < kMostBlame) return;
        const StudyPlan::Cell place = m_plan.cell(*cell);
        const StudyRecord record = m_study.failed(
            place.group, place.index, Message(messages::kCellKillsWorkers, {dead.reason}).text());
        if (!m_log) m_log.emplace(m_folder.log(m_name), logHead(m_study, m_name));
        m_log->append({key, true, record.bytes});
    }

    void readAttempts() {
        if (std::exchange(m_attemptsRead, true)) return;
        std::ifstream file(m_folder.attempts());
        std::uint64_t key = 0;
        for (int weight = 0; file >> key >> weight;) m_attempts[key] += weight;
    }

    void note(const std::vector<std::size_t>& fresh) {
        if (!fresh.empty()) report(m_plan.cell(fresh.back()).group);
    }

    void report(std::size_t group) {
        if (!m_options.stage) return;
        const auto done = static_cast<double>(m_progress.finishedCells());
        m_context.report(m_options.stage(group),
                         std::min(1.0, done / static_cast<double>(m_plan.size())));
    }

    void checkFatal() {
        if (!std::filesystem::exists(m_folder.fatal())) return;
        throw StudyStopped(messages::kStudyStopped, {readFile(m_folder.fatal())});
    }

    void drive(Executor& executor) {
        auto lookedAtStrangers = Clock::now();
        while (!complete()) {
            if (m_context.cancelled()) {
                executor.stop();
                m_progress.refresh();
                throw Cancelled();
            }
            const std::size_t open = m_plan.size() - m_progress.finishedCells();
            const std::vector<DeadWorker> gone = executor.tend(open, m_context);
            if (!gone.empty()) checkFatal();
            for (const DeadWorker& dead : gone) bury(dead);
            if (Clock::now() - lookedAtStrangers > std::chrono::seconds(1)) {
                lookedAtStrangers = Clock::now();
                buryLeftovers(false);
                checkFatal();
            }
            note(m_progress.refresh());
            if (!complete()) wait(executor.pause());
        }
        executor.stop();
    }

    void wait(std::chrono::milliseconds time) {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        never.wait_for(lock, m_context.stop, time, [] { return false; });
    }

    void workInThreads() {
        if (!complete() && m_plan.size() > 0) report(m_plan.cell(0).group);
        std::mutex mutex;
        const int jobs = std::max(1, m_options.jobs);
        const auto work = [&](std::size_t thread) {
            WorkerOptions options;
            options.name = freshName();
            options.begin = static_cast<double>(thread) / jobs;
            options.opened = [&](std::size_t group) {
                const std::lock_guard lock(mutex);
                report(group);
            };
            options.finished = [&](std::size_t cell) {
                const std::lock_guard lock(mutex);
                m_progress.markFinished(cell, false);
                report(m_plan.cell(cell).group);
            };
            runWorker(m_study, m_plan, m_folder, options, m_context);
        };
        while (!complete()) {
            m_context.threads.parallel(static_cast<std::size_t>(jobs), work);
            // Cells that workers of a killed driver have in hand.
            if (complete()) break;
            wait(std::chrono::milliseconds(200));
            m_context.checkCancelled();
            buryLeftovers(false);
            m_progress.refresh();
        }
    }

    void tidy() {
        removeOldClaims(m_folder, {});
        SourceCache::removeShared(m_folder.models());
        std::error_code ignored;  // of a folder in which somebody put something of his own
        for (const auto& ours : {m_folder.claims(), m_folder.models(), m_folder.attempts()})
            std::filesystem::remove(ours, ignored);
    }

    Study& m_study;
    const StudyFolder& m_folder;
    const DriverOptions& m_options;
    const RunContext& m_context;
    StudyPlan m_plan;
    StudyProgress m_progress;
    const std::string m_name = freshName();
    std::optional<CellLog> m_log;
    std::map<std::string, std::pair<std::int64_t, Clock::time_point>> m_beats;
    std::unordered_map<std::uint64_t, int> m_attempts;
    bool m_attemptsRead = false;
    std::size_t m_strangers = 0;
};

}  // namespace

void driveStudy(Study& study, const StudyFolder& folder, const DriverOptions& options,
                const RunContext& context) {
    Driver(study, folder, options, context).run();
}

StudyStatus studyStatus(Study& study, const StudyFolder& folder) {
    const StudyPlan plan(study);
    StudyStatus status;
    status.cells = plan.size();
    StoredCellReader reader(folder.cells());
    std::vector<char> state(plan.size(), 0);
    std::map<std::string, std::string> versions;  // of heads
    reader.refresh([&](const std::string& head, const CellRecord& record) {
        const std::size_t* place = plan.find(record.key);
        if (!study.recall(head, record.bytes) || !place || state[*place] != 0) return;
        state[*place] = record.failed ? 2 : 1;
        auto [version, fresh] = versions.try_emplace(head);
        if (fresh) version->second = textOfHead(head, "version");
        if (version->second.empty()) version->second = "?";
        ++status.versions[version->second];
    });
    status.damaged = reader.unread();
    for (const char cell : state) (cell == 1 ? status.done : status.failed) += cell != 0;
    std::set<std::size_t> running;
    for (const WorkerState& worker : listWorkers(folder)) {
        if (worker.process.here() && !worker.process.lives()) continue;
        ++status.workers;
        const std::size_t* place = plan.find(worker.inHand);
        if (place && state[*place] == 0) running.insert(*place);
    }
    status.running = running.size();
    status.left = status.cells - status.done - status.failed - status.running;
    return status;
}

}  // namespace footbridge
