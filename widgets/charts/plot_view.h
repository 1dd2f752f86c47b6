// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "widgets/charts/plot_spec.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// Shows a PlotSpec: pan by drag, zoom by wheel or keys, reset by double click or Home, hover
/// values, select points by click or rubber band (Shift), log axes, copy, export.
class PlotView : public QWidget {
    Q_OBJECT
  public:
    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;

    void setSpec(const PlotSpec& spec);  ///< keeps the zoom when only data changed
    const PlotSpec& spec() const;
    void setSelection(const QVector<qint64>& ids);  ///< marks these points
    QVector<qint64> selection() const;
    void resetView();
    void copyToClipboard() const;
    /// Asks for a file and writes PNG, SVG, PDF or CSV by its ending.
    void exportWithDialog();
    QSize sizeHint() const override;

  Q_SIGNALS:
    void selectionChanged(const QVector<qint64>& ids);  ///< by the person, not by setSelection
    void pointActivated(qint64 id);

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The same plot without a widget on screen; needs a QApplication. Throws Error when the file
/// cannot be written.
QByteArray renderPng(const PlotSpec& spec, const Theme& theme, QSize size, double scale = 2);
QByteArray renderSvg(const PlotSpec& spec, const Theme& theme, QSize size);
QByteArray renderPdf(const PlotSpec& spec, const Theme& theme, QSize size);
QByteArray plotCsv(const PlotSpec& spec);
void writePlot(const PlotSpec& spec, const Theme& theme, QSize size, const QString& path);

}  // namespace footbridge
