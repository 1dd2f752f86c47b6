// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign.h"
#include "core/studies/campaign_methods.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_results.h"
#include "core/studies/campaign_study.h"
#include "core/studies/campaign_writer.h"
#include "core/studies/cell_store.h"
#include "core/studies/study_worker.h"
#include "core/studies/supervised_yardstick.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

/// results.csv without the column of seconds, which alone may differ.
std::string withoutSeconds(CampaignResult result) {
    for (CampaignScore& score : result.scores) score.seconds = 0;
    return campaignResultLines(result.scores);
}

TEST(Campaign, ScoresEveryStrategyOfEveryCell) {
    const TemporaryFolder folder;
    const CampaignResult result =
        runCampaign(smallCampaign(folder.path()), folder.path() / "out", 2, {});
    ASSERT_EQ(result.cells.size(), 4u);
    ASSERT_EQ(result.scores.size(), 12u);
    for (const CampaignScore& score : result.scores) {
        EXPECT_TRUE(score.failure.empty()) << score.failure;
        EXPECT_TRUE(std::isfinite(score.nmse));
        EXPECT_TRUE(std::isfinite(score.severity));
    }
    EXPECT_EQ(result.scores.back().shots, 20);
}

TEST(Campaign, LeavesFilesThatOtherToolsRead) {
    const TemporaryFolder folder;
    runCampaign(smallCampaign(folder.path()), folder.path() / "out", 1, {});
    const std::string csv = readFile(folder.path() / "out/results.csv");
    EXPECT_EQ(csv.substr(0, csv.find("seconds")), "pair,kind,shots,repeat,method,nmse,mape,");
    EXPECT_NE(csv.find("\"a, to \"\"b\"\"\",homogeneous,6,0,zero-shot,"), std::string::npos);
    const auto json = nlohmann::json::parse(readFile(folder.path() / "out/splits.json"));
    ASSERT_EQ(json["cells"].size(), 4u);
    const auto& cell = json["cells"][0];
    EXPECT_EQ(cell["pair"], "a, to \"b\"");
    EXPECT_EQ(cell["shots"], 6);
    EXPECT_EQ(cell["shot_rows"].size(), 6u);
    EXPECT_EQ(cell["test_rows"].size(), 74u);
    const std::string summary = readFile(folder.path() / "out/summary.md");
    EXPECT_NE(summary.find("| output map | "), std::string::npos);
    EXPECT_NE(summary.find("| homogeneous |"), std::string::npos);
}

TEST(Campaign, NeverTestsOnRowsThatASourceHolds) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.shots = {"6"};
    campaign.repeats = 1;
    const std::string source = readFile(folder.path() / "a.csv");
    const std::string known = source.substr(source.find('\n') + 1);
    writeFile(folder.path() / "b.csv", readFile(folder.path() / "b.csv") + known);
    runCampaign(campaign, folder.path() / "out", 1, {});
    const auto json = nlohmann::json::parse(readFile(folder.path() / "out/splits.json"));
    const auto& cell = json["cells"][0];
    int shots = 0;
    for (const int row : cell["shot_rows"]) shots += row < 80;
    EXPECT_EQ(cell["test_rows"].size(), static_cast<std::size_t>(80 - shots));
    for (const int row : cell["test_rows"]) EXPECT_LT(row, 80);
}

TEST(Campaign, SaysOnceWhatIsOddAboutATableBeforeItRuns) {
    struct Notes : Log {
        void write(const Message& line) override { lines.push_back(line.text()); }
        int about(const std::string& words) const {
            int found = 0;
            for (const std::string& line : lines) found += line.find(words) != std::string::npos;
            return found;
        }
        std::vector<std::string> lines;
    } notes;
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap};
    campaign.shots = {"6"};
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[0].sources.push_back(folder.path() / "a.csv");
    campaign.pairs[1].name = "itself";
    campaign.pairs[1].target = folder.path() / "a.csv";
    RunContext context;
    context.log = &notes;
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, context);
    EXPECT_EQ(notes.about("\"b\"\": The sources a and a hold the same file"), 1);
    EXPECT_EQ(notes.about("The pair \"itself\": The source a and the target a hold the same"), 1);
    EXPECT_EQ(notes.about("The pair \"itself\": Of a, 80 measured rows also stand in a source"), 1);
    EXPECT_EQ(notes.about("none is left to test on"), 0);
    for (const CampaignScore& score : result.scores)
        EXPECT_EQ(score.failure.find("Only 0 rows are left to test on, but a score needs at least "
                                     "5: 74 others also stand in a source") == 0,
                  score.pair == "itself")
            << score.failure;
    runCampaign(campaign, folder.path() / "out", 1, context);
    EXPECT_EQ(notes.about("hold the same file"), 2) << "once";
}

TEST(Campaign, OfOtherBoundsOfRequestsIsAnother) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.costing.requests.emplace();
    const std::string without = campaignFingerprint(campaign);
    campaign.costing.requests->atMost = "size";
    EXPECT_NE(campaignFingerprint(campaign), without);
}

TEST(Campaign, NumbersDoNotDependOnTheNumberOfJobs) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    ASSERT_FALSE(setCampaignMethods(campaign, knownCampaignMethods()));
    campaign.shots = {"6", "8"};
    campaign.repeats = 1;
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[1].name = "again";
    const auto alone = runCampaign(campaign, folder.path() / "one", 1, {});
    RunContext three;
    three.threads = ThreadBudget(3);
    const auto together = runCampaign(campaign, folder.path() / "three", 3, three);
    ASSERT_EQ(alone.scores.size(), 4 * campaignMethods(campaign).size());
    for (const CampaignScore& score : alone.scores) EXPECT_EQ(score.failure, "") << score.method;
    EXPECT_EQ(withoutSeconds(alone), withoutSeconds(together));
    EXPECT_EQ(readFile(folder.path() / "one/splits.json"),
              readFile(folder.path() / "three/splits.json"));
}

TEST(Campaign, ContinuesWhereItStopped) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    const CampaignResult whole = runCampaign(campaign, folder.path() / "whole", 1, {});
    Campaign first = campaign;
    first.shots = {"6"};
    runCampaign(first, folder.path() / "parts", 1, {});
    const std::string before = readFile(folder.path() / "parts/results.csv");
    const CampaignResult both = runCampaign(campaign, folder.path() / "parts", 1, {});
    EXPECT_EQ(withoutSeconds(both), withoutSeconds(whole));
    const std::string after = readFile(folder.path() / "parts/results.csv");
    EXPECT_EQ(after.substr(0, before.size()), before) << "finished cells were scored again";
}

TEST(Campaign, ContinuesAfterAKillAtAnyByteOfItsLog) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap, Strategy::TargetRidge};
    const std::filesystem::path out = folder.path() / "out", cells = out / "cells";
    const std::string whole = withoutSeconds(runCampaign(campaign, out, 1, {}));
    const std::string splits = readFile(out / "splits.json");
    std::filesystem::path log;
    for (const auto& entry : std::filesystem::directory_iterator(cells))
        if (entry.path().extension() == ".log") log = entry.path();
    const std::string finished = readFile(log);
    for (std::size_t end = 0; end <= finished.size(); end += 211) {
        for (const auto& entry : std::filesystem::directory_iterator(cells))
            if (entry.path().extension() == ".log") std::filesystem::remove(entry.path());
        writeFile(log, finished.substr(0, end));
        const auto again = runCampaign(campaign, out, 2, {});
        ASSERT_EQ(withoutSeconds(again), whole) << "killed at byte " << end;
        ASSERT_EQ(readFile(out / "splits.json"), splits);
    }
}

TEST(Campaign, ResultsOutliveTheDamageOfTheirLogs) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap, Strategy::TargetRidge};
    const std::filesystem::path out = folder.path() / "out", cells = out / "cells";
    const std::string whole = withoutSeconds(runCampaign(campaign, out, 1, {}));
    const std::string results = readFile(out / "results.csv"),
                      splits = readFile(out / "splits.json");
    std::filesystem::path log;
    for (const auto& entry : std::filesystem::directory_iterator(cells))
        if (entry.path().extension() == ".log") log = entry.path();
    const std::string good = readFile(log);
    std::string flipped = good;
    for (std::size_t at = 40; at < flipped.size(); at += 97) flipped[at] ^= 0x5a;
    for (const std::string& bad : {good.substr(0, 60), good.substr(0, good.size() - 9), flipped,
                                   std::string(1000, 'x'), std::string()}) {
        writeFile(log, bad);
        const CampaignResult left = readCampaignCells(cells, campaign);
        EXPECT_EQ(left.unread > 0, !bad.empty());
        try {
            writeCampaignFolder(out, campaign, left);
            ADD_FAILURE() << "replaced by " << left.cells.size() << " cells";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "results-would-lose");
            EXPECT_EQ(error.message().arguments().at(1).text(),
                      std::to_string(4 - left.cells.size()));
        }
        EXPECT_EQ(readFile(out / "results.csv"), results);
        EXPECT_EQ(readFile(out / "splits.json"), splits);
    }
    EXPECT_EQ(withoutSeconds(runCampaign(campaign, out, 1, {})), whole) << "measured again";
    EXPECT_EQ(readCampaignCells(cells, campaign).unread, 0u) << "an empty log";
}

TEST(Campaign, GoesOnFromLogsWithTheColumnsOfAnotherVersion) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap};
    const std::filesystem::path out = folder.path() / "out";
    runCampaign(campaign, out, 1, {});
    // As of a version with these columns alone, in this order.
    std::map<std::uint64_t, std::string> older;
    StoredCellReader(out / "cells").refresh([&](const std::string&, const CellRecord& cell) {
        const CampaignRecord record = *CampaignRecord::read(cell.bytes);
        std::string lines;
        for (const CampaignScore& score :
             parseCampaignResults(campaignResultsHead() + std::string(record.lines), ""))
            lines += score.method + ",\"" + "a, to \"\"b\"\"" + "\"," +
                     std::to_string(score.repeat) + "," + std::to_string(score.shots) + ",," +
                     formatNumber(score.nmse) + "\n";
        older[cell.key] = std::string(record.checksum) + std::string(record.methods) +
                          std::string(record.pair) + std::to_string(lines.size()) + "\n" + lines +
                          std::string(record.drawn);
    });
    for (const auto& entry : std::filesystem::directory_iterator(out / "cells"))
        if (entry.path().extension() == kLogEnding) std::filesystem::remove(entry.path());
    {
        CellLog log(out / "cells/older.log",
                    R"({"version": "0.1", "head": "method,pair,repeat,shots,failure,nmse\n"})");
        for (const auto& [key, bytes] : older) log.append({key, false, bytes});
    }
    EXPECT_EQ(readCampaignCells(out / "cells", campaign).cells.size(), 4u);
    campaign.strategies.push_back(Strategy::TargetRidge);
    const CampaignResult grown = runCampaign(campaign, out, 1, {});
    const CampaignResult fresh = runCampaign(campaign, folder.path() / "fresh", 1, {});
    EXPECT_EQ(withoutSeconds(grown), withoutSeconds(fresh)) << "each was measured again";
}

TEST(Campaign, DoesNotMissWhatHadFailed) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap};
    const std::filesystem::path out = folder.path() / "out";
    runCampaign(campaign, out, 1, {});
    CampaignResult result = readCampaignCells(out / "cells", campaign);
    CampaignScore failed = result.scores.front();
    failed.shots += 100;  // what it would have drawn was not known
    failed.nmse = std::numeric_limits<double>::quiet_NaN();
    failed.failure = "no file";
    result.scores.push_back(failed);
    writeCampaignFolder(out, campaign, result);
    result.scores.pop_back();
    EXPECT_NO_THROW(writeCampaignFolder(out, campaign, result));
}

TEST(Campaign, SharesTheSourceModelsOfAFolder) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    const std::string whole = withoutSeconds(runCampaign(campaign, folder.path() / "out", 1, {}));
    const StudyFolder shared(folder.path() / "shared");
    shared.make();
    writeFile(shared.document(), "{\"study\":" + campaignJson(campaign, {}) + "}");
    for (int worker = 0; worker < 2; ++worker) {
        WorkerOptions options;
        options.name = freshName();
        int cells = 0;
        options.finished = [&](std::size_t) { ++cells; };
        options.draining = [&] { return cells == 2; };
        runCampaignWorker(shared, options, {});
        EXPECT_EQ(cells, 2);
    }
    EXPECT_EQ(withoutSeconds(readCampaignCells(shared.cells(), campaign)), whole);
    std::size_t models = 0;
    for (const auto& entry : std::filesystem::directory_iterator(shared.models()))
        models += entry.path().extension() == ".model";
    EXPECT_EQ(models, 1u) << "of one source and one kind of response";
}

TEST(Campaign, RenamedPairsCannotUseTheNamesButStillRun) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.shots = {"20"};
    campaign.repeats = 1;
    campaign.strategies = {Strategy::ZeroShot, Strategy::InputAlignment, Strategy::TargetRidge};
    campaign.pairs[0].rename = true;
    campaign.pairs[0].drop = 0.3;
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.scores.size(), 3u);
    EXPECT_FALSE(result.scores[0].failure.empty()) << "zero-shot found columns by name";
    EXPECT_TRUE(std::isfinite(result.scores[1].nmse));
    EXPECT_TRUE(std::isfinite(result.scores[2].nmse));
    const std::string summary = readFile(folder.path() / "out/summary.md");
    EXPECT_NE(summary.find("## Disjoint schemas"), std::string::npos);
}

TEST(Campaign, TheYardstickIsScoredButNeverWins) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.yardstick = true;
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 2, {});
    ASSERT_EQ(result.scores.size(), 16u);
    for (const CampaignScore& score : result.scores)
        if (score.method == kYardstickName) {
            EXPECT_TRUE(std::isfinite(score.nmse));
            EXPECT_GT(score.labelledRows, score.shots);
        }
    const std::string summary = readFile(folder.path() / "out/summary.md");
    EXPECT_NE(summary.find("supervised on 100x shots (yardstick)"), std::string::npos);
    const std::string winners = summary.substr(summary.find("## Winners"));
    EXPECT_EQ(winners.substr(0, winners.find("\n## ")).find(kYardstickName), std::string::npos);
}

TEST(Campaign, MeasuresTheIntervalsOfAuto) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.shots = {"5", "20"};
    campaign.repeats = 1;
    campaign.strategies = {Strategy::Auto};
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.scores.size(), 2u);
    for (const CampaignScore& score : result.scores) EXPECT_EQ(score.failure, "");
    const IntervalQuality few = result.scores[0].intervals, many = result.scores[1].intervals;
    EXPECT_TRUE(std::isnan(few.coverage90)) << "five shots cannot promise 90 %";
    EXPECT_LE(many.coverage80, many.coverage90);
    EXPECT_LT(many.width80, many.width90);
    EXPECT_GT(many.coverage90, 0.5);
}

TEST(Campaign, RecordsWhyACellHasNoScore) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.shots = {"2", "78", "500", "6"};
    campaign.repeats = 1;
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.scores.size(), 12u);
    std::map<Index, int> failed;
    for (const CampaignScore& score : result.scores) {
        EXPECT_EQ(std::isnan(score.nmse), !score.failure.empty());
        failed[score.shots] += !score.failure.empty();
    }
    EXPECT_EQ(failed, (std::map<Index, int>{{2, 3}, {6, 0}, {78, 3}, {500, 3}}));
}

/// Lets the process have so many bytes more than it has.
void limitMemory(std::size_t more) {
    std::ifstream status("/proc/self/statm");
    std::size_t pages = 0;
    status >> pages;
    const rlim_t most = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + more;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
}

/// Exits with 0 when the pair whose table does not fit is recorded as failed, and the other one is
/// scored all the same, at once and when the folder is gone on with.
[[noreturn]] void runWithATableThatDoesNotFit(const std::filesystem::path& folder) {
    Campaign campaign = smallCampaign(folder);
    campaign.strategies = {Strategy::TargetRidge};
    campaign.pairs.push_back(campaign.pairs.front());
    campaign.pairs.front().name = "too large";
    campaign.pairs.front().target = folder / "large.csv";
    limitMemory(std::size_t{400} << 20);
    for (int start = 0; start < 2; ++start) {
        const CampaignResult result = runCampaign(campaign, folder / "out", 1, {});
        if (result.scores.size() != 8) std::exit(2);
        for (const CampaignScore& score : result.scores) {
            const bool enough = score.failure.find("not enough memory") == std::string::npos;
            if (enough == (score.pair == "too large")) std::exit(3);
        }
    }
    std::exit(0);
}

TEST(CampaignDeathTest, GoesOnWhereOneTableDoesNotFitIntoMemory) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const TemporaryFolder folder;
    std::string rows = "input,size,threads,time\n";
    for (int row = 0; row < 100'000; ++row) rows += "1,2,3,4\n";
    const std::string some = rows.substr(rows.find('\n') + 1);
    for (int times = 0; times < 200; ++times) rows += some;
    writeFile(folder.path() / "large.csv", rows);  // 20 million rows, 640 MB as numbers
    EXPECT_EXIT(runWithATableThatDoesNotFit(folder.path()), ::testing::ExitedWithCode(0), "");
}

TEST(Campaign, AMissingTableFailsItsPairAlone) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[0].name = "lost";
    campaign.pairs[0].target = folder.path() / "nowhere.csv";
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    for (const CampaignScore& score : result.scores)
        EXPECT_EQ(score.failure.empty(), score.pair != "lost");
    EXPECT_NE(result.scores.front().failure.find("nowhere.csv"), std::string::npos);
}

TEST(Campaign, NeverSplitsAGroupBetweenShotsAndTest) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].group = {"input"};
    const CampaignResult result = runCampaign(campaign, folder.path() / "out", 1, {});
    ASSERT_EQ(result.cells.size(), 4u);
    for (const CampaignCell& cell : result.cells) {
        std::set<Index> taught;
        for (const Index row : cell.split.shots) taught.insert(row % 5);
        for (const Index row : cell.split.test) EXPECT_FALSE(taught.contains(row % 5));
    }
}

TEST(Campaign, CancelKeepsWhatIsDone) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs.push_back(campaign.pairs[0]);
    campaign.pairs[1].name = "again";
    std::stop_source stop;
    struct StopAfterFirstPair : ProgressSink {
        std::stop_source& stop;
        explicit StopAfterFirstPair(std::stop_source& source) : stop(source) {}
        void progress(const Message& stage, double) override {
            if (stage.arguments().at(2) == "again") stop.request_stop();
        }
    } sink(stop);
    RunContext context;
    context.stop = stop.get_token();
    context.sink = &sink;
    EXPECT_THROW(runCampaign(campaign, folder.path() / "out", 1, context), Cancelled);
    const std::string csv = readFile(folder.path() / "out/results.csv");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 13);
    EXPECT_EQ(runCampaign(campaign, folder.path() / "out", 1, {}).scores.size(), 24u);
}

}  // namespace
}  // namespace footbridge
