// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_files.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/json_writing.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_results.h"
#include "core/studies/campaign_study.h"
#include "core/studies/studies_messages.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kResults = "results.csv";
constexpr const char* kSplits = "splits.json";
constexpr const char* kSplitsHead = "{\"campaign\":";

std::string writeSplits(const Campaign& campaign, const CampaignResult& result) {
    std::string text = kSplitsHead + jsonText(OrderedJson(campaign.name)) + ",\"fingerprint\":\"" +
                       campaignFingerprint(campaign) + "\",\n\"cells\":[\n";
    bool first = true;
    for (const CampaignCell& cell : result.cells) {
        OrderedJson json;
        json["pair"] = cell.pair;
        json["shots"] = cell.shots;
        json["repeat"] = cell.repeat;
        json["shot_rows"] = cell.split.shots;
        json["test_rows"] = cell.split.test;
        text += (first ? "" : ",\n") + jsonText(json);
        first = false;
    }
    return text + "\n]}\n";
}

using CellPlace = std::tuple<std::string, Index, int>;

std::set<CellPlace> placesOf(const std::vector<CampaignScore>& scores) {
    std::set<CellPlace> places;
    for (const CampaignScore& score : scores) places.emplace(score.pair, score.shots, score.repeat);
    return places;
}

/// The measured cells of a file of results; none of one that is not there. Throws Error where it is
/// not as a campaign writes it.
std::set<CellPlace> storedPlaces(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file)) return {};
    std::vector<CampaignScore> scores = parseCampaignResults(readFile(file), file.string());
    // What failed is no loss, and may have had other shots.
    std::erase_if(scores, [](const CampaignScore& score) { return std::isnan(score.nmse); });
    return placesOf(scores);
}

/// Logs lose cells by damage or by hand, and results that are there are then all that is left.
void refuseLoss(const std::filesystem::path& file, const CampaignResult& result) {
    std::set<CellPlace> lost = storedPlaces(file);
    for (const CellPlace& place : placesOf(result.scores)) lost.erase(place);
    if (!lost.empty()) throw Error(messages::kResultsWouldLose, {file.string(), lost.size()});
}

/// Throws Error when the folder holds results that this program cannot go on with, since they come
/// without their cells, or a folder `cells` that no study made.
void refuseForeignFolder(const StudyFolder& folder) {
    if (std::filesystem::exists(folder.path() / kSplits) &&
        !std::filesystem::exists(folder.document()))
        throw Error(messages::kCampaignWithoutCells, {folder.path().string()});
    folder.refuseForeign();
}

}  // namespace

std::vector<std::string> filesOf(const Campaign& campaign, const std::filesystem::path& file) {
    std::vector<std::string> files{file.string()};
    for (const CampaignPair& pair : campaign.pairs) {
        for (const auto& source : pair.sources) files.push_back(source.string());
        files.push_back(pair.target.string());
    }
    return files;
}

std::vector<OutputFile> campaignFiles(const Campaign& campaign,
                                      const std::filesystem::path& folder) {
    refuseForeignFolder(StudyFolder(folder));
    std::vector<OutputFile> files{{folder / kResults, campaignResultsHead()},
                                  {folder / kSplits, kSplitsHead},
                                  {folder / kSummaryFile, summaryTitle(campaign)}};
    if (std::filesystem::exists(StudyFolder(folder).document())) {
        storedPlaces(folder / kResults);  // throws before the work, not after it
        for (OutputFile& file : files) file.head.clear();
    }
    return files;
}

Campaign campaignOf(const StudyFolder& folder) {
    if (!std::filesystem::exists(folder.document()))
        throw Error(messages::kNoCampaignFolder, {folder.path().string()});
    const std::string name = folder.document().string();
    const nlohmann::json json = documentOf(folder);
    if (!json.contains("study")) throw Error(messages::kCampaignFolderDamaged, {name});
    return campaignFromJson(json["study"], name, folder.cells());
}

void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const CampaignResult& result) {
    refuseLoss(folder / kResults, result);
    writeFile(folder / kSplits, writeSplits(campaign, result));
    writeFile(folder / kResults, campaignResultsHead() + campaignResultLines(result.scores));
    writeFile(folder / kSummaryFile, campaignSummary(campaign, result));
}

}  // namespace footbridge
