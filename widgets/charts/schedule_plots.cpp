// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/schedule_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/run/missing.h"

namespace footbridge {

namespace {

struct ScheduleWords {
    Q_DECLARE_TR_FUNCTIONS(ScheduleWords)
};

constexpr double kHour = 3600;

/// A line through values at 0, 1, 2, …
PlotLayer steps(const QString& name, const std::vector<double>& values, double first) {
    PlotLayer layer;
    layer.kind = PlotLayer::Kind::Line;
    layer.name = name;
    for (std::size_t i = 0; i < values.size(); ++i)
        for (const double edge : {0.0, 1.0}) {
            layer.x.append(first + static_cast<double>(i) + edge);
            layer.y.append(100 * values[i]);
        }
    return layer;
}

}  // namespace

QString policyLabel(Policy policy) {
    switch (policy) {
        case Policy::Fcfs:
            return ScheduleWords::tr("FCFS");
        case Policy::Sjf:
            return ScheduleWords::tr("Shortest first");
        case Policy::Easy:
            return ScheduleWords::tr("EASY");
        case Policy::EasySjbf:
            return ScheduleWords::tr("EASY, shortest first");
        case Policy::EasyNodes:
            return ScheduleWords::tr("EASY on named nodes");
        case Policy::Conservative:
            return ScheduleWords::tr("Conservative");
        case Policy::ConservativeNodes:
            return ScheduleWords::tr("Conservative on named nodes");
        case Policy::MoldableEasy:
            return ScheduleWords::tr("Moldable EASY");
    }
    return {};
}

QString estimateLabel(EstimateKind kind) {
    switch (kind) {
        case EstimateKind::Request:
            return ScheduleWords::tr("request");
        case EstimateKind::Doubled:
            return ScheduleWords::tr("request doubled");
        case EstimateKind::Actual:
            return ScheduleWords::tr("true run time");
        case EstimateKind::Average:
            return ScheduleWords::tr("recent average");
        case EstimateKind::Linear:
            return ScheduleWords::tr("linear scaling");
        case EstimateKind::Amdahl:
            return ScheduleWords::tr("Amdahl");
        case EstimateKind::Given:
            return ScheduleWords::tr("adapted model");
    }
    return {};
}

QString settingLabel(const Setting& setting) {
    return ScheduleWords::tr("%1 · %2", "policy and estimate")
        .arg(policyLabel(setting.policy), estimateLabel(setting.estimates));
}

PlotSpec turnaroundPlot(const Comparison& comparison) {
    PlotSpec spec;
    spec.title = ScheduleWords::tr("Turnaround by policy and estimate");
    spec.x = {ScheduleWords::tr("Turnaround"), QStringLiteral("h"), AxisScale::Logarithmic, 0, 0};
    PlotLayer rigid, moldable;
    rigid.kind = moldable.kind = PlotLayer::Kind::Bars;
    rigid.name = ScheduleWords::tr("Rigid, as asked");
    moldable.name = ScheduleWords::tr("Moldable EASY, on fewer nodes");
    moldable.colour = 1;
    for (const SettingResult& result : comparison.results) {
        const double mean = result.turnaround.mean / kHour;
        const double upper = mean + result.turnaround.halfWidth / kHour;
        spec.x.low = spec.x.high > 0 ? std::min(spec.x.low, 0.7 * mean) : 0.7 * mean;
        spec.x.high = std::max(spec.x.high, 1.1 * upper);
        const bool isMoldable = result.setting.policy == Policy::MoldableEasy;
        spec.categories.append(settingLabel(result.setting));
        rigid.x.append(isMoldable ? kMissing : mean);
        moldable.x.append(isMoldable ? mean : kMissing);
        PlotLayer& layer = isMoldable ? moldable : rigid;
        PlotLayer& other = isMoldable ? rigid : moldable;
        layer.limits.append(upper);
        other.limits.append(kMissing);
    }
    rigid.limitName = ScheduleWords::tr("Upper end of the 95 % interval");
    spec.layers = {rigid, moldable};
    return spec;
}

PlotSpec loadSweepPlot(const std::vector<Comparison>& sweep) {
    PlotSpec spec;
    spec.title = ScheduleWords::tr("Turnaround by load");
    spec.x = {ScheduleWords::tr("Load"), {}, AxisScale::Linear, 0.55, 1.15};
    spec.y = {ScheduleWords::tr("Turnaround"), QStringLiteral("h"), AxisScale::Logarithmic, 0, 0};
    if (sweep.empty()) return spec;
    for (std::size_t s = 0; s < sweep.front().results.size(); ++s) {
        PlotLayer line, points;
        line.kind = PlotLayer::Kind::Line;
        points.kind = PlotLayer::Kind::Points;
        points.name = settingLabel(sweep.front().results[s].setting);
        line.colour = points.colour = static_cast<int>(s);
        for (const Comparison& comparison : sweep) {
            const Estimated& value = comparison.results[s].turnaround;
            for (PlotLayer* layer : {&line, &points}) {
                layer->x.append(comparison.load);
                layer->y.append(value.mean / kHour);
            }
            points.low.append(std::max(0.01, (value.mean - value.halfWidth) / kHour));
            points.high.append((value.mean + value.halfWidth) / kHour);
        }
        spec.layers += line;
        spec.layers += points;
    }
    return spec;
}

PlotSpec arrivalsPlot(const WorkloadStatistics& statistics) {
    PlotSpec spec;
    spec.title = ScheduleWords::tr("Submissions by hour of the day");
    spec.x = {ScheduleWords::tr("Hour"), {}, AxisScale::Linear, 0, 24};
    spec.y = {ScheduleWords::tr("Jobs"), QStringLiteral("%"), AxisScale::Linear, 0, 0};
    spec.legend = false;
    spec.layers = {steps({}, {statistics.byHour.begin(), statistics.byHour.end()}, 0)};
    return spec;
}

PlotSpec sizesPlot(const WorkloadStatistics& statistics) {
    PlotSpec spec;
    spec.title = ScheduleWords::tr("Jobs by size");
    spec.x = {ScheduleWords::tr("Processors"), {}, AxisScale::Logarithmic, 0, 0};
    spec.y = {ScheduleWords::tr("Jobs"), QStringLiteral("%"), AxisScale::Linear, 0, 0};
    spec.legend = false;
    spec.layers = {steps({}, statistics.bySize, -0.5)};
    for (double& edge : spec.layers.front().x) edge = std::exp2(edge);
    return spec;
}

}  // namespace footbridge
