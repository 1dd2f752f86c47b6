// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "tests/widgets/event_gap.h"
#include "tests/widgets/sample_data.h"
#include "widgets/charts/plot_writer.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/table_work.h"
#include "widgets/models/dataset_model.h"
#include "widgets/pages/table_export.h"
#include "widgets/workspace/document.h"

// The longest time in which the window does not answer: as a person feels it, and the part of it in
// which its own thread was at work. The budget of that part is 50 ms.

namespace {

using namespace footbridge;

constexpr int kPatience = 120'000;
constexpr Index kRows = 200'000;

void say(const char* what, const EventGap& gap) {
    std::printf("%-36s longest gap %6.1f ms, at work %6.1f ms\n", what, gap.longestMilliseconds(),
                gap.longestBusyMilliseconds());
}

void orderRows(const Dataset& large) {
    JobBoard board;
    DatasetModel model;
    orderInBackground(model, board);
    model.setDataset(large);
    QSignalSpy changed(&model, &DatasetModel::orderChanged);
    EventGap gap;
    model.setFilter(QStringLiteral("77"));
    changed.wait(kPatience);
    say("filter 200 000 rows", gap);
    gap.restart();
    model.sort(3, Qt::AscendingOrder);
    changed.wait(kPatience);
    say("sort 200 000 rows", gap);
}

void matchTables(const Dataset& large) {
    JobBoard board;
    Document document(board);
    EventGap gap;
    document.addSource(large);
    document.setTarget(large);
    QSignalSpy matched(&document, &Document::matchingChanged);
    matched.wait(kPatience);
    say("match tables of 200 000 x 20", gap);
}

void exportTable(const Dataset& large, const QString& path) {
    DatasetModel model;
    model.setDataset(large);
    QTableView view;
    view.setModel(&model);
    JobBoard board;
    auto* exporter = new TableExport(view, board, &view);
    QSignalSpy written(exporter, &TableExport::written);
    EventGap gap;
    exporter->write(path);
    written.wait(kPatience);
    say("export a table of 200 000 x 20", gap);
}

void writePicture(const QString& path) {
    PlotSpec spec;
    PlotLayer points;
    for (int i = 0; i < 50'000; ++i) {
        points.x.append(i * 7919 % 50'021);
        points.y.append(i * 104'729 % 50'021);
    }
    spec.layers = {points};
    PlotFormat format;
    format.millimetres = {360, 240};
    format.dotsPerInch = 600;
    JobBoard board;
    PlotWriter writer(board);
    QSignalSpy written(&writer, &PlotWriter::written);
    EventGap gap;
    writer.write(spec, format, path);
    written.wait(kPatience);
    say("PNG of 50 000 points with 600 dpi", gap);
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    const Dataset large = largeDataset(kRows, 19);
    orderRows(large);
    matchTables(large);
    exportTable(large, folder.filePath(QStringLiteral("table.csv")));
    writePicture(folder.filePath(QStringLiteral("plot.png")));
}
