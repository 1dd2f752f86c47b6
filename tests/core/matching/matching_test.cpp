// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/matching.h"
#include "core/matching/aliases.h"
#include "core/matching/same_names.h"

#include <gmock/gmock.h>

#include "datasets.h"

namespace footbridge {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Matching match(const Dataset& source, const Dataset& target, const AliasTable& aliases = {},
               const MatchingEdits& edits = {}) {
    return matchFeatures({&source, 1}, target, aliases, edits);
}

TEST(CanonicalName, ForgetsCaseSeparatorsAndUnits) {
    EXPECT_EQ(canonicalName("Block Size.x"), canonicalName("block_size-X"));
    EXPECT_EQ(canonicalName("L2_RQSTS:MISS"), "l2rqstsmiss");
    EXPECT_EQ(canonicalName("time [ms]"), "time");
    EXPECT_EQ(canonicalName("___"), "___");
    EXPECT_NE(canonicalName("p1"), canonicalName("p2"));
}

TEST(Matching, PairsSameNamesAndListsTheOthers) {
    const Matching matching =
        match(dataset("Block_Size,gone,tile.x,time\n1,9,2,3\n4,8,5,6\n"),
              dataset("tile_x,fresh,block size,time\n2,700,1,3\n2,800,7,6\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("Block_Size=block size", "tile.x=tile_x"));
    EXPECT_THAT(matching.onlySource, ElementsAre("gone"));
    EXPECT_THAT(matching.onlyTarget, ElementsAre("fresh"));
    EXPECT_EQ(matching.matched[0].kind, MatchKind::SameName);
    EXPECT_EQ(matching.matched[0].confidence, 1);
    EXPECT_THAT(matching.notes, IsEmpty());
}

TEST(Matching, ConvertsUnitsOfOneQuantityAndSaysSo) {
    const Matching matching =
        match(dataset("size [KiB],time\n1,3\n2,4\n"), dataset("size (MiB),time\n1,3\n2,4\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("size [KiB]=size (MiB)"));
    ASSERT_THAT(noteCodes(matching), ElementsAre("match-units"));
    EXPECT_THAT(matching.notes[0].text(), HasSubstr("from MiB to KiB"));
}

TEST(Matching, SaysWhenOnlyOneSideHasAUnit) {
    const Matching matching =
        match(dataset("size [KiB],time\n1,3\n2,4\n"), dataset("size,time\n1,3\n2,4\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("size [KiB]=size"));
    EXPECT_THAT(noteCodes(matching), ElementsAre("match-unit-one-sided"));
}

TEST(Matching, KeepsDifferentQuantitiesApart) {
    const Matching matching =
        match(dataset("read_bytes,time\n1,3\n2,4\n"), dataset("read_seconds,time\n1,3\n2,4\n"));
    EXPECT_THAT(matching.matched, IsEmpty());
    EXPECT_THAT(matching.suggestions, IsEmpty());
    EXPECT_THAT(noteCodes(matching), Contains("match-quantities"));
}

TEST(Matching, KeepsNumbersAndTextApart) {
    const Matching matching =
        match(dataset("kernel,time\na,3\nb,4\n"), dataset("kernel,time\n1,3\n2,4\n"));
    EXPECT_THAT(matching.matched, IsEmpty());
    EXPECT_THAT(matching.suggestions, IsEmpty());
    EXPECT_THAT(noteCodes(matching), Contains("match-types"));
    EXPECT_THAT(matching.onlySource, ElementsAre("kernel"));
}

TEST(Matching, PrefersTheSpellingToTheLetterAmongAmbiguousNames) {
    const Matching matching = match(dataset("block_x,Block.X,time\n1,2,3\n4,5,6\n"),
                                    dataset("Block.X,block_x,time\n1,2,3\n4,5,6\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("block_x=block_x", "Block.X=Block.X"));
    EXPECT_THAT(matching.notes, IsEmpty());
}

TEST(Matching, TakesTheFirstOfAmbiguousNamesAndSaysSo) {
    const Matching matching =
        match(dataset("BLOCK_X,Block.X,time\n1,2,3\n4,5,6\n"), dataset("block-x,time\n2,3\n5,6\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("BLOCK_X=block-x"));
    EXPECT_THAT(noteCodes(matching), ElementsAre("match-ambiguous"));
    EXPECT_THAT(matching.onlySource, ElementsAre("Block.X"));
}

TEST(Matching, PairsAliases) {
    const AliasTable aliases = readAliases("threads,num_threads\n", "f");
    const Matching matching = match(dataset("Num-Threads,time\n1,3\n2,4\n"),
                                    dataset("THREADS,time\n1,3\n2,4\n"), aliases);
    EXPECT_THAT(pairsOf(matching), ElementsAre("Num-Threads=THREADS"));
    EXPECT_EQ(matching.matched[0].kind, MatchKind::Alias);
}

TEST(Matching, PutsDecisionsByHandFirst) {
    MatchingEdits edits;
    edits.byHand = {{"a", "b"}};
    const Matching matching =
        match(dataset("a,b,time\n1,2,3\n4,5,6\n"), dataset("a,b,time\n1,2,3\n4,5,6\n"), {}, edits);
    EXPECT_THAT(pairsOf(matching), ElementsAre("a=b"));
    EXPECT_EQ(matching.matched[0].kind, MatchKind::ByHand);
    EXPECT_THAT(matching.onlySource, ElementsAre("b"));
    EXPECT_THAT(matching.onlyTarget, ElementsAre("a"));
}

TEST(Matching, SeparatesWhatOnlyLooksTheSame) {
    MatchingEdits edits;
    edits.separated = {{"p0", "p0"}};
    const Matching matching =
        match(dataset("p0,time\n1,3\n2,4\n"), dataset("p0,time\n1,3\n2,4\n"), {}, edits);
    EXPECT_THAT(matching.matched, IsEmpty());
    EXPECT_THAT(matching.suggestions, IsEmpty());
}

TEST(Matching, UsesAcceptedAndHidesRejectedSuggestions) {
    const Dataset source = dataset("L2_misses,time\n1,3\n2,4\n5,6\n7,8\n");
    const Dataset target = dataset("l2_miss,time\n1,3\n2,4\n5,6\n7,8\n");
    ASSERT_THAT(suggestedPairs(match(source, target)), ElementsAre("L2_misses=l2_miss"));
    MatchingEdits edits;
    edits.rejected = {{"L2_misses", "l2_miss"}};
    EXPECT_THAT(match(source, target, {}, edits).suggestions, IsEmpty());
    edits = {};
    edits.accepted = {{"L2_misses", "l2_miss"}};
    const Matching matching = match(source, target, {}, edits);
    EXPECT_EQ(matching.matched[0].kind, MatchKind::Accepted);
    EXPECT_THAT(matching.onlySource, IsEmpty());
}

TEST(Matching, NotesEditsThatClash) {
    MatchingEdits edits;
    edits.byHand = {{"a", "x"}, {"b", "x"}, {"k", "x"}};
    const Matching matching =
        match(dataset("a,b,k,time\n1,2,u,3\n4,5,v,6\n"), dataset("x,time\n1,3\n4,6\n"), {}, edits);
    EXPECT_THAT(pairsOf(matching), ElementsAre("a=x"));
    EXPECT_THAT(noteCodes(matching), ElementsAre("match-taken", "match-taken"));
    edits.byHand = {{"k", "x"}};
    EXPECT_THAT(
        noteCodes(match(dataset("k,time\nu,3\nv,6\n"), dataset("x,time\n1,3\n4,6\n"), {}, edits)),
        Contains("match-types"));
}

TEST(Matching, RefusesEditsWithUnknownNames) {
    const Dataset source = dataset("a,time\n1,2\n"), target = dataset("b,time\n1,2\n");
    MatchingEdits edits;
    edits.rejected = {{"nope", "b"}};
    EXPECT_THAT(errorText([&] { match(source, target, {}, edits); }), HasSubstr("“nope”"));
    edits = {};
    edits.byHand = {{"a", "time"}};
    EXPECT_THAT(errorText([&] { match(source, target, {}, edits); }),
                HasSubstr("match-unknown-target"));
    EXPECT_THAT(errorText([&] { matchFeatures({}, target); }), HasSubstr("match-no-source"));
}

TEST(Matching, LeavesOutIgnoredColumnsButNotGroups) {
    const Dataset source =
        dataset("rank,node,time\n1,2,3\n4,5,6\n", {"time", {"node"}, {"rank"}, {}});
    const Dataset target = dataset("rank,node,time\n1,2,3\n4,5,6\n");
    const Matching matching = match(source, target);
    EXPECT_THAT(pairsOf(matching), ElementsAre("rank=rank"));
    EXPECT_THAT(matching.onlyTarget, ElementsAre("node"));
}

TEST(Matching, UsesWhatAllSourcesShare) {
    const std::vector<Dataset> sources = {dataset("a,b,time\n1,2,3\n4,5,6\n"),
                                          dataset("b,c,time\n1,2,3\n4,5,6\n")};
    const Matching matching = matchFeatures(sources, dataset("a,b,c,time\n1,2,3,4\n5,6,7,8\n"));
    EXPECT_THAT(pairsOf(matching), ElementsAre("b=b"));
    EXPECT_THAT(matching.onlySource, IsEmpty());
    EXPECT_THAT(matching.onlyTarget, ElementsAre("a", "c"));
}

}  // namespace
}  // namespace footbridge
