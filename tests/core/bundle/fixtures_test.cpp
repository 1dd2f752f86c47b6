// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/bundle/bundle.h"
#include "core/bundle/state.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

struct Released {
    const char* name;
    std::size_t shots;  ///< whose rows it names
    Index samples;
    std::size_t networks;  ///< of the source model in its state; 0 without
};

/// Bundles of the built-in example as released versions wrote them; see fixtures/README.
class ReleasedBundle : public testing::TestWithParam<Released> {
  protected:
    std::filesystem::path path = std::filesystem::path(FOOTBRIDGE_FIXTURES) / GetParam().name;
};

TEST_P(ReleasedBundle, IsReadAndPredictsItsSamples) {
    const Bundle bundle = readBundle(path);
    EXPECT_EQ(bundle.model.responseName, "runtime_s");
    EXPECT_TRUE(bundle.uncompared || !std::string_view(GetParam().name).starts_with("format-1"));
    EXPECT_EQ(bundle.model.schema.size(), 11);
    EXPECT_EQ(bundle.provenance.shots.size(), GetParam().shots);
    const Vector predicted = bundle.model.predict(bundle.samples).value;
    const Vector& stored = bundle.samplePredictions.value;
    EXPECT_LT(((predicted - stored).array() / stored.array()).abs().maxCoeff(), 1e-9);
}

TEST_P(ReleasedBundle, IsVerifiedUnlessItsTorchScriptWasWrittenOtherwise) {
    // Before there were intervals in it; as nobody can tell it from a stranger's, it is not run.
    if (std::string_view(GetParam().name).starts_with("format-1")) {
        try {
            verifyBundle(path, {});
            FAIL() << "was verified";
        } catch (const Error& error) {
            const std::string_view code = error.message().code();
            EXPECT_TRUE(code == "bundle-foreign-script" || code == "bundle-other-torch") << code;
        }
        return;
    }
    const VerifyReport report = verifyBundle(path, {});
    EXPECT_EQ(report.samples, GetParam().samples);
    EXPECT_LT(report.torchDifference, 1e-9);
    EXPECT_LT(report.onnxDifference, 1e-9);
    const auto& foreign = report.contents.foreign;
    const bool bound = std::string_view(GetParam().name).starts_with("format-4");
    for (const char* name : {kSourceStateFile, kAdaptationFile})
        EXPECT_EQ(std::ranges::count(foreign, name), GetParam().networks > 0 && !bound ? 1 : 0)
            << "before the manifest held its digest: " << name;
}

TEST_P(ReleasedBundle, StillHoldsWhatItCanGoOnFrom) {
    const Bundle bundle = readBundle(path);
    ASSERT_EQ(bundle.state != nullptr, GetParam().networks > 0);
    if (!bundle.state) return;
    EXPECT_EQ(bundle.state->shots.table->rows(), static_cast<Index>(GetParam().shots));
    EXPECT_EQ(bundle.state->source->networks.size(), GetParam().networks);
    for (const SourcePart& part : bundle.state->source->parts)
        EXPECT_EQ(part.fileName.find('/'), std::string::npos) << part.fileName;
}

INSTANTIATE_TEST_SUITE_P(Format1, ReleasedBundle,
                         testing::Values(Released{"format-1-ridge.zip", 12, 40, 0},
                                         Released{"format-1-gp.zip", 12, 40, 0},
                                         Released{"format-1-boosted-trees.zip", 12, 40, 0}));
INSTANTIATE_TEST_SUITE_P(Format2, ReleasedBundle,
                         testing::Values(Released{"format-2-with-state.zip", 20, 200, 1},
                                         Released{"format-2-without-shots.zip", 0, 200, 0}));
INSTANTIATE_TEST_SUITE_P(Format3, ReleasedBundle,
                         testing::Values(Released{"format-3-auto.zip", 0, 28, 0},
                                         Released{"format-3-with-state.zip", 12, 40, 2}));
INSTANTIATE_TEST_SUITE_P(Format4, ReleasedBundle,
                         testing::Values(Released{"format-4-with-state.zip", 12, 40, 2}));

}  // namespace
}  // namespace footbridge
