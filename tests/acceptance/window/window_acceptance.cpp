// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>
#include <cstdio>

#include "app/gui/main_window.h"
#include "app/gui/rail_model.h"
#include "tests/acceptance/window/cut_words.h"
#include "tests/widgets/event_gap.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/theme.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/example.h"

namespace footbridge {
namespace {

constexpr int kPatienceMilliseconds = 300'000;
constexpr int kAnswerMilliseconds = 100 * kSlowdown;  ///< to a Cancel

/// The main job from two files to an exported bundle, by mouse and keyboard, in the window that
/// ships. The steps follow each other, so they are one test.
class WindowAcceptance : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { speakLanguageOfTest(); }
    void SetUp() override {
        for (const char* name : {"source.csv", "target.csv"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(exampleFile(name)));
        }
        window.setLook(MainWindow::Look::Light);
        window.resize(1280, 800);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    }

    template <class Widget>
    Widget* find(const char* name) {
        auto* found = window.findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void page(int number) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier);
    }
    void press(const char* button) {
        auto* found = find<QPushButton>(button);
        ASSERT_TRUE(found->isVisible()) << button;
        ASSERT_TRUE(found->isEnabled()) << button;
        QTest::mouseClick(found, Qt::LeftButton);
    }
    int shownPlots() {
        int count = 0;
        for (PlotView* plot : window.findChildren<PlotView*>()) {
            count += plot->isVisible() && !plot->spec().layers.isEmpty() ? 1 : 0;
        }
        return count;
    }
    /// Every page under both themes and two sizes.
    void takeScreenshots(const QString& prefix) {
        QDir().mkpath(screenshotFolder());
        const QStringList names{QStringLiteral("data"),       QStringLiteral("features"),
                                QStringLiteral("divergence"), QStringLiteral("adapt"),
                                QStringLiteral("results"),    QStringLiteral("export")};
        for (const auto look : {MainWindow::Look::Light, MainWindow::Look::Dark}) {
            window.setLook(look);
            for (const QSize size : {QSize(1280, 800), QSize(1900, 1000)}) {
                window.resize(size);
                for (int number = 1; number <= names.size(); ++number) {
                    page(number);
                    QTest::qWait(120);
                    EXPECT_EQ(cutWords(window).join(QLatin1Char('|')).toStdString(), "")
                        << qPrintable(prefix + names[number - 1]) << size.width();
                    EXPECT_EQ(window.size(), size) << qPrintable(names[number - 1]);
                    EXPECT_EQ(leavingWindow(window).join(QLatin1Char('|')).toStdString(), "")
                        << qPrintable(prefix + names[number - 1]) << size.width();
                    const QString file =
                        QStringLiteral("%1-%2-%3-%4.png")
                            .arg(prefix, names[number - 1])
                            .arg(size.width())
                            .arg(look == MainWindow::Look::Dark ? QStringLiteral("dark")
                                                                : QStringLiteral("light"));
                    EXPECT_TRUE(window.grab().save(QDir(screenshotFolder()).filePath(file)));
                }
            }
        }
        window.setLook(MainWindow::Look::Light);
        window.resize(1280, 800);
    }

    QTemporaryDir folder;
    MainWindow window;
};

TEST_F(WindowAcceptance, CarriesAModelFromTwoFilesToABundle) {
    Document& document = window.document();
    AnalysisRunner& runner = window.runner();
    QSignalSpy problem(&document, &Document::problem);
    takeScreenshots(QStringLiteral("empty"));

    // Load two files.
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    CommandLine command;
    command.sources = QStringList{folder.filePath(QStringLiteral("source.csv"))};
    command.target = folder.filePath(QStringLiteral("target.csv"));
    window.open(command);
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    ASSERT_TRUE(document.isReady());
    const QModelIndex dataLine = find<QListView>("rail")->model()->index(0, 0);
    EXPECT_EQ(dataLine.data(Qt::UserRole).toString(), DataPage::tr("%n table(s)", nullptr, 2));
    document.setShots({ShotRequest::Kind::Count, 20, {}});
    document.setLabel(0, QStringLiteral("A platform with quite a long name"));
    auto* corner = find<QLabel>("corner");
    EXPECT_TRUE(QTest::qWaitFor([&] { return corner->width() >= corner->sizeHint().width(); }));

    // See the unmatched features, and accept what is suggested.
    page(2);
    EXPECT_GT(find<QListView>("onlySource")->model()->rowCount(), 0);
    EXPECT_GT(find<QListView>("onlyTarget")->model()->rowCount(), 0);
    EXPECT_TRUE(find<QListView>("onlySource")->isVisible());
    const std::size_t before = document.matching().matched.size();
    if (find<QPushButton>("acceptAll")->isEnabled()) {
        press("acceptAll");
        EXPECT_GT(document.matching().matched.size(), before);
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(document.matching().matched.size(), before);
        press("acceptAll");
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return shownPlots() > 0; }));
    takeScreenshots(QStringLiteral("loaded"));

    // Train, cancel.
    page(4);
    QSignalSpy progress(&runner.adapting(), &Job::progress);
    QSignalSpy cancelled(&runner.adapting(), &Job::cancelled);
    QSignalSpy succeeded(&runner.adapting(), &Job::succeeded);
    press("start");
    ASSERT_TRUE(progress.wait(kPatienceMilliseconds));
    QElapsedTimer clock;
    clock.start();
    press("cancel");
    ASSERT_TRUE(cancelled.wait(kPatienceMilliseconds));
    const auto answered = clock.elapsed();
    EXPECT_LT(answered, kAnswerMilliseconds);
    EXPECT_FALSE(document.adaptation());

    // Train again and adapt, while the event loop is watched.
    EventGap gap;
    press("start");
    QTest::qWait(700);
    window.grab().save(QDir(screenshotFolder()).filePath(QStringLiteral("running-adapt.png")));
    gap.restart();
    ASSERT_TRUE(succeeded.count() > 0 || succeeded.wait(kPatienceMilliseconds));
    QTest::qWait(300);
    const double longest = gap.longestMilliseconds();
    ASSERT_TRUE(document.adaptation());
    ASSERT_TRUE(document.severity());
    std::printf("longest event-loop gap while training and adapting: %.1f ms\n", longest);
    std::printf("cancel answered after %lld ms\n", static_cast<long long>(answered));
    std::printf("trained and adapted in %.2f s\n", document.adaptation()->seconds);
    EXPECT_LT(gap.longestBusyMilliseconds(), kGapMilliseconds);
    EXPECT_LT(gap.longestMilliseconds(), kLongestWaitMilliseconds);

    // See both plots.
    page(3);
    EXPECT_TRUE(QTest::qWaitFor([&] { return shownPlots() > 0; }, 10'000));
    page(5);
    EXPECT_TRUE(QTest::qWaitFor([&] { return shownPlots() > 0; }, 10'000));

    // Export, and see its check.
    page(6);
    const QString bundle = folder.filePath(QStringLiteral("model.zip"));
    auto* field = find<QLineEdit>("exportPath");
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, bundle);
    QSignalSpy exported(&runner, &AnalysisRunner::exported);
    gap.restart();
    press("export");
    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    std::printf("longest event-loop gap while exporting: %.1f ms\n", gap.longestMilliseconds());
    EXPECT_LT(gap.longestBusyMilliseconds(), kGapMilliseconds);
    EXPECT_LT(gap.longestMilliseconds(), kLongestWaitMilliseconds);
    EXPECT_GT(QFile(bundle).size(), 0);
    EXPECT_TRUE(find<QLabel>("exportOutcome")->text().contains(bundle));
    ASSERT_EQ(problem.size(), 0) << qPrintable(problem.at(0).at(0).toString());
    takeScreenshots(QStringLiteral("done"));
}

TEST_F(WindowAcceptance, TheExampleNeedsThreeClicks) {
    QSignalSpy loaded(&window.runner().loading(), &Job::finished);
    press("tryExample");
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    page(4);
    QSignalSpy succeeded(&window.runner().adapting(), &Job::succeeded);
    press("start");
    ASSERT_TRUE(succeeded.wait(kPatienceMilliseconds));

    page(5);

    EXPECT_TRUE(QTest::qWaitFor([&] { return shownPlots() > 0; }, 10'000));
    QTest::qWait(300);
    takePicture(window, QStringLiteral("example"));
}

TEST_F(WindowAcceptance, SpeaksTheLanguageOfTheDesktop) {
    const bool german = QLocale().language() == QLocale::German;

    EXPECT_EQ(find<QPushButton>("start")->text(),
              german ? QStringLiteral("Starten") : QStringLiteral("Start"));
    EXPECT_EQ(fixedText(0.5, 1), german ? QStringLiteral("0,5") : QStringLiteral("0.5"));
}

TEST_F(WindowAcceptance, ABadFileLeavesWhatWasThere) {
    QSignalSpy loaded(&window.runner().loading(), &Job::finished);
    window.open({{folder.filePath(QStringLiteral("source.csv"))}, {}, {}, {}, false, {}, {}});
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));

    window.open({{folder.filePath(QStringLiteral("none.csv"))}, {}, {}, {}, false, {}, {}});
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));

    EXPECT_EQ(window.document().input().sources.size(), 1U);
    auto* notice = find<QFrame>("notice");
    EXPECT_TRUE(notice->isVisible());
    EXPECT_TRUE(notice->findChild<QLabel*>()->text().contains(QStringLiteral("none.csv")));
}

}  // namespace
}  // namespace footbridge
