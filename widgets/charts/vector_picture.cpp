// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/vector_picture.h"

#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_clip.h"
#include "widgets/charts/plot_scene.h"

namespace footbridge {

namespace {

constexpr double kImageScaleInFiles = 3;  ///< pixels of embedded images per unit of the page
constexpr int kPdfDotsPerInch = 600;
constexpr double kUnitsPerInch = 96;

std::unique_ptr<QPaintDevice> svgDevice(QBuffer& buffer, const QString& title, QSize size,
                                        double zoom) {
    auto svg = std::make_unique<QSvgGenerator>();
    svg->setOutputDevice(&buffer);
    svg->setSize((QSizeF(size) * zoom).toSize());
    svg->setViewBox(QRect(QPoint(), size));
    svg->setResolution(static_cast<int>(kUnitsPerInch));
    svg->setTitle(title);
    svg->setDescription(QLatin1String(kPictureMaker));
    return svg;
}

std::unique_ptr<QPaintDevice> pdfDevice(QBuffer& buffer, const QString& title, QSizeF size) {
    buffer.open(QIODevice::WriteOnly);
    auto pdf = std::make_unique<QPdfWriter>(&buffer);
    pdf->setTitle(title);
    pdf->setCreator(QLatin1String(kPictureMaker));
    pdf->setResolution(kPdfDotsPerInch);
    pdf->setPageSize(QPageSize(size * 72 / kUnitsPerInch, QPageSize::Point));
    pdf->setPageMargins(QMarginsF());
    return pdf;
}

}  // namespace

VectorPicture::VectorPicture(const PlotSpec& spec, const Theme& theme, QSize size, Kind kind,
                             double zoom)
    : m_kind(kind),
      m_device(kind == Kind::Svg ? svgDevice(m_buffer, spec.title, size, zoom)
                                 : pdfDevice(m_buffer, spec.title, QSizeF(size) * zoom)) {
    const PlotSpec shown = isEmpty(spec) ? spec : clipped(spec, homeRanges(spec));
    PlotScene scene({.title = true});
    scene.setSize(size);
    scene.setSpec(shown, theme);
    scene.goHome();
    scene.points().setVisible(false);
    m_painter.begin(m_device.get());
    const double dots = kPdfDotsPerInch / kUnitsPerInch * zoom;
    if (kind == Kind::Pdf) m_painter.scale(dots, dots);
    m_painter.fillRect(QRect(QPoint(), size), theme.surface);
    scene.render(&m_painter, QRectF(QPointF(), size), QRectF(QPointF(), size));
    if (isEmpty(spec)) return;
    m_points.setImageScale(kImageScaleInFiles);
    m_points.setLayers(shown, theme);
    m_points.setFrame(scene.frame());
}

VectorPicture::~VectorPicture() = default;

QByteArray VectorPicture::finish() {
    // The topmost item of the scene, so that it may come last.
    m_points.paint(&m_painter, nullptr, nullptr);
    m_painter.end();
    // Where the font is not installed, the words keep its shape; PDF carries its fonts along.
    if (m_kind == Kind::Svg) {
        static const QRegularExpression family(QStringLiteral("font-family=\"([^\",]*)\""));
        m_bytes = QString::fromUtf8(m_bytes)
                      .replace(family, QStringLiteral("font-family=\"\\1, sans-serif\""))
                      .toUtf8();
    }
    return m_bytes;
}

}  // namespace footbridge
