// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/next_runs_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "tests/widgets/sample_data.h"

namespace footbridge {

TEST(NextRunsModel, ShowsRowsInTheirOrderWithTheirFeatures) {
    NextRunsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);

    model.setRows(sampleTarget(), {4, 0});

    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.columnCount(), 1 + 3) << "the response is no feature";
    EXPECT_EQ(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Row"));
    EXPECT_EQ(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("n"));
    EXPECT_EQ(model.index(0, 0).data(Qt::EditRole).toInt(), 4) << "counted from 0";
    EXPECT_EQ(model.index(0, 1).data(Qt::EditRole).toDouble(), 55);
    EXPECT_EQ(model.index(1, 3).data().toString(), QStringLiteral("copy"));

    model.setRows({}, {});
    EXPECT_EQ(model.rowCount(), 0);
}

}  // namespace footbridge
