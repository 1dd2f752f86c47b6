// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_merge.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <functional>

#include "core/run/error.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_results.h"
#include "core/studies/campaign_study.h"
#include "core/studies/cell_store.h"
#include "tests/core/studies/small_campaign.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

class CampaignMerge : public testing::Test {
  protected:
    CampaignMerge() : whole(smallCampaign(place.path())) {}

    /// A folder with the cells of such shots, in one log that is called the same in all of them.
    StudyFolder run(const std::string& name, const std::string& shots) {
        Campaign campaign = whole;
        campaign.shots = {shots};
        const StudyFolder folder(place.path() / name);
        runCampaign(campaign, folder.path(), 1, {});
        for (const auto& entry : std::filesystem::directory_iterator(folder.cells()))
            if (entry.path().extension() == kLogEnding)
                std::filesystem::rename(entry.path(), folder.log("same"));
        return folder;
    }
    std::string refusal(const StudyFolder& from, const StudyFolder& to) const {
        try {
            bringCells(from, to, whole);
            return "";
        } catch (const Error& error) {
            return error.message().code();
        }
    }
    std::size_t cells(const StudyFolder& folder) const {
        return readCampaignCells(folder.cells(), whole).cells.size();
    }

    TemporaryFolder place;
    Campaign whole;
};

TEST_F(CampaignMerge, BringsRecordsAndNotFiles) {
    const StudyFolder few = run("few", "6"), many = run("many", "25%");
    const BroughtCells first = bringCells(few, many, whole);
    EXPECT_EQ(first.brought, 2u);
    EXPECT_EQ(first.kept, 0u);
    EXPECT_EQ(first.unread, 0u);
    EXPECT_EQ(cells(many), 4u);
    const BroughtCells again = bringCells(few, many, whole);
    EXPECT_EQ(again.brought, 0u);
    EXPECT_EQ(again.kept, 0u) << "the same twice";
    EXPECT_EQ(bringCells(many, few, whole).brought, 2u);
    EXPECT_EQ(cells(few), 4u);
}

TEST_F(CampaignMerge, KeepsWhatTheFolderHas) {
    const StudyFolder ours = run("ours", "6"), theirs = run("theirs", "6");
    std::filesystem::remove(theirs.log("same"));
    StoredCellReader(ours.cells()).refresh([&](const std::string& head, const CellRecord& cell) {
        // The same cell with other rows behind its scores.
        const std::string bytes = std::string(cell.bytes) + "x";
        CellLog(theirs.log(std::to_string(cell.key)), head).append({cell.key, false, bytes});
    });
    const std::string before = readFile(ours.log("same"));
    const BroughtCells result = bringCells(theirs, ours, whole);
    EXPECT_EQ(result.brought, 0u);
    EXPECT_EQ(result.kept, 2u);
    EXPECT_EQ(readFile(ours.log("same")), before);
    EXPECT_EQ(readCampaignCells(ours.cells(), whole).unread, 0u);
}

TEST_F(CampaignMerge, BringsWhatWasMeasuredWhereItHadFailed) {
    const StudyFolder measured = run("measured", "6"), failed = run("failed", "6");
    std::filesystem::remove(failed.log("same"));
    StoredCellReader(measured.cells())
        .refresh([&](const std::string& head, const CellRecord& cell) {
            const std::string bytes = std::string(cell.bytes) + "x";
            CellLog(failed.log("a" + std::to_string(cell.key)), head)
                .append({cell.key, true, bytes});
        });
    const BroughtCells none = bringCells(failed, measured, whole);
    EXPECT_EQ(none.brought + none.kept, 0u);
    const BroughtCells result = bringCells(measured, failed, whole);
    EXPECT_EQ(result.brought, 2u);
    EXPECT_EQ(result.kept, 0u);
    EXPECT_EQ(bringCells(measured, failed, whole).brought, 0u);
}

TEST_F(CampaignMerge, TellsWhatItCannotRead) {
    const StudyFolder few = run("few", "6"), many = run("many", "25%");
    const std::string log = readFile(few.log("same"));
    writeFile(few.log("same"), log.substr(0, log.size() - 5));
    const BroughtCells result = bringCells(few, many, whole);
    EXPECT_EQ(result.brought, 1u);
    EXPECT_GT(result.unread, 0u);
}

TEST_F(CampaignMerge, PassesOverLogsThatAreNoFiles) {
    const StudyFolder few = run("few", "6"), many = run("many", "25%");
    ASSERT_EQ(::mkfifo(few.log("pipe").c_str(), 0600), 0);
    ASSERT_EQ(::mkfifo(many.log("pipe").c_str(), 0600), 0);
    EXPECT_EQ(bringCells(few, many, whole).brought, 2u);
    EXPECT_EQ(cells(many), 4u);
    EXPECT_TRUE(std::filesystem::is_fifo(few.log("pipe")));
}

TEST_F(CampaignMerge, RefusesRecordsThatAreNotOfTheCellTheyStandUnder) {
    whole.pairs.push_back(whole.pairs[0]);
    whole.pairs[1].name = "again";
    const StudyFolder ours = run("ours", "25%"), theirs = run("theirs", "6");
    std::filesystem::rename(theirs.log("same"), place.path() / "kept.log");
    // What stands in each record and on its first line, under the key of the cell `ahead` of it.
    const auto forged = [&](const std::function<void(CampaignRecord&, CampaignScore&)>& change,
                            std::size_t ahead) {
        std::string head;
        std::vector<std::pair<std::uint64_t, std::string>> cells;
        StoredCellReader(place.path()).refresh([&](const std::string& own, const auto& cell) {
            head = own;
            CampaignRecord record = *CampaignRecord::read(cell.bytes);
            auto scores =
                parseCampaignResults(campaignResultsHead() + std::string(record.lines), "");
            const Split split = *record.split();
            change(record, scores.front());
            cells.emplace_back(cell.key, CampaignRecord::write(record.checksum, record.methods,
                                                               record.pair, scores, &split));
        });
        std::filesystem::remove(theirs.log("same"));
        CellLog log(theirs.log("same"), head);
        for (std::size_t i = 0; i < cells.size(); ++i)
            log.append({cells[(i + ahead) % cells.size()].first, false, cells[i].second});
        return refusal(theirs, ours);
    };
    const auto asItIs = [](CampaignRecord&, CampaignScore&) {};
    const std::string damaged = "campaign-folder-damaged";
    EXPECT_EQ(forged([](auto& record, auto&) { record.pair = markOf("none"); }, 0), damaged);
    EXPECT_EQ(forged([](auto&, auto& score) { score.pair = "none"; }, 0), damaged);
    EXPECT_EQ(forged([](auto&, auto& score) { score.shots += 1; }, 0), damaged);
    EXPECT_EQ(forged([](auto&, auto& score) { score.repeat = -1; }, 0), damaged);
    EXPECT_EQ(forged(asItIs, 2), damaged) << "the key is that of another pair";
    EXPECT_EQ(cells(ours), 4u);
    EXPECT_EQ(forged(asItIs, 0), "");
    EXPECT_EQ(cells(ours), 8u);
}

TEST_F(CampaignMerge, RefusesWhatIsOfAnotherCampaignOrOfOtherTables) {
    const StudyFolder many = run("many", "25%");
    writeFile(place.path() / "a.csv", runsCsv(3, 7));
    const StudyFolder changed = run("changed", "6");
    EXPECT_EQ(refusal(changed, many), "campaign-other-folder");
    whole.seed += 1;
    const StudyFolder other = run("other", "6");
    whole.seed -= 1;
    EXPECT_EQ(refusal(other, many), "campaign-other-folder");
    EXPECT_EQ(cells(many), 2u);
}

}  // namespace
}  // namespace footbridge
