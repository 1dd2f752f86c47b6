// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/analysis_runner.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/prepared_divergence.h"
#include "core/analysis/proposal.h"
#include "core/bundle/bundle_contents.h"
#include "core/run/error.h"
#include "core/run/output_check.h"
#include "core/session/session.h"
#include "core/table/joined_file.h"
#include "core/table/platform_rows.h"
#include "core/table/table_messages.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/import_memory.h"

namespace footbridge {

namespace {

/// Share of a whole run that training takes when nothing is cached.
constexpr double kTrainingShare = 0.5;

/// What reading one file gave: a dataset, or why not.
struct Loaded {
    QString path;
    bool asTarget = false;
    bool chosen = false;  ///< its roles, by a person, now or when it was read before
    CsvOptions options;
    std::optional<Dataset> dataset;
    Message error;
};

Dataset readDataset(const QString& path, const CsvOptions& options, const RunContext& context) {
    const auto table = readTableAt(path, options, context);
    return makeDataset(table, proposeRoles(*table).roles);
}

Dataset readAsBefore(const QString& path, const SessionTable& before, const RunContext& context) {
    const auto table = readTableAt(path, before.options, context);
    const Roles roles = possibleRoles(*table, before.roles);
    return makeDataset(table, roles.response.empty() ? proposeRoles(*table).roles : roles,
                       before.label);
}

/// What columns were for stays where they are still there; new ones are as proposed.
Roles keptRoles(const Dataset& before, const Dataset& now) {
    Roles roles = possibleRoles(*now.table, before.roles);
    if (roles.response.empty()) return now.roles;
    const auto add = [&](std::vector<std::string> Roles::*list) {
        for (const std::string& name : now.roles.*list)
            if (!before.table->find(name)) (roles.*list).push_back(name);
    };
    add(&Roles::ignored);
    add(&Roles::ids);
    add(&Roles::afterRun);
    return roles;
}

}  // namespace

AnalysisRunner::AnalysisRunner(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_board(board),
      m_document(document),
      m_loading(board, Job::Attendance::Asked, Job::Owner::Document),
      m_adapting(board, Job::Attendance::Asked, Job::Owner::Document),
      m_exporting(board, Job::Attendance::Asked, Job::Owner::Document),
      m_following(board, Job::Attendance::Passing, Job::Owner::Document) {
    const auto mark = [this](Job& job, const Stage& stage) {
        connect(&job, &Job::started, &m_document,
                [this, &stage] { m_document.setRunning(stage, true); });
        connect(&job, &Job::finished, &m_document,
                [this, &stage] { m_document.setRunning(stage, false); });
    };
    static constexpr Stage kLoads = Stage::Data, kExports = Stage::Export;
    mark(m_loading, kLoads);
    mark(m_adapting, m_adaptingStage);
    mark(m_exporting, kExports);
    for (Job* job : {&m_loading, &m_adapting, &m_exporting}) {
        connect(job, &Job::failed, &m_document, &Document::problem);
    }
    connect(&m_document, &Document::opened, this, [this] { m_divergence.reset(); });
    connect(&m_document, &Document::inputChanged, this, &AnalysisRunner::followShots);
}

void AnalysisRunner::enter(Stage stage) {
    m_following.cancel();
    m_document.setRunning(m_adaptingStage, false);
    m_adaptingStage = stage;
}

void AnalysisRunner::load(const QStringList& paths, bool asTarget, const CsvOptions& options) {
    std::vector<Request> requests;
    for (const QString& path : paths) requests.push_back({path, asTarget, options, {}});
    loadRequests(requests);
}

void AnalysisRunner::loadAll(const QStringList& sources, const QString& target) {
    std::vector<Request> requests;
    for (const QString& path : sources) requests.push_back({path, false, everythingFoundOut(), {}});
    if (!target.isEmpty()) requests.push_back({target, true, everythingFoundOut(), {}});
    loadRequests(requests);
}

void AnalysisRunner::loadAs(const QString& path, bool asTarget, const CsvOptions& options,
                            const std::optional<Roles>& roles) {
    loadRequests({{path, asTarget, options, {}, roles}});
}

void AnalysisRunner::loadPlatforms(const QString& path, const CsvOptions& options,
                                   const QString& column, const QString& target,
                                   const std::optional<Roles>& roles) {
    m_loading.start([this, path, options, column, target,
                     roles](const RunContext& context) -> std::function<void()> {
        const auto whole = readTableAt(path, options, context);
        std::vector<Loaded> parts;
        for (const std::string& platform : platformsIn(*whole, column.toStdString())) {
            const auto table =
                std::make_shared<const Table>(platformRows(*whole, column.toStdString(), platform));
            Roles own = roles ? possibleRoles(*table, *roles) : proposeRoles(*table).roles;
            parts.push_back({path, platform == target.toStdString(), roles.has_value(), options,
                             makeDataset(table, std::move(own)), Message()});
        }
        // The target's proposals look at the sources.
        std::ranges::stable_sort(parts, {}, &Loaded::asTarget);
        return [this, path, parts] {
            for (const Loaded& part : parts) place(*part.dataset, part.asTarget, part.chosen);
            Q_EMIT loaded(path);
        };
    });
}

std::function<Roles(const Table&)> AnalysisRunner::proposal(bool asTarget) const {
    return [asTarget, wanted = m_preferredResponse.toStdString(),
            sources = m_document.input().sources](const Table& table) {
        return asTarget ? proposedTargetRoles(table, sources, wanted)
                        : proposedSourceRoles(table, wanted);
    };
}

void AnalysisRunner::loadRequests(std::vector<Request> requests) {
    if (requests.empty()) return;
    for (Request& request : requests)
        if (request.options == everythingFoundOut() && !request.roles)
            request.remembered = rememberedImport(request.path);
    m_loading.start([this, requests](const RunContext& context) -> std::function<void()> {
        std::vector<Loaded> results;
        const auto share = 1.0 / static_cast<double>(requests.size());
        for (const Request& request : requests) {
            Loaded& result = results.emplace_back();
            result.path = request.path;
            result.asTarget = request.asTarget;
            result.chosen = request.remembered || request.roles;
            result.options = request.options;
            const double from = share * static_cast<double>(results.size() - 1);
            try {
                result.dataset = request.remembered
                                     ? readAsBefore(request.path, *request.remembered,
                                                    context.part(from, from + share))
                                     : readDataset(request.path, request.options,
                                                   context.part(from, from + share));
                if (request.roles)
                    result.dataset->roles = possibleRoles(*result.dataset->table, *request.roles);
            } catch (const Error& error) {
                result.error = error.message();
            }
        }
        return [this, results] {
            for (const Loaded& result : results) {
                if (!result.dataset) {
                    tellUnreadable(result.path, result.asTarget, result.error, result.options);
                    continue;
                }
                place(*result.dataset, result.asTarget, result.chosen);
                Q_EMIT loaded(result.path);
            }
        };
    });
}

void AnalysisRunner::loadExample() {
    m_loading.start([this](const RunContext& context) -> std::function<void()> {
        return [this, example = exampleData(context)] {
            AnalysisInput input;
            input.sources = {example.source};
            input.target = example.target;
            input.shots = proposedShots(example.target);
            m_document.open(std::move(input));
            Q_EMIT loaded(tr("the example"));
            Q_EMIT exampleLoaded();
        };
    });
}

void AnalysisRunner::reload(int index, const CsvOptions& options,
                            const std::optional<Roles>& roles) {
    const Dataset old = m_document.dataset(index);
    const QString path = QString::fromStdString(old.table->path);
    m_loading.start([this, index, old, path, options, roles, propose = proposal(index < 0)](
                        const RunContext& context) -> std::function<void()> {
        Dataset fresh = readDataset(path, options, context);
        fresh.label = old.label;
        fresh.roles = propose(*fresh.table);
        // What nobody has touched was proposed from how the file was read before.
        const bool joins = joinOf(options) != joinOf(old.table->options);
        const bool touched =
            old.roles != propose(*old.table) && old.roles != proposeRoles(*old.table).roles;
        try {
            const Roles chosen = roles     ? *roles
                                 : joins   ? keptRoles(old, fresh)
                                 : touched ? old.roles
                                           : fresh.roles;
            checkRoles(*fresh.table, chosen);
            fresh.roles = chosen;
        } catch (const Error&) {
            // Other columns than before: the proposal stands.
        }
        return [this, index, old, fresh, path] {
            const auto count = static_cast<int>(m_document.input().sources.size());
            if (index >= count || m_document.dataset(index).table != old.table) return;
            m_document.replaceDataset(index, fresh);
            rememberImport(fresh);
            Q_EMIT loaded(path);
        };
    });
}

/// Says why, and offers another reading where that is what is wrong.
void AnalysisRunner::tellUnreadable(const QString& path, bool asTarget, const Message& why,
                                    CsvOptions options) {
    Q_EMIT m_document.problem(sentence(why));
    const std::string_view code = why.code();
    if (code == messages::kCsvNotUtf8.code) options.encoding = why.arguments().back().text();
    const auto helps = {messages::kCsvNotUtf8.code,    messages::kCsvNotUtf16.code,
                        messages::kCsvNotEncoded.code, messages::kCsvUnknownEncoding.code,
                        messages::kCsvBadOptions.code, messages::kCsvNoRows.code,
                        messages::kDatabaseTables.code};
    if (std::ranges::find(helps, code) != helps.end()) Q_EMIT unreadable(path, asTarget, options);
}

void AnalysisRunner::place(Dataset dataset, bool asTarget, bool chosen) {
    const std::string wanted = m_preferredResponse.toStdString();
    const auto chosenBefore = chosen ? std::optional(dataset.roles) : std::nullopt;
    dataset.roles = asTarget ? proposedTargetRoles(*dataset.table, m_document.input().sources,
                                                   wanted, chosenBefore)
                             : proposedSourceRoles(*dataset.table, wanted, chosenBefore);
    if (asTarget) {
        const AnalysisInput& before = m_document.input();
        const bool asked = m_document.hasTarget() && before.shots != proposedShots(before.target);
        const ShotRequest shots = asked ? before.shots : proposedShots(dataset);
        m_document.setTarget(std::move(dataset), shots);
    } else {
        m_document.addSource(std::move(dataset));
    }
}

std::shared_ptr<const SourceModel> AnalysisRunner::trainAndKeep(
    const AnalysisInput& input, const Analysis& prepared,
    const std::shared_ptr<const SourceModel>& cached, quint64 document, const RunContext& context) {
    auto source = trainFor(input, prepared, cached, context);
    // Kept even when what follows is cancelled: the next run need not train again.
    QMetaObject::invokeMethod(
        this,
        [this, source, document] {
            if (document == m_board.document()) m_document.setSourceModel(source);
        },
        Qt::QueuedConnection);
    return source;
}

void AnalysisRunner::measureSeverity() {
    enter(Stage::Divergence);
    const AnalysisInput input = m_document.input();
    m_adapting.start(
        [this, input, document = m_board.document(), known = m_divergence,
         cached = m_document.sourceModel()](const RunContext& context) -> std::function<void()> {
            Analysis prepared = prepare(input, context);
            auto divergence = known;
            if (!divergence || !divergence->covers(input, prepared)) {
                prepared.source =
                    trainAndKeep(input, prepared, cached, document, context.part(0, 0.8));
                divergence = std::make_shared<const PreparedDivergence>(input, prepared,
                                                                        context.part(0.8, 0.98));
            }
            auto severity = std::make_shared<const Severity>(
                divergence->measure(prepared, context.part(0.98, 1)));
            return [this, input, severity, divergence] {
                m_divergence = divergence;
                m_document.setSeverity(input, severity);
            };
        },
        input.seed);
}

void AnalysisRunner::followShots() {
    const bool stale = m_document.state(Stage::Divergence) == StageState::Stale;
    if (!stale || !m_divergence || m_adapting.isRunning() || !m_document.isReady()) return;
    const AnalysisInput input = m_document.input();
    if (!m_divergence->mayCover(input)) return;
    m_following.start(
        [this, input, known = m_divergence](const RunContext& context) -> std::function<void()> {
            const Analysis prepared = prepare(input, context);
            if (!known->covers(input, prepared)) return [] {};
            auto severity = std::make_shared<const Severity>(known->measure(prepared, context));
            return [this, input, severity] { m_document.setSeverity(input, severity); };
        },
        input.seed);
}

void AnalysisRunner::adapt() {
    enter(Stage::Adapt);
    const AnalysisInput input = m_document.input();
    m_adapting.start(
        [this, input, document = m_board.document(),
         cached = m_document.sourceModel()](const RunContext& context) -> std::function<void()> {
            const Analysis prepared = prepare(input, context);
            const auto source =
                trainAndKeep(input, prepared, cached, document, context.part(0, kTrainingShare));
            const auto announce = [this, document](const StrategyResult& result) {
                const std::string_view name = strategyName(result.strategy);
                QMetaObject::invokeMethod(
                    this,
                    [this, document,
                     name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                     error = result.available ? result.outOfFoldNmse : std::nan(""),
                     seconds = result.seconds] {
                        if (document == m_board.document())
                            Q_EMIT strategyFinished(name, error, seconds);
                    },
                    Qt::QueuedConnection);
            };
            Analysis done = analyse(input, context.part(kTrainingShare, 1), source, announce);
            return [this, input, done] { m_document.setAdaptation(input, done); };
        },
        input.seed);
}

void AnalysisRunner::exportBundle(const AdaptedRun& run, const QString& path, Strategy strategy,
                                  const std::string& report, const BundleWishes& wishes) {
    const auto adaptation = run.analysis.adaptation;
    const StrategyResult* result = adaptation ? adaptation->find(strategy) : nullptr;
    if (!result || !result->available) return;
    m_exporting.start([this, path, report, wishes, run, result, read = m_board.inputs()](
                          const RunContext& context) -> std::function<void()> {
        std::vector<std::string> inputs = inputFiles(sessionOf(run.input));
        inputs.insert(inputs.end(), read.begin(), read.end());
        checkOutputs({{path.toStdString()}, signatureFile(path.toStdString())}, inputs);
        checkReadBack(path.toStdString());
        const BundleContents contents = bundleContents(
            run.input, run.analysis, result->model,
            rawFeatures(run.input.target, result->model.schema), wishes.policy, wishes.withShots);
        const ExportReport done =
            writeBundle(std::filesystem::path(path.toStdString()), result->model,
                        contents.provenance, contents.samples, report, context, contents.extras);
        return [this, path, done, adaptation = run.analysis.adaptation] {
            if (adaptation == m_document.adaptation()) m_document.setExported(path);
            Q_EMIT exported(path, static_cast<qint64>(done.bytes), done.largestDifference);
        };
    });
}

void AnalysisRunner::cancel() {
    for (Job* job : {&m_loading, &m_adapting, &m_exporting, &m_following}) job->cancel();
}

bool AnalysisRunner::isRunning() const {
    return m_loading.isRunning() || m_adapting.isRunning() || m_exporting.isRunning();
}

}  // namespace footbridge
