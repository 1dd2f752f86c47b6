// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_words.h"

#include <QCoreApplication>

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

}  // namespace

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
