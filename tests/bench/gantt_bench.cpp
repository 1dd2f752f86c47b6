// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of the Gantt view of 100 000 jobs takes while it is panned: a drag of 400 steps
// for stretches of time with more and more jobs in view.
//
//     gantt_bench [JOBS]
#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "widgets/charts/gantt_view.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

constexpr int kNodes = 512, kFrames = 400;
constexpr double kSpan = 100 * 86400.0;

/// Jobs of powers of two that leave hardly a node free for a hundred days.
QVector<GanttBar> packedBars(int count) {
    QVector<GanttBar> bars;
    std::vector<double> free(kNodes, 0.0);
    const double mean = kSpan * kNodes / (18.0 * count);
    for (int i = 0; i < count; ++i) {
        const int size = 1 << (i * 7919 % 6);
        const int first = static_cast<int>(i * 104729LL % (kNodes / size)) * size;
        const auto begin = *std::max_element(free.begin() + first, free.begin() + first + size);
        const double end = begin + mean * (0.2 + 1.6 * std::abs(std::sin(12.9898 * i)));
        std::fill(free.begin() + first, free.begin() + first + size, end);
        bars.append({begin, end, first, first + size - 1, i % 5 == 0, i});
    }
    return bars;
}

double millisecondsOf(GanttView& view, int x) {
    const QPointF at(x, view.height() / 2.0);
    const auto begin = std::chrono::steady_clock::now();
    QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &move);
    view.repaint();
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - begin;
    return spent.count();
}

void measure(GanttView& view, double days) {
    view.show(20 * 86400.0, (20 + days) * 86400.0);
    const QPointF press(view.width() - 100.0, view.height() / 2.0);
    QMouseEvent down(QEvent::MouseButtonPress, press, press, Qt::LeftButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&view, &down);
    std::vector<double> frames;
    for (int i = 1; i <= kFrames; ++i)
        frames.push_back(millisecondsOf(view, view.width() - 100 - 2 * i));
    QMouseEvent up(QEvent::MouseButtonRelease, press, press, Qt::LeftButton, Qt::NoButton,
                   Qt::NoModifier);
    QApplication::sendEvent(&view, &up);
    std::sort(frames.begin(), frames.end());
    const auto slow = std::count_if(frames.begin(), frames.end(),
                                    [](double frame) { return frame > 1000.0 / 60; });
    std::printf(
        "%5.0f days in view: median %6.2f ms, 95th percentile %6.2f ms, worst %6.2f ms, "
        "%td of %d frames over 16.7 ms\n",
        days, frames[frames.size() / 2], frames[frames.size() * 95 / 100], frames.back(), slow,
        kFrames);
}

}  // namespace
}  // namespace footbridge

int main(int count, char** arguments) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(count, arguments);
    const int jobs = count > 1 ? std::atoi(arguments[1]) : 100'000;
    footbridge::JobBoard board;
    footbridge::GanttView view(board);
    view.resize(1920, 900);
    view.setBars(footbridge::packedBars(jobs), footbridge::kNodes);
    view.setSpan(0, footbridge::kSpan, 345600);
    static_cast<QWidget&>(view).show();
    QApplication::processEvents();
    std::printf("%d jobs on %d nodes, a view of 1920 x 900\n", jobs, footbridge::kNodes);
    for (const double days : {2.0, 10.0, 30.0, 60.0, 80.0}) footbridge::measure(view, days);
    return 0;
}
