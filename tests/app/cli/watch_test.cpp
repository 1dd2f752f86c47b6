// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cli_process.h"

namespace footbridge::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::vector<std::string> replay(const std::string& stream) {
    return {"watch",    stream,  "--response", "runtime_s", "--initial", "20",
            "--replay", "--out", "log.csv",    "--json",    "--quiet"};
}

TEST(CliWatch, LogsEachRunAndSumsThemUp) {
    const Folder folder;
    const Outcome outcome = runCli(folder, replay(exampleTarget()));
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["runs"], 280);
    EXPECT_GT(json["rank_correlation"], 0.9);
    EXPECT_LT(json["batch_error"], json["bounds"]["first_model_kept"]["batch_error"]);
    EXPECT_LT(json["batch_error"], json["bounds"]["median_of_last_batch"]["batch_error"]);
    const auto lines = linesOf(readText(folder.path() / "log.csv"));
    EXPECT_THAT(lines, SizeIs(281));
    EXPECT_EQ(lines[0], "row,predicted,lower,upper,measured,version,drift");
    EXPECT_THAT(lines[1], ::testing::StartsWith("20,"));
}

TEST(CliWatch, LearnsFromTheStandardInput) {
    const Folder folder;
    const Outcome outcome =
        runShell(folder,
                 "footbridge-cli watch - --response runtime_s --initial 20 --out log.csv "
                 "--json --quiet < '" +
                     exampleTarget() + "'");
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["runs"], 280);
    const std::string piped = readText(folder.path() / "log.csv");
    ASSERT_EQ(runCli(folder, replay(exampleTarget())).code, 0);
    EXPECT_EQ(piped, readText(folder.path() / "log.csv")) << "a replay predicts the same";
}

TEST(CliWatch, ExportsAVersionAsABundle) {
    const Folder folder;
    auto arguments = replay(exampleTarget());
    arguments.insert(arguments.end(), {"--bundle", "version.zip", "--export-version", "1"});
    const Outcome outcome = runCli(folder, arguments);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json()["bundle"];
    EXPECT_EQ(json["version"], 1);
    EXPECT_LT(json["largest_difference"], 1e-5);
    EXPECT_EQ(runCli(folder, {"bundle", "verify", "version.zip"}).code, 0);
    const Outcome predicted =
        runCli(folder, {"predict", "version.zip", exampleTarget(), "--out", "p.csv", "--json"});
    ASSERT_EQ(predicted.code, 0) << predicted.errors;
    EXPECT_EQ(predicted.json()["response"], "runtime_s");
    arguments.back() = "900";
    const Outcome missing = runCli(folder, arguments);
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.errors, HasSubstr("900"));
}

TEST(CliWatch, WritesItsMessagesIntoNoFileWhereItHasNoStandardStreams) {
    const Folder folder;
    std::string stream = "a,t\n";
    for (int i = 0; i < 30; ++i)
        stream +=
            (i == 25 ? "odd" : std::to_string(i % 7)) + "," + std::to_string(1 + i % 7) + "\n";
    folder.write("s.csv", stream);
    const std::string watch =
        "footbridge-cli watch s.csv --response t --initial 20 --replay --out log.csv";
    EXPECT_EQ(runShell(folder, watch + " <&- 2>&-").code, 0);
    const std::string alone = readText(folder.path() / "log.csv");
    EXPECT_EQ(runShell(folder, watch + " <&- >&- 2>&-").code, 1) << "what it prints is lost";
    EXPECT_EQ(readText(folder.path() / "log.csv"), alone);
    EXPECT_EQ(alone.find("Row"), std::string::npos);
}

TEST(CliWatch, SaysWhatIsMissing) {
    const Folder folder;
    const Outcome column = runCli(folder, {"watch", exampleTarget(), "--response", "nothing",
                                           "--replay", "--out", "log.csv"});
    EXPECT_EQ(column.code, 1);
    EXPECT_THAT(column.errors, HasSubstr("nothing"));
    EXPECT_EQ(runCli(folder, {"watch", exampleTarget(), "--response", "runtime_s"}).code, 2);
    const std::string stream = folder.write("s.csv", readText(exampleTarget()));
    EXPECT_EQ(
        runCli(folder, {"watch", stream, "--response", "runtime_s", "--replay", "--out", stream})
            .code,
        2);
}

TEST(CliLaws, NameTheTermThatGrowsMost) {
    const Folder folder;
    const std::string table = folder.write("t.csv", "p,time\n1,9\n2,12\n4,24\n8,72\n16,264\n");
    const Outcome outcome =
        runCli(folder, {"laws", table, "--response", "time", "--parameters", "p", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["leading"]["text"], "p^2");
    EXPECT_NEAR(json["constant"], 8, 1e-6);
    EXPECT_EQ(json["classical"].size(), 3u);
    EXPECT_EQ(runCli(folder, {"laws", table, "--response", "time", "--parameters", "q"}).code, 1);
}

TEST(CliTrainStudy, ComparesScratchWithEveryNumberOfFrozenLayers) {
    const Folder folder;
    const Outcome outcome = runCli(
        folder, {"train-study", "--source", exampleSource(), "--target", exampleSource(),
                 "--response", "runtime_s", "--seeds", "2", "--epochs", "10", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    ASSERT_EQ(json["networks"].size(), 5u);
    EXPECT_TRUE(json["networks"][0]["frozen"].is_null());
    EXPECT_EQ(json["networks"][4]["frozen"], 3);
    EXPECT_EQ(json["networks"][1]["curve"].size(), 10u);
    EXPECT_GT(json["networks"][1]["rows_saved"]["median"], 0);
}

TEST(CliTrainStudy, TrainsAnAutoEncoderOnFields) {
    const Folder folder;
    std::string values;
    for (int i = 0; i < 64; ++i)
        for (int j = 0; j < 80; ++j) {
            const auto value = static_cast<float>(std::sin(0.1 * i) * std::cos(0.07 * j));
            values.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
    folder.write("field.raw", values);
    const std::vector<std::string> fields{"train-study", "--source",  "field.raw",
                                          "--target",    "field.raw", "--shape"};
    auto arguments = fields;
    arguments.insert(arguments.end(),
                     {"64x80", "--seeds", "2", "--epochs", "5", "--json", "--quiet"});
    const Outcome outcome = runCli(folder, arguments);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["field"]["type"], "float32");
    EXPECT_EQ(json["field"]["block"], 8);
    EXPECT_EQ(json["training_rows"].get<int>() + json["watched_rows"].get<int>(), 80);
    for (const auto& network : json["networks"])
        EXPECT_GT(network["compression"]["ratio"]["median"], 0);

    arguments = fields;
    arguments.emplace_back("64x81");
    EXPECT_THAT(runCli(folder, arguments).errors, HasSubstr("Check its shape and type."));
    arguments.back() = "64by80";
    EXPECT_EQ(runCli(folder, arguments).code, 2);
    arguments.back() = "64x80";
    arguments.insert(arguments.end(), {"--response", "runtime_s"});
    EXPECT_THAT(runCli(folder, arguments).errors, HasSubstr("fields have none"));
}

}  // namespace
}  // namespace footbridge::tests
