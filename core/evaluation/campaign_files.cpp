// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/campaign_files.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/evaluation/evaluation_messages.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/csv_reader.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kColumns[] = {"pair", "kind", "shots",   "repeat",   "method",
                                    "nmse", "mape", "seconds", "severity", "failure"};

double numberOf(const std::string& text) {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// An approximate count of seconds is enough, and keeps the file readable.
std::string roundedSeconds(double seconds) {
    return formatNumber(std::round(seconds * 1e4) / 1e4);
}

std::vector<CampaignScore> readScores(const std::filesystem::path& path) {
    CsvOptions options;
    options.delimiter = ',';
    options.comment = 0;
    options.missing = {""};
    const Table table = readCsv(path, options);
    std::vector<const Column*> columns;
    for (const char* name : kColumns) {
        const Column* column = table.find(name);
        if (!column) throw Error(messages::kCampaignFolderDamaged, {path.string()});
        columns.push_back(column);
    }
    std::vector<CampaignScore> scores;
    for (Index row = 0; row < table.rows(); ++row) {
        const auto text = [&](std::size_t column) { return columns[column]->text(row); };
        CampaignScore score;
        score.pair = text(0);
        score.kind = text(1);
        score.shots = static_cast<Index>(numberOf(text(2)));
        score.repeat = static_cast<int>(numberOf(text(3)));
        score.method = text(4);
        score.nmse = numberOf(text(5));
        score.mape = numberOf(text(6));
        score.seconds = numberOf(text(7));
        score.severity = numberOf(text(8));
        score.failure = text(9);
        scores.push_back(std::move(score));
    }
    return scores;
}

std::string writeScores(const std::vector<CampaignScore>& scores) {
    std::string csv = csvRecord({std::begin(kColumns), std::end(kColumns)}) + "\n";
    for (const CampaignScore& score : scores)
        csv += csvRecord({score.pair, score.kind, std::to_string(score.shots),
                          std::to_string(score.repeat), score.method, formatNumber(score.nmse),
                          formatNumber(score.mape), roundedSeconds(score.seconds),
                          formatNumber(score.severity), score.failure}) +
               "\n";
    return csv;
}

std::string writeSplits(const Campaign& campaign, const CampaignResult& result) {
    std::string cells;
    for (const CampaignCell& cell : result.cells) {
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
    std::string text = head.dump();
    text.pop_back();
    return text + ",\n\"cells\":[\n" + cells + "\n]}\n";
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
        json["pairs"].push_back(one);
    }
    return sha256(json.dump()).substr(0, 16);
}

CampaignResult readCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign) {
    CampaignResult result;
    const std::filesystem::path splits = folder / "splits.json", scores = folder / "results.csv";
    if (!std::filesystem::exists(splits) && !std::filesystem::exists(scores)) return result;
    try {
        const Json json = Json::parse(readFile(splits));
        if (json.at("fingerprint") != campaignFingerprint(campaign))
            throw Error(messages::kCampaignOtherFolder, {folder.string()});
        for (const Json& cell : json.at("cells"))
            result.cells.push_back({cell.at("pair"),
                                    cell.at("shots"),
                                    cell.at("repeat"),
                                    {cell.at("shot_rows"), cell.at("test_rows")}});
    } catch (const Json::exception&) {
        throw Error(messages::kCampaignFolderDamaged, {splits.string()});
    }
    if (!result.cells.empty() || std::filesystem::exists(scores))
        result.scores = readScores(scores);
    return result;
}

void writeCampaignFolder(const std::filesystem::path& folder, const Campaign& campaign,
                         const CampaignResult& result) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw Error(messages::kCampaignFolderUnusable, {folder.string(), error.message()});
    if (!result.scores.empty()) writeFile(folder / "results.csv", writeScores(result.scores));
    writeFile(folder / "splits.json", writeSplits(campaign, result));
    writeFile(folder / "summary.md", campaignSummary(campaign, result));
}

}  // namespace footbridge
