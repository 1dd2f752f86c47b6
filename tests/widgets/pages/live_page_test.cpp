// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/live_page.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <cmath>
#include <stop_token>
#include <thread>

#include "core/bundle/bundle.h"
#include "core/run/error.h"
#include "core/run/pipe_wait.h"
#include "core/run/random.h"
#include "tests/widgets/event_gap.h"
#include "tests/widgets/silent_pipe.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/version_strip.h"
#include "widgets/models/versions_model.h"
#include "widgets/pages/use/live_start_dialog.h"
#include "widgets/workspace/live_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 60'000;

/// Runs whose times are four times as long from the row `change` on.
QByteArray runs(int from, int to, int change) {
    QByteArray text;
    for (int i = from; i < to; ++i) {
        Random random(static_cast<std::uint64_t>(i), "live runs");
        const double a = static_cast<double>(random.below(6)), b = random.uniform();
        const double time = (i < change ? 1 : 4) * std::exp(0.3 * a + b);
        text += QByteArray::number(a) + ',' + QByteArray::number(b) + ',' +
                QByteArray::number(time, 'g', 8) + '\n';
    }
    return text;
}

class LivePageTest : public ::testing::Test {
  protected:
    LivePageTest() {
        QStandardPaths::setTestModeEnabled(true);
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    ~LivePageTest() override {
        desk.stop();
        wait([&] { return !desk.isRunning(); });
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
             QStringLiteral("/live"))
            .removeRecursively();
    }
    template <class Done>
    bool wait(const Done& done) {
        return QTest::qWaitFor(done, kPatience);
    }
    template <class T>
    T* child(const char* name) {
        return page.findChild<T*>(QLatin1String(name));
    }
    QPushButton* button(const char* name) { return child<QPushButton>(name); }
    void write(const QByteArray& text, QIODevice::OpenMode mode = QIODevice::WriteOnly,
               const char* name = "stream.csv") {
        QFile file(folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(mode));
        file.write(text);
    }
    SessionStream stream(bool replay) {
        return {.path = folder.filePath(QStringLiteral("stream.csv")).toStdString(),
                .response = "time",
                .start = {},
                .initial = 30,
                .replay = replay};
    }
    void replay(int rows, int change) {
        write("a,b,time\n" + runs(0, rows, change));
        desk.start(stream(true));
        ASSERT_TRUE(wait([&] { return !desk.isRunning(); }));
        ASSERT_TRUE(desk.state());
    }
    void drop(const QStringList& names) {
        QList<QUrl> urls;
        for (const QString& name : names) urls << QUrl::fromLocalFile(folder.filePath(name));
        QMimeData files;
        files.setUrls(urls);
        // Qt hands a drop to what the drag has entered.
        QDragEnterEvent enter({200, 200}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&page, &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent dropped({200, 200}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&page, &dropped);
    }
    Index learned() { return desk.state() ? desk.state()->summary.runs : 0; }

    QTemporaryDir folder;
    Workspace workspace;
    LiveDesk& desk = LiveDesk::of(workspace);
    LivePage page{workspace};
};

TEST_F(LivePageTest, IsEmptyWithOneSentenceAndOnePrimaryButton) {
    EXPECT_TRUE(child<QLabel>("liveEmpty")->isVisible());
    EXPECT_TRUE(button("startFollowing")->property("primary").toBool());
    EXPECT_FALSE(button("exportVersion")->isVisible());
    EXPECT_FALSE(button("stopFollowing")->isVisible());
    EXPECT_EQ(LivePage::status(workspace).state, StageState::Empty);
}

TEST_F(LivePageTest, StartsFromNoBundleThatIsNotTrusted) {
    write("a,b,time\n" + runs(0, 40, 40));
    write("nobody signed this", QIODevice::WriteOnly, "model.zip");
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("keys")));
    write(QByteArray::fromStdString(makeKeyPair().publicPem), QIODevice::WriteOnly,
          "keys/other.pem");
    qputenv("FOOTBRIDGE_TRUSTED_KEYS", folder.filePath(QStringLiteral("keys")).toUtf8());
    SessionStream asked = stream(true);
    asked.start = folder.filePath(QStringLiteral("model.zip")).toStdString();
    QSignalSpy problem(&desk, &LiveDesk::problem);
    desk.start(asked);
    EXPECT_TRUE(problem.wait(kPatience));
    qunsetenv("FOOTBRIDGE_TRUSTED_KEYS");
    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(problem[0][0].toString().contains(QStringLiteral("is not signed")));
}

TEST_F(LivePageTest, ShowsErrorsVersionsAndDriftsOfAReplay) {
    replay(400, 200);
    EXPECT_FALSE(child<QLabel>("liveEmpty")->isVisible());
    EXPECT_FALSE(child<QLabel>("liveAnswer")->text().isEmpty());
    EXPECT_EQ(learned(), 370);
    const PlotSpec& spec = child<PlotView>("liveErrorPlot")->spec();
    QStringList names;
    for (const PlotLayer& layer : spec.layers) names += layer.name;
    for (const char* name : {"online", "retrained on all", "first model kept", "drift"})
        EXPECT_TRUE(names.contains(QLatin1String(name))) << name;
    EXPECT_FALSE(child<PlotView>("liveCoveragePlot")->spec().layers.isEmpty());
    const auto versions = desk.state()->summary.versions.size();
    ASSERT_GE(versions, 3u);
    auto* table = child<QTableView>("liveVersions");
    EXPECT_EQ(table->model()->rowCount(), static_cast<int>(versions));
    EXPECT_EQ(table->model()->index(0, VersionsModel::Number).data().toInt(),
              static_cast<int>(versions));
    EXPECT_EQ(child<VersionStrip>("liveVersionStrip")->spans().size(), static_cast<int>(versions));
    EXPECT_TRUE(button("exportVersion")->property("primary").toBool());
    EXPECT_EQ(LivePage::status(workspace).state, StageState::Done);
    EXPECT_TRUE(workspace.session().stream.has_value());
    EXPECT_EQ(workspace.session().stream->response, "time");
}

TEST_F(LivePageTest, FollowsAFileThatGrowsWithoutHoldingUpTheWindow) {
    write("a,b,time\n" + runs(0, 60, 1000));
    EventGap gap;
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 30; }));
    EXPECT_TRUE(button("stopFollowing")->isVisible());
    EXPECT_EQ(LivePage::status(workspace).state, StageState::Running);
    write(runs(60, 300, 1000), QIODevice::Append);
    ASSERT_TRUE(wait([&] { return learned() == 270; }));
    QTest::qWait(50);
    EXPECT_LT(gap.longestBusyMilliseconds(), kGapMilliseconds);

    QTest::mouseClick(button("stopFollowing"), Qt::LeftButton);
    ASSERT_TRUE(wait([&] { return !desk.isRunning(); }));
    write(runs(300, 310, 1000), QIODevice::Append);
    ASSERT_TRUE(desk.canGoOn(stream(false)));
    desk.start(stream(false));
    ASSERT_TRUE(wait([&] { return learned() == 280; })) << "it goes on where it was";
}

TEST_F(LivePageTest, StopsWithASentenceOnceItsFileIsGone) {
    write("a,b,time\n" + runs(0, 60, 1000));
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 30; }));
    ASSERT_TRUE(QFile::remove(folder.filePath(QStringLiteral("stream.csv"))));
    ASSERT_TRUE(wait([&] { return !desk.isRunning(); }));
    EXPECT_TRUE(child<QLabel>("liveSaid")
                    ->text()
                    .contains(QStringLiteral("was deleted, moved away or replaced")));
    EXPECT_TRUE(button("startFollowing")->isVisible());
    EXPECT_EQ(learned(), 30);
    QSignalSpy exported(&desk, &LiveDesk::exported);
    desk.exportVersion(1, folder.filePath(QStringLiteral("version.zip")));
    ASSERT_TRUE(wait([&] { return !exported.isEmpty(); })) << "what was learned stays";
}

TEST_F(LivePageTest, LearnsRunsThatAreDroppedOnIt) {
    write("a,b,time\n" + runs(0, 60, 1000));
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 30; }));
    write("time,b,a\n1.5,0.2,1\n2.5,0.4,2\n", QIODevice::WriteOnly, "more.csv");
    drop({QStringLiteral("more.csv")});
    ASSERT_TRUE(wait([&] { return learned() == 32; }));
    EXPECT_EQ(desk.state()->summary.last.measured, 2.5) << "columns are found by name";
}

TEST_F(LivePageTest, LearnsTheRunsOfEveryFileThatIsDropped) {
    write("a,b,time\n" + runs(0, 60, 1000));
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 30; }));
    write("time,b,a\n1.5,0.2,1\n2.5,0.4,2\n", QIODevice::WriteOnly, "first.csv");
    write("b,a\n0.2,1\n", QIODevice::WriteOnly, "untimed.csv");
    write("time,b,a\n3.5,0.2,1\n", QIODevice::WriteOnly, "last.csv");
    QSignalSpy problem(&desk, &LiveDesk::problem);
    drop({QStringLiteral("first.csv"), QStringLiteral("untimed.csv")});
    drop({QStringLiteral("last.csv")});  // while the others are read
    ASSERT_TRUE(wait([&] { return learned() == 33; }));
    EXPECT_EQ(desk.state()->summary.last.measured, 3.5);
    ASSERT_EQ(problem.size(), 1);
    EXPECT_EQ(problem[0][0].toString(),
              QStringLiteral("untimed.csv has no column time, which the stream has. Its runs were "
                             "not learned."));
}

TEST_F(LivePageTest, ForgetsWhatItFollowedOnceASessionHasAnotherStream) {
    write("a,b,time\n" + runs(0, 60, 1000));
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 30; }));
    SessionStream other = stream(false);
    other.path = folder.filePath(QStringLiteral("other.csv")).toStdString();
    desk.setStream(other);
    ASSERT_TRUE(wait([&] { return !desk.isRunning(); }));
    EXPECT_FALSE(desk.state());
    EXPECT_TRUE(child<QLabel>("liveEmpty")->isVisible());
    EXPECT_EQ(LivePage::status(workspace).state, StageState::Empty);
    EXPECT_EQ(workspace.session().stream->path, other.path);
}

TEST_F(LivePageTest, LeavesADroppedPipeToTheCommandLine) {
    SilentPipe pipe(folder.filePath(QStringLiteral("pipe.csv")));
    drop({QStringLiteral("pipe.csv")});
    EXPECT_FALSE(page.findChild<LiveStartDialog*>());
    EXPECT_TRUE(child<QLabel>("liveSaid")->text().contains(QStringLiteral("footbridge-cli watch")));
    EXPECT_FALSE(pipe.isRead());
}

TEST_F(LivePageTest, LeavesAPipeOfASessionToTheCommandLine) {
    SilentPipe pipe(folder.filePath(QStringLiteral("stream.csv")));
    desk.setStream(stream(false));
    desk.start(stream(false));
    EXPECT_FALSE(desk.isRunning());
    EXPECT_TRUE(child<QLabel>("liveSaid")->isVisible());
    EXPECT_TRUE(child<QLabel>("liveSaid")->text().contains(QStringLiteral("footbridge-cli watch")));
    EXPECT_FALSE(pipe.isRead());
}

TEST_F(LivePageTest, StopsWaitingForTheFirstRowsOfAPipe) {
    SilentPipe pipe(folder.filePath(QStringLiteral("pipe.csv")));
    std::stop_source stop;
    bool cancelled = false;
    std::thread reading([&] {
        const WaitScope waits(stop.get_token());
        try {
            firstRowsOf(pipe.path());
        } catch (const Cancelled&) {
            cancelled = true;
        }
    });
    EXPECT_TRUE(wait([&] { return pipe.isRead(); }));
    stop.request_stop();
    reading.join();
    EXPECT_TRUE(cancelled);
}

TEST_F(LivePageTest, AsksHowADroppedTableIsToBeFollowed) {
    write("a,b,time\n" + runs(0, 200, 1000));
    drop({QStringLiteral("stream.csv")});
    auto* dialog = page.findChild<LiveStartDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->findChild<QComboBox*>(QStringLiteral("liveResponse"))->currentText(),
              QStringLiteral("time"));
    QTest::mouseClick(dialog->findChild<QWidget*>(QStringLiteral("liveReplay")), Qt::LeftButton);
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("liveStartNow")),
                      Qt::LeftButton);
    ASSERT_TRUE(wait([&] { return desk.state() && !desk.isRunning(); }));
    EXPECT_EQ(learned(), 150);
}

TEST_F(LivePageTest, GoesBackToAVersionAndExportsOneWhileItRuns) {
    write("a,b,time\n" + runs(0, 400, 200));
    desk.start(stream(false), true);
    ASSERT_TRUE(wait([&] { return learned() == 370; }));
    const auto before = desk.state()->summary.versions.size();
    auto* table = child<QTableView>("liveVersions");
    table->selectRow(table->model()->rowCount() - 1);  // version 1
    ASSERT_TRUE(button("liveGoBack")->isEnabled());

    const QString bundle = folder.filePath(QStringLiteral("version.zip"));
    QSignalSpy exported(&desk, &LiveDesk::exported);
    desk.exportVersion(1, bundle);
    ASSERT_TRUE(wait([&] { return !exported.isEmpty(); }));
    EXPECT_TRUE(desk.isRunning());
    EXPECT_LT(exported.first().at(2).toDouble(), kExportTolerance);
    EXPECT_EQ(readBundle(bundle.toStdString()).model.responseName, "time");

    QTest::mouseClick(button("liveGoBack"), Qt::LeftButton);
    write(runs(400, 402, 200), QIODevice::Append);
    ASSERT_TRUE(wait([&] { return desk.state()->summary.versions.size() == before + 1; }));
    EXPECT_EQ(desk.state()->summary.versions.back().reason, VersionReason::TakenBack);
    EXPECT_EQ(desk.state()->summary.versions.back().other, 1);
}

TEST_F(LivePageTest, SaysWhatIsWrongWithAStream) {
    write("a,b,time\n1,2,3\n");
    desk.start(stream(true));
    auto* said = child<QLabel>("liveSaid");
    ASSERT_TRUE(wait([&] { return said->isVisible(); }));
    EXPECT_FALSE(said->text().isEmpty());
}

TEST(VersionsModel, KeepsItsRulesWhileVersionsAreAdded) {
    VersionsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::vector<StreamVersion> versions{{.number = 1, .runs = 4, .learnedFrom = 30}};
    model.setVersions(versions, 30);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    versions.front().runs = 9;
    model.setVersions(versions, 30);
    versions.push_back({.number = 2, .from = 9, .reason = VersionReason::Drift, .factor = 2});
    model.setVersions(versions, 30);
    EXPECT_TRUE(reset.isEmpty()) << "a selection stays";
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, VersionsModel::From).data().toString(), QStringLiteral("39"));
    EXPECT_EQ(model.index(1, VersionsModel::Runs).data().toString(), QStringLiteral("9"));
    model.setVersions({{.number = 1}}, 5);
    EXPECT_EQ(model.rowCount(), 1);
}

}  // namespace
}  // namespace footbridge
