// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/ignored_columns.h"

#include <gmock/gmock.h>

#include <functional>

#include "core/table/role_choice.h"
#include "table_text.h"

namespace footbridge {
namespace {

using testing::ElementsAre;
using Cell = std::function<std::string(int)>;

/// A table of twenty rows with one more column, called so, beside n and time.
Table tableWith(const std::string& name, const Cell& cell) {
    std::string text = name + ",n,time\n";
    for (int row = 0; row < 20; ++row)
        text += cell(row) + "," + std::to_string(row % 4) + "," + std::to_string(row) + ".5\n";
    return parsed(text);
}

std::vector<std::string> reasons(const std::string& name, const Cell& cell) {
    std::vector<std::string> codes;
    for (const IgnoredColumn& column : columnsToIgnore(tableWith(name, cell)))
        codes.emplace_back(column.reason.code());
    return codes;
}

const Cell kCount = [](int row) { return std::to_string(row); };

TEST(IgnoredColumns, AreRowNumbersAndIdentifiers) {
    EXPECT_THAT(reasons("index", kCount), ElementsAre("ignored-row-number"));
    EXPECT_THAT(reasons("Unnamed: 0", kCount), ElementsAre("ignored-row-number"));
    EXPECT_THAT(reasons("", kCount), ElementsAre("ignored-row-number"));
    EXPECT_THAT(reasons("run", kCount), ElementsAre("ignored-row-number"));
    EXPECT_THAT(reasons("run", [](int row) { return std::to_string(row * 37 % 101); }),
                ElementsAre());  // which may be how long each took
    EXPECT_THAT(reasons("job_id", [](int row) { return std::to_string(row * 37 % 101); }),
                ElementsAre("ignored-identifier"));
    EXPECT_THAT(reasons("file", [](int row) { return "run" + std::to_string(row); }),
                ElementsAre("ignored-identifier"));
}

TEST(IgnoredColumns, AreDatesInEverySpelling) {
    const auto day = [](int row) { return std::to_string(10 + row % 9); };
    for (const Cell& date : {Cell([&](int row) { return "2024-05-" + day(row); }),
                             Cell([&](int row) { return "2024-05-" + day(row) + "T10:00:00Z"; }),
                             Cell([&](int row) { return day(row) + ".05.2024 10:00"; }),
                             Cell([&](int row) { return "5/" + day(row) + "/24"; })})
        EXPECT_THAT(reasons("when", date), ElementsAre("ignored-date")) << date(0);
    EXPECT_THAT(reasons("timestamp", [](int row) { return std::to_string(1700000000 + row); }),
                ElementsAre("ignored-date"));
}

TEST(IgnoredColumns, AreTextsThatNeverChange) {
    EXPECT_THAT(reasons("platform", [](int) { return "haswell"; }),
                ElementsAre("ignored-one-level"));
}

TEST(IgnoredColumns, AreNoFeatures) {
    EXPECT_THAT(reasons("size", kCount), ElementsAre());
    EXPECT_THAT(reasons("nodes", [](int) { return "4"; }), ElementsAre());
    EXPECT_THAT(reasons("kernel", [](int row) { return row % 2 ? "lu" : "cg"; }), ElementsAre());
    EXPECT_THAT(reasons("block_id", [](int row) { return std::to_string(row % 3); }),
                ElementsAre());
    EXPECT_THAT(reasons("version", [](int row) { return "1.2." + std::to_string(row % 3); }),
                ElementsAre());
    EXPECT_THAT(columnsToIgnore(parsed("id,x\n1,2\n2,3\n")), testing::IsEmpty());
}

TEST(IgnoredColumns, AreProposedSo) {
    const Roles roles = proposeRoles(tableWith("run_id", kCount)).roles;
    EXPECT_EQ(roles.roleOf("run_id"), Role::Ignored);
    EXPECT_EQ(roles.roleOf("n"), Role::Feature);
    EXPECT_EQ(roles.response, "time");
}

TEST(IgnoredColumns, NameTheRowsWhereEveryRowHasItsOwn) {
    const Table table =
        tableWith("job_id", [](int row) { return "job-" + std::to_string(row * 37 % 101); });
    Roles roles = proposeRoles(table).roles;
    EXPECT_EQ(roles.roleOf("job_id"), Role::Id);
    EXPECT_EQ(rowName(table, roles, 2), "job-74");
    EXPECT_NO_THROW(checkRoles(table, roles));
    giveRole(roles, "job_id", Role::Feature);
    EXPECT_EQ(roles.roleOf("job_id"), Role::Feature);
    EXPECT_THAT(roles.ignored, ElementsAre());
    EXPECT_EQ(rowName(table, roles, 2), "");
    giveRole(roles, "n", Role::Id);
    giveRole(roles, "job_id", Role::Id);
    EXPECT_EQ(rowName(table, roles, 2), "2 job-74");
    giveRole(roles, "job_id", Role::Ignored);
    EXPECT_EQ(roles.roleOf("job_id"), Role::Ignored);
    giveRole(roles, "time", Role::Feature);
    EXPECT_EQ(roles.response, "");
}

}  // namespace
}  // namespace footbridge
