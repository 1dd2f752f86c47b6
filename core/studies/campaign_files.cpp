// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_files.h"

#include <nlohmann/json.hpp>

#include "core/run/error.h"
#include "core/run/file.h"
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
    std::string text = kSplitsHead + OrderedJson(campaign.name).dump() + ",\"fingerprint\":\"" +
                       campaignFingerprint(campaign) + "\",\n\"cells\":[\n";
    bool first = true;
    for (const CampaignCell& cell : result.cells) {
        OrderedJson json;
        json["pair"] = cell.pair;
        json["shots"] = cell.shots;
        json["repeat"] = cell.repeat;
        json["shot_rows"] = cell.split.shots;
        json["test_rows"] = cell.split.test;
        text += (first ? "" : ",\n") + json.dump();
        first = false;
    }
    return text + "\n]}\n";
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
    std::vector<OutputFile> files{{folder / kResults, campaignResultsHead()},
                                  {folder / kSplits, kSplitsHead},
                                  {folder / kSummaryFile, summaryTitle(campaign)}};
    if (std::filesystem::exists(StudyFolder(folder).document()))
        for (OutputFile& file : files) file.head.clear();
    return files;
}

void refuseForeignFolder(const StudyFolder& folder) {
    if (std::filesystem::exists(folder.path() / kSplits) &&
        !std::filesystem::exists(folder.document()))
        throw Error(messages::kCampaignWithoutCells, {folder.path().string()});
}

Campaign campaignOf(const StudyFolder& folder) {
    if (!std::filesystem::exists(folder.document()))
        throw Error(messages::kNoCampaignFolder, {folder.path().string()});
    const std::string name = folder.document().string();
    const auto json = nlohmann::json::parse(readFile(folder.document()), nullptr, false);
    if (!json.is_object() || !json.contains("study"))
        throw Error(messages::kCampaignFolderDamaged, {name});
    return campaignFromJson(json["study"], name, folder.cells());
}

void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const CampaignResult& result) {
    writeFile(folder / kSplits, writeSplits(campaign, result));
    writeFile(folder / kResults, campaignResultsHead() + campaignResultLines(result.scores));
    writeFile(folder / kSummaryFile, campaignSummary(campaign, result));
}

}  // namespace footbridge
