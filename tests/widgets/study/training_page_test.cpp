// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/training_page.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/savings_view.h"
#include "widgets/models/training_ways_model.h"
#include "widgets/pages/study/fields_dialog.h"
#include "widgets/workspace/training_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 60'000;

Dataset runs(const char* name, double factor) {
    std::string csv = "a,b,time\n";
    Random random(5, name);
    for (int i = 0; i < 200; ++i) {
        const double a = static_cast<double>(random.below(8)), b = random.uniform();
        csv += formatNumber(a) + "," + formatNumber(b) + "," +
               formatNumber(factor * std::exp(0.3 * a + b * b)) + "\n";
    }
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name)), {.response = "time"});
}

class TrainingPageTest : public ::testing::Test {
  protected:
    TrainingPageTest() {
        page.resize(1100, 760);
        page.show();
        QCoreApplication::processEvents();
    }
    template <class T>
    T* child(const char* name) {
        return page.findChild<T*>(QLatin1String(name));
    }
    Workspace workspace;
    TrainingDesk& desk = TrainingDesk::of(workspace);
    TrainingPage page{workspace};
};

TEST_F(TrainingPageTest, IsEmptyWithOneSentenceAndOnePrimaryButton) {
    EXPECT_TRUE(child<QLabel>("trainingEmpty")->isVisible());
    EXPECT_TRUE(child<QPushButton>("trainingRun")->property("primary").toBool());
    EXPECT_FALSE(child<QPushButton>("trainingRun")->isEnabled());
    EXPECT_EQ(TrainingPage::status(workspace).state, StageState::Empty);
}

TEST_F(TrainingPageTest, ComparesAllWaysOfTraining) {
    workspace.document().addSource(runs("known", 1));
    workspace.document().setTarget(runs("new", 2));
    auto* run = child<QPushButton>("trainingRun");
    ASSERT_TRUE(run->isEnabled());
    auto* seeds = child<QSpinBox>("trainingSeeds");
    seeds->setFocus();
    seeds->selectAll();
    QTest::keyClicks(seeds, QStringLiteral("2"));
    child<QSpinBox>("trainingEpochs")->setValue(20);
    QTest::mouseClick(run, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.study() != nullptr; }, kPatience));
    const auto study = desk.study();
    EXPECT_EQ(study->seeds, 2);
    EXPECT_EQ(study->epochs, 20);
    EXPECT_FALSE(child<QLabel>("trainingAnswer")->text().isEmpty());
    // From scratch, and 0 to 3 layers frozen.
    auto* table = child<QTableView>("trainingTable");
    EXPECT_EQ(table->model()->rowCount(), 5);
    // Nothing is cut, though headings and cells are longer in other languages.
    page.resize(1070, 640);
    QCoreApplication::processEvents();
    const QAbstractItemView* cells = table;
    int together = 0;
    for (int column = 0; column < TrainingWaysModel::ColumnCount; ++column) {
        if (table->isColumnHidden(column)) continue;
        EXPECT_GE(table->columnWidth(column), cells->sizeHintForColumn(column)) << column;
        EXPECT_GE(table->columnWidth(column), table->horizontalHeader()->sectionSizeHint(column))
            << column;
        together += table->columnWidth(column);
    }
    EXPECT_LE(together, table->viewport()->width());
    EXPECT_EQ(child<SavingsView>("trainingSavings")->rows().size(), 4);
    int lines = 0;
    for (const PlotLayer& layer : child<PlotView>("trainingPlot")->spec().layers)
        lines += layer.kind == PlotLayer::Kind::Line;
    EXPECT_EQ(lines, 5 + 1);
    EXPECT_EQ(TrainingPage::status(workspace).state, StageState::Done);
    ASSERT_TRUE(workspace.session().training.has_value());
    EXPECT_EQ(workspace.session().training->seeds, 2);

    child<QSpinBox>("trainingEpochs")->setValue(30);
    EXPECT_EQ(TrainingPage::status(workspace).state, StageState::Stale);
}

TEST_F(TrainingPageTest, IsOutOfDateWhereSettingsChangedWhileItRan) {
    workspace.document().addSource(runs("known", 1));
    workspace.document().setTarget(runs("new", 2));
    child<QSpinBox>("trainingSeeds")->setValue(2);
    child<QSpinBox>("trainingEpochs")->setValue(5);
    QTest::mouseClick(child<QPushButton>("trainingRun"), Qt::LeftButton);
    auto* epochs = child<QSpinBox>("trainingEpochs");
    epochs->setFocus();
    QTest::keyClick(epochs, Qt::Key_Up);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.study() != nullptr; }, kPatience));
    EXPECT_EQ(desk.study()->epochs, 5);
    EXPECT_EQ(TrainingPage::status(workspace).state, StageState::Stale);
}

TEST_F(TrainingPageTest, TrainsOnFieldsWithoutAnyTable) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("waves.raw"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 64; ++i)
        for (int j = 0; j < 48; ++j) {
            const auto value = static_cast<float>(std::sin(0.1 * i) + std::cos(0.07 * j));
            file.write(reinterpret_cast<const char*>(&value), sizeof value);
        }
    file.close();
    child<QSpinBox>("trainingSeeds")->setValue(2);
    child<QSpinBox>("trainingEpochs")->setValue(5);
    EXPECT_FALSE(child<QPushButton>("trainingTables")->isVisible());
    QTest::mouseClick(child<QPushButton>("trainingFields"), Qt::LeftButton);
    auto* dialog = page.window()->findChild<FieldsDialog*>();
    ASSERT_NE(dialog, nullptr);
    auto* run = dialog->findChild<QPushButton*>(QStringLiteral("fieldsRun"));
    const auto type = [&](const char* name, const QString& text) {
        auto* edit = dialog->findChild<QLineEdit*>(QLatin1String(name));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    };
    EXPECT_FALSE(run->isEnabled());
    type("fieldsSource", path);
    type("fieldsTarget", path);
    type("fieldsShape", QStringLiteral("64 by 48"));
    EXPECT_FALSE(run->isEnabled());
    type("fieldsShape", QStringLiteral("64x48"));
    ASSERT_TRUE(run->isEnabled());
    QTest::mouseClick(run, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.study() != nullptr; }, kPatience));
    EXPECT_EQ(desk.study()->trainingRows + desk.study()->watchedRows, 48);
    EXPECT_FALSE(child<QTableView>("trainingTable")->isColumnHidden(TrainingWaysModel::Ratio));
    const auto session = workspace.session();
    ASSERT_TRUE(session.training && session.training->fields);
    EXPECT_EQ(session.training->fields->shape, "64x48");

    QTest::mouseClick(child<QPushButton>("trainingTables"), Qt::LeftButton);
    EXPECT_FALSE(desk.settings().fields);
    EXPECT_FALSE(child<QPushButton>("trainingRun")->isEnabled());
}

TEST(TrainingWaysModel, KeepsItsRulesAndSaysWhatIsNotReached) {
    TrainingWaysModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    auto study = std::make_shared<TrainingTime>();
    study->seeds = 3;
    study->ways.resize(2);
    study->ways[0].reached = 3;
    study->ways[1].frozen = 2;
    study->ways[1].against = {1.4, 1.2, 1.6};
    model.setStudy(study);
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(1, TrainingWaysModel::Time).data().toString(),
              QStringLiteral("not reached"));
    EXPECT_EQ(model.index(1, TrainingWaysModel::Against).data().toString(),
              QStringLiteral("× 1.40"));
}

}  // namespace
}  // namespace footbridge
