// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

/// A bundle of the built-in example, made once.
class CliExplain : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder = new Folder;
        const Outcome outcome =
            runCli(*folder, {"adapt", "--source", exampleSource(), "--target", exampleTarget(),
                             "--shots", "20", "--bundle", "model.zip", "--predictions",
                             "predictions.csv", "--json", "--quiet"});
        ASSERT_EQ(outcome.code, 0) << outcome.errors;
        adapted = outcome.json();
    }
    static void TearDownTestSuite() { delete folder; }

    static Outcome explain(std::vector<std::string> more) {
        more.insert(more.begin(), {"explain", "model.zip", exampleTarget(), "--quiet"});
        return runCli(*folder, more);
    }

    static inline Folder* folder = nullptr;
    static inline nlohmann::json adapted;
};

TEST_F(CliExplain, ConvertsWhatWasMeasuredToTheUnitOfTheModel) {
    std::string milliseconds;
    for (const std::string& line : linesOf(readText(exampleTarget()))) {
        const std::size_t last = line.rfind(',') + 1;
        milliseconds +=
            line.substr(0, last) +
            (milliseconds.empty() ? "runtime_ms"
                                  : std::to_string(1e3 * std::stod(line.substr(last)))) +
            "\n";
    }
    folder->write("ms.csv", milliseconds);
    const auto json =
        runCli(*folder, {"explain", "model.zip", "ms.csv", "--row", "12", "--json"}).json();
    const double wanted = explain({"--row", "12", "--json"}).json()["measured"];
    ASSERT_TRUE(json["measured"].is_number()) << json;
    EXPECT_NEAR(json["measured"].get<double>() / wanted, 1, 1e-2);
    EXPECT_EQ(runCli(*folder, {"explain", "model.zip", "ms.csv", "--json"}).json()["measured_on"],
              "rows not seen");
}

TEST_F(CliExplain, SaysWhatARowsPredictionIsMadeOf) {
    const auto json =
        explain({"--row", "12", "--source", exampleSource(), "--nearest", "3", "--json"}).json();
    const auto predicted =
        runCli(*folder, {"predict", "model.zip", exampleTarget(), "--json"}).json();
    EXPECT_EQ(json["prediction"], predicted["prediction"][12]);
    EXPECT_EQ(json["interval"]["lower"], predicted["lower"][12]);
    double sum = 0, weights = 0;
    for (const auto& member : json["members"]) {
        weights += member["weight"].get<double>();
        sum += member["weight"].get<double>() * std::log(member["prediction"].get<double>());
    }
    EXPECT_NEAR(weights, 1, 1e-9);
    EXPECT_NEAR(sum, std::log(json["prediction"].get<double>()), 1e-9);
    ASSERT_EQ(json["nearest"].size(), 6u);
    int shots = 0;
    for (const auto& near : json["nearest"]) shots += near["set"] == "shot";
    EXPECT_EQ(shots, 3);
    EXPECT_LE(json["nearest"][0]["distance"], json["nearest"][5]["distance"]);
    EXPECT_FALSE(json["reasons"].empty());
    for (const auto& effect : json["effects"]) {
        EXPECT_LE(effect["low"], json["prediction"]);
        EXPECT_GE(effect["high"], json["prediction"]);
        EXPECT_EQ(effect["values"].size(), effect["predictions"].size());
    }
}

TEST_F(CliExplain, PutsARowIntoWords) {
    const Outcome outcome = explain({"--row", "12"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    for (const char* part :
         {"Data row 12: ", "interval", "What each member of the mixture says",
          "What moves it: one feature over its range", "Nearest rows", "shots held out."})
        EXPECT_THAT(outcome.output, HasSubstr(part));
}

TEST_F(CliExplain, RanksFeaturesOnRowsTheModelHasNotSeen) {
    const auto json = explain({"--json"}).json();
    EXPECT_EQ(json["measured_on"], "rows not seen");
    const auto& board = adapted["leaderboard"];
    const auto chosen = std::find_if(board.begin(), board.end(), [](const auto& result) {
        return result["strategy"] == "auto";
    });
    EXPECT_NEAR(json["nmse"].get<double>(), (*chosen)["test"]["nmse"].get<double>(), 1e-12);
    EXPECT_GT(json["importance"].front()["increase"], 0.05);
    double before = INFINITY;
    for (const auto& each : json["importance"]) {
        EXPECT_LE(each["increase"], before);
        before = each["increase"].get<double>();
        EXPECT_LE(each["low"], each["increase"]);
        EXPECT_GE(each["high"], each["increase"]);
    }
    EXPECT_FALSE(json["curves"].empty());
    EXPECT_THAT(explain({}).output, HasSubstr("runs that the model has not seen"));
}

TEST_F(CliExplain, SaysWhatIsWrong) {
    EXPECT_THAT(explain({"--row", "100000"}).errors, HasSubstr("has no data row 100000"));
    EXPECT_EQ(explain({"--row", "100000"}).code, 1);
    EXPECT_EQ(explain({"--row", "-1"}).code, 2);
    EXPECT_EQ(explain({"--source", exampleSource()}).code, 2) << "nothing to compare without a row";
    const Outcome other =
        explain({"--row", "0", "--source", exampleSource(), "--source-response", "nonsense"});
    EXPECT_EQ(other.code, 1);
    EXPECT_THAT(other.errors, HasSubstr("nonsense"));
}

TEST_F(CliExplain, NeedsTheShotsForTheWholeModel) {
    folder->write("source.csv", kSmallSource);
    folder->write("target.csv", kSmallTarget);
    ASSERT_EQ(runCli(*folder, {"adapt", "--source", "source.csv", "--target", "target.csv",
                               "--bundle", "bare.zip", "--without-shots", "--quiet"})
                  .code,
              0);
    const Outcome model = runCli(*folder, {"explain", "bare.zip", "target.csv", "--quiet"});
    EXPECT_EQ(model.code, 1);
    EXPECT_THAT(model.errors, HasSubstr("was made without its shots"));
    const Outcome row =
        runCli(*folder, {"explain", "bare.zip", "target.csv", "--row", "0", "--quiet"});
    EXPECT_EQ(row.code, 0) << row.errors;
    EXPECT_THAT(row.output, HasSubstr("What each member of the mixture says"));
}

}  // namespace
}  // namespace footbridge::tests
