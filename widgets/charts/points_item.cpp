// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/points_item.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "widgets/charts/layer_colour.h"

namespace footbridge {

namespace {

/// How much of each pixel a disc (or ring) of this radius covers, 0 to 255.
struct Stamp {
    int size = 0;
    std::vector<std::uint16_t> cover;
};

Stamp makeStamp(double radius, bool ring) {
    constexpr int kSamples = 8;
    Stamp stamp;
    const int half = static_cast<int>(std::ceil(radius + (ring ? 0.8 : 0)));
    stamp.size = 2 * half + 1;
    for (int y = -half; y <= half; ++y)
        for (int x = -half; x <= half; ++x) {
            int inside = 0;
            for (int i = 0; i < kSamples * kSamples; ++i) {
                const double dx = x + (i % kSamples + 0.5) / kSamples - 0.5;
                const int row = i / kSamples;
                const double dy = y + (row + 0.5) / kSamples - 0.5;
                const double distance = std::hypot(dx, dy);
                inside += ring ? std::abs(distance - radius) <= 0.8 : distance <= radius;
            }
            stamp.cover.push_back(static_cast<std::uint16_t>(255 * inside / kSamples / kSamples));
        }
    return stamp;
}

/// Premultiplied colours by summed cover: points on top of each other darken the spot.
std::vector<QRgb> densityColours(const QColor& colour, double opacity) {
    constexpr int kLevels = 64 * 256;
    std::vector<QRgb> colours(kLevels);
    for (int level = 0; level < kLevels; ++level) {
        const double alpha = 1 - std::pow(1 - opacity, level / 255.0);
        colours[static_cast<std::size_t>(level)] =
            qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(),
                               static_cast<int>(std::lround(255 * alpha))));
    }
    return colours;
}

}  // namespace

void PointsItem::setLayers(const PlotSpec& spec, const Theme& theme) {
    m_theme = theme;
    m_layers.clear();
    m_count = 0;
    for (int position = 0; position < spec.layers.size(); ++position) {
        const PlotLayer& from = spec.layers[position];
        if (from.kind != PlotLayer::Kind::Points) continue;
        Layer layer;
        layer.source = position;
        layer.colour = colourOf(from, theme);
        layer.hollow = from.hollow;
        layer.square = from.square;
        const qsizetype count = std::min(from.x.size(), from.y.size());
        if (from.ids.size() == count) layer.ids = from.ids;
        const bool whiskers =
            count <= kWhiskersUpTo && from.low.size() == count && from.high.size() == count;
        const QVector<double> x = toPlot(spec.x.scale, from.x), y = toPlot(spec.y.scale, from.y);
        layer.plot.resize(count);
        for (qsizetype i = 0; i < count; ++i) layer.plot[i] = {x[i], y[i]};
        for (qsizetype i = 0; whiskers && i < count; ++i) {
            const double low = toPlot(spec.y.scale, from.low[i]);
            // A whisker that reaches below zero leaves a log axis at its lower end.
            layer.low.append(std::isnan(low) && from.low[i] <= 0 ? -1e9 : low);
            layer.high.append(toPlot(spec.y.scale, from.high[i]));
        }
        m_count += count;
        m_layers.append(layer);
    }
    m_picked.reset();
    setFrame(m_frame);
}

void PointsItem::setFrame(const PlotFrame& frame) {
    if (frame.area != m_frame.area) prepareGeometryChange();
    m_frame = frame;
    for (Layer& layer : m_layers) {
        layer.page.resize(layer.plot.size());
        std::transform(layer.plot.cbegin(), layer.plot.cend(), layer.page.begin(),
                       [&](QPointF point) { return frame.toPage(point.x(), point.y()); });
    }
    m_images.clear();
    update();
}

void PointsItem::setSelection(const QSet<qint64>& ids) {
    m_selection = ids;
    update();
}

void PointsItem::setPicked(const std::optional<PointHit>& hit) {
    m_picked = hit;
    update();
}

bool PointsItem::isVisible(QPointF page) const {
    // Written so that NaN is not visible.
    return page.x() >= m_frame.area.left() - 0.5 && page.x() <= m_frame.area.right() + 0.5 &&
           page.y() >= m_frame.area.top() - 0.5 && page.y() <= m_frame.area.bottom() + 0.5;
}

double PointsItem::radius() const {
    return m_count <= 600 ? 3.2 : m_count <= 5000 ? 2.6 : m_count <= 20000 ? 2.0 : 1.6;
}

float PointsItem::opacity() const {
    return m_count <= 600 ? 0.65F : m_count <= 5000 ? 0.5F : m_count <= 20000 ? 0.35F : 0.25F;
}

void PointsItem::setImageRows(double top, double bottom) {
    m_rowsTop = top;
    m_rowsBottom = bottom;
    m_images.clear();
}

qsizetype PointsItem::visibleCount() const {
    qsizetype count = 0;
    for (const Layer& layer : m_layers)
        count += std::count_if(layer.page.begin(), layer.page.end(),
                               [this](QPointF point) { return isVisible(point); });
    return count;
}

std::optional<PointHit> PointsItem::nearest(QPointF page, double radiusOnPage) const {
    std::optional<PointHit> found;
    double best = radiusOnPage * radiusOnPage;
    for (const Layer& layer : m_layers)
        for (qsizetype i = 0; i < layer.page.size(); ++i) {
            const QPointF offset = layer.page[i] - page;
            const double distance = QPointF::dotProduct(offset, offset);
            if (!(distance <= best) || !isVisible(layer.page[i])) continue;
            best = distance;
            found = {layer.source, i, layer.page[i], layer.ids.isEmpty() ? -1 : layer.ids[i]};
        }
    return found;
}

std::optional<PointHit> PointsItem::neighbour(const std::optional<PointHit>& from, int step) const {
    // Order on the page, left to right; equal places keep the order of the data.
    const auto key = [step](double x, int layer, qsizetype index) {
        return std::tuple(step * x, step * layer, step * index);
    };
    std::optional<PointHit> found;
    auto best = key(step * 1e18, step, std::numeric_limits<int>::max());
    for (const Layer& layer : m_layers)
        for (qsizetype i = 0; i < layer.page.size(); ++i) {
            if (!isVisible(layer.page[i])) continue;
            const auto candidate = key(layer.page[i].x(), layer.source, i);
            if (from && candidate <= key(from->page.x(), from->layer, from->index)) continue;
            if (found && candidate >= best) continue;
            best = candidate;
            found = {layer.source, i, layer.page[i], layer.ids.isEmpty() ? -1 : layer.ids[i]};
        }
    return found;
}

QVector<qint64> PointsItem::idsIn(const QRectF& page) const {
    QVector<qint64> ids;
    for (const Layer& layer : m_layers)
        for (qsizetype i = 0; i < layer.ids.size(); ++i)
            if (isVisible(layer.page[i]) && page.contains(layer.page[i])) ids.append(layer.ids[i]);
    return ids;
}

QVector<qint64> PointsItem::allIds() const {
    QVector<qint64> ids;
    for (const Layer& layer : m_layers) ids += layer.ids;
    return ids;
}

void PointsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_layers.isEmpty() || m_frame.area.isEmpty()) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double scale = m_imageScale > 0 ? m_imageScale : painter->device()->devicePixelRatioF();
    if (m_imagesScale != scale) m_images.clear();
    m_imagesScale = scale;
    m_images.resize(m_layers.size());
    for (qsizetype i = 0; i < m_layers.size(); ++i) {
        const Layer& layer = m_layers[i];
        if (layer.page.size() <= kImageAbove) {
            paintWhiskers(*painter, layer);
            paintVectors(*painter, layer);
            continue;
        }
        if (m_images[i].image.isNull()) m_images[i] = stamped(layer, scale);
        const auto& [image, first] = m_images[i];
        if (image.isNull()) continue;
        // On whole pixels and as it is, so that every strip of a picture falls on the same ones.
        painter->save();
        painter->scale(1 / scale, 1 / scale);
        painter->drawImage(QPointF(std::round(m_frame.area.left() * scale),
                                   std::round(m_frame.area.top() * scale) + first),
                           image);
        painter->restore();
    }
    paintMarked(*painter);
    painter->restore();
}

void PointsItem::paintWhiskers(QPainter& painter, const Layer& layer) const {
    if (layer.low.isEmpty()) return;
    QColor colour = layer.colour;
    colour.setAlphaF(0.35F);
    painter.setPen(QPen(colour, 1.2));
    for (qsizetype i = 0; i < layer.plot.size(); ++i) {
        if (!isVisible(layer.page[i]) || std::isnan(layer.low[i] + layer.high[i])) continue;
        const double x = layer.page[i].x();
        const double top = m_frame.toPage(0, layer.high[i]).y();
        const double bottom = m_frame.toPage(0, layer.low[i]).y();
        painter.drawLine(QPointF(x, std::max(top, m_frame.area.top())),
                         QPointF(x, std::min(bottom, m_frame.area.bottom())));
    }
}

void PointsItem::paintVectors(QPainter& painter, const Layer& layer) const {
    QColor fill = layer.colour;
    fill.setAlphaF(opacity());
    painter.setPen(layer.hollow ? QPen(layer.colour, 1.6) : QPen(Qt::NoPen));
    painter.setBrush(layer.hollow ? QBrush(Qt::NoBrush) : QBrush(fill));
    const double size = layer.hollow ? std::max(3.0, radius()) + 0.4 : radius();
    for (const QPointF& point : layer.page)
        if (isVisible(point)) {
            if (layer.square)
                painter.drawRect(QRectF(point.x() - size, point.y() - size, 2 * size, 2 * size));
            else
                painter.drawEllipse(point, size, size);
        }
}

PointsItem::StampedRows PointsItem::stamped(const Layer& layer, double scale) const {
    // A few more than asked for, so that no edge of an image lies in sight.
    constexpr int kSpare = 2;
    const int width = static_cast<int>(std::ceil(m_frame.area.width() * scale));
    const int whole = static_cast<int>(std::ceil(m_frame.area.height() * scale));
    const auto rowAt = [&](double page) {
        return static_cast<int>(
            std::clamp(std::floor((page - m_frame.area.top()) * scale), -1e6, 1e6));
    };
    const int first = std::clamp(rowAt(m_rowsTop) - kSpare, 0, whole);
    const int height = std::clamp(rowAt(m_rowsBottom) + kSpare + 1, first, whole) - first;
    if (height == 0) return {};
    const Stamp stamp = makeStamp((layer.hollow ? radius() + 1 : radius()) * scale, layer.hollow);
    const int half = stamp.size / 2;
    // A border as wide as half a stamp spares a test for every pixel.
    const int stride = width + 2 * half;
    const int rows = height + 2 * half;
    std::vector<std::uint16_t> cover(static_cast<std::size_t>(stride) *
                                     static_cast<std::size_t>(rows));
    constexpr std::uint16_t kFull = 63 * 256;
    for (const QPointF& point : layer.page) {
        if (!isVisible(point)) continue;
        const int x =
            std::clamp(static_cast<int>((point.x() - m_frame.area.left()) * scale), 0, width - 1);
        const int y =
            std::clamp(static_cast<int>((point.y() - m_frame.area.top()) * scale), 0, whole - 1) -
            first;
        if (y < -half || y >= height + half) continue;
        const int above = std::max(0, -y), below = std::max(0, y + stamp.size - rows);
        for (int row = above; row < stamp.size - below; ++row) {
            std::uint16_t* to = cover.data() + static_cast<std::ptrdiff_t>(y + row) * stride + x;
            const std::uint16_t* from =
                stamp.cover.data() + static_cast<std::ptrdiff_t>(row) * stamp.size;
            for (int column = 0; column < stamp.size; ++column)
                to[column] =
                    static_cast<std::uint16_t>(std::min<int>(to[column] + from[column], kFull));
        }
    }
    if (layer.shades.empty())
        layer.shades = densityColours(layer.colour, layer.hollow ? 1 : opacity());
    const std::vector<QRgb>& colours = layer.shades;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        const std::uint16_t* from =
            cover.data() + static_cast<std::ptrdiff_t>(y + half) * stride + half;
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < width; ++x) to[x] = colours[from[x]];
    }
    return {image, first};
}

void PointsItem::paintMarked(QPainter& painter) const {
    QColor halo = m_theme.surface;
    halo.setAlphaF(0.9F);
    for (const Layer& layer : m_layers) {
        if (m_selection.isEmpty()) break;
        for (qsizetype i = 0; i < layer.ids.size(); ++i) {
            if (!m_selection.contains(layer.ids[i]) || !isVisible(layer.page[i])) continue;
            painter.setBrush(m_theme.seriesColour(3));
            painter.setPen(QPen(halo, 1.2));
            painter.drawEllipse(layer.page[i], radius() + 0.8, radius() + 0.8);
        }
    }
    if (!m_picked || !isVisible(m_picked->page)) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.text, 1.6));
    painter.drawEllipse(m_picked->page, 7, 7);
}

}  // namespace footbridge
