// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/graph/interpreter.h"
#include "core/metrics/splits.h"
#include "core/transfer/mixture/mixture_model.h"
#include "core/transfer/strategies/make_candidate.h"
#include "core/transfer/target_reader.h"
#include "tests/core/platforms.h"

// The graph is the native prediction: it must say what the fitted learners themselves say.

namespace footbridge {
namespace {

using namespace platforms;

constexpr Index kShots = 25;

Dataset partlyRenamedTarget() {
    return platform("new cluster", drawRuns(120, 2), bentTime,
                    {"size", "lanes", "compiler", "time"});
}

const Scene& sceneOf(const std::string& schemas) {
    static const Scene homogeneous(bentTarget()), partial(partlyRenamedTarget()),
        disjoint(renamedTarget());
    return schemas == "homogeneous" ? homogeneous : schemas == "partial" ? partial : disjoint;
}

/// All rows of the target, and some with missing and unseen values and numbers far outside.
Matrix rowsOf(const Scene& scene, const FeatureSchema& schema) {
    Matrix rows = rawOf(scene.target, schema);
    const Index changed = 30;
    for (Index row = 0; row < changed; ++row) {
        const Index column = row % rows.cols();
        if (row % 3 == 0) rows(row, column) = std::nan("");
        if (row % 3 == 1) rows(row, column) = -1;
        if (row % 3 == 2) rows(row, column) *= 100;
    }
    return rows;
}

double largestGap(const Vector& native, const Vector& own) {
    return ((native - own).array() / own.array().abs().max(1e-3)).abs().maxCoeff();
}

class NativePrediction : public testing::TestWithParam<std::tuple<const char*, Strategy>> {
  protected:
    const Scene& scene = sceneOf(std::get<0>(GetParam()));
    TargetReading reading = readTarget(*scene.model, scene.target,
                                       {firstRows(kShots, scene.target.table->rows()).shots, false},
                                       scene.matching, {});
    FeatureGraph features{reading.view};
    Matrix rows = rowsOf(scene, reading.view.schema);

    double gapOf(graph::Value emitted, const Vector& own) {
        return largestGap(graph::run(features.builder().finish(emitted), rows), own);
    }
};

TEST_P(NativePrediction, IsWhatTheFittedLearnersSay) {
    const Strategy strategy = std::get<1>(GetParam());
    const TargetFeatures asked = featuresOf(reading.view, rows);
    if (strategy == Strategy::Auto) {
        MixtureModel mixture;
        const std::vector<int> folds = assignFolds(reading.v.size(), {}, 1);
        mixture.fit({reading.view, reading.shots, reading.reference, reading.v, folds}, {});
        EXPECT_LT(gapOf(mixture.emit(features).value, mixture.predict(asked)), 1e-9);
        return;
    }
    const auto candidate = makeCandidate(strategy, reading.view);
    candidate->fit(reading.shots, reading.v, {});
    EXPECT_LT(gapOf(candidate->emit(features), candidate->predict(asked)), 1e-9);
}

std::vector<Strategy> strategiesFor(bool shared) {
    std::vector<Strategy> strategies;
    for (const Strategy strategy : allStrategies())
        if (shared || !needsSharedColumns(strategy)) strategies.push_back(strategy);
    return strategies;
}

std::string nameOf(const testing::TestParamInfo<NativePrediction::ParamType>& info) {
    std::string name(strategyName(std::get<1>(info.param)));
    std::erase_if(name, [](char c) { return c == '-' || c == ' '; });
    return std::string(std::get<0>(info.param)) + "_" + name;
}

INSTANTIATE_TEST_SUITE_P(Shared, NativePrediction,
                         testing::Combine(testing::Values("homogeneous", "partial"),
                                          testing::ValuesIn(strategiesFor(true))),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Disjoint, NativePrediction,
                         testing::Combine(testing::Values("disjoint"),
                                          testing::ValuesIn(strategiesFor(false))),
                         nameOf);

}  // namespace
}  // namespace footbridge
