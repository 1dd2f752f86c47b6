// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "widgets/charts/plot_spec.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace footbridge {

/// How a plot is written: format, size on paper, resolution of a picture.
struct PlotFormat {
    QString ending = QStringLiteral("png");  ///< png, svg, pdf or csv
    QSizeF millimetres{120, 80};
    int dotsPerInch = 300;  ///< of a PNG

    QSize size() const;    ///< in units of a screen, which fonts and lines are measured in
    double scale() const;  ///< pixels of a PNG for each of these
};

/// Asks how to write a plot, or several, and shows what it will look like.
class PlotExportDialog : public QDialog {
    Q_OBJECT
  public:
    /// `preview` is shown; its title can be edited where the dialog is about this one plot.
    PlotExportDialog(PlotSpec preview, bool severalPlots, QSize onScreen,
                     QWidget* parent = nullptr);

    PlotFormat format() const;
    PlotSpec spec() const;  ///< with the title as edited

  private:
    void showPreset();
    void showPreview();
    void remember() const;

    PlotSpec m_spec;
    QSizeF m_onScreen;  ///< millimetres
    bool m_showing = false;
    QLineEdit* m_title = nullptr;
    QComboBox* m_ending;
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QComboBox* m_resolution;
    QLabel* m_picture;
    QLabel* m_note;
};

/// The plot as a file of the format's kind. Throws Error when it cannot be drawn.
QByteArray encodePlot(const PlotSpec& spec, const PlotFormat& format);

}  // namespace footbridge
