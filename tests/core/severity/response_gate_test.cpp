// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/core/severity/measured_platforms.h"

namespace footbridge {
namespace {

TEST(ResponseGate, ClosesForMoreRowsOfTheSourceAndOpensForOthers) {
    int closed = 0, open = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const SeverityInput input = sameBehaviour(20, seed);
        const SourceEvidence& source = input.sources[0];
        const HeldOutPairs heldOut =
            heldOutOf(source.heldOutPredictions, source.heldOutResponses, {});
        closed += responseGate(heldOut, source.shotPredictions, input.shotResponses, {}, seed) == 0;
        open += responseGate(heldOut, source.shotPredictions, input.shotResponses.array() + 3, {},
                             seed) == 1;
    }
    EXPECT_GE(closed, 46);
    EXPECT_EQ(open, 50);
}

TEST(ResponseGate, IsOpenWhereNothingCanBeSaid) {
    const SeverityInput input = sameBehaviour(3, 1);
    const SourceEvidence& source = input.sources[0];
    const HeldOutPairs heldOut = heldOutOf(source.heldOutPredictions, source.heldOutResponses, {});
    EXPECT_EQ(responseGate(heldOut, source.shotPredictions, input.shotResponses, {}, 1), 1);
    EXPECT_EQ(responseGate({}, source.shotPredictions, input.shotResponses, {}, 1), 1);
}

}  // namespace
}  // namespace footbridge
