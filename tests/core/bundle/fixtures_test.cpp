// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/bundle/bundle.h"

namespace footbridge {
namespace {

struct Released {
    const char* name;
    std::size_t shots;  ///< whose rows it names
    Index samples;
    bool state;
};

/// Bundles of the built-in example as released versions wrote them; see fixtures/README.
class ReleasedBundle : public testing::TestWithParam<Released> {
  protected:
    std::filesystem::path path = std::filesystem::path(FOOTBRIDGE_FIXTURES) / GetParam().name;
};

TEST_P(ReleasedBundle, IsReadAndPredictsItsSamples) {
    const Bundle bundle = readBundle(path);
    EXPECT_EQ(bundle.model.responseName, "runtime_s");
    EXPECT_EQ(bundle.model.schema.size(), 11);
    EXPECT_EQ(bundle.provenance.shots.size(), GetParam().shots);
    const Vector predicted = bundle.model.predict(bundle.samples).value;
    const Vector& stored = bundle.samplePredictions.value;
    EXPECT_LT(((predicted - stored).array() / stored.array()).abs().maxCoeff(), 1e-9);
}

TEST_P(ReleasedBundle, IsVerified) {
    const VerifyReport report = verifyBundle(path, {});
    EXPECT_EQ(report.samples, GetParam().samples);
    EXPECT_LT(report.torchDifference, 1e-9);
    EXPECT_LT(report.onnxDifference, 1e-9);
}

TEST_P(ReleasedBundle, StillHoldsWhatItCanGoOnFrom) {
    const Bundle bundle = readBundle(path);
    ASSERT_EQ(bundle.state != nullptr, GetParam().state);
    if (!bundle.state) return;
    EXPECT_EQ(bundle.state->shots.table->rows(), static_cast<Index>(GetParam().shots));
    EXPECT_EQ(bundle.state->source->networks.size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Format1, ReleasedBundle,
                         testing::Values(Released{"format-1-ridge.zip", 12, 40, false},
                                         Released{"format-1-gp.zip", 12, 40, false},
                                         Released{"format-1-boosted-trees.zip", 12, 40, false}));
INSTANTIATE_TEST_SUITE_P(Format2, ReleasedBundle,
                         testing::Values(Released{"format-2-with-state.zip", 20, 200, true},
                                         Released{"format-2-without-shots.zip", 0, 200, false}));

}  // namespace
}  // namespace footbridge
