// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_reader.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>

#include "core/analysis/known_rows.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/json_document.h"
#include "core/run/json_fields.h"
#include "core/run/number_text.h"
#include "core/source/source_options.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kMostTestRows = std::int64_t(1) << 40;

std::string expected(const FieldFault& fault) {
    switch (fault.expected) {
        case FieldKind::Present:
            return "it is missing";
        case FieldKind::Object:
            return "an object was expected";
        case FieldKind::List:
            return "a list was expected";
        case FieldKind::Texts:
            return "a list of texts was expected";
        case FieldKind::WholeNumber:
            return "a whole number from " + std::to_string(fault.least) + " to " +
                   std::to_string(fault.most) + " was expected";
        case FieldKind::Number:
            return "a number was expected";
        case FieldKind::Flag:
            return "true or false was expected";
        case FieldKind::Text:
            break;
    }
    return "a text was expected";
}

/// Values of one object with errors that name the file and the key.
class Keys : public JsonFields {
  public:
    Keys(const JsonFields& fields, std::string file)
        : JsonFields(fields), m_file(std::move(file)) {}

    /// A list of something.
    const Json& some(const char* key) const {
        const Json& value = list(key);
        if (value.empty()) refuse(key, "a list with at least one entry was expected");
        return value;
    }
    std::vector<std::string> someTexts(const char* key) const {
        some(key);
        return texts(key);
    }
    std::vector<std::string> someTextsOr(const char* key) const {
        return has(key) ? someTexts(key) : std::vector<std::string>{};
    }
    double numberWithin(const char* key, double otherwise, double least, double most) const {
        const double value = numberOr(key, otherwise);
        if (!has(key) || (value >= least && value <= most)) return value;
        refuse(key, "a number from " + formatNumber(least) + " to " + formatNumber(most) +
                        " was expected");
    }
    double shareOr(const char* key, double otherwise) const {
        if (!has(key)) return otherwise;
        const Json& value = at(key);
        if (!value.is_number() || !(value.get<double>() >= 0) || !(value.get<double>() < 1))
            refuse(key, "a share from 0 up to, but not including, 1 was expected");
        return value.get<double>();
    }
    /// Throws for a key that nobody reads: it was misspelled, or means something in a newer
    /// version.
    void allow(const std::vector<const char*>& known) const {
        for (const auto& entry : json().items())
            if (std::find(known.begin(), known.end(), entry.key()) == known.end())
                refuse(entry.key(), "no version reads it here");
    }
    [[noreturn]] void refuse(const std::string& key, const std::string& why) const {
        throw Error(messages::kCampaignKey, {m_file, path(key), why});
    }

  private:
    std::string m_file;
};

FieldRules rulesOf(const std::string& file) {
    const auto complaint = [file](const FieldFault& fault) {
        if (fault.path.empty()) return Error(messages::kCampaignFormat, {file});
        return Error(messages::kCampaignKey, {file, fault.path, expected(fault)});
    };
    return {complaint};
}

void readSlurm(const Keys& keys, SlurmOptions& slurm) {
    keys.allow({"partition", "account", "time", "memory", "setup", "extra", "processors", "workers",
                "replacements", "poll", "grace", "patience"});
    slurm.partition = keys.textOr("partition", slurm.partition);
    slurm.account = keys.textOr("account", slurm.account);
    slurm.time = keys.textOr("time", slurm.time);
    if (!slurmSeconds(slurm.time)) keys.refuse("time", "a limit such as \"1:00:00\" was expected");
    slurm.memory = keys.textOr("memory", slurm.memory);
    slurm.setup = keys.textOr("setup", slurm.setup);
    slurm.extra = keys.textsOr("extra");
    const auto count = [&](const char* key, int& value, std::int64_t least) {
        if (keys.has(key)) value = static_cast<int>(keys.integer(key, least, 1'000'000));
    };
    count("processors", slurm.processors, 1);
    count("workers", slurm.workers, 1);
    count("replacements", slurm.replacements, 0);
    count("poll", slurm.poll, 1);
    count("grace", slurm.grace, 1);
    count("patience", slurm.patience, 1);
}

std::vector<std::string> readShots(const Keys& keys) {
    std::vector<std::string> shots;
    for (const auto& value : keys.some("shots")) {
        const std::string text = value.is_string() ? value.get<std::string>()
                                 : value.is_number_unsigned()
                                     ? std::to_string(value.get<std::uint64_t>())
                                     : std::string();
        const auto plain = plainShots(text);
        if (!plain)
            keys.refuse("shots", "whole numbers such as 20 or shares such as \"5%\" were expected");
        shots.push_back(*plain);
    }
    return shots;
}

void readMethods(const Keys& keys, const std::string& file, Campaign& campaign) {
    if (!keys.has("strategies")) return;
    const auto unknown = setCampaignMethods(campaign, keys.someTexts("strategies"));
    if (!unknown) return;
    std::string all;
    for (const std::string& known : knownCampaignMethods())
        all += (all.empty() ? "" : ", ") + known;
    throw Error(messages::kCampaignStrategy, {file, *unknown, all});
}

/// A cost ratio asks for requests as well.
void readCosting(const Keys& keys, Campaign& campaign) {
    const auto kind = lossFromName(keys.textOr("loss", "squared"));
    if (!kind) keys.refuse("loss", "squared, pinball, linex or expectile was expected");
    const double ratio = keys.numberWithin("cost_ratio", 1, Loss::kLeastRatio, Loss::kMostRatio);
    campaign.costing.loss = Loss(*kind, ratio);
    if (keys.has("cost_ratio")) {
        SiteRules& site = campaign.costing.requests.emplace().site;
        const auto number = [&](const char* key, double& value) {
            value = keys.numberWithin(key, value, 0, SiteRules::kMost);
        };
        number("granularity", site.granularity);
        number("minimum", site.minimum);
        number("maximum", site.maximum);
        if (!(site.maximum > 0) || site.maximum < std::max(site.minimum, site.granularity))
            keys.refuse("maximum",
                        "a number above 0 was expected, not below the keys minimum and "
                        "granularity");
        site.check();
        campaign.costing.requests->atMost = keys.textOr("at_most", "");
    } else {
        for (const char* key : {"granularity", "minimum", "maximum", "at_most"})
            if (keys.has(key))
                keys.refuse(key, "it says what may be requested, which needs a \"cost_ratio\"");
    }
    campaign.rankBy = keys.textOr("rank_by", "");
    if (!campaign.rankBy.empty() && !costMetricFromName(campaign.rankBy))
        keys.refuse("rank_by", "a cost metric such as \"cost\" or \"underestimates\" was expected");
}

CampaignPair readPair(const Keys& keys, const std::filesystem::path& folder) {
    CampaignPair pair;
    pair.name = keys.text("name");
    pair.kind = keys.textOr("kind", "");
    pair.note = keys.textOr("note", "");
    pair.halves = keys.has("halves_of");
    if (pair.halves) {
        pair.target = folder / keys.text("halves_of");
        pair.sources.push_back(pair.target);
        for (const char* key : {"sources", "target"})
            if (keys.has(key)) keys.refuse(key, "stands beside \"halves_of\", which replaces it");
    } else {
        for (const std::string& source : keys.someTexts("sources"))
            pair.sources.push_back(folder / source);
        pair.target = folder / keys.text("target");
    }
    pair.response = keys.text("response");
    pair.sourceResponse = keys.textOr("source_response", pair.response);
    pair.ignore = keys.someTextsOr("ignore");
    pair.group = keys.someTextsOr("group");
    const std::string pool = keys.textOr("pool", "all");
    if (pool != "all" && pool != "shots") keys.refuse("pool", "\"all\" or \"shots\" was expected");
    pair.pool = pool == "all" ? Pool::All : Pool::Shots;
    const std::string rename = keys.textOr("rename", "no");
    if (rename != "no" && rename != "hash")
        keys.refuse("rename", "\"hash\" or \"no\" was expected");
    pair.rename = rename == "hash";
    pair.drop = keys.shareOr("drop", 0);
    keys.allow({"name", "kind", "note", "comment", "halves_of", "sources", "target", "response",
                "source_response", "ignore", "group", "pool", "rename", "drop"});
    return pair;
}

SourceOptions readSourceTraining(const Keys& keys) {
    keys.allow(sourceOptionNames());
    return sourceOptionsFrom(keys);
}

}  // namespace

Campaign readCampaign(const std::filesystem::path& path) {
    const std::string file = path.string();
    Json json = jsonDocument(readFile(path), file);
    if (json.is_object() && json.contains("format") && json["format"] == "footbridge-campaign/1" &&
        !json.contains("name"))
        json["name"] = path.stem().string();
    return campaignFromJson(json, file, std::filesystem::absolute(path).parent_path());
}

Campaign campaignFromJson(const Json& json, const std::string& file,
                          const std::filesystem::path& folder) {
    const Keys keys(JsonFields(json, rulesOf(file)), file);
    if (!keys.has("format") || json["format"] != "footbridge-campaign/1")
        throw Error(messages::kCampaignFormat, {file});
    Campaign campaign;
    campaign.name = keys.textOr("name", "campaign");
    campaign.shots = readShots(keys);
    if (keys.has("repeats"))
        campaign.repeats = static_cast<int>(keys.integer("repeats", 1, 1'000'000));
    campaign.seed = keys.countOr("seed", 1, std::uint64_t(-1));
    if (keys.has("test_rows"))
        campaign.testRows =
            static_cast<std::size_t>(keys.integer("test_rows", kFewestTestRows, kMostTestRows));
    readMethods(keys, file, campaign);
    readCosting(keys, campaign);
    if (keys.has("source_training"))
        campaign.source = readSourceTraining(Keys(keys.object("source_training"), file));
    if (keys.has("slurm")) readSlurm(Keys(keys.object("slurm"), file), campaign.slurm);
    std::set<std::string> names;
    keys.some("pairs");
    for (const JsonFields& pair : keys.objects("pairs")) {
        const Keys pairKeys(pair, file);
        campaign.pairs.push_back(readPair(pairKeys, folder));
        const std::string& name = campaign.pairs.back().name;
        if (!names.insert(name).second)
            pairKeys.refuse("name", "\"" + name + "\" is the name of an earlier pair");
    }
    keys.allow({"format", "name", "note", "comment", "shots", "repeats", "seed", "test_rows",
                "strategies", "loss", "cost_ratio", "granularity", "minimum", "maximum", "at_most",
                "rank_by", "source_training", "slurm", "pairs"});
    checkSize(campaign);
    return campaign;
}

void checkSize(const Campaign& campaign) {
    constexpr std::uint64_t kMostCells = 5'000'000;
    const std::uint64_t draws =
        campaign.shots.size() * static_cast<std::uint64_t>(std::max(campaign.repeats, 0));
    const std::uint64_t pairs = campaign.pairs.size();
    if (pairs > 0 && draws > kMostCells / pairs)
        throw Error(messages::kCampaignTooLarge, {campaign.name, kMostCells});
}

}  // namespace footbridge
