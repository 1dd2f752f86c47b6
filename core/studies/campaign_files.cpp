// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/run_messages.h"
#include "core/studies/campaign_results.h"
#include "core/studies/studies_messages.h"
#include "core/studies/summary/campaign_summary.h"

namespace footbridge {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kResults = "results.csv";
constexpr const char* kSplits = "splits.json";
constexpr const char* kSummary = "summary.md";

std::string writeSplits(const Campaign& campaign, const StoredCampaign& stored) {
    std::string cells;
    for (const CampaignCell& cell : stored.result.cells) {
        Json json;
        json["pair"] = cell.pair;
        json["shots"] = cell.shots;
        json["repeat"] = cell.repeat;
        json["shot_rows"] = cell.split.shots;
        json["test_rows"] = cell.split.test;
        cells += (cells.empty() ? "" : ",\n") + json.dump();
    }
    Json head;
    head["campaign"] = campaign.name;
    head["fingerprint"] = campaignFingerprint(campaign);
    head["tables"] = stored.tables;
    std::string text = head.dump();
    text.pop_back();
    return text + ",\n\"cells\":[\n" + cells + "\n]}\n";
}

void readSplits(const Json& json, StoredCampaign& stored) {
    for (const Json& cell : json.at("cells"))
        stored.result.cells.push_back({cell.at("pair"),
                                       cell.at("shots"),
                                       cell.at("repeat"),
                                       {cell.at("shot_rows"), cell.at("test_rows")}});
    if (json.contains("tables")) json.at("tables").get_to(stored.tables);
}

}  // namespace

std::string campaignFingerprint(const Campaign& campaign) {
    Json json;
    json["seed"] = campaign.seed;
    json["test_rows"] = campaign.testRows;
    for (const CampaignPair& pair : campaign.pairs) {
        Json one;
        one["name"] = pair.name;
        for (const auto& source : pair.sources)
            one["sources"].push_back(source.filename().string());
        one["target"] = pair.target.filename().string();
        one["response"] = {pair.response, pair.sourceResponse};
        one["ignore"] = pair.ignore;
        one["group"] = pair.group;
        one["pool"] = pair.pool == Pool::All;
        if (pair.disguised()) one["disguise"] = {pair.rename, pair.drop};
        json["pairs"].push_back(one);
    }
    return sha256(json.dump()).substr(0, 16);
}

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
    const bool ours = std::filesystem::exists(folder / kSplits);
    return {{folder / kResults},
            {folder / kSplits},
            {folder / kSummary, ours ? std::string() : summaryTitle(campaign)}};
}

StoredCampaign readCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign) {
    StoredCampaign stored;
    const std::filesystem::path splits = folder / kSplits, results = folder / kResults;
    if (!std::filesystem::exists(splits) && !std::filesystem::exists(results)) return stored;
    try {
        const Json json = Json::parse(readFile(splits));
        if (json.at("fingerprint") != campaignFingerprint(campaign))
            throw Error(messages::kCampaignOtherFolder, {folder.string()});
        readSplits(json, stored);
    } catch (const Json::exception&) {
        throw Error(messages::kCampaignFolderDamaged, {splits.string()});
    }
    if (std::filesystem::exists(results))
        stored.result.scores = parseCampaignResults(readFile(results), results.string());
    return stored;
}

void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const StoredCampaign& stored) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw Error(messages::kCampaignFolderUnusable, {folder.string(), error.message()});
    // The splits first: whose folder it is must be known before there are results in it.
    writeFile(folder / kSplits, writeSplits(campaign, stored));
    writeFile(folder / kResults, campaignResultsHead() + campaignResultLines(stored.result.scores));
    writeFile(folder / kSummary, campaignSummary(campaign, stored.result));
}

void appendCampaignScores(const std::filesystem::path& folder,
                          const std::vector<CampaignScore>& scores) {
    const std::filesystem::path results = folder / kResults;
    std::ofstream file(results, std::ios::app | std::ios::binary);
    file << campaignResultLines(scores) << std::flush;
    if (!file) throw Error(messages::kFileUnwritable, {results.string(), std::strerror(errno)});
}

}  // namespace footbridge
