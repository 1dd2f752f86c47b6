// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/dataset_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "tests/widgets/sample_data.h"
#include "widgets/jobs/job_board.h"
#include "widgets/jobs/table_work.h"

namespace footbridge {
namespace {

TEST(DatasetModel, KeepsTheRulesOfAModelWhileItChanges) {
    JobBoard board;
    DatasetModel model;
    orderInBackground(model, board);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy changed(&model, &DatasetModel::orderChanged);

    model.setDataset(sampleSource());
    model.setFilter(QStringLiteral("copy"));
    ASSERT_TRUE(changed.wait(5000));
    model.sort(0, Qt::DescendingOrder);
    ASSERT_TRUE(changed.wait(5000));

    EXPECT_EQ(model.rowCount(), 5);
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("100"));
}

TEST(DatasetModel, CopiesFullPrecisionAndShowsSevenDigits) {
    DatasetModel model;
    model.setDataset(datasetFrom("x,time\n0.12345678901234,1\n", "digits"));
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("0.1234568"));
    EXPECT_EQ(model.index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("0.12345678901234"));
}

TEST(DatasetModel, OrdersTwoHundredThousandRowsInTheBackground) {
    JobBoard board;
    DatasetModel model;
    orderInBackground(model, board);
    model.setDataset(largeDataset(200'000, 19));
    QSignalSpy changed(&model, &DatasetModel::orderChanged);

    model.setFilter(QStringLiteral("77"));
    EXPECT_EQ(changed.size(), 0) << "the window is not held up";
    ASSERT_TRUE(changed.wait(20000));
    model.sort(3, Qt::AscendingOrder);
    EXPECT_EQ(changed.size(), 1);
    ASSERT_TRUE(changed.wait(20000));

    EXPECT_GT(model.rowCount(), 0);
    EXPECT_LT(model.rowCount(), 200'000);
}

}  // namespace
}  // namespace footbridge
