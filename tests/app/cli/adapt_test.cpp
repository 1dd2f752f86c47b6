// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class CliAdapt : public ::testing::Test {
  protected:
    Outcome adaptExample(std::vector<std::string> more) {
        more.insert(more.begin(),
                    {"adapt", "--source", exampleSource(), "--target", exampleTarget()});
        return runCli(folder, more);
    }
    Outcome adaptSmall(std::vector<std::string> more) {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
        more.insert(more.begin(), {"adapt", "--source", "source.csv", "--target", "target.csv"});
        return runCli(folder, more);
    }
    Folder folder;
};

TEST_F(CliAdapt, LeavesEverythingThatWasAskedForAndNothingElse) {
    const std::string tables =
        " --source '" + exampleSource() + "' --target '" + exampleTarget() + "'";
    const Outcome outcome =
        runShell(folder,
                 "mkdir temporary; TMPDIR=$PWD/temporary env -u XDG_RUNTIME_DIR footbridge-cli "
                 "adapt --shots 20 --predictions p.csv --bundle model.zip --report report.html "
                 "--plots plots" +
                     tables);
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_TRUE(fs::is_empty(folder / "temporary"));
    EXPECT_THAT(outcome.output, AllOf(HasSubstr("Only in the source"), HasSubstr("Severity"),
                                      HasSubstr("residual augmentation"), HasSubstr("auto"),
                                      HasSubstr("target-only ridge"), HasSubstr("p.csv")));
    EXPECT_EQ(linesOf(readText(folder / "p.csv")).size(), 301u);
    EXPECT_THAT(readText(folder / "model.zip"), StartsWith("PK"));
    EXPECT_THAT(readText(folder / "report.html"), HasSubstr("data:image/png;base64"));
    for (const char* name :
         {"predicted-against-measured.png", "residuals.png", "leaderboard.png", "severity.png"})
        EXPECT_THAT(readText(folder.path() / "plots" / name), StartsWith("\x89PNG")) << name;
}

TEST_F(CliAdapt, TellsProgramsTheSame) {
    const Outcome outcome = adaptExample({"--shots", "20", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["shot_rows"].size(), 20u);
    EXPECT_EQ(json["test_rows"].size(), 280u);
    EXPECT_EQ(json["strategy"], "auto");
    std::set<std::string> strategies;
    for (const auto& line : json["leaderboard"]) {
        strategies.insert(line["strategy"]);
        EXPECT_EQ(line["available"], true) << line;
        EXPECT_EQ(line["test"]["rows"], 280) << line;
    }
    EXPECT_EQ(strategies,
              (std::set<std::string>{"auto", "zero-shot", "output map", "linear probing",
                                     "fine-tuning", "input alignment", "residual augmentation",
                                     "target-only ridge", "target-only gp",
                                     "target-only boosted trees", "target-only forest"}));
}

TEST_F(CliAdapt, PredictsTheExampleBetterThanItsMean) {
    const auto json =
        adaptExample({"--shots", "20", "--accept-suggestions", "0.5", "--json"}).json();
    for (const auto& line : json["leaderboard"]) {
        if (line["strategy"] != "auto") continue;
        EXPECT_LT(line["test"]["nmse"].get<double>(), 0.5);
    }
}

TEST_F(CliAdapt, GivesTheSamePredictionsForTheSameSeedAndOthersForAnother) {
    ASSERT_EQ(adaptExample({"--shots", "12", "--seed", "5", "--predictions", "a.csv"}).code, 0);
    ASSERT_EQ(adaptExample({"--shots", "12", "--seed", "5", "--predictions", "b.csv"}).code, 0);
    ASSERT_EQ(adaptExample({"--shots", "12", "--seed", "6", "--predictions", "c.csv"}).code, 0);
    EXPECT_EQ(readText(folder / "a.csv"), readText(folder / "b.csv"));
    EXPECT_NE(readText(folder / "a.csv"), readText(folder / "c.csv"));
}

TEST_F(CliAdapt, RanksByACostThatNobodyAskedForBesides) {
    const Outcome outcome =
        adaptExample({"--shots", "12", "--rank-by", "underestimates", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    std::vector<double> costs;
    const auto json = outcome.json();
    for (const auto& strategy : json["leaderboard"])
        if (strategy.contains("requests"))
            costs.push_back(strategy["requests"]["out_of_fold"]["underestimates"]);
    EXPECT_GT(costs.size(), 3u);
    EXPECT_TRUE(std::is_sorted(costs.begin(), costs.end()));
}

TEST_F(CliAdapt, WithoutShotsLearnsFromEveryMeasuredRowAndPredictsTheOthers) {
    const Outcome outcome = adaptSmall({"--predictions", "p.csv", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["shot_rows"], nlohmann::json({0, 1, 2, 3, 4, 5}));
    const auto lines = linesOf(readText(folder / "p.csv"));
    ASSERT_EQ(lines.size(), 9u);
    EXPECT_EQ(lines[0], "solver,Size,clock,time [s],prediction,lower,upper,flags,use");
    EXPECT_THAT(lines[3], AllOf(StartsWith("cg,200,2.4,2.6,"), HasSubstr(",shot")));
    EXPECT_THAT(lines[7], StartsWith("cg,250,2.4,,"));
}

TEST_F(CliAdapt, TakesTheShotsThatAFileNames) {
    folder.write("rows.txt", "# three runs\n0\n2\n\n5  # the slow one\n3\n");
    const auto json = adaptSmall({"--shot-rows", "rows.txt", "--json"}).json();
    EXPECT_EQ(json["shot_rows"], nlohmann::json({0, 2, 3, 5}));
    EXPECT_EQ(json["test_rows"], nlohmann::json({1, 4}));
}

TEST_F(CliAdapt, ReadsListsThatBeginWithAByteOrderMark) {
    const std::string mark = "\xEF\xBB\xBF";
    folder.write("rows.txt", mark + "0\r\n2\r\n3\r\n");
    folder.write("names.csv", mark + "threads,clock\n");
    const auto json =
        adaptSmall({"--shot-rows", "rows.txt", "--aliases", "names.csv", "--json"}).json();
    EXPECT_EQ(json["shot_rows"], nlohmann::json({0, 2, 3}));
    EXPECT_THAT(json["matching"].dump(), HasSubstr("\"alias\""));
    folder.write("machines.txt", mark + "Ours,80\n");
    const Outcome memory =
        runCli(folder, {"memory", "--parameters", "1e9", "--machines", "machines.txt"});
    EXPECT_THAT(memory.output, HasSubstr("Held by: Ours"));
}

TEST_F(CliAdapt, PredictsWithTheStrategyThatWasAskedFor) {
    const auto json = adaptSmall({"--strategy", "target-only ridge", "--json"}).json();
    EXPECT_EQ(json["strategy"], "target-only ridge");
}

TEST_F(CliAdapt, LearnsFromSeveralSources) {
    folder.write("second.csv", kSmallSource);
    const auto json = adaptSmall({"--source", "second.csv", "--json"}).json();
    EXPECT_EQ(json["sources"].size(), 2u);
}

TEST_F(CliAdapt, AnswersCtrlCWith130AndLeavesNothing) {
    const Outcome outcome =
        interruptCli(folder, {"adapt", "--source", exampleSource(), "--target", exampleTarget(),
                              "--shots", "20", "--predictions", "p.csv", "--bundle", "model.zip"});
    EXPECT_EQ(outcome.code, 130) << outcome.errors;
    EXPECT_FALSE(fs::exists(folder.path() / "p.csv"));
    EXPECT_FALSE(fs::exists(folder.path() / "model.zip"));
}

TEST_F(CliAdapt, AnotherKernelOfTheLinearAlgebraHardlyMovesAPrediction) {
    const auto predictions = [&](const std::string& kernel) {
        const Outcome outcome =
            runShell(folder, "OPENBLAS_CORETYPE=" + kernel + " footbridge-cli adapt --source '" +
                                 exampleSource() + "' --target '" + exampleTarget() +
                                 "' --shots 20 --quiet --bundle " + kernel +
                                 ".zip > log && footbridge-cli predict " + kernel + ".zip '" +
                                 exampleTarget() + "' --json --quiet");
        return outcome.json();
    };
    const auto one = predictions("Haswell"), other = predictions("Prescott");
    for (const char* key : {"prediction", "lower", "upper"}) {
        ASSERT_GT(one[key].size(), 100u);
        for (std::size_t row = 0; row < one[key].size(); ++row)
            EXPECT_NEAR(one[key][row].get<double>() / other[key][row].get<double>(), 1, 1e-5);
    }
}

}  // namespace
}  // namespace footbridge::tests
