// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

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
void writePlot(const PlotSpec& spec, const Theme& theme, QSize size, const QString& path);

}  // namespace footbridge
