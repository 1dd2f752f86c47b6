// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/cost_desk.h"

#include <algorithm>
#include <cmath>

#include "core/costs/costs_messages.h"
#include "core/table/table_reader.h"
#include "core/transfer/planned_runs.h"
#include "widgets/words/name_text.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr std::size_t kMostPlanned = 20000;
constexpr double kToday = 1.5;
constexpr double kFirstRatio = 5;

/// Rows without a response; where all are measured, those that the model has not seen.
Rows plannedRows(const Dataset& target, const Split& split) {
    const Rows labelled = target.labelledRows();
    Rows rows;
    std::size_t next = 0;
    for (Index row = 0; row < target.table->rows(); ++row) {
        if (next < labelled.size() && labelled[next] == row)
            ++next;
        else
            rows.push_back(row);
    }
    if (rows.empty()) rows = split.test;
    if (rows.size() > kMostPlanned) rows.resize(kMostPlanned);
    return rows;
}

const Column* firstTexts(const Table& table) {
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [](const auto& c) { return c.type == ColumnType::Category; });
    return found == table.columns.end() ? nullptr : &*found;
}

std::shared_ptr<const RequestResult> ofModel(const AnalysisInput& input,
                                             const Adaptation& adaptation, const Costing& costing,
                                             const RunContext& context) {
    auto result = std::make_shared<RequestResult>();
    const StrategyResult& chosen = adaptation.chosen();
    const AdaptedModel& model = chosen.model;
    result->costing = costing;
    result->response = QString::fromStdString(model.responseName);
    result->unit = QString::fromStdString(model.responseUnit);
    const Table& table = *input.target.table;
    const std::string atMost = costing.requests ? costing.requests->atMost : "";
    KnownRuns known = chosen.known;
    known.most = mostOfRows(table, atMost, known.rows);
    result->study = studyRequests(known, {}, costing, context.part(0, 0.9));
    const CostSettings settings = costing.settings();
    const RequestRule& rule = result->study.recommended.rule;
    const Column* texts = firstTexts(table);
    const Rows rows = plannedRows(input.target, adaptation.split);
    const Backward backward = backwardOf(model);
    std::vector<PlannedRun> runs = plannedRuns(
        model, model.predict(rawFeatures(input.target, model.schema, rows), context.part(0.9, 1)));
    const Vector most = mostOfRows(table, atMost, rows);
    for (Index i = 0; i < most.size(); ++i) runs[static_cast<std::size_t>(i)].most = most[i];
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % 64 == 0) context.checkCancelled();
        RequestLine planned;
        planned.row = rows[i];
        if (texts) planned.label = QString::fromStdString(texts->text(rows[i]));
        planned.predicted = backward(runs[i].predicted);
        planned.request = settings.site.rounded(rule.request(runs[i], backward));
        planned.outlook = outlookOf(planned.request, runs[i], model.residuals, backward, settings);
        planned.chanceToday =
            outlookOf(kToday * planned.predicted, runs[i], model.residuals, backward, settings)
                .chanceKilled;
        // What users ask for now; some runs take more, whatever the column says.
        if (rule.limit && std::isfinite(runs[i].most))
            planned.outlook.chanceKilled = planned.chanceToday =
                chanceAbove(result->study.recommended.metrics.underestimates,
                            static_cast<std::size_t>(known.v.size()));
        result->planned.push_back(std::move(planned));
    }
    return result;
}

std::shared_ptr<const RequestResult> ofTable(const std::shared_ptr<const Table>& table,
                                             const QString& request, const QString& measured,
                                             const Costing& costing, const RunContext& context) {
    constexpr double kStudied = 0.85;  ///< share of the time
    auto result = std::make_shared<RequestResult>();
    result->costing = costing;
    result->table = table;
    result->request = request;
    result->response = result->measured = measured;
    const auto& asked = table->column(request.toStdString()).numbers;
    const auto& took = table->column(measured.toStdString()).numbers;
    std::vector<double> predicted, v;
    std::vector<Index> rows;
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (asked[i] > 0 && took[i] > 0) {
            predicted.push_back(std::log(asked[i]));
            v.push_back(std::log(took[i]));
            rows.push_back(static_cast<Index>(i));
        }
    const auto vectorOf = [](const std::vector<double>& values) {
        return Vector(Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size())));
    };
    const KnownRuns known{
        vectorOf(v), vectorOf(predicted), {}, [](double x) { return std::exp(x); }, {}};
    // As the logarithms give them back: a run that took all of its request is not above it.
    const Vector own = known.predicted.unaryExpr([&](double x) { return known.backward(x); });
    result->study = studyRequests(known, own, costing, context.part(0, kStudied));
    const CostSettings settings = costing.settings();
    const std::vector<double> residuals = known.residuals();
    const RequestRule& rule = result->study.recommended.rule;
    // Each expectation is over all rows: of a long log a share of them says as much.
    constexpr std::size_t kErrors = 500;
    std::vector<double> errors;
    const std::size_t step = std::max<std::size_t>(1, residuals.size() / kErrors);
    for (std::size_t i = step / 2; i < residuals.size(); i += step) errors.push_back(residuals[i]);
    const RunContext planning = context.part(kStudied, 1);
    const std::size_t count = std::min(rows.size(), kMostPlanned);
    for (std::size_t i = 0; i < count; ++i) {
        if (i % 64 == 0) {
            planning.checkCancelled();
            planning.report(messages::kCostPlanning,
                            static_cast<double>(i) / static_cast<double>(count));
        }
        const PlannedRun run{predicted[i], 1};
        const double today = own[static_cast<Index>(i)];
        RequestLine planned{
            rows[i], {}, today, settings.site.rounded(rule.request(run, known.backward)), 0, {}};
        planned.outlook = outlookOf(planned.request, run, errors, known.backward, settings);
        planned.chanceToday = outlookOf(today, run, errors, known.backward, settings).chanceKilled;
        result->planned.push_back(std::move(planned));
    }
    return result;
}

const QStringList kAsked{QStringLiteral("request"), QStringLiteral("wall"), QStringLiteral("limit"),
                         QStringLiteral("predict")};

/// What was asked for of time, where a log names processors and memory as well.
QString timeAsked(const QStringList& columns) {
    for (const QString& name : kAsked)
        for (const QString& column : columns)
            if (column.contains(name, Qt::CaseInsensitive) &&
                column.contains(QStringLiteral("time"), Qt::CaseInsensitive))
                return column;
    return {};
}

/// The first of the names that the table has, "" when it has none.
QString firstOf(const QStringList& columns, const QStringList& names) {
    for (const QString& name : names)
        for (const QString& column : columns)
            if (column.contains(name, Qt::CaseInsensitive)) return column;
    return {};
}

}  // namespace

QStringList numberColumns(const Table& table) {
    QStringList names;
    for (const Column& column : table.columns)
        if (column.type == ColumnType::Number) names.append(QString::fromStdString(column.name));
    return names;
}

CostDesk::CostDesk(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_costing{Loss(LossKind::Squared, kFirstRatio), RequestSettings{}},
      m_modelJob(board, Job::Attendance::Passing, Job::Owner::Document),
      m_tableJob(board, Job::Attendance::Asked, Job::Owner::Document),
      m_reading(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&document, &Document::adaptationChanged, this, [this] {
        if (!m_table) compute();
    });
    connect(&document, &Document::opened, this, &CostDesk::closeTable);
    for (Job* job : {&m_modelJob, &m_tableJob}) connect(job, &Job::failed, this, &CostDesk::drop);
    connect(&m_tableJob, &Job::cancelled, this, &CostDesk::goBack);
    connect(&m_reading, &Job::failed, this, &CostDesk::problem);
}

void CostDesk::setCosting(const Costing& costing) {
    if (costing == m_costing) return;
    m_costing = costing;
    compute();
}

void CostDesk::openTable(const QString& path) {
    m_reading.start([this, path](const RunContext& context) -> std::function<void()> {
        const auto table =
            std::make_shared<const Table>(readTable(path.toStdString(), {}, context));
        return [this, table] { takeTable(table); };
    });
}

void CostDesk::takeTable(const std::shared_ptr<const Table>& table) {
    const QStringList columns = numberColumns(*table);
    if (columns.size() < 2) {
        Q_EMIT problem(tr("%1 needs two columns of numbers: what was requested and what was "
                          "measured.")
                           .arg(nameText(table->path)));
        return;
    }
    m_table = table;
    if (m_result && m_result->fromTable()) m_before = m_result;
    m_result.reset();
    m_request = timeAsked(columns);
    if (m_request.isEmpty()) m_request = firstOf(columns, kAsked);
    if (m_request.isEmpty()) m_request = columns.at(0);
    QStringList others = columns;
    others.removeAll(m_request);
    m_measured =
        firstOf(others, {QStringLiteral("run"), QStringLiteral("elapsed"), QStringLiteral("used"),
                         QStringLiteral("measured"), QStringLiteral("time")});
    if (m_measured.isEmpty()) m_measured = others.at(0);
    compute();
}

void CostDesk::setColumns(const QString& request, const QString& measured) {
    if (!m_table || (request == m_request && measured == m_measured)) return;
    m_request = request;
    m_measured = measured;
    compute();
}

void CostDesk::closeTable() {
    m_table.reset();
    m_result.reset();
    m_before.reset();
    compute();
}

void CostDesk::drop(const QString& sentence) {
    m_result.reset();
    Q_EMIT changed();
    Q_EMIT problem(sentence);
}

/// To the last result, its table and its rules; a first table without one is closed.
void CostDesk::goBack() {
    if (!m_table) return;
    if (!m_result) m_result = m_before;
    if (!m_result) return closeTable();
    m_table = m_result->table;
    m_costing = m_result->costing;
    m_request = m_result->request;
    m_measured = m_result->measured;
    Q_EMIT changed();
}

bool CostDesk::hasRuns() const {
    if (m_table) return true;
    const auto adaptation = m_document.adaptation();
    return adaptation && !adaptation->results.empty() && adaptation->chosen().known.v.size() > 0;
}

QStringList CostDesk::mostColumns() const {
    if (m_table || !hasRuns()) return {};
    return numberColumns(*m_document.adaptedInput().target.table);
}

void CostDesk::compute() {
    const auto adaptation = m_document.adaptation();
    // Another table has other columns.
    if (!m_table && hasRuns() && m_costing.requests &&
        !mostColumns().contains(QString::fromStdString(m_costing.requests->atMost)))
        m_costing.requests->atMost.clear();
    (m_table ? m_modelJob : m_tableJob).cancel();
    if (!hasRuns()) {
        m_modelJob.cancel();
        m_result.reset();
        Q_EMIT changed();
        return;
    }
    const auto seed = static_cast<quint64>(m_table ? 1 : m_document.adaptedInput().seed);
    job().start(
        [this, table = m_table, request = m_request, measured = m_measured, adaptation,
         input = m_document.adaptedInput(),
         costing = m_costing](const RunContext& context) -> std::function<void()> {
            auto result = table ? ofTable(table, request, measured, costing, context)
                                : ofModel(input, *adaptation, costing, context);
            return [this, result = std::move(result)] {
                m_result = result;
                m_before.reset();
                Q_EMIT changed();
            };
        },
        seed);
    Q_EMIT changed();
}

}  // namespace footbridge
