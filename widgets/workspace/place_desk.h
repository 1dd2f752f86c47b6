// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/bundle/alternatives.h"
#include "widgets/jobs/job.h"

namespace footbridge {

/// Places to run on, and which to take.
struct PlaceResult {
    std::vector<Alternative> alternatives;
    std::vector<Index> rows;  ///< of the table of candidates
    PlaceRecommendation recommendation;
    Limits limits;
    QString unit;  ///< of the run time
};

/// Compares adapted models of several platforms on a table of ways to run, in the background.
class PlaceDesk : public QObject {
    Q_OBJECT
  public:
    explicit PlaceDesk(JobBoard& board, QObject* parent = nullptr);

    const std::vector<PricedPlatform>& platforms() const { return m_platforms; }
    QStringList names() const;  ///< of the platforms, told apart
    std::shared_ptr<const Table> candidates() const { return m_candidates; }
    std::shared_ptr<const PlaceResult> result() const { return m_result; }
    const QString& nodes() const { return m_nodes; }

    void addPlatforms(const QStringList& paths);
    void removePlatform(int index);
    void setPrice(int index, double price);
    void openCandidates(const QString& path);
    void setNodes(const QString& column);  ///< "": each takes one node
    void setLimits(const Limits& limits);
    void setCosting(const Costing& costing);

  Q_SIGNALS:
    void changed();
    void problem(const QString& sentence);

  private:
    void compute();

    std::vector<PricedPlatform> m_platforms;
    std::shared_ptr<const Table> m_candidates;
    QStringList m_asked;  ///< bundles that are being read
    QString m_nodes;
    Limits m_limits;
    Costing m_costing;
    std::shared_ptr<const PlaceResult> m_result;
    Job m_adding, m_opening, m_job;
};

}  // namespace footbridge
