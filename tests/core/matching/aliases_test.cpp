// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/matching/aliases.h"
#include "datasets.h"

namespace footbridge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Aliases, AreReadOneSetALine) {
    const AliasTable table =
        readAliases("# equal names\nthreads,nthreads,num_threads\n\n\"a,b\",c\r\n", "f");
    EXPECT_THAT(table.sets, ElementsAre(ElementsAre("threads", "nthreads", "num_threads"),
                                        ElementsAre("a,b", "c")));
    EXPECT_TRUE(readAliases("", "f").sets.empty());
}

TEST(Aliases, AreRefusedWithTheLine) {
    EXPECT_THAT(errorText([] { readAliases("a,b\n\nlonely\n", "names.csv"); }),
                HasSubstr("alias-too-few: Line 3 of names.csv"));
    EXPECT_THAT(errorText([] { readAliases("a,b\nc,,d\n", "names.csv"); }),
                HasSubstr("alias-empty: Line 2 of names.csv"));
    EXPECT_THAT(errorText([] { readAliases("a,b\nc,d\ne,A\n", "names.csv"); }),
                HasSubstr("alias-twice: Line 3 of names.csv lists “A”, which line 1"));
    EXPECT_THAT(errorText([] { readAliases("a,\"b\n", "names.csv"); }),
                HasSubstr("alias-quote: Line 1 of names.csv"));
}

TEST(Aliases, AreWrittenAsTheyAreRead) {
    const AliasTable table{{{"threads", "nthreads"}, {"a,b", "c \"d\"", "e"}}};

    EXPECT_EQ(readAliases(writeAliases(table), "f").sets, table.sets);
    const AliasTable formulas{{{"=a", "+b"}}};
    EXPECT_EQ(writeAliases(formulas), "'=a,'+b\n");
    EXPECT_EQ(readAliases(writeAliases(formulas), "f").sets, formulas.sets);
}

TEST(Aliases, TakeInWhatAPersonMatchedAndMergeLinesThatShareAName) {
    const AliasTable table{{{"threads", "nthreads"}, {"cores", "ncores"}, {"x", "y"}}};
    const std::vector<Match> matches{{"Threads", "cores", MatchKind::ByHand, 1},
                                     {"n", "size", MatchKind::Accepted, 0.7},
                                     {"time", "time", MatchKind::SameName, 1}};

    const AliasTable merged = withMatches(table, matches);

    EXPECT_THAT(merged.sets, ElementsAre(ElementsAre("x", "y"),
                                         ElementsAre("threads", "nthreads", "cores", "ncores"),
                                         ElementsAre("n", "size")));
    EXPECT_EQ(readAliases(writeAliases(merged), "f").sets, merged.sets) << "no name twice";
}

}  // namespace
}  // namespace footbridge
