// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

std::vector<std::pair<std::string, std::string>> matchedIn(const nlohmann::json& json) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& match : json["matching"]["matched"])
        pairs.emplace_back(match["source"], match["target"]);
    return pairs;
}

class CliMatch : public ::testing::Test {
  protected:
    CliMatch() {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
    }
    Outcome match(std::vector<std::string> more) {
        more.insert(more.begin(), {"match", "--source", "source.csv", "--target", "target.csv"});
        return runCli(folder, more);
    }
    Folder folder;
};

TEST_F(CliMatch, FindsSameNamesApartFromCase) {
    const auto json = match({"--json"}).json();
    EXPECT_THAT(matchedIn(json), Contains(std::pair<std::string, std::string>("size", "Size")));
    EXPECT_EQ(json["matching"]["only_source"], nlohmann::json({"threads"}));
    EXPECT_EQ(json["matching"]["only_target"], nlohmann::json({"clock"}));
}

TEST_F(CliMatch, ShowsTheSameToPeople) {
    const Outcome outcome = match({});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("Only in the source (1)\n  threads"));
    EXPECT_THAT(outcome.output, HasSubstr("Only in the target (1)\n  clock"));
}

TEST_F(CliMatch, TakesPairsByHandAndFromAnAliasTable) {
    EXPECT_THAT(matchedIn(match({"--json", "--map", "threads=clock"}).json()),
                Contains(std::pair<std::string, std::string>("threads", "clock")));
    folder.write("aliases.csv", "threads,clock\n");
    EXPECT_THAT(matchedIn(match({"--json", "--aliases", "aliases.csv"}).json()),
                Contains(std::pair<std::string, std::string>("threads", "clock")));
}

TEST_F(CliMatch, LeavesOutIgnoredColumns) {
    const auto json = match({"--json", "--ignore", "clock"}).json();
    EXPECT_TRUE(json["matching"]["only_target"].empty());
}

TEST_F(CliMatch, WorksWithoutAResponse) {
    folder.write("target.csv", "solver,Size\ncg,100\nlu,150\n");
    const Outcome outcome = match({"--json"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["target"]["response"], "");
}

TEST_F(CliMatch, RefusesUnknownColumnsAndBrokenMappings) {
    EXPECT_EQ(match({"--map", "threads=nothing"}).code, 1);
    EXPECT_EQ(match({"--ignore", "nothing"}).code, 1);
    EXPECT_EQ(match({"--aliases", "nothing.csv"}).code, 1);
    const Outcome broken = match({"--map", "threads"});
    EXPECT_EQ(broken.code, 2);
    EXPECT_THAT(broken.errors, HasSubstr("SOURCE=TARGET"));
    const Outcome both = match({"--ignore", "threads", "--feature", "threads"});
    EXPECT_EQ(both.code, 2);
    EXPECT_THAT(both.errors, HasSubstr("“threads”"));
}

TEST_F(CliMatch, SuggestsInTheExampleAndUsesOnlyWhatIsAccepted) {
    const std::vector<std::string> tables{"match",    "--source",      exampleSource(),
                                          "--target", exampleTarget(), "--json"};
    auto accepting = tables;
    accepting.insert(accepting.end(), {"--accept-suggestions", "0"});
    const auto plain = runCli(folder, tables).json(), accepted = runCli(folder, accepting).json();
    EXPECT_GT(plain["matching"]["suggestions"].size(), 0u);
    EXPECT_EQ(matchedIn(plain).size() + plain["matching"]["suggestions"].size(),
              matchedIn(accepted).size());
    EXPECT_FALSE(plain["matching"]["only_source"].empty());
    EXPECT_FALSE(plain["matching"]["only_target"].empty());
}

}  // namespace
}  // namespace footbridge::tests
