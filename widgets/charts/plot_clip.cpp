// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_clip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/run/missing.h"

namespace footbridge {

namespace {

struct Segment {
    QPointF from, to;
};

/// Liang-Barsky.
std::optional<Segment> clippedSegment(QPointF a, QPointF b, const HomeRanges& box) {
    const QPointF d = b - a;
    double enter = 0, leave = 1;
    const std::array<std::pair<double, double>, 4> edges{{{-d.x(), a.x() - box.x.low},
                                                          {d.x(), box.x.high - a.x()},
                                                          {-d.y(), a.y() - box.y.low},
                                                          {d.y(), box.y.high - a.y()}}};
    for (const auto& [slope, distance] : edges) {
        if (slope == 0) {
            if (distance < 0) return std::nullopt;
        } else if (slope < 0) {
            enter = std::max(enter, distance / slope);
        } else {
            leave = std::min(leave, distance / slope);
        }
    }
    if (!(enter <= leave)) return std::nullopt;
    return Segment{a + enter * d, a + leave * d};
}

PlotLayer clippedLine(const PlotLayer& layer, const PlotSpec& spec, const HomeRanges& box) {
    PlotLayer result = layer;
    result.x.clear();
    result.y.clear();
    const auto append = [&](QPointF point) {
        result.x.append(fromPlot(spec.x.scale, point.x()));
        result.y.append(fromPlot(spec.y.scale, point.y()));
    };
    const auto at = [&](qsizetype i) {
        return QPointF(toPlot(spec.x.scale, layer.x[i]), toPlot(spec.y.scale, layer.y[i]));
    };
    std::optional<QPointF> end;
    for (qsizetype i = 0; i + 1 < std::min(layer.x.size(), layer.y.size()); ++i) {
        const auto part = clippedSegment(at(i), at(i + 1), box);
        if (!part) continue;
        if (!end || *end != part->from) {
            if (end) {
                result.x.append(kMissing);
                result.y.append(kMissing);
            }
            append(part->from);
        }
        append(part->to);
        end = part->to;
    }
    return result;
}

struct BandPoint {
    double x, low, high;
};

PlotLayer clippedBand(const PlotLayer& layer, const PlotSpec& spec, const HomeRanges& box) {
    PlotLayer result = layer;
    result.x.clear();
    result.low.clear();
    result.high.clear();
    const auto at = [&](qsizetype i) {
        return BandPoint{toPlot(spec.x.scale, layer.x[i]), toPlot(spec.y.scale, layer.low[i]),
                         toPlot(spec.y.scale, layer.high[i])};
    };
    const qsizetype count = std::min({layer.x.size(), layer.low.size(), layer.high.size()});
    for (qsizetype i = 0; i + 1 < count; ++i) {
        const BandPoint a = at(i), b = at(i + 1);
        // Where an edge crosses the box the clamped edge has a corner.
        std::vector<double> shares{0, 1};
        const auto cross = [&shares](double from, double to, double level) {
            const double share = (level - from) / (to - from);
            if (share > 0 && share < 1) shares.push_back(share);
        };
        for (const double level : {box.x.low, box.x.high}) cross(a.x, b.x, level);
        for (const double level : {box.y.low, box.y.high}) {
            cross(a.low, b.low, level);
            cross(a.high, b.high, level);
        }
        std::sort(shares.begin(), shares.end());
        for (const double share : shares) {
            const double x = std::lerp(a.x, b.x, share);
            if (!(x >= box.x.low - 1e-9 * box.x.span() && x <= box.x.high + 1e-9 * box.x.span()))
                continue;
            const auto inside = [&](double y) { return std::clamp(y, box.y.low, box.y.high); };
            result.x.append(fromPlot(spec.x.scale, x));
            result.low.append(fromPlot(spec.y.scale, inside(std::lerp(a.low, b.low, share))));
            result.high.append(fromPlot(spec.y.scale, inside(std::lerp(a.high, b.high, share))));
        }
    }
    return result;
}

}  // namespace

PlotSpec clipped(const PlotSpec& spec, const HomeRanges& ranges) {
    PlotSpec result = spec;
    if (!hasBars(spec)) {
        for (PlotLayer& layer : result.layers) {
            if (layer.kind == PlotLayer::Kind::Line) layer = clippedLine(layer, spec, ranges);
            if (layer.kind == PlotLayer::Kind::Band) layer = clippedBand(layer, spec, ranges);
        }
    }
    result.x.low = fromPlot(spec.x.scale, ranges.x.low);
    result.x.high = fromPlot(spec.x.scale, ranges.x.high);
    result.y.low = fromPlot(spec.y.scale, ranges.y.low);
    result.y.high = fromPlot(spec.y.scale, ranges.y.high);
    return result;
}

}  // namespace footbridge
