// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/charts/theme.h"

class QMenu;

namespace footbridge {

class JobBoard;
struct PlotFormat;

/// Shows a PlotSpec: pan by drag or arrow keys, zoom by wheel or + and − (over an axis: that axis
/// alone), reset by double click or Home, hover values (Page Down and Page Up walk through the
/// points), select points by click, Space or rubber band (Shift), log axes, copy, export.
class PlotView : public QWidget {
    Q_OBJECT
  public:
    /// The board knows of what it writes into files.
    explicit PlotView(JobBoard& board, QWidget* parent = nullptr);
    ~PlotView() override;

    void setSpec(const PlotSpec& spec);  ///< keeps the zoom when only data changed
    const PlotSpec& spec() const;
    void setSelection(const QVector<qint64>& ids);  ///< marks these points
    QVector<qint64> selection() const;
    void resetView();
    /// From now on both show the same part of their axes when a person moves either.
    void linkAxes(PlotView& other);
    /// What the axes show now, as log10 on a log axis.
    AxisRange visibleX() const;
    AxisRange visibleY() const;
    /// Where the data are drawn, in this widget's pixels.
    QRectF dataArea() const;
    /// The spec with its axes fixed to what is shown now: what copy and export write.
    PlotSpec visibleSpec() const;
    void copyToClipboard() const;
    /// Asks for format, size and file, and writes it.
    void exportWithDialog();
    /// Draws it again with another scale of an axis; of both where they are equal.
    void setScale(Qt::Orientation axis, AxisScale scale);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void selectionChanged(const QVector<qint64>& ids);  ///< by the person, not by setSelection
    void pointActivated(qint64 id);
    void exported(const QString& path);
    void viewMoved();  ///< by the person

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void addScaleActions(QMenu& menu);
    void askForFile(const PlotSpec& spec, const PlotFormat& format);

    struct State;
    std::unique_ptr<State> m_state;
};

QString fileNameFor(const QString& title);  ///< without ending

}  // namespace footbridge
