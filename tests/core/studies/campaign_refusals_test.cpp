// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_study.h"
#include "core/studies/campaign_writer.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

TEST(CampaignRefusals, RefusesColumnsToIgnoreThatNoTableHas) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].ignore = {"threads", "thraeds"};
    try {
        runCampaign(campaign, folder.path() / "out", 1, {});
        FAIL() << "it was run";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "pair-ignores-nothing");
        EXPECT_NE(error.message().text().find("thraeds"), std::string::npos);
    }
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "out/cells"));
}

TEST(CampaignRefusals, RefusesColumnsThatItsTablesLackBeforeAnyWork) {
    const TemporaryFolder folder;
    std::vector<Campaign> wrong(5, smallCampaign(folder.path()));
    wrong[0].pairs[0].response = "nosuch";
    wrong[1].pairs[0].sourceResponse = "nosuch";
    wrong[2].pairs[0].group = {"input", "nosuch"};
    wrong[3].costing.requests.emplace().atMost = "nosuch";
    wrong[4].pairs[0].response = "input";  // which holds text
    for (Campaign& campaign : wrong) {
        CampaignPair good = smallCampaign(folder.path()).pairs[0];
        good.name = "good";
        campaign.pairs.insert(campaign.pairs.begin(), good);
        if (campaign.costing.requests) campaign.pairs.pop_back();
        try {
            runCampaign(campaign, folder.path() / "out", 1, {});
            ADD_FAILURE() << "it was run";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "pair-table");
            const std::string text = error.message().text();
            EXPECT_NE(text.find(campaign.pairs.back().name), std::string::npos) << text;
            EXPECT_NE(text.find(&campaign == &wrong[4] ? "input" : "nosuch"), std::string::npos);
            const bool source = &campaign == &wrong[1];
            EXPECT_NE(text.find(source ? "a has no" : "b"), std::string::npos) << text;
        }
        EXPECT_FALSE(std::filesystem::exists(folder.path() / "out/cells"));
    }
}

TEST(CampaignRefusals, RefusesAFolderOfCellsThatIsSomebodyElsesBeforeAnyWork) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.pairs[0].ignore = {"thraeds"};  // which would be told once the tables are read
    const std::filesystem::path note = folder.path() / "out/cells/note.txt";
    std::filesystem::create_directories(note.parent_path());
    writeFile(note, "mine\n");
    try {
        runCampaign(campaign, folder.path() / "out", 1, {});
        FAIL() << "it was run";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "campaign-folder-damaged");
    }
    EXPECT_EQ(readFile(note), "mine\n");
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "out/cells/study.json"));
}

TEST(CampaignRefusals, WritesOverNothingOfSomebodyElse) {
    const TemporaryFolder folder;
    const Campaign campaign = smallCampaign(folder.path());
    for (const char* name : {"results.csv", "summary.md"}) {
        const std::filesystem::path place = folder.path() / name / "out";
        std::filesystem::create_directories(place);
        writeFile(place / name, "mine\n");
        try {
            runCampaign(campaign, place, 1, {});
            ADD_FAILURE() << name;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "output-in-the-way");
        }
        EXPECT_EQ(readFile(place / name), "mine\n");
        EXPECT_FALSE(std::filesystem::exists(place / "cells")) << "before anything is trained";
    }
}

TEST(CampaignRefusals, LeavesResultsAloneThatItDidNotWrite) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    campaign.strategies = {Strategy::OutputMap};
    const std::filesystem::path out = folder.path() / "out", file = out / "results.csv";
    runCampaign(campaign, out, 1, {});
    const std::string results = readFile(file);
    for (const auto& entry : std::filesystem::directory_iterator(out / "cells"))
        if (entry.path().extension() == ".log") std::filesystem::remove(entry.path());
    const std::size_t begin = results.find("output map,") + std::string("output map,").size();
    const std::size_t length = results.find(',', begin) - begin;
    for (const char* score : {"garbage", "nan"}) {
        std::string changed = results;
        changed.replace(begin, length, score);
        writeFile(file, changed);
        try {
            runCampaign(campaign, out, 1, {});
            ADD_FAILURE() << "it was run";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "campaign-folder-damaged");
            EXPECT_EQ(error.message().arguments().at(0).text(), file.string());
        }
        EXPECT_EQ(readFile(file), changed);
        EXPECT_THROW(writeCampaignFolder(out, campaign, {}), Error);
        EXPECT_EQ(readFile(file), changed);
    }
}

TEST(CampaignRefusals, RefusesToMixResultsOfChangedTables) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    runCampaign(campaign, folder.path() / "out", 1, {});
    writeFile(folder.path() / "a.csv", runsCsv(3, 7));
    // Whether there is something left to score or not.
    for (const int repeats : {campaign.repeats, 3}) {
        campaign.repeats = repeats;
        try {
            runCampaign(campaign, folder.path() / "out", 1, {});
            FAIL() << "results of two versions of a table were mixed";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "campaign-tables-changed");
        }
    }
}

TEST(CampaignRefusals, RefusesAFolderOfAnotherCampaign) {
    const TemporaryFolder folder;
    Campaign campaign = smallCampaign(folder.path());
    runCampaign(campaign, folder.path() / "out", 1, {});
    Campaign seeded = campaign, renamed = campaign;
    seeded.seed = 99;
    renamed.pairs[0].name = "other";
    for (const Campaign& other : {seeded, renamed}) {
        try {
            runCampaign(other, folder.path() / "out", 1, {});
            FAIL() << "results of two campaigns were mixed";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "campaign-other-folder");
        }
    }
}

}  // namespace
}  // namespace footbridge
