// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

#include "core/matching/unit_hints.h"
#include "widgets/jobs/job.h"

class QLabel;
class QPushButton;

namespace footbridge {

class PlotView;
struct AnalysisInput;

/// The distributions of a pair of features in all tables, and what is doubtful about its units with
/// the conversion that mends it.
class PairCard : public QFrame {
    Q_OBJECT
  public:
    explicit PairCard(JobBoard& board, QWidget* parent = nullptr);

    /// Either name may be "". `note` says why the pair is suggested.
    void setPair(const AnalysisInput& input, const QString& source, const QString& target,
                 const QString& note);
    void setHint(const std::optional<UnitHint>& hint);
    void forget();  ///< what is shown, so that setPair draws the same pair anew
    const QString& source() const { return m_source; }
    const QString& target() const { return m_target; }

  Q_SIGNALS:
    void conversionWanted(const footbridge::UnitHint& hint);

  private:
    void showNote();

    QLabel* m_name;
    QLabel* m_noteLabel;
    QPushButton* m_convert;
    PlotView* m_plot;
    QString m_source, m_target, m_note;
    bool m_isDrawn = false;
    std::optional<UnitHint> m_hint;
    Job m_job;
};

}  // namespace footbridge
