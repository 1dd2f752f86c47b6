// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "cli_process.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

/// 60 runs of jobs on a machine: their users ask for up to four times what they take.
std::string jobs(double slowdown) {
    std::string csv = "size,threads,asked,time\n";
    for (int i = 0; i < 60; ++i) {
        const double size = 10 + i * 7 % 60, threads = 1 + i % 4;
        const double time = std::round(slowdown * 100 * std::pow(size, 1.3) / threads *
                                       (1 + 0.3 * std::sin(i * 5.0)));
        const double asked = std::ceil(time * (1.05 + i * 11 % 30 / 10.0) / 60) * 60;
        for (const double value : {size, threads, asked})
            csv += std::to_string(static_cast<long>(value)) + ",";
        csv += std::to_string(static_cast<long>(time)) + "\n";
    }
    return csv;
}

/// The numbers of a column of a CSV without quotes.
std::vector<double> column(const std::string& csv, std::size_t at) {
    std::vector<double> values;
    std::vector<std::string> lines = linesOf(csv);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::string line = lines[i];
        for (std::size_t skipped = 0; skipped < at; ++skipped) line.erase(0, line.find(',') + 1);
        values.push_back(std::strtod(line.c_str(), nullptr));
    }
    return values;
}

class CliRequest : public ::testing::Test {
  protected:
    void SetUp() override {
        folder.write("source.csv", jobs(1));
        folder.write("target.csv", jobs(1.7));
    }
    Outcome request(std::vector<std::string> more) {
        more.insert(more.begin(), {"request", "--source", "source.csv", "--target", "target.csv",
                                   "--response", "time", "--source-response", "time", "--shots",
                                   "12", "--quiet", "target.csv", "--out", "requests.csv"});
        return runCli(folder, more);
    }
    Folder folder;
};

TEST_F(CliRequest, WritesWhatTheSiteAllows) {
    const Outcome outcome = request({"--cost-ratio", "5", "--granularity", "60", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const std::string csv = readText(folder / "requests.csv");
    EXPECT_EQ(linesOf(csv).front(), "row,predicted,request,chance_killed,expected_cost");
    const auto requests = column(csv, 2), predicted = column(csv, 1), chances = column(csv, 3);
    ASSERT_EQ(requests.size(), 60u);
    for (std::size_t i = 0; i < requests.size(); ++i) {
        EXPECT_EQ(std::fmod(requests[i], 60), 0);
        EXPECT_GT(requests[i], 0.5 * predicted[i]);
        EXPECT_GE(chances[i], 1.0 / 13);
        EXPECT_LE(chances[i], 1);
    }
    EXPECT_EQ(outcome.json()["shots"], 12);
    EXPECT_EQ(outcome.json()["cost_ratio"], 5);
}

TEST_F(CliRequest, GoesNoFurtherThanARunCanTake) {
    ASSERT_EQ(request({"--cost-ratio", "20"}).code, 0);
    const auto free = column(readText(folder / "requests.csv"), 2);
    const Outcome outcome = request({"--cost-ratio", "20", "--at-most", "asked"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto requests = column(readText(folder / "requests.csv"), 2);
    const auto asked = column(readText(folder / "target.csv"), 2);
    bool wentFurther = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        EXPECT_LE(requests[i], asked[i]);
        wentFurther |= free[i] > asked[i];
    }
    EXPECT_TRUE(wentFurther);
    // A log says -1 where nobody asked for anything.
    std::string log = readText(folder / "target.csv");
    std::vector<std::string> lines = linesOf(log);
    const std::size_t end = lines[1].rfind(','), begin = lines[1].rfind(',', end - 1);
    log.replace(log.find(lines[1]), lines[1].size(),
                lines[1].substr(0, begin) + ",-1" + lines[1].substr(end));
    folder.write("target.csv", log);
    ASSERT_EQ(request({"--cost-ratio", "20", "--at-most", "asked"}).code, 0);
    EXPECT_GT(column(readText(folder / "requests.csv"), 2)[0], 0);
    const Outcome unknown = request({"--cost-ratio", "20", "--at-most", "nobody"});
    EXPECT_EQ(unknown.code, 1);
    EXPECT_THAT(unknown.errors, HasSubstr("nobody"));
}

TEST_F(CliRequest, SaysOnceWhatIsOddAboutATable) {
    std::string odd = jobs(1.7);
    odd.insert(odd.find('\n', odd.find('\n') + 1), ",7");  // a cell too many in line 2
    folder.write("target.csv", odd);
    folder.write("planned.csv", odd);
    const auto said = [&](const std::string& planned) {
        const Outcome outcome =
            runCli(folder, {"request", "--source", "source.csv", "--target", "target.csv",
                            "--response", "time", "--source-response", "time", "--shots", "12",
                            planned, "--out", "requests.csv"});
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        std::size_t times = 0;
        for (std::size_t at = 0;
             (at = outcome.errors.find("Line 2 has 5", at)) != std::string::npos; ++at)
            ++times;
        return times;
    };
    EXPECT_EQ(said("target.csv"), 1u);
    EXPECT_EQ(said("./target.csv"), 1u);
    EXPECT_EQ(said("planned.csv"), 2u) << "once of each table";
}

TEST_F(CliRequest, OfABundleIsWhatTheTablesGive) {
    ASSERT_EQ(request({"--cost-ratio", "5", "--probability", "0.9"}).code, 0);
    const std::string fromTables = readText(folder / "requests.csv");
    ASSERT_EQ(
        runCli(folder, {"adapt", "--source", "source.csv", "--target", "target.csv", "--response",
                        "time", "--source-response", "time", "--shots", "12", "--cost-ratio", "5",
                        "--probability", "0.9", "--bundle", "m.zip", "--quiet"})
            .code,
        0);
    ASSERT_EQ(
        runCli(folder, {"request", "m.zip", "target.csv", "--out", "again.csv", "--quiet"}).code,
        0);
    EXPECT_EQ(readText(folder / "again.csv"), fromTables);
}

TEST_F(CliRequest, RecommendsWhatIsRequestedOfTheSameBundle) {
    const auto adapt = [&](const std::string& bundle, const std::string& seed) {
        EXPECT_EQ(runCli(folder, {"adapt",      "--source",   "source.csv", "--target",
                                  "target.csv", "--response", "time",       "--source-response",
                                  "time",       "--shots",    "12",         "--seed",
                                  seed,         "--loss",     "expectile",  "--cost-ratio",
                                  "8",          "--bundle",   bundle,       "--quiet"})
                      .code,
                  0);
    };
    adapt("m.zip", "1");
    adapt("n.zip", "2");
    for (const std::vector<std::string>& asked : std::vector<std::vector<std::string>>{
             {}, {"--cost-ratio", "8"}, {"--granularity", "60"}, {"--probability", "0.8"}}) {
        std::vector<std::string> request{"request", "m.zip",  "target.csv",
                                         "--out",   "of.csv", "--quiet"},
            recommend{"recommend",  "target.csv", "--platform", "m.zip",
                      "--platform", "n.zip",      "--json",     "--quiet"};
        request.insert(request.end(), asked.begin(), asked.end());
        recommend.insert(recommend.end(), asked.begin(), asked.end());
        ASSERT_EQ(runCli(folder, request).code, 0);
        const auto requests = column(readText(folder / "of.csv"), 2);
        const auto json = runCli(folder, recommend).json()["alternatives"];
        ASSERT_EQ(json.size(), 120u);
        for (std::size_t i = 0; i < 60; ++i) {
            EXPECT_EQ(json[i]["request"], requests[i]) << i << (asked.empty() ? "" : asked[0]);
            EXPECT_EQ(json[i]["platform"], "target (m.zip)");
            EXPECT_EQ(json[60 + i]["platform"], "target (n.zip)");
        }
    }
    const auto priced = runCli(folder, {"recommend", "target.csv", "--platform", "m.zip",
                                        "--platform", "m.zip=2", "--json"})
                            .json()["alternatives"];
    EXPECT_EQ(priced[0]["platform"], "target (m.zip=1)");
    EXPECT_EQ(priced[60]["platform"], "target (m.zip=2)");
}

TEST_F(CliRequest, ReadsThePlannedRunsBeforeAnythingIsTrained) {
    const auto errorsOf = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"request", "--source", "source.csv", "--target", "target.csv"});
        const Outcome outcome = runCli(folder, more);
        EXPECT_EQ(outcome.code, 1);
        EXPECT_EQ(outcome.errors.find("Training"), std::string::npos) << outcome.errors;
        return outcome.errors;
    };
    EXPECT_THAT(errorsOf({"gone.csv"}), HasSubstr("There is no file at gone.csv"));
    EXPECT_THAT(errorsOf({"target.csv", "--nodes", "none"}), HasSubstr("no column “none”"));
    EXPECT_THAT(errorsOf({"target.csv", "--at-most", "none"}), HasSubstr("no column “none”"));
}

TEST_F(CliRequest, KnowsHowOftenRunsTookMoreThanTheirLimit) {
    // Users know their runs, but every fifth goes on beyond what was asked for.
    std::string csv;
    int row = 0;
    for (const std::string& line : linesOf(readText(folder / "target.csv"))) {
        const std::size_t end = line.rfind(','), begin = line.rfind(',', end - 1);
        const std::string time = line.substr(end + 1);
        if (row > 0) {
            const double asked = (row % 5 == 0 ? 0.95 : 1.01) * std::stod(time);
            csv += line.substr(0, begin + 1) + std::to_string(asked) + "," + time;
        } else {
            csv += line;
        }
        csv += "\n";
        ++row;
    }
    folder.write("target.csv", csv);
    const Outcome outcome =
        runCli(folder, {"request", "--source", "source.csv", "--target", "target.csv", "--response",
                        "time", "--source-response", "time", "--shots", "40", "target.csv",
                        "--at-most", "asked", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    ASSERT_EQ(outcome.json()["rule"]["kind"], "limit");
    EXPECT_GT(outcome.json()["expected_killed"], 0.1);
}

TEST_F(CliRequest, PrintsItsRowsInJsonWhereNoFileTakesThem) {
    ASSERT_EQ(request({"--cost-ratio", "5"}).code, 0);
    const std::string csv = readText(folder / "requests.csv");
    const Outcome outcome =
        runCli(folder, {"request", "--source", "source.csv", "--target", "target.csv", "--response",
                        "time", "--source-response", "time", "--shots", "12", "--quiet",
                        "target.csv", "--cost-ratio", "5", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    const std::vector<const char*> names{"row", "predicted", "request", "chance_killed",
                                         "expected_cost"};
    ASSERT_EQ(json["requests"].size(), 60u);
    for (std::size_t at = 0; at < names.size(); ++at)
        for (std::size_t i = 0; i < 60; ++i)
            EXPECT_EQ(json["requests"][i][names[at]], column(csv, at)[i]) << names[at] << i;
    EXPECT_FALSE(request({"--json"}).json().contains("requests"));
}

TEST_F(CliRequest, TakesNoOptionOfTablesWithABundle) {
    for (const auto& [option, value] :
         std::vector<std::pair<std::string, std::string>>{{"--shots", "1"},
                                                          {"--map", "1"},
                                                          {"--response", "1"},
                                                          {"--ignore", "1"},
                                                          {"--loss", "pinball"},
                                                          {"--seed", "2"}}) {
        const Outcome outcome =
            runCli(folder, {"request", "model.zip", "planned.csv", option, value});
        EXPECT_EQ(outcome.code, 2) << option;
        EXPECT_THAT(outcome.errors, HasSubstr(option + " means nothing for a bundle"));
    }
}

}  // namespace
}  // namespace footbridge::tests
