// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Every test starts from a bundle adapted to the small target.
class CliBundle : public ::testing::Test {
  protected:
    void SetUp() override {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
        const Outcome outcome =
            runCli(folder, {"adapt", "--source", "source.csv", "--target", "target.csv", "--bundle",
                            "model.zip", "--predictions", "adapted.csv", "--quiet"});
        ASSERT_EQ(outcome.code, 0) << outcome.errors;
    }
    Outcome predict(const std::string& file, std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"predict", "model.zip", file, "--quiet"});
        return runCli(folder, more);
    }
    Folder folder;
};

TEST_F(CliBundle, PredictGivesTheNumbersOfAdapt) {
    const Outcome outcome = predict("target.csv");
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto predicted = linesOf(outcome.output),
               adapted = linesOf(readText(folder / "adapted.csv"));
    ASSERT_EQ(predicted.size(), adapted.size());
    EXPECT_EQ(predicted[0], "solver,Size,clock,time [s],prediction,lower,upper,flags");
    for (std::size_t i = 1; i < predicted.size(); ++i)
        EXPECT_THAT(adapted[i], StartsWith(predicted[i] + ",")) << "row " << i - 1;
}

TEST_F(CliBundle, PredictFindsColumnsByNameInAnyOrder) {
    const auto plain = predict("target.csv", {"--json"}).json();
    folder.write("shuffled.csv",
                 "clock,note,solver,Size\n"
                 "2.0,a,cg,100\n2.0,b,cg,150\n2.4,c,cg,200\n2.0,d,lu,100\n2.4,e,lu,150\n"
                 "2.4,f,lu,200\n2.4,g,cg,250\n2.0,h,lu,250\n");
    const auto shuffled = predict("shuffled.csv", {"--json"}).json();
    EXPECT_EQ(plain["prediction"], shuffled["prediction"]);
    EXPECT_EQ(plain["lower"], shuffled["lower"]);
}

TEST_F(CliBundle, EveryCommandSaysWhatIsOddAboutItsTable) {
    folder.write("odd.csv", "solver,Size,clock\ncg,100,2.0\nlu,150\n");
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"predict", "model.zip", "odd.csv"},
             {"request", "model.zip", "odd.csv"},
             {"recommend", "odd.csv", "--platform", "model.zip"},
             {"explain", "model.zip", "odd.csv", "--row", "0"},
             {"adapt", "--from", "model.zip", "--target", "odd.csv"}})
        EXPECT_THAT(runCli(folder, command).errors,
                    HasSubstr("In odd.csv: Line 3 has 2 of 3 cells"))
            << command[0];
}

TEST_F(CliBundle, PredictKeepsTheCellsAndTheirOrder) {
    folder.write("new.csv", "Size;name;clock;solver\n0300,0;\"a;\"\"b\"\"\";2,40;cg\n1e2;;2;lu\n");
    const Outcome outcome =
        predict("new.csv", {"--decimal", ",", "--delimiter", "semicolon", "--out", "out.csv"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto lines = linesOf(readText(folder / "out.csv"));
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(lines[0], "Size;name;clock;solver;prediction;lower;upper;flags");
    EXPECT_THAT(lines[1], StartsWith("0300,0;\"a;\"\"b\"\"\";2,40;cg;"));
    EXPECT_THAT(lines[2], StartsWith("1e2;;2;lu;"));
    EXPECT_THAT(lines[2].substr(11), HasSubstr(","));
    EXPECT_THAT(lines[2].substr(11), Not(HasSubstr(".")));
}

TEST_F(CliBundle, PredictFlagsWhatTheModelHasNotSeen) {
    folder.write("odd.csv", "solver,Size,clock\nqr,150,2.0\ncg,,2.0\ncg,9999,2.0\ncg,150,2.0\n");
    const auto flags = predict("odd.csv", {"--json"}).json()["flags"];
    EXPECT_EQ(flags, nlohmann::json({"unseen level", "missing", "outside range", ""}));
}

TEST_F(CliBundle, PredictRefusesNumbersThatCannotBeComputedWith) {
    folder.write("huge.csv", "solver,Size,clock\ncg,150,2.0\ncg,1e308,2.0\n");
    const Outcome outcome = predict("huge.csv");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("Data row 1 of huge"));
    EXPECT_THAT(outcome.errors, HasSubstr("1e+308 in column “Size”"));
}

TEST_F(CliBundle, PredictNamesTheColumnsThatDoNotFit) {
    folder.write("narrow.csv", "Size,time [s]\n100,1\n");
    const Outcome lacking = predict("narrow.csv");
    EXPECT_EQ(lacking.code, 1);
    EXPECT_THAT(lacking.errors, AllOf(HasSubstr("solver"), HasSubstr("clock")));
    folder.write("text.csv", "solver,Size,clock\ncg,large,2.0\nlu,small,2.0\n");
    const Outcome text = predict("text.csv");
    EXPECT_EQ(text.code, 1);
    EXPECT_THAT(text.errors, HasSubstr("Size"));
}

TEST_F(CliBundle, PredictReadsAndWritesPipes) {
    const std::string row = "solver,Size,clock\ncg,150,2.4\n";
    folder.write("one.csv", row);
    const Outcome piped = runShell(
        folder,
        "cat one.csv | footbridge-cli predict model.zip /dev/stdin --out /dev/stdout --quiet");
    ASSERT_EQ(piped.code, 0) << piped.errors;
    EXPECT_THAT(piped.output, StartsWith(predict("one.csv").output));
    EXPECT_TRUE(fs::is_symlink("/dev/stdout"));
}

TEST_F(CliBundle, PredictRefusesBadFilesAndOutputs) {
    EXPECT_EQ(predict("missing.csv").code, 1);
    EXPECT_EQ(predict(".").code, 1);
    EXPECT_EQ(predict("target.csv", {"--out", "no/out.csv"}).code, 1);
    EXPECT_EQ(predict("target.csv", {"--out", "model.zip"}).code, 2);
    EXPECT_EQ(predict(folder.write("header.csv", "solver,Size,clock\n")).code, 1);
    EXPECT_EQ(runCli(folder, {"predict", "target.csv", "target.csv"}).code, 1);
    EXPECT_EQ(runCli(folder, {"bundle", "verify", "model.zip"}).code, 0);
}

TEST_F(CliBundle, ServingGivesIdentifiersBackAsTheyCame) {
    const std::string features =
        "\"features\":{\"solver\":\"cg\",\"Size\":150,\"clock\":2.0,\"id\":5}}\n";
    const std::vector<std::string> ids{
        "18446744073709551616", "-123456789012345678901234567890", "1.10",
        "9007199254740993",     "[ 1e2, {\"id\": \"a\\\"},\"} ]",  "\"seven\""};
    std::string questions;
    for (const std::string& id : ids) questions += "{\"id\": " + id + " ," + features;
    questions += "{\"\\u0069d\":12345678901234567890123," + features;  // the same name
    questions += "{" + features + "{\"id\":98765432109876543210}\n";
    folder.write("questions", questions);
    const Outcome outcome =
        runShell(folder, "footbridge-cli predict model.zip --serve --quiet < questions");
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto answers = linesOf(outcome.output);
    ASSERT_EQ(answers.size(), ids.size() + 3);
    for (std::size_t i = 0; i < ids.size(); ++i)
        EXPECT_THAT(answers[i], StartsWith("{\"id\":" + ids[i] + ",\"lower\""));
    EXPECT_THAT(answers[ids.size()], StartsWith("{\"id\":12345678901234567890123,"));
    EXPECT_THAT(answers[ids.size() + 1], StartsWith("{\"id\":null,"));
    EXPECT_THAT(answers.back(), StartsWith("{\"id\":98765432109876543210,\"error\""));
}

TEST_F(CliBundle, ServingKnowsLevelsThatAreNumbers) {
    for (const char* name : {"source.csv", "target.csv"}) {
        std::string text = readText(folder / name);
        for (std::size_t at = text.find("cg"); at != text.npos; at = text.find("cg"))
            text.replace(at, 2, "100000");
        folder.write(name, text);
    }
    ASSERT_EQ(runCli(folder, {"adapt", "--source", "source.csv", "--target", "target.csv",
                              "--bundle", "codes.zip", "--quiet"})
                  .code,
              0);
    folder.write("questions", "{\"features\":{\"solver\":100000,\"Size\":150,\"clock\":2}}\n");
    const Outcome outcome =
        runShell(folder, "footbridge-cli predict codes.zip --serve --quiet < questions");
    EXPECT_THAT(outcome.output, HasSubstr("\"response\""));
    EXPECT_THAT(outcome.output, Not(HasSubstr("unseen level")));
}

TEST_F(CliBundle, VerifyRecomputesChecksumsAndSamples) {
    const Outcome outcome = runCli(folder, {"bundle", "verify", "model.zip", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["samples"], 8);
    EXPECT_LT(json["torch_difference"].get<double>(), 1e-5);
    EXPECT_LT(json["native_difference"].get<double>(), 1e-5);
    EXPECT_THAT(runCli(folder, {"bundle", "verify", "model.zip"}).output,
                HasSubstr("model.pt, model.onnx, model.c and model.h are byte for byte"));
}

TEST_F(CliBundle, InspectShowsTheFeaturesInOrder) {
    const auto json = runCli(folder, {"bundle", "inspect", "model.zip", "--json"}).json();
    EXPECT_EQ(json["response"]["name"], "time [s]");
    EXPECT_EQ(json["features"][0]["name"], "solver");
    EXPECT_EQ(json["features"][0]["type"], "category");
    EXPECT_EQ(json["shots"], 6);
    EXPECT_THAT(runCli(folder, {"bundle", "inspect", "model.zip"}).output, HasSubstr("6 shots"));
}

TEST_F(CliBundle, DamagedAndTruncatedBundlesAreRefused) {
    const std::string whole = readText(folder / "model.zip");
    folder.write("cut.zip", whole.substr(0, whole.size() / 2));
    std::string damaged = whole;
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 0x55);
    folder.write("damaged.zip", damaged);
    for (const char* name : {"cut.zip", "damaged.zip", "target.csv", "missing.zip", "."}) {
        const Outcome outcome = runCli(folder, {"bundle", "verify", name, "--quiet"});
        EXPECT_EQ(outcome.code, 1) << name;
        EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    }
}

}  // namespace
}  // namespace footbridge::tests
