// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_frame.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/charts/text_size.h"

namespace footbridge {

namespace {

constexpr double kMargin = 0.04;  ///< of the span, on both sides

class AxisExtent {
  public:
    explicit AxisExtent(AxisScale scale) : m_scale(scale) {}
    void add(double value) {
        const double coordinate = toPlot(m_scale, value);
        if (!std::isfinite(coordinate)) return;
        m_low = std::min(m_low, coordinate);
        m_high = std::max(m_high, coordinate);
    }
    /// Their ends decide, for the scale keeps their order: two logarithms instead of thousands.
    void add(const QVector<double>& values) {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (const double value : values) {
            if (!std::isfinite(value) || (m_scale == AxisScale::Logarithmic && value <= 0))
                continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
        if (low > high) return;
        add(low);
        add(high);
    }
    void unite(const AxisExtent& other) {
        m_low = std::min(m_low, other.m_low);
        m_high = std::max(m_high, other.m_high);
    }
    bool empty() const { return m_low > m_high; }
    AxisRange padded(double below, double above) const {
        if (empty()) return {0, 1};
        if (m_high - m_low < 1e-12 * std::max(1.0, std::abs(m_high))) {
            const double half = m_scale == AxisScale::Logarithmic
                                    ? 0.5
                                    : (m_high == 0 ? 1 : 0.1 * std::abs(m_high));
            return {m_low - half, m_high + half};
        }
        const double span = m_high - m_low;
        return {m_low - below * span, m_high + above * span};
    }

  private:
    AxisScale m_scale;
    double m_low = std::numeric_limits<double>::infinity();
    double m_high = -std::numeric_limits<double>::infinity();
};

AxisRange fixedOr(const AxisSpec& axis, const AxisRange& found) {
    if (axis.low == axis.high) return found;
    const AxisRange fixed{toPlot(axis.scale, axis.low), toPlot(axis.scale, axis.high)};
    return fixed.span() > 0 ? fixed : found;
}

HomeRanges barRanges(const PlotSpec& spec) {
    AxisExtent values(spec.x.scale);
    if (spec.x.scale == AxisScale::Linear) values.add(0.0);
    for (const PlotLayer& layer : spec.layers) {
        values.add(layer.x);
        values.add(layer.marks);
    }
    const double below = spec.x.scale == AxisScale::Linear ? 0 : 0.08;
    const double bars = std::max<qsizetype>(1, spec.categories.size());
    return {fixedOr(spec.x, values.padded(below, 0.06)), {-bars, 0}};
}

}  // namespace

bool hasBars(const PlotSpec& spec) {
    return std::any_of(spec.layers.begin(), spec.layers.end(),
                       [](const PlotLayer& layer) { return layer.kind == PlotLayer::Kind::Bars; });
}

bool isEmpty(const PlotSpec& spec) {
    return std::all_of(spec.layers.begin(), spec.layers.end(), [](const PlotLayer& layer) {
        return std::none_of(layer.x.begin(), layer.x.end(),
                            [](double value) { return std::isfinite(value); });
    });
}

HomeRanges homeRanges(const PlotSpec& spec) {
    if (hasBars(spec)) return barRanges(spec);
    const bool hasPoints =
        std::any_of(spec.layers.begin(), spec.layers.end(), [](const PlotLayer& layer) {
            return layer.kind == PlotLayer::Kind::Points && !layer.x.isEmpty();
        });
    AxisExtent x(spec.x.scale), y(spec.y.scale);
    for (const PlotLayer& layer : spec.layers) {
        if (hasPoints && layer.kind != PlotLayer::Kind::Points) continue;
        x.add(layer.x);
        y.add(layer.y);
        if (layer.kind != PlotLayer::Kind::Band) continue;
        y.add(layer.low);
        y.add(layer.high);
    }
    if (spec.equalAxes) {
        x.unite(y);
        y = x;
    }
    return {fixedOr(spec.x, x.padded(kMargin, kMargin)),
            fixedOr(spec.y, y.padded(kMargin, kMargin))};
}

QFont plotFont(int pixels, bool semiBold) {
    QFont font = QApplication::font();
    font.setPixelSize(textPixels(pixels));
    font.setWeight(semiBold ? QFont::DemiBold : QFont::Normal);
    return font;
}

}  // namespace footbridge
