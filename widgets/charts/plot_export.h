// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include "core/run/output_check.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// The same plot without a widget on screen; needs a QApplication. Throws Error when the file
/// cannot be written.
QImage renderImage(const PlotSpec& spec, const Theme& theme, QSize size, double scale = 2);
QByteArray encodePng(const QImage& image);  ///< needs no application; may run on any thread
QByteArray renderPng(const PlotSpec& spec, const Theme& theme, QSize size, double scale = 2);
/// `zoom` enlarges all that is drawn, words as well as the page.
QByteArray renderSvg(const PlotSpec& spec, const Theme& theme, QSize size, double zoom = 1);
QByteArray renderPdf(const PlotSpec& spec, const Theme& theme, QSize size, double zoom = 1);
QByteArray plotCsv(const PlotSpec& spec);
/// A file of the plot in a folder where the program chooses the names, for checkOutputs(): a
/// pictureFile(), or a CSV that may be written over one with the same header.
OutputFile plotFile(const PlotSpec& spec, const QString& path);
void writePlot(const PlotSpec& spec, const Theme& theme, QSize size, const QString& path);

}  // namespace footbridge
