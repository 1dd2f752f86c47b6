// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace footbridge {

class PlotView;

/// A time of a VersionStrip: from one value of the plot's horizontal axis to the next.
struct VersionSpan {
    double from = 0, to = 0;
    QString name, note;  ///< what is written into it where there is room, and on hover
    int colour = 0;      ///< position in the palette
};

/// Which version was in force when: bars above a plot, along its horizontal axis.
class VersionStrip : public QWidget {
    Q_OBJECT
  public:
    explicit VersionStrip(PlotView& plot, QWidget* parent = nullptr);
    void setSpans(QVector<VersionSpan> spans);
    const QVector<VersionSpan>& spans() const { return m_spans; }
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QRectF rectOf(const VersionSpan& span) const;

    PlotView& m_plot;
    QVector<VersionSpan> m_spans;
};

}  // namespace footbridge
