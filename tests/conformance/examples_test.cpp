// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <charconv>
#include <sstream>

#include "core/bundle/conformance.h"
#include "core/bundle/samples_file.h"
#include "core/run/file.h"
#include "tests/core/bundle/sample_bundle.h"
#include "unpacked_bundle.h"

namespace footbridge {
namespace {

/// The predictions that an example prints: a heading, then prediction,lower,upper.
Prediction parsed(const std::string& output, Index rows) {
    Prediction prediction{Vector(rows), Vector(rows), Vector(rows)};
    std::istringstream lines(output);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "prediction,lower,upper");
    for (Index row = 0; row < rows; ++row) {
        if (!std::getline(lines, line)) {
            ADD_FAILURE() << "only " << row << " rows";
            break;
        }
        const char* at = line.data();
        for (Vector* values : {&prediction.value, &prediction.lower, &prediction.upper}) {
            at = std::from_chars(at, line.data() + line.size(), (*values)[row]).ptr + 1;
        }
    }
    EXPECT_FALSE(std::getline(lines, line)) << line;
    return prediction;
}

class BundleExamples : public testing::Test {
  protected:
    static constexpr Index kRows = 80;

    BundleExamples() { unpackBundle(sampleModel(), sampleRows(kRows), bundle); }

    /// Runs the program on the samples that are shipped and on a file with other columns around the
    /// model's, in another order.
    void expectPredictsItsSamples(const std::string& program) {
        const Prediction wanted = sampleModel().predict(sampleRows(kRows));
        const Prediction is = parsed(outputOf(program), kRows);
        EXPECT_LT(largestDifference(is, wanted, 1), 1e-9);

        writeFile(folder / "runs.csv",
                  "note,threads,\"size [KiB]\",variant\nx,1.5,2,\"a, \"\"b\"\"\"\n,,0.5,new\n");
        const Matrix rows{{2, 1, 1.5}, {0.5, -1, std::nan("")}};
        const Prediction others =
            parsed(outputOf(program + " " + (folder / "runs.csv").string()), 2);
        EXPECT_LT(largestDifference(others, sampleModel().predict(rows), 1), 1e-9);
    }

    TemporaryFolder folder;
    std::filesystem::path bundle = folder / "bundle";
    std::string examples = (bundle / "examples").string();
    std::string python = std::string(FOOTBRIDGE_PYTHON) + " ";
};

TEST_F(BundleExamples, PythonWithOnnxRuntimePredictsTheSamples) {
    expectPredictsItsSamples(
        "PYTHONPATH=" FOOTBRIDGE_CONFORMANCE_FOLDER
        " PYTHONDONTWRITEBYTECODE=1 FOOTBRIDGE_NODE_FOLDER=" FOOTBRIDGE_NODE_FOLDER " " +
        python + examples + "/predict_onnx.py");
}

TEST_F(BundleExamples, PythonWithTorchPredictsTheSamples) {
    expectPredictsItsSamples(python + examples + "/predict_torch.py");
}

TEST_F(BundleExamples, CppWithLibTorchPredictsTheSamples) {
    const std::string build = (folder / "build").string();
    outputOf(FOOTBRIDGE_CMAKE " -S " + examples + " -B " + build + " 2>&1");
    outputOf(FOOTBRIDGE_CMAKE " --build " + build + " 2>&1");
    expectPredictsItsSamples(build + "/predict_torch " + bundle.string());
}

}  // namespace
}  // namespace footbridge
