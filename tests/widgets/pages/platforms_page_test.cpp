// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_page.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/run/file.h"
#include "core/session/session_file.h"
#include "tests/widgets/event_gap.h"
#include "tests/widgets/silent_pipe.h"
#include "widgets/charts/interval_list.h"
#include "widgets/charts/order_matrix.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/use/counter_names_dialog.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatienceToTrain = 120000;
constexpr int kApplications = 5, kSizes = 3;

/// Six machines; what is parallel runs faster on the later ones, what is not on the first.
QByteArray smallRuns(bool withTimes) {
    QByteArray text = withTimes ? "app,size,parallel,device,time_us\n" : "app,size,parallel\n";
    for (int app = 0; app < kApplications; ++app)
        for (int size = 1; size <= kSizes; ++size) {
            const double parallel = 0.2 * app + 0.02 * size;
            const QByteArray run = QByteArray("app") + char('a' + app) + ',' +
                                   QByteArray::number(size) + ',' + QByteArray::number(parallel);
            if (!withTimes) text += run + '\n';
            for (int device = 0; withTimes && device < 3; ++device)
                text += run + ",machine" + char('A' + device) + ',' +
                        QByteArray::number(100 * size * std::exp(device * (1 - 2.2 * parallel))) +
                        '\n';
        }
    return text;
}

class PlatformsPageTest : public ::testing::Test {
  protected:
    PlatformsPageTest() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    template <class T = QPushButton>
    T* child(const char* name) {
        return page.findChild<T*>(QLatin1String(name));
    }
    QString write(const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    bool wait() {
        return QTest::qWaitFor([&] { return !desk.isRunning(); }, kPatienceToTrain);
    }
    void open() {
        desk.open({write("runs.csv", smallRuns(true))});
        ASSERT_TRUE(wait());
        ASSERT_TRUE(desk.runs() && desk.runs()->data);
    }
    void train() {
        open();
        QTest::mouseClick(child("platformsTrain"), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return desk.advice() != nullptr; }, kPatienceToTrain));
        ASSERT_TRUE(wait());
    }

    QTemporaryDir folder;
    Workspace workspace;
    PlatformDesk& desk = workspace.platforms();
    PlatformsPage page{workspace};
};

TEST_F(PlatformsPageTest, IsEmptyWithOneSentenceAndOnePrimaryButton) {
    EXPECT_TRUE(child<QLabel>("platformsEmpty")->isVisible());
    EXPECT_TRUE(child("platformsOpen")->property("primary").toBool());
    for (const char* name : {"platformsTrain", "platformsPredict", "platformsExport"})
        EXPECT_FALSE(child(name)->isVisible()) << name;
    EXPECT_EQ(PlatformsPage::status(workspace).state, StageState::Empty);
}

TEST_F(PlatformsPageTest, ProposesColumnsThatAPersonCanChange) {
    open();
    EXPECT_TRUE(child("platformsTrain")->property("primary").toBool());
    EXPECT_EQ(PlatformsPage::status(workspace).state, StageState::Ready);
    auto* columns = child<QTableWidget>("platformsColumns");
    ASSERT_EQ(columns->rowCount(), 5);
    EXPECT_EQ(columns->item(0, 1)->text(), QStringLiteral("Belongs together"));
    EXPECT_EQ(columns->item(3, 1)->text(), QStringLiteral("Platform"));
    EXPECT_EQ(columns->item(4, 1)->text(), QStringLiteral("Run time"));

    columns->setFocus();
    columns->setCurrentCell(1, 1);
    QTest::keyClick(columns, Qt::Key_F2);
    auto* editor = columns->findChild<QComboBox*>();
    ASSERT_NE(editor, nullptr);
    QTest::keyClick(editor, Qt::Key_End);
    Q_EMIT editor->activated(editor->currentIndex());
    ASSERT_TRUE(wait());
    EXPECT_EQ(desk.runs()->settings.columns.ignored, std::vector<std::string>{"size"});
    EXPECT_EQ(columns->item(1, 1)->text(), QStringLiteral("Left out"));
}

TEST_F(PlatformsPageTest, NamesCountersByATableThatAPersonEdits) {
    open();
    const auto edit = [&](const std::function<void(CounterNamesDialog&)>& work) {
        QTest::mouseClick(child("platformsAliases"), Qt::LeftButton);
        auto* dialog = page.window()->findChild<CounterNamesDialog*>();
        ASSERT_NE(dialog, nullptr);
        work(*dialog);
        EXPECT_FALSE(dialog->isVisible());
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        ASSERT_TRUE(wait());
    };
    edit([](CounterNamesDialog& dialog) {
        auto* text = dialog.findChild<QPlainTextEdit*>();
        EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("PAPI_TOT_INS")));
        auto* use = dialog.findChild<QPushButton*>(QStringLiteral("counterNamesUse"));
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, QStringLiteral("share"));
        EXPECT_FALSE(use->isEnabled()) << "a line of one cell names nothing";
        QTest::keyClicks(text, QStringLiteral(",parallel"));
        auto* state = dialog.findChild<QLabel*>(QStringLiteral("counterNamesState"));
        EXPECT_TRUE(state->text().contains(QStringLiteral("parallel is share")))
            << qPrintable(state->text());
        ASSERT_TRUE(use->isEnabled());
        QTest::mouseClick(use, Qt::LeftButton);
    });
    EXPECT_EQ(desk.runs()->settings.aliases, "share,parallel");
    ASSERT_TRUE(desk.runs()->data);
    EXPECT_GE(desk.runs()->data->schema.indexOf("share"), 0);
    edit([](CounterNamesDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("counterNamesBuiltIn")),
                          Qt::LeftButton);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("counterNamesUse")),
                          Qt::LeftButton);
    });
    EXPECT_EQ(desk.runs()->settings.aliases, "");
}

TEST_F(PlatformsPageTest, SaysWhatIsMissingInsteadOfGuessing) {
    desk.open({write("words.csv", "a,b\nx,y\nz,w\n")});
    ASSERT_TRUE(wait());
    EXPECT_TRUE(child<QLabel>("platformsProblem")->isVisible());
    EXPECT_FALSE(child("platformsTrain")->isEnabled());
}

TEST_F(PlatformsPageTest, AnswersWithASentenceTheVectorAndTheOrder) {
    train();
    EXPECT_EQ(PlatformsPage::status(workspace).state, StageState::Done);
    auto* run = child<QComboBox>("platformsRun");
    ASSERT_EQ(run->count(), kApplications * kSizes);
    run->setCurrentIndex(run->count() - 1);
    const auto& rows = child<IntervalList>("platformsVector")->rows();
    ASSERT_EQ(rows.size(), 3);
    EXPECT_EQ(rows.front().name, QStringLiteral("machineC"));
    EXPECT_TRUE(child<QLabel>("platformsAnswer")->text().contains(QStringLiteral("on machineC")));
    for (const IntervalRow& row : rows) {
        EXPECT_GE(row.low, 1);
        EXPECT_LE(row.value, row.high);
        EXPECT_GE(row.measured, 1);
    }
    auto* order = child<OrderMatrix>("platformsOrder");
    ASSERT_EQ(order->rowCount(), 3);
    EXPECT_EQ(order->item(0, 1)->text().toInt() + order->item(1, 0)->text().toInt(), 100);
    EXPECT_EQ(child<QTableWidget>("platformsModels")->rowCount(),
              static_cast<int>(std::size(kPlatformMethods)) + 1);
}

TEST_F(PlatformsPageTest, LinksTheMapWithTheTableOfRuns) {
    train();
    auto* map = child<PlotView>("platformsMap");
    auto* runs = child<QTableView>("platformsRuns");
    QAbstractItemModelTester tester(runs->model());
    Q_EMIT map->selectionChanged({2, 7});
    EXPECT_EQ(runs->selectionModel()->selectedRows().size(), 2);
    EXPECT_TRUE(runs->isVisible());

    runs->setFocus();
    runs->setCurrentIndex(runs->model()->index(0, 0));
    QTest::keyClick(runs, Qt::Key_Down);
    const auto* model = qobject_cast<const PlatformRunsModel*>(runs->model());
    EXPECT_EQ(child<QComboBox>("platformsRun")->currentIndex(), model->run(1).row);
    EXPECT_EQ(map->selection(), QVector<qint64>{model->run(1).row});

    auto* colour = child<QComboBox>("platformsColour");
    const auto layers = map->spec().layers.size();
    EXPECT_EQ(layers, kApplications);
    colour->setFocus();
    QTest::keyClick(colour, Qt::Key_Down);
    EXPECT_LE(map->spec().layers.size(), 3) << "by the fastest platform";
}

TEST_F(PlatformsPageTest, CountsGainsFromThePlatformOfToday) {
    train();
    auto* today = child<QComboBox>("platformsToday");
    QTest::mouseClick(child("platformsRunsTab"), Qt::LeftButton);
    today->setFocus();
    QTest::keyClick(today, Qt::Key_End);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            return desk.advice() && std::ranges::any_of(*desk.advice(), [](const PlatformRun& one) {
                       return one.fastest == QStringLiteral("machineC") && one.gain.value == 1;
                   });
        },
        kPatienceToTrain));
    EXPECT_EQ(desk.today(), 2);
    EXPECT_TRUE(std::ranges::any_of(*desk.advice(),
                                    [](const PlatformRun& one) { return one.gain.value > 1.5; }));
}

TEST_F(PlatformsPageTest, PredictsATableAndKeepsTheEventLoopTurning) {
    EventGap gap;
    train();
    desk.predict(write("new.csv", smallRuns(false)));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return desk.shown() != desk.trained()->own && desk.advice(); }, kPatienceToTrain));
    EXPECT_FALSE(desk.shown()->measured);
    EXPECT_TRUE(child("platformsSave")->isVisible());
    EXPECT_EQ(child<QComboBox>("platformsRun")->count(), kApplications * kSizes);
    EXPECT_LT(gap.longestBusyMilliseconds(), kLongestWaitMilliseconds);
    QTest::mouseClick(child("platformsOwn"), Qt::LeftButton);
    EXPECT_EQ(desk.shown(), desk.trained()->own);
}

TEST_F(PlatformsPageTest, CountsRowsWithoutANameFromZero) {
    train();
    // Groups and platforms are the only texts of the runs.
    desk.predict(write("new.csv", "size,parallel\n1,0.2\n2,0.4\n"));
    ASSERT_TRUE(wait());
    ASSERT_NE(desk.shown(), desk.trained()->own);
    EXPECT_EQ(desk.shown()->names, (QStringList{QStringLiteral("Row 0"), QStringLiteral("Row 1")}));
}

TEST_F(PlatformsPageTest, ExportsABundleAndSavesVectors) {
    train();
    QSignalSpy written(&desk, &PlatformDesk::written);
    desk.exportBundle(folder.filePath(QStringLiteral("model.zip")));
    ASSERT_TRUE(wait());
    desk.saveVectors(folder.filePath(QStringLiteral("vectors.csv")));
    ASSERT_TRUE(wait());
    EXPECT_EQ(written.count(), 2);
    QFile vectors(folder.filePath(QStringLiteral("vectors.csv")));
    ASSERT_TRUE(vectors.open(QIODevice::ReadOnly));
    EXPECT_TRUE(vectors.readLine().startsWith("machineA,machineA lower,machineA upper,"));
    EXPECT_EQ(vectors.readAll().count('\n'), kApplications * kSizes);
}

TEST_F(PlatformsPageTest, ComesBackFromASession) {
    train();
    desk.setToday(QStringLiteral("machineB"));
    ASSERT_TRUE(wait());
    const Session saved = readSession(writeSession(workspace.session(), {}), "session");
    ASSERT_TRUE(saved.platforms);
    Workspace other;
    other.platforms().restore(saved.platforms);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return other.platforms().trained() != nullptr; }, kPatienceToTrain));
    EXPECT_EQ(other.platforms().today(), 1);
    EXPECT_EQ(other.platforms().shown()->vectors.value, desk.shown()->vectors.value);
}

TEST_F(PlatformsPageTest, KeepsTheLastModelWhenTrainingIsCancelled) {
    train();
    const auto before = desk.trained();
    desk.train();
    desk.training().cancel();
    ASSERT_TRUE(wait());
    EXPECT_EQ(desk.trained(), before);
}

TEST_F(PlatformsPageTest, SaysWhatWasNotReadAndWhatWasWritten) {
    QSignalSpy problem(&workspace.document(), &Document::problem);
    const QString missing = folder.filePath(QStringLiteral("missing.csv"));
    desk.open({missing});
    ASSERT_TRUE(wait());
    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(problem[0][0].toString().contains(missing));

    train();
    auto* said = child<QLabel>("platformsWritten");
    EXPECT_FALSE(said->isVisible());
    desk.saveVectors(folder.filePath(QStringLiteral("vectors.csv")));
    ASSERT_TRUE(wait());
    EXPECT_TRUE(said->isVisible());
    EXPECT_TRUE(said->text().contains(QStringLiteral("vectors.csv")));

    const QString runs = folder.filePath(QStringLiteral("runs.csv"));
    desk.saveVectors(runs);
    ASSERT_TRUE(wait());
    EXPECT_FALSE(said->isVisible());
    ASSERT_EQ(problem.size(), 2);
    EXPECT_TRUE(problem[1][0].toString().contains(QStringLiteral("runs.csv")));
    EXPECT_EQ(readFile(runs.toStdString()), smallRuns(true).toStdString());
}

TEST_F(PlatformsPageTest, WritesNamesOfCountersOverNothingThatIsOpenElsewhere) {
    open();
    const QString other = write("other.csv", "a,b\n1,2\n");
    workspace.jobs().setInputs([&] { return std::vector{other.toStdString()}; });
    QTest::mouseClick(child("platformsAliases"), Qt::LeftButton);
    auto* dialog = page.window()->findChild<CounterNamesDialog*>();
    ASSERT_NE(dialog, nullptr);
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Save…")) QTest::mouseClick(button, Qt::LeftButton);
    auto* files = dialog->findChild<QFileDialog*>();
    ASSERT_NE(files, nullptr);

    Q_EMIT files->fileSelected(other);

    EXPECT_TRUE(dialog->findChild<QLabel*>(QStringLiteral("counterNamesState"))
                    ->text()
                    .contains(QStringLiteral("other.csv")));
    EXPECT_EQ(readFile(other.toStdString()), "a,b\n1,2\n");
}

TEST_F(PlatformsPageTest, ReadsNamesOfCountersFromNothingThatCannotHoldThem) {
    open();
    QTest::mouseClick(child("platformsAliases"), Qt::LeftButton);
    auto* dialog = page.window()->findChild<CounterNamesDialog*>();
    ASSERT_NE(dialog, nullptr);
    auto* text = dialog->findChild<QPlainTextEdit*>();
    const QString before = text->toPlainText();
    const auto read = [&](const QString& path) {
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Open…"))
                QTest::mouseClick(button, Qt::LeftButton);
        auto* files = dialog->findChild<QFileDialog*>();
        ASSERT_NE(files, nullptr);
        Q_EMIT files->fileSelected(path);
        delete files;
    };
    const auto says = [&](const char* name) {
        return dialog->findChild<QLabel*>(QStringLiteral("counterNamesState"))
            ->text()
            .contains(QLatin1String(name));
    };

    read(write("large.csv", QByteArray("share,parallel\n").repeated(100'000)));
    EXPECT_TRUE(says("large.csv"));
    ASSERT_EQ(text->toPlainText(), before);
    const SilentPipe pipe(folder.filePath(QStringLiteral("pipe.csv")));
    read(pipe.path());
    EXPECT_TRUE(says("pipe.csv"));
    EXPECT_EQ(text->toPlainText(), before);
    read(write("small.csv", "share,parallel\n"));
    EXPECT_EQ(text->toPlainText(), QStringLiteral("share,parallel\n"));
}

TEST(PlatformRunsModel, TellsNamesAsTheyStand) {
    PlatformRunsModel model;
    model.setRuns({{0, QStringLiteral("<b>run"), QStringLiteral("<i>machine"), 1, 0, {1, 1, 1}}});
    for (const int column : {PlatformRunsModel::Run, PlatformRunsModel::Fastest})
        EXPECT_TRUE(model.index(0, column)
                        .data(Qt::ToolTipRole)
                        .toString()
                        .contains(QStringLiteral("&lt;")))
            << column;
}

}  // namespace
}  // namespace footbridge
