// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/bundle/bundle.h"

namespace footbridge {
namespace {

/// Bundles of the built-in example as released versions wrote them; see fixtures/README.
class ReleasedBundle : public testing::TestWithParam<const char*> {
  protected:
    std::filesystem::path path = std::filesystem::path(FOOTBRIDGE_FIXTURES) / GetParam();
};

TEST_P(ReleasedBundle, IsReadAndPredictsItsSamples) {
    const Bundle bundle = readBundle(path);
    EXPECT_EQ(bundle.model.responseName, "runtime_s");
    EXPECT_EQ(bundle.model.schema.size(), 11);
    EXPECT_EQ(bundle.provenance.shots.size(), 12u);
    const Vector predicted = bundle.model.predict(bundle.samples).value;
    const Vector& stored = bundle.samplePredictions.value;
    EXPECT_LT(((predicted - stored).array() / stored.array()).abs().maxCoeff(), 1e-9);
}

TEST_P(ReleasedBundle, IsVerified) {
    const VerifyReport report = verifyBundle(path, {});
    EXPECT_EQ(report.samples, 40);
    EXPECT_LT(report.torchDifference, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Format1, ReleasedBundle,
                         testing::Values("format-1-ridge.zip", "format-1-gp.zip",
                                         "format-1-boosted-trees.zip"));

}  // namespace
}  // namespace footbridge
