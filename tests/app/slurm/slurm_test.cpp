// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <functional>
#include <thread>

#include "slurm_site.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

constexpr char kCampaign[] = R"({
  "format": "footbridge-campaign/1", "name": "Small", "shots": [8, 12], "repeats": 6, "seed": 3,
  "strategies": ["auto", "output map"],
  "slurm": {"workers": 3, "time": "5:00", "memory": "200M", "poll": 1, "grace": 4},
  "pairs": [{"name": "Plain to vector", "sources": ["source.csv"], "target": "target.csv",
             "response": "runtime_s", "source_response": "time [ms]"},
            {"name": "Vector to plain", "sources": ["target.csv"], "target": "source.csv",
             "response": "time [ms]", "source_response": "runtime_s"}]
})";
constexpr std::size_t kCells = 2 * 2 * 6;

class Slurm : public ::testing::TestWithParam<bool> {
  protected:
    Slurm() : site(GetParam()) {
        folder.write("source.csv", readText(exampleSource()));
        folder.write("target.csv", readText(exampleTarget()));
        folder.write("campaign.json", kCampaign);
    }
    std::vector<std::string> line(const std::string& out, const std::string& engine) const {
        return {"campaign", "campaign.json", "--quiet", "--threads", "2",
                "--engine", engine,          "--out",   folder / out};
    }
    std::size_t finished() const {
        const Outcome status = runCli(other, {"campaign", "status", folder / "slurm", "--json"});
        if (status.code != 0) return 0;
        return status.json()["done"].get<std::size_t>() +
               status.json()["failed"].get<std::size_t>();
    }
    bool waitFor(const std::function<bool()>& reached) const {
        for (int tries = 0; tries < 1200; ++tries) {
            if (reached()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return false;
    }
    /// A running task such as "3_1".
    std::string runningTask() const {
        const auto tasks =
            linesOf(site.ask("squeue --noheader --array --states=RUNNING --format=%F_%K").output);
        return tasks.empty() ? std::string() : tasks.front();
    }
    void expectSameAs(const std::string& out) const {
        EXPECT_EQ(withoutSeconds(readText(folder / "slurm/results.csv")),
                  withoutSeconds(readText(folder / (out + "/results.csv"))));
        EXPECT_EQ(readText(folder / "slurm/splits.json"),
                  readText(folder / (out + "/splits.json")));
    }

    Folder folder, other;
    SlurmSite site;
};

TEST_P(Slurm, GivesTheSameResultsWhateverHappensToItsWorkersAndItsDriver) {
    ASSERT_TRUE(site.ready()) << site.logs();
    ASSERT_EQ(runCli(folder, line("local", "local")).code, 0);
    std::jthread first([&] { runCli(folder, line("slurm", "slurm")); });
    // Nobody else's; the brackets keep the shell that says so alive.
    const std::string here = folder.path().filename().string();
    // A worker is killed.
    ASSERT_TRUE(waitFor([&] { return finished() >= 3; })) << site.logs();
    site.ask("pkill -KILL -f 'campaign [w]orker .*" + here + ".*_1_0'; true");
    // A task is put back into the queue, another is told that its time is nearly over.
    ASSERT_TRUE(waitFor([&] { return finished() >= 8; })) << site.logs();
    const std::string task = runningTask();
    if (GetParam())
        site.ask("scontrol requeue " + task);
    else
        site.ask("scancel --signal=USR2 --batch " + task);
    // Nothing new begins on the node for a while, as when it is drained.
    site.ask("scontrol update NodeName=" + site.node() + " State=DRAIN Reason=test");
    // The driver is killed and started again; its jobs go on.
    site.ask("pkill -KILL -f 'campaign [c]ampaign.json .*" + here + "'");
    first.join();
    std::this_thread::sleep_for(std::chrono::seconds(1));
    site.ask("scontrol update NodeName=" + site.node() + " State=RESUME");
    const Outcome outcome = runCli(folder, line("slurm", "slurm"));
    ASSERT_EQ(outcome.code, 0) << outcome.errors << site.logs();
    EXPECT_EQ(finished(), kCells);
    expectSameAs("local");
    EXPECT_EQ(site.ask("squeue --noheader --states=PENDING,RUNNING").output, "");
}

INSTANTIATE_TEST_SUITE_P(Site, Slurm, ::testing::Bool(), [](const auto& chosen) {
    return std::string(chosen.param ? "WithAccounting" : "WithoutAccounting");
});

}  // namespace
}  // namespace footbridge::tests
