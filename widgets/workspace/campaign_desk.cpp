// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/campaign_desk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <map>

#include "core/run/output_check.h"
#include "core/run/random.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_proposal.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/campaign_study.h"
#include "core/studies/local_executor.h"
#include "core/studies/pair_tables.h"
#include "core/studies/slurm_executor.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kLookAgain = 2000;  ///< milliseconds

/// The command-line program beside this one as a worker; empty where there is none.
std::vector<std::string> workerCommand() {
    const QString program =
        QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("footbridge-cli"));
    if (!QFileInfo(program).isExecutable()) return {};
    return {program.toStdString(), "campaign", "worker"};
}

QStringList failuresOf(const CampaignResult& result) {
    // Of a cell that failed whole; what a strategy cannot do stands in its own place.
    std::map<std::tuple<std::string, Index, int>, std::pair<bool, std::string>> cells;
    for (const CampaignScore& score : result.scores) {
        auto& [scored, reason] = cells[{score.pair, score.shots, score.repeat}];
        scored |= score.failure.empty();
        if (reason.empty()) reason = score.failure;
    }
    std::map<std::string, int> counts;
    for (const auto& [key, cell] : cells)
        if (!cell.first) ++counts[cell.second];
    std::vector<std::pair<std::string, int>> order(counts.begin(), counts.end());
    std::ranges::stable_sort(order,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList lines;
    for (const auto& [reason, count] : order)
        lines +=
            CampaignDesk::tr("%1 (%n cells)", nullptr, count).arg(QString::fromStdString(reason));
    return lines;
}

}  // namespace

std::shared_ptr<const CampaignSnapshot> readCampaignSnapshot(const QString& folder) {
    const StudyFolder place(folder.toStdString());
    auto snapshot = std::make_shared<CampaignSnapshot>();
    snapshot->folder = folder;
    snapshot->campaign = campaignOf(place);
    CampaignStudy study(snapshot->campaign);
    snapshot->status = studyStatus(study, place);
    snapshot->result = readCampaignCells(place.cells(), snapshot->campaign);
    snapshot->grid = CampaignGrid::of(snapshot->campaign, snapshot->result);
    snapshot->rows = pairTable(snapshot->campaign, snapshot->result, snapshot->grid);
    std::set<Index> shots;
    for (const PairRow& row : snapshot->rows) shots.insert(row.shots);
    snapshot->shots.assign(shots.begin(), shots.end());
    snapshot->failures = failuresOf(snapshot->result);
    snapshot->driven = currentDriver(place).has_value();
    return snapshot;
}

CampaignDesk& CampaignDesk::of(Workspace& workspace) {
    if (auto* desk = workspace.findChild<CampaignDesk*>()) return *desk;
    return *new CampaignDesk(workspace);
}

const CampaignDesk* CampaignDesk::find(const Workspace& workspace) {
    return workspace.findChild<CampaignDesk*>();
}

CampaignDesk::CampaignDesk(Workspace& workspace)
    : QObject(&workspace),
      m_workspace(workspace),
      m_proposing(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program, this),
      m_running(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program, this),
      m_reading(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Program, this),
      m_opening(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Document, this) {
    m_draft.shots = {"5", "10", "20", "50"};
    m_draft.repeats = 10;
    m_watch.setInterval(kLookAgain);
    connect(&m_watch, &QTimer::timeout, this, [this] {
        if (!m_reading.isRunning()) refresh();
    });
    for (Job* job : {&m_proposing, &m_running, &m_reading, &m_opening})
        connect(job, &Job::failed, this, &CampaignDesk::problem);
    connect(&m_running, &Job::finished, this, &CampaignDesk::refresh);
    for (const auto signal : {&CampaignDesk::draftChanged, &CampaignDesk::shownChanged})
        connect(this, signal, &workspace, &Workspace::changed);
}

void CampaignDesk::choose(const std::string& pair, bool chosen) {
    if (chosen)
        m_chosen.insert(pair);
    else
        m_chosen.erase(pair);
    Q_EMIT draftChanged();
}

void CampaignDesk::chooseAll(bool chosen) {
    m_chosen.clear();
    if (chosen)
        for (const CampaignPair& pair : m_draft.pairs) m_chosen.insert(pair.name);
    Q_EMIT draftChanged();
}

void CampaignDesk::chooseSameColumns() {
    m_chosen.clear();
    for (const CampaignPair& pair : m_draft.pairs)
        if (pair.kind == "homogeneous") m_chosen.insert(pair.name);
    Q_EMIT draftChanged();
}

void CampaignDesk::setDraws(const std::vector<std::string>& shots, int repeats, quint64 seed) {
    m_draft.shots = shots;
    m_draft.repeats = repeats;
    m_draft.seed = seed;
    Q_EMIT draftChanged();
}

void CampaignDesk::setStrategies(const std::vector<Strategy>& strategies) {
    m_draft.strategies = strategies;
    Q_EMIT draftChanged();
}

std::size_t CampaignDesk::cells() const {
    return m_chosen.size() * m_draft.shots.size() *
           static_cast<std::size_t>(std::max(0, m_draft.repeats));
}

int CampaignDesk::workers() const {
    const int wanted = m_workspace.jobs().threads();
    return (wanted > 0 ? ThreadBudget(wanted) : ThreadBudget()).threads();
}

std::optional<CampaignDesk::Pace> CampaignDesk::pace() const {
    if (m_pace || !m_shown) return m_pace;
    std::set<std::tuple<std::string, Index, int>> cells;
    double seconds = 0;
    for (const CampaignScore& score : m_shown->result.scores) {
        if (!score.failure.empty()) continue;
        cells.emplace(score.pair, score.shots, score.repeat);
        seconds += score.seconds;
    }
    if (cells.empty()) return {};
    return Pace{seconds / static_cast<double>(cells.size()),
                QString::fromStdString(m_shown->campaign.name)};
}

/// From two looks at a campaign that runs on this machine.
void CampaignDesk::watchPace(const CampaignSnapshot& now) {
    if (!m_running.isRunning() || !m_onThisMachine) return;
    const std::size_t done = now.status.done + now.status.failed;
    if (!m_doneBefore) {
        m_doneBefore = done;
        m_clock.start();
    } else if (done > *m_doneBefore) {
        const double seconds = static_cast<double>(m_clock.elapsed()) / 1000 * workers();
        m_pace = {seconds / static_cast<double>(done - *m_doneBefore),
                  QString::fromStdString(now.campaign.name)};
    }
}

void CampaignDesk::takeFolder(const QString& folder) {
    QStringList files;
    const QDir place(folder);
    for (const QString& name : place.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
        files += place.absoluteFilePath(name);
    if (m_draft.name.empty()) m_draft.name = place.dirName().toStdString();
    takeFiles(files);
}

void CampaignDesk::takeLoaded() {
    QStringList files;
    const auto add = [&](const Dataset& dataset) {
        if (dataset.table && QFileInfo::exists(QString::fromStdString(dataset.table->path)))
            files += QFileInfo(QString::fromStdString(dataset.table->path)).absoluteFilePath();
    };
    for (const Dataset& source : m_workspace.document().input().sources) add(source);
    add(m_workspace.document().input().target);
    files.removeDuplicates();
    takeFiles(files);
}

void CampaignDesk::takeFiles(const QStringList& files) {
    if (files.size() < 2) {
        Q_EMIT problem(
            tr("A campaign needs at least two tables that are files. Open more of them, "
               "or choose a folder of CSV files."));
        return;
    }
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files) paths.emplace_back(file.toStdString());
    m_proposing.start([this, paths, files](const RunContext& context) -> std::function<void()> {
        auto leftOut = std::make_shared<std::vector<std::string>>();
        auto proposed = std::make_shared<Campaign>(proposeCampaign(paths, {}, *leftOut, context));
        return [this, proposed, leftOut, files] {
            m_draft.pairs = std::move(proposed->pairs);
            if (m_draft.name.empty()) m_draft.name = tr("Campaign").toStdString();
            m_tables.clear();
            for (const QString& file : files) m_tables += QFileInfo(file).completeBaseName();
            m_leftOut.clear();
            for (const std::string& line : *leftOut) m_leftOut += QString::fromStdString(line);
            chooseAll(true);
        };
    });
}

void CampaignDesk::start(const QString& folder, bool slurm) {
    Campaign campaign = m_draft;
    std::erase_if(campaign.pairs, [this](const CampaignPair& pair) { return !chosen(pair.name); });
    if (campaign.pairs.empty() || campaign.shots.empty()) {
        Q_EMIT problem(
            tr("There is nothing to measure: tick at least one pair and name a number of "
               "shots."));
        return;
    }
    run(campaign, folder, slurm);
}

void CampaignDesk::goOn(bool slurm) {
    if (m_shown) run(m_shown->campaign, m_shown->folder, slurm);
}

void CampaignDesk::run(const Campaign& campaign, const QString& folder, bool slurm) {
    const QString place = QDir(folder).absolutePath();
    m_folder = place;
    m_watch.start();
    m_doneBefore.reset();
    m_onThisMachine = !slurm;
    m_running.start(
        [campaign, place, slurm,
         inputs = m_workspace.jobs().inputs()](const RunContext& context) -> std::function<void()> {
            const std::filesystem::path path(place.toStdString());
            const std::vector<OutputFile> files = campaignFiles(campaign, path);
            makeOutputFolder(path.string());
            checkOutputs(files, inputs);
            const StudyFolder study(path);
            const std::vector<std::string> command = workerCommand();
            std::unique_ptr<Executor> executor;
            if (slurm)
                executor = makeSlurmExecutor(study, campaign.slurm, command);
            else if (!command.empty())
                executor = makeLocalExecutor(study, context.threads.threads(), command);
            DriverOptions options;
            options.jobs = context.threads.threads();
            options.executor = executor.get();
            runCampaign(campaign, path, options, context);
            return [] {};
        },
        campaign.seed);
    Q_EMIT shownChanged();
}

void CampaignDesk::open(const QString& folder) {
    m_folder = QDir(folder).absolutePath();
    m_watch.start();
    refresh();
}

/// Looks at the folder again, for as long as somebody works on it.
void CampaignDesk::refresh() {
    if (m_folder.isEmpty() || !QFileInfo::exists(m_folder + QStringLiteral("/cells/study.json")))
        return;
    m_reading.start([this, folder = m_folder](const RunContext&) -> std::function<void()> {
        const auto snapshot = readCampaignSnapshot(folder);
        return [this, snapshot] {
            m_shown = snapshot;
            watchPace(*snapshot);
            if (!snapshot->driven && !m_running.isRunning()) m_watch.stop();
            Q_EMIT shownChanged();
        };
    });
}

void CampaignDesk::openExperiment(const std::string& name, Index shots, int repeat) {
    if (!m_shown) return;
    const auto& pairs = m_shown->campaign.pairs;
    const auto pair =
        std::ranges::find_if(pairs, [&](const CampaignPair& one) { return one.name == name; });
    const auto& cells = m_shown->result.cells;
    const auto cell = std::ranges::find_if(cells, [&](const CampaignCell& one) {
        return one.pair == name && one.shots == shots && one.repeat == repeat;
    });
    if (pair == pairs.end() || cell == cells.end()) {
        Q_EMIT problem(tr("This experiment has no shots: it is not finished, or it failed."));
        return;
    }
    m_workspace.leaveDocument(
        [this, pair = *pair, rows = cell->split.shots, campaign = m_shown->campaign] {
            openExperiment(pair, rows, campaign);
        });
}

void CampaignDesk::openExperiment(const CampaignPair& pair, const Rows& rows,
                                  const Campaign& campaign) {
    m_opening.start([this, pair, rows, seed = campaign.seed, strategies = campaign.strategies,
                     source = campaign.source](const RunContext& context) -> std::function<void()> {
        auto tables = std::make_shared<PairTables>(
            readPairTables(pair, deriveSeed(seed, "disguise of " + pair.name), context));
        return [this, tables, rows, seed, strategies, source, pool = pair.pool] {
            AnalysisInput input;
            input.sources = tables->sources;
            input.target = tables->target;
            input.shots = {ShotRequest::Kind::Rows, 0, rows};
            input.seed = seed;
            input.pool = pool;
            input.strategies = strategies;
            input.sourceOptions = source;
            m_workspace.document().open(std::move(input));
            Q_EMIT experimentOpened();
        };
    });
}

}  // namespace footbridge
