// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <memory>

#include "core/graph/interpreter.h"
#include "core/metrics/conformal.h"
#include "core/run/random.h"
#include "core/severity/severity_of.h"
#include "core/source/source_training.h"
#include "core/transfer/mixture/mixture_model.h"
#include "core/transfer/target_reader.h"
#include "tests/core/grouped_platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

/// The mixture of a target like its source, with the gate that its shots choose.
class GatedFit {
  public:
    GatedFit(const SourceModel& model, const Dataset& source, const Dataset& target, Index shots)
        : m_reading(readTarget(model, target, {firstRows(shots, target.table->rows()).shots},
                               matchFeatures(std::span(&source, 1), target), {})) {
        fit(model);
    }

    void fit(const SourceModel& model) {
        const auto gate = [&](const TargetFeatures& shots, const Vector& v) {
            return severityGate(model, shots.trees, v, shots.groups, 1);
        };
        m_folds = assignFolds(m_reading.v.size(), m_reading.shots.groups, 1);
        m_mixture.fit(
            {m_reading.view, m_reading.shots, m_reading.reference, m_reading.v, m_folds, 0, gate},
            {});
    }

    TargetReading& reading() { return m_reading; }
    const std::vector<int>& folds() const { return m_folds; }
    const MixtureModel& mixture() const { return m_mixture; }

    /// Of the source as it is.
    double sourceWeight() const {
        for (const MemberWeight& member : m_mixture.members())
            if (member.name == "source as it is") return member.weight;
        return 0;
    }

    /// Share of the rows from `first` on inside an interval of that level.
    double coverage(const Dataset& target, Index first, double level) const {
        const auto width = conformalWidth(
            scaledResiduals(m_reading.v, m_mixture.outOfFold(), m_mixture.outOfFoldSpread()),
            level);
        EXPECT_EQ(width->level, level);
        const Matrix raw =
            rawOf(target, m_reading.view.schema).bottomRows(target.table->rows() - first);
        const Vector v = m_reading.view.transform.forward(target.response()).tail(raw.rows());
        FeatureGraph features(m_reading.view);
        const MixtureModel::Emitted emitted = m_mixture.emit(features);
        const graph::ModelGraph graph = features.builder().finish(
            emitted.value, emitted.value, emitted.spread);  // the spread in place of an end
        const graph::Outputs outputs = graph::runAll(graph, raw);
        const Vector away = (v - outputs.value).cwiseAbs().cwiseQuotient(outputs.upper);
        return static_cast<double>((away.array() <= width->halfWidth).count()) /
               static_cast<double>(away.size());
    }

  private:
    TargetReading m_reading;
    std::vector<int> m_folds;
    MixtureModel m_mixture;
};

std::shared_ptr<const SourceModel> trainedOn(const Dataset& source) {
    return trainSource(std::span(&source, 1), {"size", "threads", "compiler"},
                       ResponseTransform::Kind::Log, quick(), {});
}

struct Case {
    const char* name;
    Scatter scatter;
    Index shots;
    double slower = 0;  ///< the target, in ln time
};

class GatedIntervals : public testing::TestWithParam<Case> {};

TEST_P(GatedIntervals, CoverAsOftenAsTheySay) {
    constexpr int kDraws = 120;
    auto [name, scatter, shots, slower] = GetParam();
    const Dataset source = scattered("old cluster", 300, scatter, 1);
    scatter.slower = slower;
    const auto model = trainedOn(source);
    double at80 = 0, at90 = 0, gated = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
        const Dataset target =
            scattered("again", 160, scatter, 100 + static_cast<std::uint64_t>(draw));
        const GatedFit fit(*model, source, target, shots);
        if (fit.sourceWeight() == 0) continue;
        ++gated;
        at80 += fit.coverage(target, shots, 0.8);
        at90 += fit.coverage(target, shots, 0.9);
    }
    EXPECT_GT(gated, 0.6 * kDraws);
    EXPECT_NEAR(at80 / gated, 0.8, 0.03);
    EXPECT_NEAR(at90 / gated, 0.9, 0.03);
}

// Numbers of shots of which both levels are whole.
INSTANTIATE_TEST_SUITE_P(Of, GatedIntervals,
                         testing::Values(Case{"fewShots", {1, 0, 0.2}, 9},
                                         Case{"moreShots", {1, 0, 0.2}, 19},
                                         Case{"groups", {3, 0.2, 0.1}, 39},
                                         Case{"slowerMore", {1, 0, 0.2}, 19, 0.15},
                                         Case{"muchSlowerFew", {1, 0, 0.2}, 9, 0.3}),
                         [](const auto& test) { return test.param.name; });

TEST(GatedOutOfFold, AShotHasNoSayInItsOwnPrediction) {
    const Scatter scatter{1, 0, 0.2};
    const Dataset source = scattered("old cluster", 300, scatter, 1);
    const auto model = trainedOn(source);
    const Dataset target = scattered("again", 60, scatter, 7);
    GatedFit fit(*model, source, target, 8);
    ASSERT_EQ(fit.sourceWeight(), 1);
    const Vector before = fit.mixture().outOfFold();
    fit.reading().v[3] += 0.3;
    fit.fit(*model);
    ASSERT_EQ(fit.sourceWeight(), 1);
    EXPECT_EQ(fit.mixture().outOfFold()[3], before[3]);
    EXPECT_NE(fit.mixture().outOfFold()[2], before[2]);
}

}  // namespace
}  // namespace footbridge
