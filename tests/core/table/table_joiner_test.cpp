// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_joiner.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/table/joined_file.h"
#include "core/table/platform_rows.h"
#include "table_text.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Table named(const std::string& text, const std::string& name) {
    Table table = parsed(text);
    table.name = name;
    return table;
}

const Table& parameters() {
    static const Table table =
        named("n,kernel,time\n1,gemm,10\n2,gemm,20\n2,gemm,22\n3,lu,30\n,lu,40\n", "A");
    return table;
}

std::string failure(const Table& left, const Table& right, const std::vector<std::string>& on) {
    try {
        joinTables(left, right, joinKeys(on), false);
    } catch (const Error& error) {
        return error.message().code();
    }
    return "joined";
}

TEST(JoinTables, AddsWhatTheOtherTableSays) {
    const Table counters = named("size,misses,kernel\n2,7,x\n9,8,y\n1,5,z\n", "B");
    const JoinedTable joined = joinTables(parameters(), counters, joinKeys({"n=size"}), false);
    EXPECT_THAT(joined.table.column("time").numbers, ElementsAre(10, 20, 22));
    EXPECT_THAT(joined.table.column("misses").numbers, ElementsAre(5, 7, 7)) << "repeats are kept";
    EXPECT_EQ(joined.table.column("kernel (B)").text(0), "z");
    EXPECT_EQ(joined.table.find("size"), nullptr);
    EXPECT_THAT(joined.leftAlone, ElementsAre(3, 4)) << "no partner, and a missing key";
    EXPECT_THAT(joined.rightAlone, ElementsAre(1));
    std::string told;
    for (const ImportWarning& warning : joined.table.warnings)
        told += warning.message.text() + "\n";
    EXPECT_THAT(told, HasSubstr("A: 2 rows left out for want of a match in B, first n = 3"));
    EXPECT_THAT(told, HasSubstr("B: 1 row left out for want of a match in A, first size = 9"));
    EXPECT_THAT(told, HasSubstr("kernel (B)"));
}

TEST(JoinTables, ComparesAllKeys) {
    const Table counters = named("n,kernel,misses\n1,lu,1\n1,gemm,2\n", "B");
    const JoinedTable joined = joinTables(parameters(), counters, joinKeys({"n", "kernel"}), false);
    EXPECT_THAT(joined.table.column("misses").numbers, ElementsAre(2));
    EXPECT_THAT(joined.rightAlone, ElementsAre(0));
    EXPECT_EQ(joined.table.columns.size(), 4u);
}

TEST(JoinTables, DoesNotMixUpTextsThatRunTogether) {
    const Table left = named("a,b,t\nx1,1,1\n", "A"), right = named("a,b,c\nx,11,2\n", "B");
    EXPECT_EQ(failure(left, right, {"a", "b"}), "join-nothing");
}

TEST(JoinTables, RefusesRepeatsOfTheOtherTableUnlessTheirMeansAreAskedFor) {
    const Table counters = named("n,misses,host\n2,7,a\n2,9,b\n1,4,c\n1,,c\n", "B");
    EXPECT_EQ(failure(parameters(), counters, {"n"}), "join-repeats");
    const JoinedTable joined = joinTables(parameters(), counters, joinKeys({"n"}), true);
    EXPECT_THAT(joined.table.column("misses").numbers, ElementsAre(4, 8, 8));
    EXPECT_EQ(joined.table.column("host").text(0), "c");
    EXPECT_TRUE(joined.table.column("host").missing(1)) << "texts that differ have no mean";
    EXPECT_THAT(joined.rightRepeats, ElementsAre(1, 3));
    EXPECT_THAT(joined.rightAlone, IsEmpty());
}

TEST(JoinTables, SaysWhatIsWrong) {
    const Table counters = named("n,misses\n7,1\n", "B");
    EXPECT_EQ(failure(parameters(), counters, {"n"}), "join-nothing");
    EXPECT_EQ(failure(parameters(), counters, {}), "join-without-keys");
    EXPECT_EQ(failure(parameters(), counters, {"m"}), "column-unknown");
    EXPECT_EQ(failure(parameters(), counters, {"n=m"}), "column-unknown");
}

TEST(PlatformRows, SplitsATableByItsMachines) {
    const Table table = named("machine,n,k,t\nbig,1,a,2\nsmall,1,b,8\nbig,2,b,3\n,3,c,1\n", "all");
    EXPECT_THAT(platformsIn(table, "machine"), ElementsAre("big", "small"));
    const Table big = platformRows(table, "machine", "big");
    EXPECT_EQ(big.name, "big");
    EXPECT_EQ(big.find("machine"), nullptr);
    EXPECT_THAT(big.column("t").numbers, ElementsAre(2, 3));
    EXPECT_THAT(big.column("k").levels, ElementsAre("a", "b"));
    EXPECT_THAT(platformRows(table, "machine", "small").column("k").levels, ElementsAre("b"));
    EXPECT_EQ(platformRows(table, "n", "2").rows(), 1) << "numbers name platforms too";
    EXPECT_THROW(platformRows(table, "machine", "other"), Error);
}

TEST(ProposedKeys, AreColumnsOfOneNameThatShareValues) {
    const Table left = named("Size [B],kernel,time\n1,gemm,10\n2,gemm,20\n3,lu,30\n", "A");
    const Table right = named("kernel,size,time,misses\nlu,3,7,1\ngemm,1,8,2\ngemm,2,9,3\n", "B");
    EXPECT_THAT(proposedKeys(left, right),
                ElementsAre(JoinKey{"Size [B]", "size"}, JoinKey{"kernel", "kernel"}));
}

TEST(ProposedKeys, GoByTheValuesWhereNoNamesAgree) {
    const Table left = named("run,n,time\nr1,4,10\nr2,4,20\nr3,8,30\n", "A");
    const Table right = named("job,host,misses\nr3,x,1\nr1,x,2\nr2,x,5\n", "B");
    EXPECT_THAT(proposedKeys(left, right), ElementsAre(JoinKey{"run", "job"}));
    EXPECT_THAT(proposedKeys(left, named("a,b\nq,0\nw,0\n", "C")), IsEmpty());
}

TEST(JoinKeys, AreReadAsTheyWereWritten) {
    const std::vector<JoinKey> keys{{"n", "n"}, {"a=b", "c"}, {"x\\", "y=\\z"}, {"k=1", "k=1"}};
    EXPECT_EQ(joinKeys(keyTexts(keys)), keys);
    EXPECT_THAT(keyTexts({{"n", "size"}}), ElementsAre("n=size"));
}

TEST(JoinQuery, IsReadAsItWasWritten) {
    const JoinOptions join{"/a \"b\"\\c.csv", {"n", "a\\=b=c", "x, y"}, true};
    EXPECT_EQ(joinOf(withJoin({}, join)), join);
    CsvOptions plain;
    plain.query = "SELECT * FROM runs";
    EXPECT_EQ(joinOf(plain).path, "");
    EXPECT_EQ(withoutJoin(plain), plain);
    EXPECT_EQ(withoutJoin(withJoin({}, join)), CsvOptions{});
    for (const char* broken : {"JOIN ", "JOIN \"a", "JOIN \"a\" ON", "JOIN \"a\" ON \"n\"=",
                               "JOIN \"a\" ON \"n\" MEANS?", "JOIN \"a\\"}) {
        plain.query = broken;
        EXPECT_EQ(joinOf(plain), JoinOptions{}) << broken;
    }
}

}  // namespace
}  // namespace footbridge
