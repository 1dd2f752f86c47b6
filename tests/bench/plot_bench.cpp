// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QWheelEvent>
#include <cmath>

#include "widgets/charts/plot_view.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

PlotSpec cloud(int count) {
    PlotSpec spec;
    spec.title = QStringLiteral("Predicted against measured");
    spec.x = {QStringLiteral("measured"), QStringLiteral("s"), AxisScale::Logarithmic};
    spec.y = {QStringLiteral("predicted"), QStringLiteral("s"), AxisScale::Logarithmic};
    PlotLayer points, identity, band;
    for (int i = 0; i < count; ++i) {
        points.x.append(std::pow(10.0, -2 + 4.0 * i / count));
        points.y.append(points.x.last() * std::exp(0.3 * std::sin(12.9898 * i)));
        points.ids.append(i);
    }
    identity.kind = PlotLayer::Kind::Line;
    identity.x = identity.y = {1e-6, 1e6};
    band.kind = PlotLayer::Kind::Band;
    band.x = {1e-6, 1e6};
    band.low = {0.75e-6, 0.75e6};
    band.high = {1.25e-6, 1.25e6};
    spec.layers = {band, identity, points};
    return spec;
}

/// A plot in a window of 900 x 700, as large as the Results page makes it on a full HD screen.
struct Window {
    explicit Window(int count) {
        view.resize(900, 700);
        view.setSpec(cloud(count));
        view.show();
        canvas = view.findChild<QGraphicsView*>();
        QApplication::processEvents();
    }
    void frame() { canvas->viewport()->repaint(); }
    JobBoard board;
    PlotView view{board};
    QGraphicsView* canvas;
};

void panOneFrame(benchmark::State& state) {
    Window window(static_cast<int>(state.range(0)));
    bool left = false;
    for (auto step : state) {
        QKeyEvent key(QEvent::KeyPress, left ? Qt::Key_Left : Qt::Key_Right, Qt::NoModifier);
        QApplication::sendEvent(window.canvas, &key);
        window.frame();
        left = !left;
    }
}

void zoomOneFrame(benchmark::State& state) {
    Window window(static_cast<int>(state.range(0)));
    int count = 0;
    for (auto step : state) {
        const int delta = count++ % 8 < 4 ? 120 : -120;
        QWheelEvent wheel({450, 350}, {450, 350}, {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(window.canvas->viewport(), &wheel);
        window.frame();
    }
}

void hoverOneMove(benchmark::State& state) {
    Window window(static_cast<int>(state.range(0)));
    int x = 100;
    for (auto step : state) {
        x = 100 + (x + 7) % 600;
        QMouseEvent move(QEvent::MouseMove, QPointF(x, 300), QPointF(x, 300), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(window.canvas->viewport(), &move);
    }
}

void build(benchmark::State& state) {
    const PlotSpec spec = cloud(static_cast<int>(state.range(0)));
    Window window(0);
    for (auto step : state) {
        window.view.setSpec(spec);
        window.frame();
    }
}

BENCHMARK(panOneFrame)->Arg(500)->Arg(2000)->Arg(50000)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomOneFrame)->Arg(500)->Arg(2000)->Arg(50000)->Unit(benchmark::kMillisecond);
BENCHMARK(hoverOneMove)->Arg(50000)->Unit(benchmark::kMillisecond);
BENCHMARK(build)->Arg(50000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace footbridge

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    footbridge::applyTheme(application, footbridge::lightTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
