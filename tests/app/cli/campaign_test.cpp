// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <map>
#include <thread>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

constexpr char kCampaign[] = R"({
  "format": "footbridge-campaign/1", "name": "Small", "shots": [12], "repeats": 2, "seed": 3,
  "strategies": ["zero-shot", "target-only ridge"],
  "pairs": [{"name": "Plain to vector", "sources": ["source.csv"], "target": "target.csv",
             "response": "runtime_s", "source_response": "time [ms]"}]
})";

class CliCampaign : public ::testing::Test {
  protected:
    CliCampaign() {
        folder.write("source.csv", readText(exampleSource()));
        folder.write("target.csv", readText(exampleTarget()));
        folder.write("campaign.json", kCampaign);
    }
    Folder folder;
};

TEST_F(CliCampaign, ScoresEveryCellAndLeavesTheSplits) {
    const Outcome outcome =
        runCli(folder, {"campaign", "campaign.json", "--out", "results", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["cells"], 2);
    EXPECT_EQ(outcome.json()["methods"].size(), 2u);
    EXPECT_EQ(linesOf(readText(folder / "results/results.csv")).size(), 5u);
    const auto splits = nlohmann::json::parse(readText(folder / "results/splits.json"));
    EXPECT_EQ(splits["cells"][0]["shot_rows"].size(), 12u);
    EXPECT_THAT(readText(folder / "results/summary.md"), HasSubstr("target-only ridge"));
}

TEST_F(CliCampaign, RunsTheOneThatTheHandbookShows) {
    const std::string page = readText(fs::path(FOOTBRIDGE_HELP) / "format-campaign.md"),
                      fence = "```json\n";
    const std::size_t from = page.find(fence);
    ASSERT_NE(from, std::string::npos);
    const std::size_t start = from + fence.size();
    folder.write("shown.json", page.substr(start, page.find("```", start) - start));
    const Outcome outcome = runCli(folder, {"campaign", "shown.json", "--out", "results",
                                            "--strategies", "zero-shot", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["cells"], 4);
}

TEST_F(CliCampaign, GivesTheSameNumbersForAnyNumberOfJobs) {
    const std::vector<std::string> all{"--strategies",
                                       "auto,input alignment,supervised on 100x shots"};
    for (const char* jobs : {"1", "2"}) {
        std::vector<std::string> line{
            "campaign", "campaign.json",           "--quiet", "--jobs", jobs,
            "--out",    std::string("jobs") + jobs};
        line.insert(line.end(), all.begin(), all.end());
        const Outcome outcome = runCli(folder, line);
        ASSERT_EQ(outcome.code, 0) << outcome.errors;
    }
    const auto one = withoutSeconds(readText(folder / "jobs1/results.csv"));
    EXPECT_EQ(one.size(), 7u);
    EXPECT_EQ(one, withoutSeconds(readText(folder / "jobs2/results.csv")));
    EXPECT_EQ(readText(folder / "jobs1/splits.json"), readText(folder / "jobs2/splits.json"));
}

TEST_F(CliCampaign, TakesFromTheCommandLineWhatItSaysOtherwise) {
    const Outcome outcome =
        runCli(folder, {"campaign", "campaign.json", "--out", "results", "--json", "--shots",
                        "8,10%", "--repeats", "1", "--pool", "shots", "--strategies",
                        "output map,supervised on 100x shots"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["cells"], 2);
    EXPECT_EQ(json["methods"][0]["method"], "output map");
    EXPECT_EQ(json["methods"][1]["yardstick"], true);
    const Outcome other = runCli(folder, {"campaign", "campaign.json", "--out", "results"});
    EXPECT_EQ(other.code, 1) << "another pool is another campaign";
    EXPECT_THAT(other.errors, HasSubstr("results of another campaign"));
}

TEST_F(CliCampaign, GoesOnWhereItWasKilled) {
    const std::vector<std::string> line{"campaign", "campaign.json", "--out", "results", "--quiet"};
    ASSERT_EQ(runCli(folder, line).code, 0);
    const std::string whole = readText(folder / "results/results.csv");
    folder.write("results/results.csv", whole.substr(0, whole.size() - 5));
    ASSERT_EQ(runCli(folder, line).code, 0);
    EXPECT_EQ(withoutSeconds(readText(folder / "results/results.csv")), withoutSeconds(whole));
}

/// The processes whose command line names the folder: a driver and its workers.
std::vector<pid_t> processesOf(const std::string& word, const std::string& other = {}) {
    std::vector<pid_t> found;
    for (const auto& entry : fs::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        const std::string line = readText(entry.path() / "cmdline");
        if (line.find(word) != std::string::npos && line.find(other) != std::string::npos)
            found.push_back(std::stoi(name));
    }
    return found;
}

TEST_F(CliCampaign, LosesNothingAndRunsNothingTwiceWhenAnythingIsKilled) {
    const std::vector<std::string> line{"campaign",
                                        "campaign.json",
                                        "--quiet",
                                        "--threads",
                                        "2",
                                        "--repeats",
                                        "12",
                                        "--shots",
                                        "6,12",
                                        "--strategies",
                                        "output map,target-only ridge"};
    auto with = [&](const std::string& out) {
        auto all = line;
        all.insert(all.end(), {"--out", out});
        return all;
    };
    ASSERT_EQ(runCli(folder, with(folder / "whole")).code, 0);
    const auto whole = withoutSeconds(readText(folder / "whole/results.csv"));
    ASSERT_EQ(whole.size(), 1u + 2 * 24);
    const std::string out = folder / "killed";
    std::map<std::string, std::string> finished;  // log -> what it held when somebody was killed
    int kills = 0;
    for (int round = 0; round < 8; ++round) {
        std::jthread driver([&] { runCli(folder, with(out)); });
        std::this_thread::sleep_for(std::chrono::milliseconds(250 + 90 * round));
        const bool workers = round % 2 == 0;
        for (const pid_t process : processesOf(out, workers ? "worker" : "--out"))
            if (process != getpid()) kills += kill(process, SIGKILL) == 0;
        if (!workers) driver.join();
        if (driver.joinable()) {
            for (int tries = 0; tries < 40; ++tries) {
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                for (const pid_t process : processesOf(out, "--out")) kill(process, SIGKILL);
            }
            driver.join();
        }
        for (const auto& [log, bytes] : finished)
            EXPECT_EQ(readText(log).substr(0, bytes.size()), bytes) << "finished cells changed";
        std::error_code notYet;
        for (const auto& entry : fs::directory_iterator(fs::path(out) / "cells", notYet))
            if (entry.path().extension() == ".log") finished[entry.path()] = readText(entry.path());
    }
    EXPECT_GT(kills, 3);
    const Outcome last = runCli(folder, with(out));
    ASSERT_EQ(last.code, 0) << last.errors;
    EXPECT_EQ(withoutSeconds(readText(out + "/results.csv")), whole);
    EXPECT_EQ(readText(out + "/splits.json"), readText(folder / "whole/splits.json"));
    EXPECT_TRUE(processesOf(out, "worker").empty());
}

TEST_F(CliCampaign, GoesOnByItselfWhenAWorkerIsKilled) {
    std::atomic<int> kills = 0;
    std::jthread killer([&](const std::stop_token& stop) {
        while (kills < 3 && !stop.stop_requested()) {
            for (const pid_t process : processesOf((folder / "results"), "worker")) {
                std::this_thread::sleep_for(std::chrono::milliseconds(300));
                kills += kill(process, SIGKILL) == 0;
            }
        }
    });
    const Outcome outcome =
        runCli(folder, {"campaign", "campaign.json", "--out", folder / "results", "--threads", "2",
                        "--repeats", "10", "--json", "--quiet"});
    killer.request_stop();
    killer.join();
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_GE(kills, 1);
    EXPECT_EQ(outcome.json()["cells"], 10);
}

TEST_F(CliCampaign, InitWritesACampaignThatRunsAndTheOthersTellOfIt) {
    const Outcome made = runCli(folder, {"campaign", "init", ".", "--out", "all.json", "--json"});
    ASSERT_EQ(made.code, 0) << made.errors;
    EXPECT_EQ(made.json()["pairs"], 2);
    EXPECT_EQ(runCli(folder, {"campaign", "init", ".", "--out", "all.json"}).code, 1)
        << "what was edited must not be overwritten";
    const Outcome run =
        runCli(folder, {"campaign", "all.json", "--out", "results", "--shots", "12", "--repeats",
                        "2", "--strategies", "target-only ridge", "--quiet"});
    ASSERT_EQ(run.code, 0) << run.errors;
    const auto status = runCli(folder, {"campaign", "status", "results", "--json"}).json();
    EXPECT_EQ(status["cells"], 4);
    EXPECT_EQ(status["done"], 4);
    EXPECT_EQ(status["failed"], 0);
    EXPECT_EQ(status["running"], 0);
    EXPECT_EQ(status["left"], 0);
    const std::string csv = readText(folder / "results/results.csv");
    fs::remove(folder / "results/results.csv");
    ASSERT_EQ(runCli(folder, {"campaign", "merge", "results"}).code, 0);
    EXPECT_EQ(readText(folder / "results/results.csv"), csv);
    EXPECT_THAT(runCli(folder, {"campaign", "summary", "results"}).output,
                HasSubstr("target-only ridge"));
    for (const char* what : {"status", "merge", "summary"}) {
        const Outcome outcome = runCli(folder, {"campaign", what, "."});
        EXPECT_EQ(outcome.code, 1) << what;
        EXPECT_THAT(outcome.errors, HasSubstr("holds no campaign"));
    }
}

TEST_F(CliCampaign, StatusAndSummaryTellOfTablesThatHaveChanged) {
    ASSERT_EQ(runCli(folder, {"campaign", "campaign.json", "--out", "results", "--quiet"}).code, 0);
    const std::string sentence = "The tables of the pair \"Plain to vector\" are not those";
    for (const char* what : {"status", "summary"}) {
        const Outcome outcome = runCli(folder, {"campaign", what, "results", "--json"});
        EXPECT_EQ(outcome.json()["changed_pairs"].size(), 0u) << what;
    }
    folder.write("target.csv", readText(exampleTarget()) + "\n");
    for (const char* what : {"status", "summary"}) {
        EXPECT_THAT(runCli(folder, {"campaign", what, "results"}).output, HasSubstr(sentence));
        const Outcome outcome = runCli(folder, {"campaign", what, "results", "--json"});
        EXPECT_EQ(outcome.json()["changed_pairs"], nlohmann::json::array({"Plain to vector"}))
            << what;
    }
}

TEST_F(CliCampaign, BringsCellsOfAnotherFolder) {
    const std::vector<std::string> line{"campaign", "campaign.json", "--quiet", "--out"};
    auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), line.begin(), line.end());
        return more;
    };
    ASSERT_EQ(runCli(folder, with({"one", "--shots", "8"})).code, 0);
    ASSERT_EQ(runCli(folder, with({"both", "--shots", "12"})).code, 0);
    ASSERT_EQ(runShell(folder,
                       "for f in one both; do n=0; for log in $f/cells/*.log; do "
                       "mv $log $f/cells/w$n.log; n=$((n + 1)); done; done; mkfifo one/cells/x.log")
                  .code,
              0);
    const auto brought = runCli(folder, {"campaign", "merge", "both", "one", "--json"}).json();
    EXPECT_EQ(brought["cells"], 4);
    EXPECT_EQ(brought["cells_brought"], 2);
    EXPECT_EQ(brought["cells_kept"], 0);
    EXPECT_EQ(linesOf(readText(folder / "both/results.csv")).size(), 9u);
    EXPECT_EQ(
        runCli(folder, {"campaign", "merge", "both", "one", "--json"}).json()["cells_brought"], 0)
        << "twice";
}

TEST_F(CliCampaign, NamesWhatIsWrongWithWhatWasTyped) {
    for (const std::vector<std::string>& typed :
         std::vector<std::vector<std::string>>{{"--strategies", "auto,magic"},
                                               {"--shots", "many"},
                                               {"--pool", "none"},
                                               {"--jobs", "0"},
                                               {"--repeats", "-1"}}) {
        std::vector<std::string> line{"campaign", "campaign.json", "--out", "results"};
        line.insert(line.end(), typed.begin(), typed.end());
        const Outcome outcome = runCli(folder, line);
        EXPECT_EQ(outcome.code, 2) << typed[0];
        EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    }
}

TEST_F(CliCampaign, RefusesWhatIsNoCampaign) {
    folder.write("broken.json", "{\"format\": \"footbridge-campaign/1\", ");
    folder.write("other.json", "{\"format\": \"something-else/1\"}");
    for (const char* name : {"broken.json", "other.json", "missing.json", ".", "source.csv"}) {
        const Outcome outcome = runCli(folder, {"campaign", name, "--out", "results", "--quiet"});
        EXPECT_EQ(outcome.code, 1) << name;
        EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    }
    EXPECT_EQ(runCli(folder, {"campaign", "campaign.json", "--out", "source.csv"}).code, 1);
}

}  // namespace
}  // namespace footbridge::tests
