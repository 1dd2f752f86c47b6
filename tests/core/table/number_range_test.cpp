// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_range.h"

#include <gmock/gmock.h>

#include "core/table/number_column.h"
#include "table_text.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

Roles rolesOf(const std::vector<std::string>& ignored = {}) {
    Roles roles;
    roles.response = "time";
    roles.ignored = ignored;
    return roles;
}

TEST(NumberRange, NamesTheCellAndTheBounds) {
    const Table table = parsed("size,time\n1,2\n-1e150,3\n");
    const std::string said = errorText([&] { checkNumbers(table, rolesOf()); });
    EXPECT_THAT(said, HasSubstr("Data row 1 of runs, counted from 0, has -1e+150 in column"));
    EXPECT_THAT(said, HasSubstr("“size”"));
    EXPECT_THAT(said, HasSubstr("10¹⁰⁰"));
    EXPECT_EQ(errorCode([&] { checkNumbers(table, rolesOf({"size"})); }), "");
}

TEST(NumberRange, TakesWhatCanBeComputedWith) {
    const Table table =
        parsed("size,kind,time\n1e100,a,1e-100\n1e-300,b,0\n,c,\n-1e100,d,-1e100\n");
    EXPECT_EQ(errorCode([&] { checkNumbers(table, rolesOf()); }), "");
}

TEST(NumberRange, TakesNoResponseThatNothingCanBeDividedBy) {
    for (const char* time : {"1e101", "-1e308", "1e-101", "-5e-324"})
        EXPECT_EQ(errorCode([&] {
                      checkNumbers(parsed("size,time\n1,2\n2," + std::string(time) + "\n"),
                                   rolesOf());
                  }),
                  "number-range")
            << time;
}

TEST(NumberRange, OfASchemaConcernsItsFeaturesAlone) {
    const Table table = parsed("size,other,time\n1,1e200,2\n");
    FeatureSchema schema;
    schema.features = {{"size", ColumnType::Number, "", {}},
                       {"absent", ColumnType::Number, "", {}}};
    EXPECT_EQ(errorCode([&] { checkNumbers(table, schema); }), "");
    schema.features.push_back({"other", ColumnType::Number, "", {}});
    EXPECT_EQ(errorCode([&] { checkNumbers(table, schema); }), "number-range");
}

TEST(NumberRange, HoldsForColumnsOfRequestsAndNodes) {
    const Table table = parsed("request,nodes\n1,1e308\n");
    EXPECT_EQ(numbersOf(table, "request").front(), 1);
    EXPECT_EQ(errorCode([&] { numbersOf(table, "nodes"); }), "number-range");
}

}  // namespace
}  // namespace footbridge
