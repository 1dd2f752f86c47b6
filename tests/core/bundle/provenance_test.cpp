// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/bundle/bundle_contents.h"
#include "core/run/checksum.h"
#include "core/table/csv_reader.h"
#include "tests/core/analysis/small_analysis.h"

namespace footbridge {
namespace {

TEST(ProvenanceOf, NamesEverythingThatTheModelComesFrom) {
    const AnalysisInput input = smallInput();
    const Analysis analysis = analyse(input, {});
    const Provenance provenance = provenanceOf(input, analysis);
    ASSERT_EQ(provenance.sources.size(), 1u);
    EXPECT_EQ(provenance.sources[0].label, "old");
    EXPECT_EQ(provenance.sources[0].rows, 150);
    EXPECT_EQ(provenance.target.checksum, input.target.table->checksum);
    EXPECT_EQ(provenance.shots, analysis.split.shots);
    EXPECT_EQ(provenance.shotsChecksum.size(), 64u);
    EXPECT_EQ(provenance.pool, "all");
    EXPECT_EQ(provenance.seed, 5u);
    EXPECT_EQ(provenance.matched.size(), 3u);
    EXPECT_EQ(provenance.leaderboard.size(), 3u);
    EXPECT_EQ(provenance.leaderboard[0].testRows, 48);
    EXPECT_TRUE(provenance.severity);
}

TEST(ProvenanceOf, ChecksumOfTheShotsIsThatOfTheirCsv) {
    AnalysisInput input = smallInput();
    input.target.table =
        std::make_shared<const Table>(parseCsv("a,time,energy\n1,2,x\n3,4,y\n5,6,z\n", "t.csv"));
    Analysis analysis;
    analysis.split.shots = {0, 2};
    EXPECT_EQ(provenanceOf(input, analysis).shotsChecksum, sha256("a,time\n1,2\n5,6\n"));
}

}  // namespace
}  // namespace footbridge
