// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/explainer.h"

#include <algorithm>
#include <utility>

#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr std::size_t kNearest = 4;  ///< shots, and as many rows of the sources

/// The model of a strategy, kept alive by the adaptation.
std::shared_ptr<const AdaptedModel> modelAt(const Analysis& analysis, std::size_t position) {
    return {analysis.adaptation, &analysis.adaptation->results.at(position).model};
}

}  // namespace

Explainer::Explainer(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_rowJob(board, Job::Attendance::Passing, Job::Owner::Document),
      m_modelJob(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&document, &Document::adaptationChanged, this, &Explainer::forget);
    // What was saved belongs to the input that it was saved with.
    for (const auto signal : {&Document::opened, &Document::inputChanged})
        connect(&document, signal, this, [this] { m_waiting.clear(); });
    for (Job* job : {&m_rowJob, &m_modelJob}) connect(job, &Job::failed, this, &Explainer::failed);
}

void Explainer::explainRow(std::size_t position, Index row) {
    if (!m_document.adaptation() || position >= m_document.adaptation()->results.size()) return;
    const auto known = m_known.find(position);
    m_rowJob.start([this, position, row, input = m_document.adaptedInput(),
                    analysis = m_document.adaptedAnalysis(),
                    explained = known == m_known.end() ? nullptr : known->second](
                       const RunContext& context) mutable -> std::function<void()> {
        if (!explained)
            explained = std::make_shared<const ExplainedModel>(
                explainedModel(input, analysis, modelAt(analysis, position)));
        auto found = std::make_shared<OfRow>();
        found->position = position;
        found->row = row;
        found->measured = analysis.adaptation->measured[row];
        found->explained = explained;
        const Matrix raw = rawFeatures(input.target, explained->model->schema, std::span(&row, 1));
        found->explanation = footbridge::explainRow(*explained, raw.row(0), kNearest, context);
        return [this, found] {
            m_known[found->position] = found->explained;
            m_row = found;
            Q_EMIT rowChanged();
        };
    });
}

void Explainer::explainModel(std::size_t position) {
    if (!m_document.adaptation() || position >= m_document.adaptation()->results.size()) return;
    if (m_model && m_model->position == position) {
        Q_EMIT modelChanged();
        return;
    }
    m_model.reset();
    m_modelJob.start([this, position, input = m_document.adaptedInput(),
                      analysis = m_document.adaptedAnalysis()](
                         const RunContext& context) -> std::function<void()> {
        auto found = std::make_shared<OfModel>();
        found->position = position;
        found->model = modelAt(analysis, position);
        found->explanation = footbridge::explainModel(
            input, analysis, found->model,
            backgroundOf(rawFeatures(input.target, found->model->schema)), context);
        return [this, found] {
            m_model = found;
            Q_EMIT modelChanged();
        };
    });
}

void Explainer::stop() {
    m_rowJob.cancel();
    m_modelJob.cancel();
}

bool Explainer::isInReport(Index row) const {
    return std::ranges::binary_search(m_reportRows, row);
}

void Explainer::setInReport(Index row, bool in) {
    const auto at = std::ranges::lower_bound(m_reportRows, row);
    const bool there = at != m_reportRows.end() && *at == row;
    if (there == in) return;
    if (in)
        m_reportRows.insert(at, row);
    else
        m_reportRows.erase(at);
    Q_EMIT reportChanged();
}

void Explainer::restoreReport(std::vector<Index> rows) {
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    m_waiting = std::move(rows);
}

void Explainer::forget() {
    stop();
    m_known.clear();
    m_row.reset();
    m_model.reset();
    m_reportRows.clear();
    if (const auto adaptation = m_document.adaptation()) {
        m_reportRows = std::exchange(m_waiting, {});
        std::erase_if(m_reportRows, [&](Index row) { return row >= adaptation->measured.size(); });
    }
    Q_EMIT rowChanged();
    Q_EMIT modelChanged();
    Q_EMIT reportChanged();
}

}  // namespace footbridge
