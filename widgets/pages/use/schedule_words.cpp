// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_words.h"

#include <QCoreApplication>

#include "widgets/charts/theme.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct ScheduleWords {
    Q_DECLARE_TR_FUNCTIONS(ScheduleWords)
};

constexpr double kHour = 3600;

IntervalRow rowOf(const SettingResult& result, const QString& name, int series, bool marked) {
    IntervalRow row;
    row.name = name;
    row.value = result.turnaround.mean / kHour;
    row.low = (result.turnaround.mean - result.turnaround.halfWidth) / kHour;
    row.high = (result.turnaround.mean + result.turnaround.halfWidth) / kHour;
    row.text = fixedText(row.value, row.value < 10 ? 2 : 1);
    row.series = series;
    row.marked = marked;
    return row;
}

IntervalRow heading(const QString& name, const QString& text = {}) {
    IntervalRow row;
    row.name = name;
    row.text = text;
    row.heading = true;
    return row;
}

QString coloured(int series, const QString& text) {
    return QStringLiteral("<span style=\"color:%1\">■</span> %2")
        .arg(currentTheme().seriesColour(series).name(), text.toHtmlEscaped());
}

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

QVector<IntervalRow> turnaroundRows(const Comparison& comparison, const Setting& best) {
    QVector<IntervalRow> rigid{
        heading(ScheduleWords::tr("Rigid, as asked"), ScheduleWords::tr("hours"))};
    QVector<IntervalRow> moldable{heading(ScheduleWords::tr("Moldable EASY, on fewer nodes"))};
    for (const SettingResult& result : comparison.results) {
        const bool marked = result.setting == ScheduleStudy::baseline() || result.setting == best;
        if (result.setting.policy == Policy::MoldableEasy)
            moldable.append(rowOf(result, estimateLabel(result.setting.estimates), 1, marked));
        else
            rigid.append(rowOf(result, settingLabel(result.setting), 0, marked));
    }
    return rigid + moldable;
}

QString legendText(int first, const QString& name, const QString& next) {
    return coloured(first, name) + QStringLiteral("&nbsp;&nbsp; ") + coloured(first + 1, next);
}

QVector<GanttBar> ganttBars(const ScheduleStudy::Shown& shown) {
    QVector<GanttBar> bars;
    for (std::size_t i = 0; i < shown.nodes.size(); ++i) {
        const Placement& placed = shown.schedule.placements[i];
        for (const auto& [first, last] : shown.nodes[i])
            bars.append({placed.start, placed.end, first, last,
                         placed.processors < shown.workload.jobs[i].processors,
                         static_cast<qint64>(shown.workload.jobs[i].number)});
    }
    return bars;
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
    spec.x = {ScheduleWords::tr("Processors, power of two"), {}, AxisScale::Linear, 0, 0};
    spec.y = {ScheduleWords::tr("Jobs"), QStringLiteral("%"), AxisScale::Linear, 0, 0};
    spec.legend = false;
    spec.layers = {steps({}, statistics.bySize, -0.5)};
    return spec;
}

QString cleaningText(const Workload& workload, const JobLog& log) {
    QStringList lines;
    for (const CleaningStep& step : workload.cleaning)
        lines += ScheduleWords::tr("%1: %2 (first in line %3)")
                     .arg(sentence(step.what), countText(static_cast<qint64>(step.jobs)),
                          countText(static_cast<qint64>(step.firstLine)));
    for (const ImportWarning& warning : log.warnings) lines += sentence(warning.message);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace footbridge
