// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/row_order.h"

#include <gtest/gtest.h>

#include <QLocale>

#include "core/run/error.h"
#include "tests/widgets/sample_data.h"

namespace footbridge {
namespace {

const Dataset& rows() {
    static const Dataset dataset =
        datasetFrom("n,kernel,time\n8,copy,3\n16,Scale,1\n64,copy,\n32,,2\n", "rows");
    return dataset;
}

RowOrder ordered(const QString& filter, int column = -1, bool descending = false) {
    return orderRows(*rows().table, {filter, column, descending}, {});
}

TEST(RowOrder, KeepsTheOrderOfTheFileWithoutARequest) {
    EXPECT_EQ(ordered({}), (RowOrder{0, 1, 2, 3}));
}

TEST(RowOrder, FindsTextInAnyCellWhateverTheCase) {
    EXPECT_EQ(ordered(QStringLiteral("SCALE")), (RowOrder{1}));
    EXPECT_EQ(ordered(QStringLiteral("6")), (RowOrder{1, 2}));
    EXPECT_EQ(ordered(QStringLiteral("nowhere")), RowOrder{});
}

TEST(RowOrder, UnderstandsAConditionOnAColumn) {
    EXPECT_EQ(ordered(QStringLiteral("n > 16")), (RowOrder{2, 3}));
    EXPECT_EQ(ordered(QStringLiteral("n<=16")), (RowOrder{0, 1}));
    EXPECT_EQ(ordered(QStringLiteral("kernel = copy")), (RowOrder{0, 2}));
    EXPECT_EQ(ordered(QStringLiteral("kernel != copy")), (RowOrder{1, 3}));
}

TEST(RowOrder, FindsAColumnInAnotherCaseWhereNoneHasThisOne) {
    EXPECT_EQ(ordered(QStringLiteral("Kernel = copy")), (RowOrder{0, 2}));
}

TEST(RowOrder, ReadsNumbersWithTheDecimalSignOfTheLocale) {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const RowOrder comma = ordered(QStringLiteral("time > 1,5"));
    const RowOrder point = ordered(QStringLiteral("time > 1.5"));
    QLocale::setDefault(QLocale::c());

    EXPECT_EQ(comma, (RowOrder{0, 3}));
    EXPECT_EQ(point, (RowOrder{0, 3}));
}

TEST(RowOrder, SortsNumbersByValueWithMissingOnesLastBothWays) {
    EXPECT_EQ(ordered({}, 2), (RowOrder{1, 3, 0, 2}));
    EXPECT_EQ(ordered({}, 2, true), (RowOrder{0, 3, 1, 2}));
}

TEST(RowOrder, SortsCategoriesByText) {
    EXPECT_EQ(ordered({}, 1), (RowOrder{1, 0, 2, 3}));
}

TEST(RowOrder, StopsWhenCancelled) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(orderRows(*rows().table, {}, context), Cancelled);
}

}  // namespace
}  // namespace footbridge
