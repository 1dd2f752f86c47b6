// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/table_comparison.h"

#include <algorithm>

namespace footbridge {

namespace {

constexpr std::size_t kModelsKept = 40;  ///< tables differ in what columns they share

bool contains(const std::vector<Dataset>& tables, const Dataset& dataset) {
    return std::ranges::find(tables, dataset) != tables.end();
}

}  // namespace

TableComparison::TableComparison(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_models(std::make_shared<SourceCache>(kModelsKept)),
      m_job(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&m_job, &Job::failed, &m_document, &Document::problem);
    connect(&m_document, &Document::opened, this, [this] {
        ++m_run;
        m_map.reset();
        m_running.reset();
        Q_EMIT mapChanged();
    });
    connect(&m_job, &Job::finished, this, [this] {
        m_running.reset();
        Q_EMIT mapChanged();
    });
}

std::vector<Dataset> TableComparison::tables() const {
    std::vector<Dataset> loaded = m_document.input().sources;
    if (m_document.hasTarget()) loaded.push_back(m_document.input().target);
    const bool pairOfMap =
        m_map && loaded.size() == 2 && m_map->tables.size() > 2 &&
        std::ranges::all_of(loaded, [&](const auto& one) { return contains(m_map->tables, one); });
    return pairOfMap ? m_map->tables : loaded;
}

bool TableComparison::canMeasure() const {
    return std::ranges::count_if(
               tables(), [](const Dataset& table) { return !table.roles.response.empty(); }) >= 2;
}

bool TableComparison::isStale() const {
    return m_map && (m_seed != m_document.input().seed || m_map->tables != tables());
}

void TableComparison::measure() {
    auto running = std::make_shared<Map>();
    running->tables = tables();
    const std::size_t count = running->tables.size();
    for (const Dataset& table : running->tables) running->matrix.labels.push_back(table.label);
    running->matrix.cells.assign(count, std::vector<SeverityCell>(count));
    running->measured.assign(count, std::vector<bool>(count, false));
    const quint64 run = ++m_run, seed = m_document.input().seed;
    m_job.start(
        [this, run, seed, models = m_models,
         tables = running->tables](const RunContext& context) -> std::function<void()> {
            RunContext training = context;
            training.sink = nullptr;
            const SourceModelOf modelOf = [&](std::size_t source,
                                              const std::vector<std::string>& columns,
                                              ResponseTransform::Kind kind) {
                return models->get(std::span(&tables[source], 1), columns, kind, severityOptions(),
                                   training);
            };
            SeverityMatrixOptions options;
            options.onCell = [this, run](std::size_t from, std::size_t to,
                                         const SeverityCell& cell) {
                QMetaObject::invokeMethod(
                    this, [this, run, from, to, cell] { take(run, from, to, cell); },
                    Qt::QueuedConnection);
            };
            auto map = std::make_shared<Map>();
            map->tables = tables;
            map->matrix = severityMatrix(tables, modelOf, options, context);
            map->measured.assign(tables.size(), std::vector<bool>(tables.size(), true));
            return [this, map, seed] {
                m_map = map;
                m_seed = seed;
            };
        },
        seed);
    m_running = std::move(running);
    Q_EMIT mapChanged();
}

void TableComparison::take(quint64 run, std::size_t from, std::size_t to,
                           const SeverityCell& cell) {
    if (run != m_run || !m_running) return;
    m_running->matrix.cells[from][to] = cell;
    m_running->measured[from][to] = true;
    Q_EMIT cellMeasured(static_cast<int>(from), static_cast<int>(to));
}

void TableComparison::loadPair(std::size_t from, std::size_t to) {
    const auto shown = map();
    if (!shown || from == to || std::max(from, to) >= shown->tables.size()) return;
    m_document.setPair(shown->tables[from], shown->tables[to]);
}

}  // namespace footbridge
