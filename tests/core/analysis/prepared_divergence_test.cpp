// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/prepared_divergence.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/changed_inputs.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

AnalysisInput smallInput() {
    AnalysisInput input;
    input.sources = {platforms::source()};
    input.target = platforms::affineTarget();
    input.shots = {ShotRequest::Kind::Count, 12, {}};
    input.sourceOptions = {1, 20, 5, 4000, 6000, 0};
    return input;
}

PreparedDivergence preparedFor(const AnalysisInput& input) {
    Analysis analysis = prepare(input);
    analysis.source = trainFor(input, analysis, {}, {});
    return {input, analysis, {}};
}

TEST(AnalysisInput, DiffersWhereAnyMemberDoes) {
    const AnalysisInput input = smallInput();
    EXPECT_EQ(input, AnalysisInput(input));
    for (const InputChange& change : inputChanges()) {
        EXPECT_NE(change.of(input), input) << change.member;
        EXPECT_NE(withoutLabels(change.of(input)), withoutLabels(input)) << change.member;
    }
}

TEST(AnalysisInput, LabelsAreAllThatMayBeLeftOut) {
    AnalysisInput renamed = smallInput();
    const AnalysisInput input = renamed;
    renamed.sources[0].label = "another";
    renamed.target.label = "other";
    EXPECT_NE(renamed, input);
    EXPECT_EQ(withoutLabels(renamed), withoutLabels(input));
}

TEST(PreparedDivergence, CoversOtherShotsOfTheSameDataAlone) {
    const AnalysisInput input = smallInput();
    const PreparedDivergence divergence = preparedFor(input);
    const std::set<std::string> measuredWithEach{"shots", "strategies"};
    const std::set<std::string> seenInTheMatching{"aliases", "edits", "acceptSuggestions"};
    EXPECT_TRUE(divergence.mayCover(input));
    for (const InputChange& change : inputChanges()) {
        const bool covered =
            measuredWithEach.contains(change.member) || seenInTheMatching.contains(change.member);
        EXPECT_EQ(divergence.mayCover(change.of(input)), covered) << change.member;
    }
}

TEST(PreparedDivergence, DoesNotCoverAnotherMatching) {
    const AnalysisInput input = smallInput();
    const PreparedDivergence divergence = preparedFor(input);
    EXPECT_TRUE(divergence.covers(input, prepare(input)));
    AnalysisInput separated = input;
    separated.edits.separated = {{"size", "size"}};
    EXPECT_FALSE(divergence.covers(separated, prepare(separated)));
}

TEST(PreparedDivergence, DoesNotCoverAPoolOfShots) {
    AnalysisInput input = smallInput();
    input.pool = Pool::Shots;
    EXPECT_FALSE(preparedFor(input).mayCover(input)) << "the pool changes with the shots";
}

}  // namespace
}  // namespace footbridge
