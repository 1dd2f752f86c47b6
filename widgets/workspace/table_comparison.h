// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/severity/severity_matrix.h"
#include "core/source/source_cache.h"
#include "widgets/jobs/job.h"
#include "widgets/workspace/document.h"

namespace footbridge {

/// Severity from every loaded table to every other, in the background. Source models are kept, so
/// measuring again costs little. A cancelled or failed run leaves the last whole map in place.
class TableComparison : public QObject {
    Q_OBJECT
  public:
    struct Map {
        std::vector<Dataset> tables;
        SeverityMatrix matrix;
        std::vector<std::vector<bool>> measured;  ///< cells known so far
    };

    TableComparison(Document& document, JobBoard& board, QObject* parent = nullptr);

    Job& job() { return m_job; }
    /// What there is to show; while it runs, what is measured so far. Null before the first run.
    std::shared_ptr<const Map> map() const { return m_running ? m_running : m_map; }
    /// What a run would compare: the loaded tables, or those of the map when a pair of it is
    /// loaded.
    std::vector<Dataset> tables() const;
    bool canMeasure() const;                                ///< two tables with a response
    bool isCurrent() const { return m_map && !isStale(); }  ///< a part of the document
    bool isStale() const;  ///< other tables or another seed than those of the map

    void measure();
    /// Makes these two tables of the map the only source and the target; undoable.
    void loadPair(std::size_t from, std::size_t to);

  Q_SIGNALS:
    void mapChanged();
    void cellMeasured(int from, int to);

  private:
    void take(quint64 run, std::size_t from, std::size_t to, const SeverityCell& cell);

    Document& m_document;
    std::shared_ptr<SourceCache> m_models;
    std::shared_ptr<const Map> m_map;
    std::shared_ptr<Map> m_running;
    quint64 m_seed = 0, m_run = 0;
    Job m_job;
};

}  // namespace footbridge
