// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/cost_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

struct CostPlots {
    Q_DECLARE_TR_FUNCTIONS(CostPlots)
};

int colourOf(PracticeStudy::Kind kind) {
    switch (kind) {
        case PracticeStudy::Kind::Footbridge:
            return 0;
        case PracticeStudy::Kind::FixedFactor:
            return 3;
        case PracticeStudy::Kind::AdjustmentFactor:
            return 4;
        case PracticeStudy::Kind::Own:
            return 1;
    }
    return -1;
}

PlotLayer layerOf(PlotLayer::Kind kind, const QString& name, int colour) {
    PlotLayer layer;
    layer.kind = kind;
    layer.name = name;
    layer.colour = colour;
    return layer;
}

/// A log axis has no 0: less than one of all the runs is drawn as half of one.
double atLeast(double share, Index runs) {
    return 100 * std::max(share, 0.5 / static_cast<double>(std::max<Index>(runs, 1)));
}

/// A logarithmic axis that shows all of the layers; on their own, axes follow the points alone.
void showAll(AxisSpec& axis, const QVector<PlotLayer>& layers, QVector<double> PlotLayer::*values) {
    constexpr double kRoomBeyond = 1.1;
    for (const PlotLayer& layer : layers)
        for (const double value : layer.*values) {
            if (!(value > 0) || !std::isfinite(value)) continue;
            axis.low = axis.low > 0 ? std::min(axis.low, value / kRoomBeyond) : value / kRoomBeyond;
            axis.high = std::max(axis.high, value * kRoomBeyond);
        }
}

}  // namespace

QString practiceLabel(const PracticeStudy& practice) {
    switch (practice.kind) {
        case PracticeStudy::Kind::Footbridge:
            return CostPlots::tr("Recommended");
        case PracticeStudy::Kind::FixedFactor:
            return CostPlots::tr("Factor %1").arg(plainText(practice.factor));
        case PracticeStudy::Kind::AdjustmentFactor:
            return CostPlots::tr("Adjustment factor %1").arg(plainText(practice.factor));
        case PracticeStudy::Kind::Own:
            return CostPlots::tr("Users' own");
    }
    return {};
}

PlotSpec killedAgainstWaste(const RequestStudy& study) {
    PlotSpec spec;
    spec.title = CostPlots::tr("Killed against wasted");
    spec.x.title = CostPlots::tr("Requested but unused, of what is used");
    spec.y.title = CostPlots::tr("Runs killed");
    spec.x.unit = spec.y.unit = QStringLiteral("%");
    spec.x.scale = spec.y.scale = AxisScale::Logarithmic;
    PlotLayer bounds = layerOf(PlotLayer::Kind::Line, CostPlots::tr("Upper bound"), 0);
    PlotLayer paddings = layerOf(PlotLayer::Kind::Line, CostPlots::tr("Padded prediction"), 2);
    paddings.dashed = true;
    const double none = atLeast(0, study.runs);
    for (const ScoredRule& rule : study.rules) {
        if (!(rule.metrics.waste > 0)) continue;
        PlotLayer& line = rule.rule.kind == RequestRule::Kind::UpperBound ? bounds : paddings;
        // More than what kills none only wastes more.
        if (!line.y.isEmpty() && line.y.back() <= none) continue;
        line.x.append(100 * rule.metrics.waste);
        line.y.append(atLeast(rule.metrics.underestimates, study.runs));
    }
    spec.layers = {bounds, paddings};
    for (const PracticeStudy& practice : study.practices) {
        if (!(practice.metrics.waste > 0)) continue;
        PlotLayer point =
            layerOf(PlotLayer::Kind::Points, practiceLabel(practice), colourOf(practice.kind));
        point.x.append(100 * practice.metrics.waste);
        point.y.append(atLeast(practice.metrics.underestimates, study.runs));
        spec.layers.append(point);
    }
    showAll(spec.x, spec.layers, &PlotLayer::x);
    showAll(spec.y, spec.layers, &PlotLayer::y);
    return spec;
}

PlotSpec costAgainstRatio(const RequestStudy& study, double ratio) {
    PlotSpec spec;
    spec.title = CostPlots::tr("Expected cost against the cost ratio");
    spec.x.title = CostPlots::tr("Cost ratio: an underestimate against an overestimate");
    spec.y.title = CostPlots::tr("Expected cost (1 is perfect)");
    spec.x.scale = AxisScale::Logarithmic;
    spec.y.scale = AxisScale::Logarithmic;
    QVector<PlotLayer> points;
    for (const PracticeStudy& practice : study.practices) {
        PlotLayer line = layerOf(PlotLayer::Kind::Line, {}, colourOf(practice.kind));
        line.dashed = practice.kind == PracticeStudy::Kind::Own;
        for (std::size_t i = 0; i < study.ratios.size(); ++i) {
            line.x.append(study.ratios[i]);
            line.y.append(practice.costs[i]);
        }
        spec.layers.append(line);
        PlotLayer point =
            layerOf(PlotLayer::Kind::Points, practiceLabel(practice), colourOf(practice.kind));
        point.x.append(ratio);
        point.y.append(practice.metrics.totalCost);
        point.low.append(practice.interval.low.totalCost);
        point.high.append(practice.interval.high.totalCost);
        points.append(point);
    }
    spec.layers += points;
    showAll(spec.x, spec.layers, &PlotLayer::x);
    showAll(spec.y, spec.layers, &PlotLayer::y);
    showAll(spec.y, spec.layers, &PlotLayer::high);
    return spec;
}

PlotSpec priceAgainstTime(const std::vector<Alternative>& alternatives,
                          const PlaceRecommendation& recommendation, const QString& timeUnit) {
    PlotSpec spec;
    spec.title = CostPlots::tr("Price against time");
    spec.x.title = CostPlots::tr("Expected time to solution");
    spec.x.unit = timeUnit;
    spec.y.title = CostPlots::tr("Expected price");
    spec.x.scale = spec.y.scale = AxisScale::Logarithmic;
    spec.emptyText = CostPlots::tr("Add platforms and open runs to compare them.");
    PlotLayer others = layerOf(PlotLayer::Kind::Points, CostPlots::tr("Beaten in both"), -1);
    PlotLayer front = layerOf(PlotLayer::Kind::Points, CostPlots::tr("Pareto front"), 0);
    PlotLayer best = layerOf(PlotLayer::Kind::Points, CostPlots::tr("Recommended"), 3);
    others.hollow = true;
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        const Assessment& each = recommendation.assessments[i];
        if (!std::isfinite(each.time)) continue;
        PlotLayer& layer = recommendation.best == i ? best : each.onFront ? front : others;
        layer.x.append(each.time);
        layer.y.append(each.price);
        layer.ids.append(static_cast<qint64>(i));
    }
    PlotLayer line = layerOf(PlotLayer::Kind::Line, {}, 0);
    std::vector<std::pair<double, double>> corners;
    for (const Assessment& each : recommendation.assessments)
        if (each.onFront) corners.emplace_back(each.time, each.price);
    std::sort(corners.begin(), corners.end());
    for (const auto& [time, price] : corners) {
        line.x.append(time);
        line.y.append(price);
    }
    for (const PlotLayer* layer : {&line, &others, &front, &best})
        if (!layer->x.isEmpty()) spec.layers.append(*layer);
    return spec;
}

}  // namespace footbridge
