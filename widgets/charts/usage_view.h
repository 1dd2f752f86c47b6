// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include "widgets/charts/time_view.h"

namespace footbridge {

/// How full a machine is and how many jobs wait, over time: each column of pixels shows the mean of
/// its stretch.
class UsageView : public TimeView {
    Q_OBJECT
  public:
    using TimeView::TimeView;

    /// From times[i] on, until the next, `used` (a share) of the machine and so many jobs.
    void setSteps(QVector<double> times, QVector<double> used, QVector<double> waiting);
    double meanUsed(double from, double to) const;
    double meanWaiting(double from, double to) const;

  protected:
    void paintData(QPainter& painter, const QRect& area) override;
    QVector<Mark> leftMarks() const override;
    QVector<Mark> rightMarks() const override;
    QString leftTitle() const override { return tr("Utilisation"); }
    QString textAt(QPoint position) const override;

  private:
    double meanOf(const QVector<double>& sums, const QVector<double>& values, double from,
                  double to) const;
    double sumUntil(const QVector<double>& sums, const QVector<double>& values, double time) const;

    QVector<double> m_times, m_used, m_waiting;
    QVector<double> m_usedSums, m_waitingSums;  ///< integrals up to each time
    double m_mostWaiting = 1;
};

}  // namespace footbridge
