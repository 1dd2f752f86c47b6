// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_reader.h"

#include <nlohmann/json.hpp>
#include <set>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// Values of one JSON object with errors that name the file and the key.
class Keys {
  public:
    Keys(const Json& object, std::string file, std::string place)
        : m_object(object), m_file(std::move(file)), m_place(std::move(place)) {
        if (!object.is_object()) fail("", "an object was expected");
    }

    bool has(const char* key) const { return m_object.contains(key); }
    const Json& at(const char* key) const {
        if (!has(key)) fail(key, "it is missing");
        return m_object.at(key);
    }
    std::string text(const char* key) const {
        const Json& value = at(key);
        if (!value.is_string()) fail(key, "a text was expected");
        return value.get<std::string>();
    }
    std::string textOr(const char* key, const std::string& otherwise) const {
        return has(key) ? text(key) : otherwise;
    }
    std::vector<std::string> texts(const char* key) const {
        std::vector<std::string> result;
        for (const Json& value : list(key)) {
            if (!value.is_string()) fail(key, "a list of texts was expected");
            result.push_back(value.get<std::string>());
        }
        return result;
    }
    std::vector<std::string> textsOr(const char* key) const {
        return has(key) ? texts(key) : std::vector<std::string>{};
    }
    std::uint64_t countOr(const char* key, std::uint64_t otherwise, std::uint64_t most) const {
        if (!has(key)) return otherwise;
        const Json& value = at(key);
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
            fail(key, "a whole number of at most " + std::to_string(most) + " was expected");
        return value.get<std::uint64_t>();
    }
    double shareOr(const char* key, double otherwise) const {
        if (!has(key)) return otherwise;
        const Json& value = at(key);
        if (!value.is_number() || !(value.get<double>() >= 0) || !(value.get<double>() < 1))
            fail(key, "a share from 0 up to, but not including, 1 was expected");
        return value.get<double>();
    }
    const Json& list(const char* key) const {
        const Json& value = at(key);
        if (!value.is_array() || value.empty()) fail(key, "a list was expected");
        return value;
    }
    [[noreturn]] void fail(const std::string& key, const std::string& why) const {
        throw Error(messages::kCampaignKey, {m_file, m_place + key, why});
    }

  private:
    const Json& m_object;
    std::string m_file, m_place;
};

std::vector<std::string> readShots(const Keys& keys) {
    std::vector<std::string> shots;
    for (const Json& value : keys.list("shots")) {
        const std::string text = value.is_string() ? value.get<std::string>()
                                 : value.is_number_unsigned()
                                     ? std::to_string(value.get<std::uint64_t>())
                                     : std::string();
        if (!campaignShots(text))
            keys.fail("shots", "whole numbers such as 20 or shares such as \"5%\" were expected");
        shots.push_back(text);
    }
    return shots;
}

void readMethods(const Keys& keys, const std::string& file, Campaign& campaign) {
    if (!keys.has("strategies")) return;
    const auto unknown = setCampaignMethods(campaign, keys.texts("strategies"));
    if (!unknown) return;
    std::string all;
    for (const std::string& known : knownCampaignMethods())
        all += (all.empty() ? "" : ", ") + known;
    throw Error(messages::kCampaignStrategy, {file, *unknown, all});
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
            if (keys.has(key)) keys.fail(key, "stands beside \"halves_of\", which replaces it");
    } else {
        for (const std::string& source : keys.texts("sources"))
            pair.sources.push_back(folder / source);
        pair.target = folder / keys.text("target");
    }
    pair.response = keys.text("response");
    pair.sourceResponse = keys.textOr("source_response", pair.response);
    pair.ignore = keys.textsOr("ignore");
    pair.group = keys.textsOr("group");
    const std::string pool = keys.textOr("pool", "all");
    if (pool != "all" && pool != "shots") keys.fail("pool", "\"all\" or \"shots\" was expected");
    pair.pool = pool == "all" ? Pool::All : Pool::Shots;
    const std::string rename = keys.textOr("rename", "no");
    if (rename != "no" && rename != "hash") keys.fail("rename", "\"hash\" or \"no\" was expected");
    pair.rename = rename == "hash";
    pair.drop = keys.shareOr("drop", 0);
    return pair;
}

}  // namespace

Campaign readCampaign(const std::filesystem::path& path) {
    const std::string file = path.string();
    Json json;
    try {
        json = Json::parse(readFile(path));
    } catch (const Json::parse_error& error) {
        throw Error(messages::kCampaignNotJson, {file, "byte " + std::to_string(error.byte)});
    }
    const Keys keys(json, file, "");
    if (!keys.has("format") || json["format"] != "footbridge-campaign/1")
        throw Error(messages::kCampaignFormat, {file});
    Campaign campaign;
    campaign.name = keys.textOr("name", path.stem().string());
    campaign.shots = readShots(keys);
    campaign.repeats = static_cast<int>(keys.countOr("repeats", 1, 1'000'000));
    campaign.seed = keys.countOr("seed", 1, std::uint64_t(-1));
    campaign.testRows = keys.countOr("test_rows", 2000, std::uint64_t(1) << 40);
    readMethods(keys, file, campaign);
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    std::set<std::string> names;
    for (const Json& pair : keys.list("pairs")) {
        const std::string place = "pairs[" + std::to_string(campaign.pairs.size()) + "].";
        const Keys pairKeys(pair, file, place);
        campaign.pairs.push_back(readPair(pairKeys, folder));
        const std::string& name = campaign.pairs.back().name;
        if (!names.insert(name).second)
            pairKeys.fail("name", "\"" + name + "\" is the name of an earlier pair");
    }
    return campaign;
}

}  // namespace footbridge
