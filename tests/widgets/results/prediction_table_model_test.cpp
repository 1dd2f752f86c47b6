// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/prediction_table_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QLocale>
#include <QSignalSpy>
#include <QTranslator>
#include <cmath>
#include <stop_token>

#include "core/run/error.h"
#include "tests/widgets/results/finished_analysis.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/table_work.h"

namespace footbridge {
namespace {

std::shared_ptr<const PredictedRows> predicted(const RunContext& context = {}) {
    const FinishedAnalysis& finished = finishedAnalysis();
    return predictRows(finished.analysis.adaptation, finished.analysis.adaptation->best,
                       finished.input.target, context);
}

class PredictionTableModelTest : public ::testing::Test {
  protected:
    void SetUp() override {
        orderInBackground(model, board);
        model.setRows(rows);
    }
    void sortBy(int column, Qt::SortOrder order) {
        QSignalSpy ordered(&model, &DatasetModel::orderChanged);
        model.sort(column, order);
        ASSERT_TRUE(ordered.wait(5000));
    }
    double number(int row, int column) const {
        return model.index(row, column).data(Qt::EditRole).toString().toDouble();
    }
    std::shared_ptr<const PredictedRows> rows = predicted();
    JobBoard board;
    PredictionTableModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PredictionTableModelTest, ShowsEveryTargetRow) {
    ASSERT_EQ(model.rowCount(), 60);
    EXPECT_EQ(model.columnCount(), PredictionTableModel::FirstFeature + 3);
    for (int row = 0; row < 60; ++row)
        EXPECT_DOUBLE_EQ(number(row, PredictionTableModel::Predicted),
                         rows->predictions.value[row]);
}

TEST_F(PredictionTableModelTest, TellsShotsFromRowsNotSeen) {
    const Split& split = finishedAnalysis().analysis.split;
    const auto set = [&](Index row) {
        return model.index(static_cast<int>(row), PredictionTableModel::Kind).data().toString();
    };
    EXPECT_EQ(set(split.shots.front()), QStringLiteral("shot"));
    EXPECT_EQ(set(split.test.front()), QStringLiteral("not seen"));
    EXPECT_EQ(set(59), QString()) << "no measurement";
}

TEST_F(PredictionTableModelTest, FlagsWhatIsOddAboutARow) {
    EXPECT_EQ(model.index(0, PredictionTableModel::Flags).data().toString(),
              QStringLiteral("missing value"));
}

TEST_F(PredictionTableModelTest, WritesTimesWithTheirUnit) {
    const QString text = model.index(1, PredictionTableModel::Predicted).data().toString();
    EXPECT_TRUE(text.endsWith(QStringLiteral("s"))) << text.toStdString();
    EXPECT_TRUE(model.index(59, PredictionTableModel::Measured).data().toString().isEmpty());
}

TEST_F(PredictionTableModelTest, SortsByPrediction) {
    sortBy(PredictionTableModel::Predicted, Qt::DescendingOrder);
    for (int row = 1; row < model.rowCount(); ++row)
        EXPECT_GE(number(row - 1, PredictionTableModel::Predicted),
                  number(row, PredictionTableModel::Predicted));
    const auto order = model.shownOrder();
    const auto positions = model.positionsOf(order);
    for (std::size_t i = 0; i < positions.size(); ++i) EXPECT_EQ(positions[i], static_cast<int>(i));
}

TEST_F(PredictionTableModelTest, FiltersByACondition) {
    QSignalSpy ordered(&model, &DatasetModel::orderChanged);
    model.setFilter(QStringLiteral("factor > 1.1"));
    ASSERT_TRUE(ordered.wait(5000));
    ASSERT_GT(model.rowCount(), 0);
    ASSERT_LT(model.rowCount(), 60);
    for (int row = 0; row < model.rowCount(); ++row)
        EXPECT_GT(number(row, PredictionTableModel::Factor), 1.1);
    EXPECT_EQ(model.positionsOf({59}), std::vector<int>{-1}) << "filtered away";
}

TEST_F(PredictionTableModelTest, FindsRowsOutsideAShare) {
    const auto outside = rows->rowsOutside(0.1);
    const Vector& measured = rows->adaptation->measured;
    std::size_t expected = 0;
    for (Index row = 0; row < 59; ++row) {
        const double ratio = measured[row] / rows->predictions.value[row];
        expected += ratio < 0.9 || ratio > 1.1;
    }
    EXPECT_GT(expected, 0U);
    EXPECT_EQ(outside.size(), expected);
}

TEST_F(PredictionTableModelTest, WritesShownRowsAsCsv) {
    const std::string csv = predictionsCsv(*rows, {59, 0});
    EXPECT_TRUE(
        csv.starts_with("row,set,measured,predicted,factor,lower,upper,flags,size,ranks,case\n"
                        "59,,,"))
        << csv;
    EXPECT_NE(csv.find("\n0,"), std::string::npos);
}

/// Writes every string in capitals.
class Shouting : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return QString::fromUtf8(text).toUpper();
    }
};

TEST_F(PredictionTableModelTest, SpeaksTheUsersLanguageButNotInTheCsv) {
    Shouting translator;
    QCoreApplication::installTranslator(&translator);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const auto translated = predicted();
    const std::string csv = predictionsCsv(*translated, {0, 1, 59});
    QCoreApplication::removeTranslator(&translator);
    QLocale::setDefault(QLocale::c());

    EXPECT_EQ(translated->shown.table->columns.front().name, "SET");
    EXPECT_EQ(csv, predictionsCsv(*rows, {0, 1, 59}));
}

TEST(PredictRows, CanBeCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(predicted(context), Cancelled);
}

}  // namespace
}  // namespace footbridge
