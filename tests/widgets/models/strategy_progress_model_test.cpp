// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/strategy_progress_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace footbridge {
namespace {

using Column = StrategyProgressModel::ColumnOf;

TEST(StrategyProgressModel, FillsInStrategiesAsTheyFinish) {
    StrategyProgressModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.start({Strategy::ZeroShot, Strategy::OutputMap});

    model.finish(QStringLiteral("output map"), 0.412, 0.25);

    EXPECT_EQ(model.index(0, Column::State).data().toString(), QStringLiteral("waits"));
    EXPECT_EQ(model.index(1, Column::State).data().toString(), QStringLiteral("done"));
    EXPECT_EQ(model.index(1, Column::Nmse).data().toString(), QStringLiteral("0.412"));
}

TEST(StrategyProgressModel, StartsWithEveryStrategyWhenNoneIsNamed) {
    StrategyProgressModel model;
    model.start({});
    EXPECT_EQ(model.rowCount(), static_cast<int>(allStrategies().size()));
}

TEST(StrategyProgressModel, SaysWhatWasNotRunAfterACancel) {
    StrategyProgressModel model;
    model.start({Strategy::ZeroShot, Strategy::OutputMap});
    model.finish(QStringLiteral("zero-shot"), 1, 0);
    model.stop();
    EXPECT_EQ(model.index(0, Column::State).data().toString(), QStringLiteral("done"));
    EXPECT_EQ(model.index(1, Column::State).data().toString(), QStringLiteral("not run"));
}

}  // namespace
}  // namespace footbridge
