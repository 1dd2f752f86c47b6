// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "core/source/source_training.h"
#include "tests/core/bundle/sample_bundle.h"
#include "tests/core/graph/random_graph.h"
#include "tests/core/platforms.h"
#include "unpacked_bundle.h"

namespace footbridge {
namespace {

/// Loads the unpacked bundles in every format outside Footbridge and prints the largest
/// differences.
void checkOutside(const std::vector<std::filesystem::path>& folders) {
    std::string command = std::string(FOOTBRIDGE_PYTHON) + " " FOOTBRIDGE_CONFORMANCE_FOLDER +
                          "/check_bundles.py " FOOTBRIDGE_NODE_FOLDER
                          " " FOOTBRIDGE_MANIFEST_SCHEMA;
    for (const auto& folder : folders) command += " " + folder.string();
    std::cout << outputOf(command);
}

std::string fileNameOf(Strategy strategy) {
    std::string name(strategyName(strategy));
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

/// Every strategy on one pair of platforms.
void checkStrategies(const std::string& kind, const Adaptation& adaptation, const Dataset& target) {
    const TemporaryFolder folder;
    std::vector<std::filesystem::path> folders;
    std::size_t available = 0;
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available) {
            std::cout << strategyName(result.strategy) << ": " << result.reason.text() << "\n";
            continue;
        }
        ++available;
        const auto to = folder / (kind + "-" + fileNameOf(result.strategy)).c_str();
        unpackBundle(result.model, platforms::rawOf(target, result.model.schema), to);
        folders.push_back(to);
    }
    ASSERT_GE(available, 5u);
    checkOutside(folders);
}

void checkStrategies(const std::string& kind, const Dataset& target) {
    checkStrategies(kind, platforms::Scene(target).adapt(), target);
}

/// Some are negative: models take asinh of them.
double balance(const platforms::Execution& run) {
    return 2 * run.logTime() - 6;
}

TEST(Conformance, EveryStrategyOnSharedColumns) {
    checkStrategies("homogeneous", platforms::bentTarget());
}

TEST(Conformance, EveryStrategyOnPartlySharedColumns) {
    checkStrategies("partial", platforms::platform("new cluster", platforms::drawRuns(120, 2),
                                                   platforms::bentTime, {.threads = "lanes"}));
}

TEST(Conformance, EveryStrategyWithoutSharedColumns) {
    checkStrategies("disjoint", platforms::renamedTarget());
}

TEST(Conformance, EveryStrategyOnResponsesOfBothSigns) {
    using namespace platforms;
    const std::vector<Dataset> sources{platform("old cluster", drawRuns(300, 1), balance)};
    const Dataset target = platform("new cluster", drawRuns(120, 2), balance);
    const auto model = trainSource(sources, {"size", "threads", "compiler"},
                                   ResponseTransform::Kind::Asinh, quick(), {});
    checkStrategies(
        "signed", adapt(*model, target, firstRows(20, 120), matchFeatures(sources, target), {}, {}),
        target);
}

TEST(Conformance, EveryOperation) {
    const TemporaryFolder folder;
    std::vector<std::filesystem::path> folders;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Random random(seed, "rows");
        AdaptedModel model;
        model.graph = graph::randomGraph(seed, 5);
        for (int i = 0; i < 5; ++i) {
            model.schema.features.push_back({"x" + std::to_string(i), ColumnType::Number, "", {}});
        }
        model.low.assign(5, -1);
        model.high.assign(5, 2);
        const Matrix rows = graph::randomFeatures(random, 100, 5);
        model.typicalResponse = model.predict(rows).value.cwiseAbs().mean();
        folders.push_back(folder / ("operations-" + std::to_string(seed)).c_str());
        unpackBundle(model, rows, folders.back());
    }
    checkOutside(folders);
}

TEST(Conformance, NumbersTextsAndIntervals) {
    const TemporaryFolder folder;
    unpackBundle(sampleModel(), sampleRows(80), folder / "texts");
    checkOutside({folder / "texts"});
}

}  // namespace
}  // namespace footbridge
