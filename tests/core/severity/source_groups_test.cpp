// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/severity/severity_of.h"
#include "core/source/source_training.h"
#include "tests/core/grouped_platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

std::shared_ptr<const SourceModel> trainedOn(const Dataset& source) {
    return trainSource(std::span(&source, 1), {"size", "threads", "compiler"},
                       ResponseTransform::Kind::Log, quick(), {});
}

TEST(SourceGroups, GoWithTheHeldOutRowsOfTheModel) {
    const Dataset source = scattered("old cluster", 300, {5, 0.2, 0.1}, 1);
    const auto model = trainedOn(source);
    const SourcePart& part = model->parts.front();
    const Vector v = part.transform.forward(source.response());
    std::map<double, int> groupOf;
    for (Index row = 0; row < v.size(); ++row)
        groupOf[v[row]] = source.groupKeys()[static_cast<std::size_t>(row)];
    ASSERT_EQ(part.heldOutGroups.size(), 300u);
    std::map<int, int> numbers;  // groups are counted anew
    std::set<int> used;
    for (Index i = 0; i < 300; ++i) {
        const int group = part.heldOutGroups[static_cast<std::size_t>(i)];
        const auto at = numbers.emplace(groupOf.at(part.heldOutResponses[i]), group).first;
        EXPECT_EQ(at->second, group);
        used.insert(group);
    }
    EXPECT_EQ(used.size(), numbers.size());
}

TEST(SourceGroups, StayApartWhereResponsesAreEqual) {
    const Dataset source = scattered("old cluster", 300, {5, 0.2, 0.1, 300}, 1);
    const auto model = trainedOn(source);
    const SourcePart& part = model->parts.front();
    const std::set<double> responses(part.heldOutResponses.begin(), part.heldOutResponses.end());
    ASSERT_LT(responses.size(), 20u);
    const PreparedPair prepared = preparePair(*model, std::span(&source, 1), source,
                                              matchFeatures(std::span(&source, 1), source), {},
                                              Pool::All, {}, SeverityParts::Responses);
    EXPECT_EQ(prepared.severity.sources.front().heldOut.groups.size(), 60u);
}

TEST(SourceGroups, AreDrawnWholeByTheGateAsTheShotsHoldThem) {
    const Scatter campaigns{15, 0.7, 0.05};
    const auto model = trainedOn(scattered("old cluster", 300, campaigns, 1));
    SourceModel forgetful = *model;
    for (SourcePart& part : forgetful.parts) part.heldOutGroups.clear();
    constexpr int kDraws = 20;
    double whole = 0, single = 0;
    for (std::uint64_t draw = 0; draw < kDraws; ++draw) {
        const Dataset target = scattered("again", 30, campaigns, 100 + draw);
        const Matrix trees =
            model->treePredictions(model->encoder.encode(rawOf(target, model->schema)));
        const Vector v = model->parts.front().transform.forward(target.response());
        whole += severityGate(*model, trees, v, target.groupKeys(), 1).gate / kDraws;
        single += severityGate(forgetful, trees, v, target.groupKeys(), 1).gate / kDraws;
    }
    EXPECT_LT(whole, 0.15);
    EXPECT_GT(single, whole + 0.2);
}

}  // namespace
}  // namespace footbridge
