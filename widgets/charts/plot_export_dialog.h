// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "widgets/charts/plot_spec.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace footbridge {

// What the dialog remembers.
inline constexpr auto kPlotEndingKey = "plots/ending", kPlotTextKey = "plots/text";

/// A field for the size of a plot's words in points, as it is remembered.
void dressTextSize(QDoubleSpinBox& box);

/// How a plot is written: format, size on paper, resolution of a picture.
struct PlotFormat {
    QString ending = QStringLiteral("png");  ///< png, svg, pdf or csv
    QSizeF millimetres{120, 80};
    int dotsPerInch = 300;  ///< of a PNG
    double textPoints = 9;  ///< size of the axis titles; lines and marks grow with it

    QSize size() const;    ///< in units of a screen, which fonts and lines are measured in
    double scale() const;  ///< pixels of a PNG for each of these
    double zoom() const;   ///< of a vector file: units of the paper for each of these
};

/// Asks how to write a plot, or several, and shows what it will look like.
class PlotExportDialog : public QDialog {
    Q_OBJECT
  public:
    /// `preview` is shown; its title can be edited where the dialog is about this one plot.
    PlotExportDialog(PlotSpec preview, bool severalPlots, QSize onScreen,
                     QWidget* parent = nullptr);

    PlotFormat format() const;
    PlotSpec spec() const;  ///< with the titles as edited

  private:
    void addTitles(QFormLayout& form);
    void showPreset();
    void showPreview();
    void remember() const;

    PlotSpec m_spec;
    QSizeF m_onScreen;  ///< millimetres
    bool m_showing = false;
    QLineEdit *m_title = nullptr, *m_xTitle = nullptr, *m_yTitle = nullptr;
    QComboBox* m_ending;
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_text;
    QComboBox* m_resolution;
    QLabel* m_picture;
    QLabel* m_note;
};

/// The plot as a file of the format's kind. Throws Error when it cannot be drawn.
QByteArray encodePlot(const PlotSpec& spec, const PlotFormat& format);

}  // namespace footbridge
