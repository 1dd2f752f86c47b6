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

TEST(CliWatch, WritesOverNoNameOfItsStream) {
    const Folder folder;
    const std::string stream = readText(exampleTarget());
    folder.write("runs.csv", stream);
    fs::create_hard_link(folder.path() / "runs.csv", folder.path() / "log.csv");
    for (const char* read : {"runs.csv", "- < runs.csv"}) {
        const Outcome outcome =
            runShell(folder,
                     "footbridge-cli watch --response runtime_s --initial 20 --replay "
                     "--out log.csv " +
                         std::string(read));
        EXPECT_EQ(outcome.code, 2) << read;
        EXPECT_THAT(outcome.errors, HasSubstr("log.csv is read and would be overwritten")) << read;
    }
    EXPECT_EQ(readText(folder.path() / "log.csv"), stream);
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

/// Follows s.csv until `seen` is so, moves it away, and gives what the program said then.
Outcome loseStream(const Folder& folder, const std::string& seen) {
    return runShell(folder,
                    "set +e\n"
                    "footbridge-cli watch s.csv --response runtime_s --initial 20 --out log.csv "
                    "--bundle last.zip --json --quiet & watch=$!\n"
                    "(sleep 60; kill -KILL $watch) > /dev/null 2>&1 & guard=$!\n"
                    "for i in $(seq 1500); do " +
                        seen +
                        " && break; sleep 0.02; done\n"
                        "mv s.csv moved.csv; wait $watch; code=$?; kill $guard; exit $code");
}

TEST(CliWatch, EndsWithAnErrorOnceItsStreamIsGone) {
    const Folder folder;
    folder.write("s.csv", readText(exampleTarget()));
    const Outcome outcome = loseStream(folder, "grep -q ^299, log.csv");
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("s.csv was deleted, moved away or replaced"));
    EXPECT_EQ(outcome.json()["runs"], 280);
    EXPECT_EQ(runCli(folder, {"bundle", "verify", "last.zip"}).code, 0);
    EXPECT_THAT(linesOf(readText(folder / "log.csv")), SizeIs(281));

    folder.write("s.csv", "a,runtime_s\n1,2\n");
    fs::remove(folder / "log.csv.journal");
    const Outcome early = loseStream(folder, "ls -l /proc/$watch/fd | grep -q s.csv");
    EXPECT_EQ(early.code, 1);
    EXPECT_THAT(early.errors, HasSubstr("s.csv was deleted, moved away or replaced"));
}

TEST(CliWatch, KeepsNoJournalBesideADevice) {
    const Folder folder;
    const Outcome outcome = runShell(folder,
                                     "footbridge-cli watch - --response runtime_s --initial 20 "
                                     "--out /dev/null --json < '" +
                                         exampleTarget() + "'");
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["runs"], 280);
    EXPECT_THAT(outcome.errors, HasSubstr("/dev/null is a device or pipe and has no journal"));
    EXPECT_FALSE(fs::exists("/dev/null.journal"));
}

TEST(CliWatch, SaysThatAStreamIsJson) {
    const Folder folder;
    folder.write("s.jsonl", "{\"a\": 1, \"t\": 2}\n{\"a\": 2, \"t\": 3}\n");
    const Outcome outcome =
        runCli(folder, {"watch", "s.jsonl", "--response", "t", "--out", "log.csv"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("s.jsonl is JSON and not a CSV"));
    EXPECT_EQ(runCli(folder, {"convert", "s.jsonl", "--out", "s.csv"}).code, 0);
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
                 "--response", "time [ms]", "--seeds", "2", "--epochs", "10", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["response"], "time [ms]");
    ASSERT_EQ(json["networks"].size(), 5u);
    EXPECT_TRUE(json["networks"][0]["frozen"].is_null());
    EXPECT_EQ(json["networks"][4]["frozen"], 3);
    EXPECT_EQ(json["networks"][1]["curve"].size(), 10u);
    EXPECT_GT(json["networks"][1]["rows_saved"]["median"], 0);
}

TEST(CliTrainStudy, LearnsNoOtherColumnThanItWasTold) {
    const Folder folder;
    const Outcome outcome = runCli(folder, {"train-study", "--source", exampleSource(), "--target",
                                            exampleSource(), "--response", "nope"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("nope"));
}

TEST(CliWatch, SaysHowManyMeasuredRunsThereWere) {
    const Folder folder;
    const Outcome outcome = runCli(folder, {"watch", exampleTarget(), "--response", "runtime_s",
                                            "--initial", "400", "--replay", "--out", "log.csv"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("ends after 300 measured runs"));
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
    arguments.end()[-2] = "--decimal";
    arguments.back() = ",";
    EXPECT_THAT(runCli(folder, arguments).errors, HasSubstr("--decimal means nothing"));
    EXPECT_THAT(runCli(folder, {"train-study", "--source", exampleSource(), "--target",
                                exampleSource(), "--response", "runtime_s", "--block", "4"})
                    .errors,
                HasSubstr("--block means nothing"));
}

}  // namespace
}  // namespace footbridge::tests
