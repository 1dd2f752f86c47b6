// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "core/evaluation/campaign.h"
#include "core/evaluation/campaign_shots.h"
#include "core/evaluation/evaluation_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"

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

std::vector<Strategy> readStrategies(const Keys& keys, const std::string& file) {
    std::vector<Strategy> strategies;
    for (const std::string& name : keys.textsOr("strategies")) {
        const std::optional<Strategy> strategy = strategyFromName(name);
        if (!strategy) {
            std::string all;
            for (const Strategy known : allStrategies())
                all += (all.empty() ? "" : ", ") + std::string(strategyName(known));
            throw Error(messages::kCampaignStrategy, {file, name, all});
        }
        strategies.push_back(*strategy);
    }
    return strategies;
}

CampaignPair readPair(const Keys& keys, const std::filesystem::path& folder) {
    CampaignPair pair;
    pair.name = keys.text("name");
    pair.kind = keys.textOr("kind", "");
    pair.note = keys.textOr("note", "");
    for (const std::string& source : keys.texts("sources")) pair.sources.push_back(folder / source);
    pair.target = folder / keys.text("target");
    pair.response = keys.text("response");
    pair.sourceResponse = keys.textOr("source_response", pair.response);
    pair.ignore = keys.textsOr("ignore");
    pair.group = keys.textsOr("group");
    const std::string pool = keys.textOr("pool", "all");
    if (pool != "all" && pool != "shots") keys.fail("pool", "\"all\" or \"shots\" was expected");
    pair.pool = pool == "all" ? Pool::All : Pool::Shots;
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
    campaign.strategies = readStrategies(keys, file);
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    for (const Json& pair : keys.list("pairs")) {
        const std::string place = "pairs[" + std::to_string(campaign.pairs.size()) + "].";
        campaign.pairs.push_back(readPair(Keys(pair, file, place), folder));
    }
    return campaign;
}

}  // namespace footbridge
