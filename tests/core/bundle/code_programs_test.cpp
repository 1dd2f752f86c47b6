// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "core/bundle/examples.h"
#include "core/bundle/model_code.h"
#include "core/bundle/samples_file.h"
#include "core/graph/graph_json.h"
#include "core/run/file.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

using testing::HasSubstr;

graph::CSource codeOf(const AdaptedModel& model) {
    return modelCode(model, {}, graph::toJson(model.graph).dump());
}

/// Programs of C around a model, and what they print.
class CodePrograms : public testing::Test {
  protected:
    std::string path(const std::string& name) const { return (folder / name.c_str()).string(); }
    void write(const AdaptedModel& model, const std::string& to) {
        std::filesystem::create_directories(folder / to.c_str());
        graph::CSource code = codeOf(model);
        writeFile(path(to + "/model.c"), code.source);
        writeFile(path(to + "/model.h"), code.header);
    }
    /// The last line has the exit code.
    std::string outputOf(const std::string& command) const {
        const std::string to = path("output");
        const int code =
            std::system(("cd " + path("") + " && (" + command + ") > " + to + " 2>&1").c_str());
        return readFile(to) + (code == 0 ? "" : "failed");
    }
    void compile(const std::string& arguments) const {
        ASSERT_EQ(outputOf(std::string(FOOTBRIDGE_GCC) +
                           " -std=c99 -pedantic -Wall -Wextra -Werror -O1 " + arguments + " -lm"),
                  "");
    }
    void compileExample() {
        write(sampleModel(), "a");
        writeFile(path("predict.c"), bundleExamples().at("examples/predict.c"));
        compile("-fsanitize=address,undefined -Ia predict.c a/model.c -o predict");
    }

    TemporaryFolder folder;
};

TEST_F(CodePrograms, TwoModelsLiveInOneProgram) {
    AdaptedModel other = sampleModel();
    graph::Builder builder(other.graph);
    other.graph = builder.finish(builder.scaled(builder.output(), 2, 0));
    write(sampleModel(), "a");
    write(other, "b");
    const auto prefix = [](const AdaptedModel& model) {
        const std::string header = codeOf(model).header;
        return header.substr(header.find("fb_"), 11);
    };
    writeFile(path("main.c"), "#include \"a/model.h\"\n#include <stdio.h>\nint " + prefix(other) +
                                  "_predict(const double *, double *, double *, double *);\n"
                                  "int main(void)\n{\n    double x[3] = {1, 0, 1}, y, z;\n"
                                  "    predict(x, &y, 0, 0);\n    " +
                                  prefix(other) +
                                  "_predict(x, &z, 0, 0);\n"
                                  "    printf(\"%.17g\\n\", z / y);\n    return 0;\n}\n");
    compile("-c a/model.c -o a.o");
    compile("-DFOOTBRIDGE_NO_PLAIN_NAME -c b/model.c -o b.o");
    compile("main.c a.o b.o -o main");
    EXPECT_EQ(outputOf("./main"), "2\n");
}

TEST_F(CodePrograms, NamesUnitsAndLevelsAreAsTheyWere) {
    AdaptedModel model = sampleModel();
    const std::vector<std::string> names{"what?\?! \"size\" \\ %d\n", "größer */ 7",
                                         std::string(9000, '?') + "'\"\xff"};
    for (std::size_t i = 0; i < names.size(); ++i) model.schema.features[i].name = names[i];
    model.schema.features[0].unit = "µs";
    write(model, "a");
    writeFile(
        path("main.c"),
        "#include \"a/model.h\"\n#include <stdio.h>\n#include <string.h>\nint main(void)\n{\n"
        "    int i, k;\n    for (i = 0; i < 3; ++i) {\n"
        "        const FOOTBRIDGE_MODEL(feature) *f = &FOOTBRIDGE_MODEL(features)[i];\n"
        "        fwrite(f->name, 1, strlen(f->name), stdout);\n        printf(\"|%s|\", f->unit);\n"
        "        for (k = 0; k < f->level_count; ++k)\n"
        "            printf(\"%s=%g|\", f->levels[k], FOOTBRIDGE_MODEL(level)(i, "
        "f->levels[k]));\n"
        "        printf(\"%d\\n\", FOOTBRIDGE_MODEL(find)(f->name));\n    }\n"
        "    printf(\"%g %g %d %s\\n\", FOOTBRIDGE_MODEL(level)(1, \"new\"),\n"
        "           FOOTBRIDGE_MODEL(level)(1, \"\"), FOOTBRIDGE_MODEL(find)(\"none\"),\n"
        "           FOOTBRIDGE_MODEL(response_unit));\n    return 0;\n}\n");
    compile("-Ia main.c a/model.c -o main");
    EXPECT_EQ(outputOf("./main"), names[0] + "|µs|0\n" + names[1] +
                                      "||7=0|a, \"b\"=1|größer=2|1\n" + names[2] +
                                      "||2\n-1 nan -1 s\n");
}

TEST_F(CodePrograms, TheExamplePredictsItsSamples) {
    compileExample();
    const AdaptedModel model = sampleModel();
    const Matrix rows = sampleRows(40);
    const Prediction wanted = model.predict(rows);
    writeFile(path("samples.csv"), writeSamples(model.schema, rows, wanted));
    for (const char* command : {"./predict samples.csv", "./predict < samples.csv"}) {
        std::istringstream lines(outputOf(command));
        std::string line;
        std::getline(lines, line);
        EXPECT_EQ(line, "prediction,lower,upper");
        for (Index row = 0; row < rows.rows(); ++row) {
            double y = 0, lower = 0, upper = 0;
            char comma;
            ASSERT_TRUE(lines >> y >> comma >> lower >> comma >> upper) << row;
            EXPECT_NEAR(y, wanted.value[row], 1e-12 * wanted.value[row]);
            EXPECT_NEAR(lower, wanted.lower[row], 1e-12 * wanted.value[row]);
            EXPECT_NEAR(upper, wanted.upper[row], 1e-12 * wanted.value[row]);
        }
    }
}

TEST_F(CodePrograms, TheExampleReadsWhatCsvFilesHold) {
    compileExample();
    writeFile(
        path("rows.csv"),
        "\xef\xbb\xbfnote,threads,\"size [KiB]\",variant\r\n\"x\n\",1.5,2,\"a, \"\"b\"\"\"\r\n"
        "\n,,0.5,new");
    const Prediction wanted = sampleModel().predict(Matrix{{2, 1, 1.5}, {0.5, -1, std::nan("")}});
    std::istringstream lines(outputOf("./predict rows.csv"));
    std::string line;
    for (Index row = -1; row < 2; ++row) {
        ASSERT_TRUE(std::getline(lines, line));
        if (row >= 0) {
            EXPECT_NEAR(std::stod(line), wanted.value[row], 1e-9) << line;
        }
    }
    EXPECT_FALSE(std::getline(lines, line)) << line;
    std::istringstream one(outputOf("./predict 'size [KiB]=2' threads=1.5 'variant=a, \"b\"'"));
    std::getline(one, line);
    std::getline(one, line);
    EXPECT_NEAR(std::stod(line), wanted.value[0], 1e-9) << line;
    EXPECT_THAT(outputOf("./predict none.csv"), HasSubstr("cannot open none.csv"));
    EXPECT_THAT(outputOf("./predict threads=many"), HasSubstr("this is no number: many"));
    EXPECT_THAT(outputOf("./predict cores=1"), HasSubstr("the model has no feature cores"));
    EXPECT_THAT(outputOf("echo threads | ./predict"), HasSubstr("there is no column size [KiB]"));
}

TEST_F(CodePrograms, SlurmsFilterSetsALimitFromThePrediction) {
    compileExample();
    writeFile(path("cli_filter.lua"), bundleExamples().at("examples/cli_filter.lua"));
    EXPECT_EQ(outputOf(std::string(FOOTBRIDGE_LUAC) + " -p cli_filter.lua"), "");
    writeFile(path("asked.lua"),
              "slurm = {SUCCESS = 0, log_info = function() end}\ndofile('cli_filter.lua')\n"
              "local function limit(options)\n"
              "    assert(slurm_cli_pre_submit(options, 0) == slurm.SUCCESS)\n"
              "    return options.time\nend\n"
              "print(limit({comment = 'model:threads=2,variant=7'}))\n"
              "print(limit({comment = 'model:threads=2', time = '30'}))\n"
              "print(limit({comment = 'model:cores=2'}))\n"
              "print(limit({comment = \"model:threads=2'; touch broken '\"}))\n"
              "print(limit({comment = 'anything'}))\nprint(limit({}))\n");
    const std::string lua = FOOTBRIDGE_LUA;
    const std::string run = "FOOTBRIDGE_PREDICT=./predict " + lua + " asked.lua";
    EXPECT_EQ(outputOf(run), "5\n30\nnil\nnil\nnil\nnil\n");
    EXPECT_FALSE(std::filesystem::exists(folder / "broken"));
    // Longer than the shortest limit: 1.2 times the interval's upper end, in minutes.
    std::string filter = bundleExamples().at("examples/cli_filter.lua");
    filter.replace(filter.find("seconds_per_unit = 1 "), 21, "seconds_per_unit = 6000 ");
    writeFile(path("cli_filter.lua"), filter);
    const Prediction is = sampleModel().predict(Matrix{{std::nan(""), 0, 2}});
    EXPECT_THAT(
        outputOf(run),
        testing::StartsWith(
            std::to_string(static_cast<int>(std::ceil(is.upper[0] * 6000 * 1.2 / 60))) + "\n"));
}

}  // namespace
}  // namespace footbridge
