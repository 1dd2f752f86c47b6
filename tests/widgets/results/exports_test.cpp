// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTranslator>

#include "core/bundle/bundle_contents.h"
#include "core/bundle/report.h"
#include "core/run/file.h"
#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_export_dialog.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/dialogs/report_language.h"
#include "widgets/pages/model/plots_exporter.h"
#include "widgets/pages/model/report_pdf.h"
#include "widgets/pages/model/results_plot.h"
#include "widgets/words/plot_names.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 20'000;

QByteArray contents(const QString& path) {
    return QByteArray::fromStdString(readFile(path.toStdString()));
}

std::string reportPage() {
    const FinishedAnalysis& finished = finishedAnalysis();
    const QByteArray picture = renderPng({}, lightTheme(), {300, 200});
    return htmlReport(provenanceOf(finished.input, finished.analysis), finished.analysis.matching,
                      *finished.analysis.adaptation, {{"1", "2", picture.toStdString()}},
                      reportLanguage());
}

/// The German locale; its words as well once they are spoken.
class German {
  public:
    German() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
    ~German() {
        QCoreApplication::removeTranslator(&m_words);
        QLocale::setDefault(m_before);
    }
    bool speak() {
        return m_words.load(QStringLiteral("footbridge_de"), QStringLiteral(CATALOGUES)) &&
               QCoreApplication::installTranslator(&m_words);
    }

  private:
    QLocale m_before;
    QTranslator m_words;
};

/// What stands between the tags of a report and has letters.
QStringList textsOf(const std::string& html) {
    static const QRegularExpression style(QStringLiteral("<style>.*</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression text(QStringLiteral(">([^<>]*\\p{L}[^<>]*)<"));
    const QString page = QString::fromStdString(html).remove(style);
    QStringList texts;
    for (auto found = text.globalMatch(page); found.hasNext();)
        texts << found.next().captured(1).trimmed();
    return texts;
}

/// Platforms, files, features and checksums.
QStringList namesInReport() {
    const FinishedAnalysis& finished = finishedAnalysis();
    const Provenance from = provenanceOf(finished.input, finished.analysis);
    std::vector<std::string> names{from.shotsChecksum, "p", "SHA-256"};
    std::vector<TableOrigin> origins = from.sources;
    origins.push_back(from.target);
    for (const TableOrigin& origin : origins)
        names.insert(names.end(), {origin.label, origin.fileName, origin.checksum});
    for (const Match& match : finished.analysis.matching.matched) names.push_back(match.source);
    QStringList known;
    for (const std::string& name : names) known << QString::fromStdString(name);
    return known;
}

int pagesOf(const QByteArray& pdf) {
    return static_cast<int>(pdf.count("/Type /Page\n"));
}

}  // namespace

TEST(PlotFormat, APaperColumnAtThreeHundredDotsHasTheirPixels) {
    const PlotFormat format{QStringLiteral("png"), {85, 64}, 300};
    PlotSpec spec;
    spec.title = QStringLiteral("T");

    const QImage image = QImage::fromData(encodePlot(spec, format), "PNG");

    EXPECT_NEAR(image.width(), 85 / 25.4 * 300, 4);
    EXPECT_NEAR(image.height(), 64 / 25.4 * 300, 4);
}

TEST(PlotExportDialog, ItsTitleFormatAndSizeGoIntoTheFile) {
    PlotSpec spec;
    spec.title = QStringLiteral("Before");
    PlotExportDialog dialog(spec, false, {640, 420});
    dialog.show();
    auto* title = dialog.findChild<QWidget*>(QStringLiteral("plotTitle"));
    QTest::keyClick(title, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(title, QStringLiteral("After"));
    auto* format = dialog.findChild<QWidget*>(QStringLiteral("plotFormat"));
    QTest::keyClick(format, Qt::Key_Down);

    EXPECT_EQ(dialog.spec().title, QStringLiteral("After"));
    EXPECT_EQ(dialog.format().ending, QStringLiteral("svg"));
    EXPECT_NEAR(dialog.format().size().width(), 640, 4) << "as on the screen at first";
    EXPECT_TRUE(encodePlot(dialog.spec(), dialog.format()).contains("<svg"));
    dialog.reject();
}

TEST(PlotExportDialog, AxisTitlesAndTextSizeGoIntoTheFile) {
    PlotSpec spec;
    spec.x.title = QStringLiteral("Before");
    spec.layers.append(PlotLayer{});
    spec.layers[0].x = spec.layers[0].y = {1, 2, 3};
    PlotExportDialog dialog(spec, false, {640, 420});
    dialog.findChild<QLineEdit*>(QStringLiteral("plotXTitle"))->setText(QStringLiteral("Across"));
    dialog.findChild<QLineEdit*>(QStringLiteral("plotYTitle"))->setText(QStringLiteral("Up"));
    dialog.findChild<QDoubleSpinBox*>(QStringLiteral("plotText"))->setValue(18);
    dialog.findChild<QComboBox*>(QStringLiteral("plotFormat"))->setCurrentIndex(1);

    const QString svg = QString::fromUtf8(encodePlot(dialog.spec(), dialog.format()));

    EXPECT_TRUE(svg.contains(QStringLiteral(">Across<")));
    EXPECT_TRUE(svg.contains(QStringLiteral(">Up<")));
    EXPECT_FALSE(svg.contains(QStringLiteral(">Before<")));
    PlotFormat usual = dialog.format();
    usual.textPoints = 9;
    EXPECT_NEAR(dialog.format().size().width(), usual.size().width() / 2.0, 1)
        << "half as much room around words";
    const QString other = QString::fromUtf8(encodePlot(dialog.spec(), usual));
    static const QRegularExpression page(QStringLiteral("<svg width=\"([\\d.]+)mm"));
    EXPECT_NEAR(page.match(svg).captured(1).toDouble(), page.match(other).captured(1).toDouble(), 1)
        << "the paper stays";
    dialog.reject();
}

TEST(PlotsExporter, WritesEveryPlotOfTheResult) {
    Workspace workspace;
    Document& document = workspace.document();
    document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
    QTemporaryDir folder;
    QWidget window;
    PlotsExporter exporter(document, workspace.jobs(), &window);
    QSignalSpy written(&exporter, &PlotsExporter::written);

    exporter.write(folder.path(), {QStringLiteral("svg"), {120, 80}, 96});

    ASSERT_TRUE(written.wait(kPatience));
    const QStringList files = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
    EXPECT_EQ(files.size(), written.at(0).at(1).toInt());
    EXPECT_EQ(files.size(), 4 + 3) << "four of the result, three matched features";
    for (const QString& file : files)
        EXPECT_TRUE(contents(folder.filePath(file)).contains("<svg")) << qPrintable(file);
}

TEST(PlotsExporter, WritesWhatThePagesShowBesideTheResult) {
    Workspace workspace;
    Document& document = workspace.document();
    document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
    QWidget window;
    PlotSpec spec = severityBars(*finishedAnalysis().analysis.severity);
    (new PlotView(workspace.jobs(), &window))->setSpec(spec);  // one that the result has itself
    spec.title = QStringLiteral("Map of the rows");
    (new PlotView(workspace.jobs(), &window))->setSpec(spec);
    new PlotView(workspace.jobs(), &window);  // an empty one
    auto* results = new ResultsPlot(workspace.jobs(), &window);
    results->setCurve({{Strategy::Auto, 5, 0.4, 0.3, 0.5}, {Strategy::Auto, 10, 0.3, 0.2, 0.4}},
                      false);
    QTemporaryDir folder;
    PlotsExporter exporter(document, workspace.jobs(), &window);
    QSignalSpy written(&exporter, &PlotsExporter::written);

    exporter.write(folder.path(), {QStringLiteral("csv"), {120, 80}, 96});

    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(written.at(0).at(1).toInt(), 4 + 3 + 2);
    const QString names = QDir(folder.path()).entryList(QDir::Files).join(QLatin1Char('\n'));
    EXPECT_TRUE(names.contains(fileNameFor(spec.title))) << qPrintable(names);
    EXPECT_TRUE(names.contains(fileNameFor(results->curve().title))) << qPrintable(names);
}

TEST(PlotsExporter, LeavesFilesOfOthersAlone) {
    Workspace workspace;
    Document& document = workspace.document();
    document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
    QWidget window;
    PlotsExporter exporter(document, workspace.jobs(), &window);
    QSignalSpy written(&exporter, &PlotsExporter::written);
    QSignalSpy problem(&document, &Document::problem);
    for (const char* ending : {"csv", "png"}) {
        const PlotFormat format{QLatin1String(ending), {120, 80}, 96};
        QTemporaryDir folder;
        exporter.write(folder.path(), format);
        ASSERT_TRUE(written.wait(kPatience));
        exporter.write(folder.path(), format);
        ASSERT_TRUE(written.wait(kPatience)) << "its own may be written over";
        const QStringList names = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QFile mine(folder.filePath(names.last()));
        ASSERT_TRUE(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        QFile::remove(folder.filePath(names.first()));
        exporter.write(folder.path(), format);
        ASSERT_TRUE(problem.wait(kPatience));
        EXPECT_EQ(contents(mine.fileName()), "mine");
        EXPECT_FALSE(QFile::exists(folder.filePath(names.first())));
    }
}

TEST(PlotsExporter, AFolderThatCannotBeWrittenIsToldOnce) {
    Workspace workspace;
    Document& document = workspace.document();
    document.setAdaptation(finishedAnalysis().input, finishedAnalysis().analysis);
    QWidget window;
    PlotsExporter exporter(document, workspace.jobs(), &window);
    QSignalSpy problem(&document, &Document::problem);

    exporter.write(QStringLiteral("/nowhere/at/all"), {});

    ASSERT_TRUE(problem.wait(kPatience));
    QTest::qWait(100);
    EXPECT_EQ(problem.size(), 1);
}

TEST(ReportLanguage, LeavesNothingButNamesInEnglish) {
    German german;
    const QStringList english = textsOf(reportPage());

    ASSERT_TRUE(german.speak());
    const QStringList spoken = textsOf(reportPage());

    QStringList names = namesInReport();
    names << strategyLabel(Strategy::Auto);
    EXPECT_EQ(spoken.size(), english.size());
    for (const QString& text : spoken)
        EXPECT_TRUE(!english.contains(text) || names.contains(text)) << qPrintable(text);
    for (const char* wanted : {"Merkmale", "Quelle", "Art der Zuordnung", "Divergenz", "Strategien",
                               "Anteil außerhalb des Quellbereichs", "Herkunft", "Shots von new",
                               "Auto", "Quelle mit Versatz und Skalierung", "Anderes Verhalten"})
        EXPECT_TRUE(spoken.contains(QString::fromUtf8(wanted))) << wanted;
}

TEST(ReportLanguage, NamesItselfAndWritesDecimalCommas) {
    German german;
    ASSERT_TRUE(german.speak());
    const QString page = QString::fromStdString(reportPage());

    EXPECT_TRUE(page.contains(QStringLiteral("<html lang=\"de\">")));
    static const QRegularExpression number(QStringLiteral("<(td class=\"n\"|b)>([^<]*\\d[^<]*)<"));
    static const QRegularExpression point(QStringLiteral("\\d\\.\\d"));
    int commas = 0;
    for (auto found = number.globalMatch(page); found.hasNext();) {
        const QString text = found.next().captured(2);
        EXPECT_FALSE(text.contains(point)) << qPrintable(text);
        commas += static_cast<int>(text.count(QLatin1Char(',')));
    }
    EXPECT_GT(commas, 20);
}

TEST(ReportPdf, HoldsTheReportOnPagesWithTheirNumbers) {
    const QByteArray pdf = reportPdf(reportPage());

    EXPECT_TRUE(pdf.startsWith("%PDF"));
    EXPECT_GE(pagesOf(pdf), 1);
    const auto bars = finishedAnalysis().analysis.severity->components.size();
    EXPECT_GT(pdf.count("/Subtype /Image"), static_cast<qsizetype>(bars)) << "plots and bars";
}

TEST(ReportPdf, LeavesNoHeadingAtTheEndOfAPage) {
    constexpr double kPage = 400;
    int moved = 0;
    for (int lines = 1; lines < 40; ++lines) {
        QTextDocument document;
        const QString start = QStringLiteral("<p>line</p>").repeated(lines);
        document.setHtml(start + QStringLiteral("<h2>Plots</h2><h3>One</h3><p>text</p>"));
        document.setDocumentMargin(0);
        document.setPageSize({300, kPage});
        const auto pageOf = [&](int fromEnd) {
            QTextBlock block = document.lastBlock();
            while (fromEnd-- > 0) block = block.previous();
            const QRectF box = document.documentLayout()->blockBoundingRect(block);
            return static_cast<int>((box.top() + block.layout()->lineAt(0).y() + 0.5) / kPage);
        };
        const int before = pageOf(2);

        keepHeadingsWithText(document);

        EXPECT_EQ(pageOf(2), pageOf(0)) << lines;
        EXPECT_EQ(pageOf(1), pageOf(0)) << lines;
        moved += pageOf(2) != before;
    }
    EXPECT_GT(moved, 0);
}

TEST(ReportPdf, PartsNoNumberFromItsPercentSign) {
    const QString page = QString::fromStdString(reportPage());
    static const QRegularExpression parted(QStringLiteral("\\d %"));
    EXPECT_FALSE(page.contains(parted)) << qPrintable(parted.match(page).captured());
    EXPECT_TRUE(page.contains(QStringLiteral("\u202F%")));
}

}  // namespace footbridge
