// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/platform_desk.h"

#include <QFileInfo>
#include <algorithm>

#include "core/bundle/platform_bundle.h"
#include "core/platforms/platform_input.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/table/table_reader.h"
#include "widgets/jobs/job_board.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

using OpenRuns = PlatformDesk::OpenRuns;
using Predicted = PlatformDesk::Predicted;

CounterAliases aliasesOf(const std::string& text) {
    return text.empty() ? CounterAliases::builtIn() : CounterAliases::parse(text);
}

/// Understands the tables, or says why it cannot.
void understand(OpenRuns& runs, const RunContext& context) {
    try {
        // What nobody has said is proposed; it is shown as what it is then.
        runs.settings.columns = proposePlatformColumns(runs.tables, runs.settings.columns);
        auto data = std::make_shared<PlatformData>(
            readPlatforms(runs.tables, runs.settings.columns, aliasesOf(runs.settings.aliases)));
        std::string& reference = runs.settings.reference;
        const bool known = reference == kFastest || reference == kSlowest ||
                           std::ranges::find(data->platforms, reference) != data->platforms.end();
        if (!known) reference = kFastest;
        for (const Message& note : data->notes) context.note(note);
        runs.data = std::move(data);
    } catch (const Error& error) {
        runs.problem = sentence(error.message());
    }
}

Tables readTables(std::vector<SessionTable>& files, const RunContext& context) {
    Tables tables;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const double share = 1 / static_cast<double>(files.size());
        const double from = share * static_cast<double>(i);
        tables.push_back(std::make_shared<const Table>(
            readTable(files[i].path, files[i].options, context.part(from, from + share))));
        files[i].checksum = tables.back()->checksum;
    }
    return tables;
}

/// Of a row: its run, and whose counters it holds.
QString rowName(const PlatformData& data, std::size_t row) {
    const auto item = static_cast<std::size_t>(data.item[row]);
    QString name = QString::fromStdString(data.itemNames[item]);
    if (data.measuredOn.empty() || data.measuredOn[row] < 0) return name;
    return PlatformDesk::tr("%1, counters of %2")
        .arg(name, QString::fromStdString(
                       data.platforms[static_cast<std::size_t>(data.measuredOn[row])]));
}

std::shared_ptr<const Predicted> ownRows(const PlatformData& data, const TrainedPlatforms& trained,
                                         const FlatMap& flat) {
    auto own = std::make_shared<Predicted>();
    own->measured = true;
    for (std::size_t row = 0; row < data.item.size(); ++row) {
        const auto item = static_cast<std::size_t>(data.item[row]);
        own->names << rowName(data, row);
        own->groups.push_back(data.groupNames[static_cast<std::size_t>(data.groups[item])]);
    }
    own->features = data.features;
    own->times = measuredVectors(data, trained.model.reference);
    own->vectors = vectorsOutOfFold(trained);
    own->map = flat.place(trained.latent);
    return own;
}

/// The scores of training, in the form that an evaluation has.
std::vector<EvaluatedMethod> methodsOf(const TrainedPlatforms& trained, const PlatformData& data) {
    const Matrix times = data.times(data.item, Eigen::all);
    const std::vector<Index> reference = mostFrequentOrder(times);
    double prior = 0;
    for (const MethodScore& score : trained.leaderboard)
        if (score.method == PlatformMethod::Majority) prior = score.scores.wholeOrder.value;
    std::vector<EvaluatedMethod> methods;
    for (const MethodScore& score : trained.leaderboard) {
        const auto at = std::ranges::find(trained.methods, score.method) - trained.methods.begin();
        methods.push_back(
            {methodName(score.method), methodKey(score.method), score.scores,
             skill(score.scores.wholeOrder.value, prior),
             rocOfOrder(trained.outOfFold[static_cast<std::size_t>(at)], times, reference)});
    }
    return methods;
}

QString textNames(const Table& table, Index row) {
    QStringList parts;
    for (const Column& column : table.columns)
        if (column.type == ColumnType::Category) parts << QString::fromStdString(column.text(row));
    return parts.isEmpty() ? PlatformDesk::tr("Row %1").arg(countText(row))
                           : parts.join(QStringLiteral(", "));
}

std::vector<std::string> pathsOf(const Tables& tables) {
    std::vector<std::string> paths;
    for (const auto& table : tables) paths.push_back(table->path);
    return paths;
}

}  // namespace

PlatformDesk::PlatformDesk(JobBoard& board, QObject* parent)
    : QObject(parent),
      m_board(board),
      m_reading(board, Job::Attendance::Asked, Job::Owner::Program),
      m_training(board, Job::Attendance::Asked, Job::Owner::Program),
      m_evaluating(board, Job::Attendance::Asked, Job::Owner::Program),
      m_asking(board, Job::Attendance::Asked, Job::Owner::Program),
      m_advising(board, Job::Attendance::Passing, Job::Owner::Program) {
    for (Job* job : {&m_reading, &m_training, &m_evaluating, &m_asking})
        for (const auto signal : {&Job::started, &Job::finished})
            connect(job, signal, this, &PlatformDesk::changed);
    for (Job* job : {&m_reading, &m_training, &m_evaluating, &m_asking, &m_advising})
        connect(job, &Job::failed, this, &PlatformDesk::problem);
}

bool PlatformDesk::isRunning() const {
    return m_reading.isRunning() || m_training.isRunning() || m_evaluating.isRunning() ||
           m_asking.isRunning();
}

std::vector<std::string> PlatformDesk::filesRead() const {
    return m_board.inputs();
}

Index PlatformDesk::today() const {
    if (!m_trained) return 0;
    const auto& platforms = m_trained->result.model.platforms;
    const auto at = std::ranges::find(platforms, m_today.toStdString()) - platforms.begin();
    return at == std::ssize(platforms) ? 0 : at;
}

void PlatformDesk::read(const std::function<OpenRuns(const RunContext&)>& work, bool thenTrain) {
    m_training.cancel();
    m_evaluating.cancel();
    m_reading.start([this, work, thenTrain](const RunContext& context) -> std::function<void()> {
        auto open = std::make_shared<const OpenRuns>(work(context));
        return [this, open, thenTrain] {
            m_runs = open;
            m_restoring.reset();
            Q_EMIT changed();
            if (thenTrain) train();
        };
    });
}

void PlatformDesk::open(const QStringList& paths) {
    SessionPlatforms settings;
    settings.reference = kFastest;
    for (const QString& path : paths)
        settings.tables.push_back(
            {QFileInfo(path).absoluteFilePath().toStdString(), {}, {}, {}, {}, {}});
    const auto work = [settings](const RunContext& context) {
        OpenRuns runs{{}, settings, nullptr, {}};
        runs.tables = readTables(runs.settings.tables, context);
        understand(runs, context);
        return runs;
    };
    m_today.clear();
    read(work, false);
}

void PlatformDesk::setSettings(const SessionPlatforms& settings) {
    if (!m_runs || m_runs->settings == settings) return;
    const auto work = [tables = m_runs->tables, settings](const RunContext& context) {
        OpenRuns runs{tables, settings, nullptr, {}};
        understand(runs, context);
        return runs;
    };
    read(work, false);
}

void PlatformDesk::train() {
    if (!m_runs || !m_runs->data) return;
    m_evaluating.cancel();
    m_training.start([this, runs = m_runs](const RunContext& context) -> std::function<void()> {
        auto trained = std::make_shared<Trained>();
        trained->runs = runs;
        PlatformOptions options;
        options.reference = runs->settings.reference;
        trained->result = trainPlatforms(*runs->data, options, context);
        trained->flat = flatMap(trained->result.latent);
        trained->own = ownRows(*runs->data, trained->result, trained->flat);
        trained->methods = methodsOf(trained->result, *runs->data);
        return [this, trained] {
            m_trained = trained;
            m_evaluation.reset();
            m_shown = trained->own;
            m_advice.reset();
            Q_EMIT changed();
            advise();
        };
    });
}

void PlatformDesk::evaluate() {
    if (!m_trained || isStale()) return;
    m_evaluating.start([this, data = m_trained->runs->data](
                           const RunContext& context) -> std::function<void()> {
        auto found =
            std::make_shared<const PlatformEvaluation>(evaluateApplications(*data, {}, context));
        return [this, found] {
            m_evaluation = found;
            Q_EMIT changed();
        };
    });
}

void PlatformDesk::predict(const QString& path) {
    if (!m_trained) return;
    m_asking.start(
        [this, trained = m_trained, path](const RunContext& context) -> std::function<void()> {
            const Table table = readTable(path.toStdString(), {}, context.part(0, 0.4));
            auto rows = std::make_shared<Predicted>();
            rows->source = QFileInfo(path).fileName();
            rows->path = table.path;
            rows->features = platformInput(table, trained->result.model);
            rows->vectors = trained->result.model.predict(rows->features, context.part(0.4, 0.9));
            rows->map = trained->flat.place(trained->result.latentOf(rows->features, context));
            for (Index row = 0; row < table.rows(); ++row) rows->names << textNames(table, row);
            return [this, rows] {
                m_shown = rows;
                m_advice.reset();
                Q_EMIT changed();
                advise();
            };
        });
}

void PlatformDesk::showOwn() {
    if (!m_trained || m_shown == m_trained->own) return;
    m_asking.cancel();
    m_shown = m_trained->own;
    m_advice.reset();
    Q_EMIT changed();
    advise();
}

void PlatformDesk::setToday(const QString& platform) {
    if (m_today == platform) return;
    m_today = platform;
    advise();
    Q_EMIT changed();
}

void PlatformDesk::advise() {
    if (!m_trained || !m_shown) return;
    m_advising.start([this, trained = m_trained, shown = m_shown,
                      from = today()](const RunContext& context) -> std::function<void()> {
        const PlatformModel& model = trained->result.model;
        auto advice = std::make_shared<std::vector<PlatformRun>>();
        for (Index row = 0; row < shown->vectors.value.rows(); ++row) {
            if (row % 16 == 0) context.checkCancelled();
            const Vector vector = shown->vectors.value.row(row);
            const Recommendation one = model.recommend(vector);
            advice->push_back(
                {row, shown->names[row],
                 QString::fromStdString(model.platforms[static_cast<std::size_t>(one.platform)]),
                 one.chance, one.regret, gainFrom(model, vector, from)});
        }
        return [this, advice] {
            m_advice = advice;
            Q_EMIT changed();
        };
    });
}

void PlatformDesk::exportBundle(const QString& path) {
    if (!m_trained) return;
    m_asking.start([this, trained = m_trained, path,
                    inputs = m_board.inputs()](const RunContext& context) -> std::function<void()> {
        std::vector<std::string> all = pathsOf(trained->runs->tables);
        all.insert(all.end(), inputs.begin(), inputs.end());
        checkOutputs({{path.toStdString()}, signatureFile(path.toStdString())}, all);
        checkReadBack(path.toStdString());
        const PlatformBundleReport report = writePlatformBundle(
            path.toStdString(), trained->result.model, trained->result.leaderboard,
            trained->runs->data->features, context.seed, context);
        const qint64 rows = report.samples + report.randomRows;
        return [this, path, rows] {
            Q_EMIT written(tr("Exported %1; both formats agree on %2 rows.")
                               .arg(nameText(QFileInfo(path).fileName()), countText(rows)));
        };
    });
}

void PlatformDesk::saveVectors(const QString& path) {
    if (!m_trained || !m_shown) return;
    m_asking.start([this, trained = m_trained, shown = m_shown, path,
                    inputs = m_board.inputs()](const RunContext&) -> std::function<void()> {
        std::vector<std::string> all = pathsOf(trained->runs->tables);
        all.insert(all.end(), inputs.begin(), inputs.end());
        checkOutputs({{path.toStdString()}}, all);
        writeFile(path.toStdString(), vectorsCsv(trained->result.model, shown->vectors));
        return [this, path] {
            Q_EMIT written(tr("Saved %1.").arg(nameText(QFileInfo(path).fileName())));
        };
    });
}

std::optional<SessionPlatforms> PlatformDesk::settings() const {
    if (!m_runs) return m_restoring;
    SessionPlatforms settings = m_runs->settings;
    settings.today = m_today.toStdString();
    settings.trained = m_training.isRunning() || (m_trained && !isStale());
    return settings;
}

void PlatformDesk::restore(const std::optional<SessionPlatforms>& settings) {
    for (Job* job : {&m_reading, &m_training, &m_evaluating, &m_asking, &m_advising}) job->cancel();
    m_runs.reset();
    m_trained.reset();
    m_evaluation.reset();
    m_shown.reset();
    m_advice.reset();
    m_today = settings ? QString::fromStdString(settings->today) : QString();
    m_restoring = settings;
    Q_EMIT changed();
    if (!settings) return;
    const auto work = [wanted = *settings](const RunContext& context) {
        OpenRuns runs{{}, wanted, nullptr, {}};
        runs.tables = readTables(runs.settings.tables, context);
        understand(runs, context);
        return runs;
    };
    read(work, settings->trained);
}

}  // namespace footbridge
