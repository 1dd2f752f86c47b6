// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/bundle/compiled_code.h"
#include "core/bundle/conformance.h"
#include "core/bundle/model_code.h"
#include "core/graph/graph_json.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "sample_bundle.h"
#include "sample_platforms.h"

namespace footbridge {
namespace {

PlatformBundle train() {
    const PlatformData data = platformRuns("big \"one\", new", "");
    PlatformBundle bundle;
    bundle.model = trainPlatforms(data, {}, {}).model;
    bundle.samples = data.features;
    return bundle;
}

const PlatformBundle& trained() {
    static const PlatformBundle bundle = train();
    return bundle;
}

graph::CSource codeOf(const PlatformModel& model) {
    return modelCode(model, graph::toJson(model.graph).dump());
}

std::vector<std::string> strictly(const char* compiler) {
    return {compiler, "-std=c99", "-pedantic",
            "-Wall",  "-Wextra",  "-Werror",
            "-O1",    "-g",       "-fsanitize=address,undefined"};
}

TEST(PlatformCode, PredictsTheVectorsOfTheModel) {
    const PlatformBundle& bundle = trained();
    AdaptedModel ranges;
    ranges.schema = bundle.model.schema;
    ranges.low = bundle.model.low;
    ranges.high = bundle.model.high;
    const Matrix rows = conformanceRows(ranges, 300, 3);
    const VectorPrediction prediction = bundle.model.predict(rows);
    const Matrix wanted = sideBySide({prediction.value, prediction.lower, prediction.upper});
    for (const char* compiler : {FOOTBRIDGE_GCC, FOOTBRIDGE_CLANG}) {
        std::string said;
        const auto is =
            predictCompiled(codeOf(bundle.model), rows, 2, strictly(compiler), said, {});
        ASSERT_TRUE(is) << said;
        EXPECT_EQ(said, "");
        ASSERT_EQ(is->cols(), wanted.cols());
        const Matrix difference = (*is - wanted).array() / wanted.array();
        EXPECT_LT(difference.cwiseAbs().maxCoeff(), 1e-9);
    }
}

TEST(PlatformCode, ADifferenceIsFound) {
    const PlatformBundle& bundle = trained();
    graph::CSource code = codeOf(bundle.model);
    EXPECT_LT(*compareCompiled(bundle.model, code, bundle.samples, kCodeTolerance, {}), 1e-10);
    const std::string wanted = "upper[i] = out[";
    code.source.replace(code.source.find(wanted), wanted.size(), "upper[i] = 1.00000001 * out[");
    EXPECT_THROW(compareCompiled(bundle.model, code, bundle.samples, kCodeTolerance, {}), Error);
}

TEST(PlatformCode, TheExamplePrintsItsSamples) {
    const PlatformBundle& bundle = trained();
    const TemporaryFolder folder;
    for (const auto& [name, text] : codeFolder(bundle))
        writeFile((folder / name.c_str()).string(), text);
    const std::string command =
        "cd " + (folder / "").string() + " && " + FOOTBRIDGE_GCC +
        " -std=c99 -pedantic -Wall -Wextra -Werror -O1 -fsanitize=address,undefined predict.c "
        "model.c -lm -o predict && ./predict samples.csv > out.csv";
    ASSERT_EQ(std::system(command.c_str()), 0);
    const Table printed = parseCsv(readFile((folder / "out.csv").string()), "out");
    const Table samples = parseCsv(readFile((folder / "samples.csv").string()), "samples");
    ASSERT_EQ(printed.rows(), bundle.samples.rows());
    ASSERT_EQ(printed.columns.size(), 6u);
    for (const Column& column : printed.columns) {
        const Column* wanted = samples.find(column.name);
        ASSERT_TRUE(wanted) << column.name;
        for (std::size_t row = 0; row < column.numbers.size(); ++row)
            EXPECT_NEAR(column.numbers[row], wanted->numbers[row], 1e-9 * wanted->numbers[row]);
    }
}

}  // namespace
}  // namespace footbridge
