// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/name_similarity.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

double similarity(const std::string& a, const std::string& b) {
    return NameSimilarity({a, b})(a, b);
}

TEST(NameSimilarity, IsFullForTheSameWords) {
    EXPECT_DOUBLE_EQ(similarity("block_size_x", "BlockSizeX"), 1);
    EXPECT_DOUBLE_EQ(similarity("time [ms]", "time_s"), 1);
}

TEST(NameSimilarity, SeesAbbreviationsPluralsAndMisspellings) {
    EXPECT_GT(wordSimilarity("rqsts", "requests"), 0.7);
    EXPECT_GT(wordSimilarity("miss", "misses"), 0.8);
    EXPECT_GT(wordSimilarity("num", "number"), 0.7);
    EXPECT_GT(wordSimilarity("registers", "regsiters"), 0.5);
    EXPECT_GT(similarity("L2_RQSTS:MISS", "l2_miss_all"), 0.4);
}

TEST(NameSimilarity, SeesThroughEndings) {
    EXPECT_GT(wordSimilarity("loaded", "loads"), 0.8);
    EXPECT_GT(wordSimilarity("stored", "stores"), 0.8);
    EXPECT_GT(wordSimilarity("writes", "stored"), 0.7) << "synonyms with endings";
    EXPECT_LT(wordSimilarity("loaded", "stored"), 0.5);
    EXPECT_LT(similarity("bytes_loaded", "bytes_stored"), similarity("bytes_loaded", "byte_loads"));
    EXPECT_EQ(wordSimilarity("miss", "mis"), wordSimilarity("mis", "miss"));
}

TEST(NameSimilarity, TellsNumberedThingsApart) {
    EXPECT_EQ(wordSimilarity("l1", "l2"), 0);
    EXPECT_EQ(wordSimilarity("p3", "p4"), 0);
    EXPECT_GT(similarity("L2_misses", "l2_miss"), similarity("L2_misses", "l1_miss"));
}

TEST(NameSimilarity, IsSymmetricAndSmallForOtherNames) {
    const NameSimilarity names({"registers.per.thread", "tile_size", "threads"});
    EXPECT_DOUBLE_EQ(names("registers.per.thread", "threads"),
                     names("threads", "registers.per.thread"));
    EXPECT_EQ(names("registers.per.thread", "tile_size"), 0);
}

TEST(NameSimilarity, IsLowerForOppositesAndExchangedWords) {
    EXPECT_LT(similarity("L2_CODE_RD_HIT", "L2_CODE_RD_MISS"), 0.4);
    EXPECT_LT(similarity("INT_NOT_ELIMINATED", "INT_ELIMINATED"), 0.6);
    EXPECT_LT(similarity("L2_CODE_RD", "L2_DATA_RD"), similarity("L2_RD", "L2_DATA_RD"));
}

TEST(NameSimilarity, WeighsRareWordsMore) {
    const NameSimilarity names(
        {"BR_INST:TAKEN", "BR_INST:ALL", "BR_INST:NEAR", "BR_INST:FAR", "br_taken", "br_inst"});
    EXPECT_GT(names("BR_INST:TAKEN", "br_taken"), names("BR_INST:TAKEN", "BR_INST:ALL") - 0.1);
}

TEST(EditSimilarity, IsOneMinusTheShareOfChanges) {
    EXPECT_DOUBLE_EQ(editSimilarity("kitten", "sitting"), 1 - 3.0 / 7);
    EXPECT_DOUBLE_EQ(editSimilarity("", ""), 1);
    EXPECT_DOUBLE_EQ(editSimilarity("", "ab"), 0);
}

}  // namespace
}  // namespace footbridge
