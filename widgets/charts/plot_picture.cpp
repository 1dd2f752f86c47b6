// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_picture.h"

#include <QPainter>
#include <algorithm>

#include "core/run/error.h"
#include "widgets/charts/charts_messages.h"
#include "widgets/charts/plot_clip.h"
#include "widgets/charts/plot_scene.h"

namespace footbridge {

PlotPicture::PlotPicture(const PlotSpec& spec, const Theme& theme, QSize size, double scale,
                         int pixelsInStrip)
    : m_scene(std::make_unique<PlotScene>(FrameItem::Parts{.title = true})),
      m_image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32),
      m_size(size),
      m_ground(theme.surface),
      m_scale(scale) {
    if (m_image.isNull()) throw Error(messages::kPlotNotDrawn, {size.width(), size.height()});
    m_rowsInStrip = std::max(16, pixelsInStrip / std::max(1, m_image.width()));
    m_scene->setSize(size);
    m_scene->setSpec(isEmpty(spec) ? spec : clipped(spec, homeRanges(spec)), theme);
    m_scene->goHome();
}

PlotPicture::~PlotPicture() = default;

void PlotPicture::drawStrip() {
    if (isDone()) return;
    const int rows = std::min(m_rowsInStrip, m_image.height() - m_row);
    // A strip is a picture of its own in the memory of the whole one: nothing has to be clipped.
    QImage strip(m_image.scanLine(m_row), m_image.width(), rows, m_image.bytesPerLine(),
                 m_image.format());
    strip.setDevicePixelRatio(m_scale);
    m_scene->points().setImageScale(m_scale);
    m_scene->points().setImageRows(m_row / m_scale, (m_row + rows) / m_scale);
    strip.fill(m_ground);
    QPainter painter(&strip);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(0, -m_row / m_scale);
    m_scene->render(&painter, QRectF(QPointF(), m_size), QRectF(QPointF(), m_size));
    painter.end();
    m_row += rows;
    if (isDone()) m_image.setDevicePixelRatio(m_scale);
}

}  // namespace footbridge
