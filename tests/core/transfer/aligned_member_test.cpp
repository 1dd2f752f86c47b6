// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/aligned_member.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/graph/interpreter.h"
#include "core/metrics/errors.h"
#include "core/transfer/target_reader.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

struct Fitted {
    TargetReading reading;
    std::optional<AlignedMember> member;

    Fitted(const Scene& scene, Index shots)
        : reading(readTarget(*scene.model, scene.target,
                             {firstRows(shots, scene.target.table->rows()).shots, false},
                             scene.matching, {})),
          member(fitAlignedMember(reading.view, reading.shots, reading.reference, reading.v)) {}
};

TEST(AlignedMember, FindsTheSourcesBehindOtherNames) {
    const Scene scene(renamedTarget());
    const Fitted fitted(scene, 40);
    ASSERT_TRUE(fitted.member);
    const TargetFeatures all =
        featuresOf(fitted.reading.view, rawFeatures(scene.target, fitted.reading.view.schema));
    const Vector truth = fitted.reading.view.transform.forward(scene.target.response());
    EXPECT_LT(normalisedError(fitted.member->predict(all), truth, variance(truth)), 0.3);
}

TEST(AlignedMember, IsTheSameAsItsGraph) {
    const Scene scene(renamedTarget());
    const Fitted fitted(scene, 10);
    ASSERT_TRUE(fitted.member);
    const Matrix raw = rawFeatures(scene.target, fitted.reading.view.schema);
    FeatureGraph features(fitted.reading.view);
    const graph::Value value = fitted.member->emit(features);
    const Vector emitted = graph::run(features.builder().finish(value), raw);
    const Vector direct = fitted.member->predict(featuresOf(fitted.reading.view, raw));
    EXPECT_LT((emitted - direct).cwiseAbs().maxCoeff(), 1e-9);
}

TEST(AlignedMember, IsNotThereWhereColumnsAreShared) {
    EXPECT_FALSE(Fitted(Scene(bentTarget()), 10).member);
}

TEST(AlignedMember, HasItsWeightInAuto) {
    const Scene scene(renamedTarget());
    AdaptOptions options;
    options.strategies = {Strategy::Auto};
    const Adaptation adaptation = scene.adapt(options, 5);
    const auto& members = adaptation.find(Strategy::Auto)->members;
    const auto found = std::find_if(members.begin(), members.end(), [](const MemberWeight& each) {
        return each.name == kAlignedSourceName;
    });
    ASSERT_NE(found, members.end());
    EXPECT_GT(found->weight, 0);
}

}  // namespace
}  // namespace footbridge
