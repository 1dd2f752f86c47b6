// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_writer.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/run/json_writing.h"
#include "core/source/source_options.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/source_alone.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson shotsJson(const std::vector<std::string>& texts) {
    OrderedJson shots = OrderedJson::array();
    for (const std::string& text : texts) {
        std::uint64_t count = 0;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, count);
        if (read.ec == std::errc() && read.ptr == end)
            shots.push_back(count);
        else
            shots.push_back(text);
    }
    return shots;
}

OrderedJson methodsJson(const Campaign& campaign) {
    OrderedJson names = OrderedJson::array();
    for (const Strategy strategy : campaign.strategies) names.push_back(strategyName(strategy));
    if (campaign.yardstick) names.push_back(kYardstickName);
    if (campaign.sourceAlone) names.push_back(kSourceAloneName);
    return names;
}

std::string shownPath(const std::filesystem::path& path, const std::filesystem::path& folder) {
    if (folder.empty()) return path.string();
    const auto inside = path.lexically_relative(folder);
    return inside.empty() || *inside.begin() == ".." ? path.string() : inside.string();
}

OrderedJson pairJson(const CampaignPair& pair, const std::filesystem::path& folder) {
    OrderedJson json{{"name", pair.name}};
    if (!pair.kind.empty()) json["kind"] = pair.kind;
    if (pair.halves) {
        json["halves_of"] = shownPath(pair.target, folder);
    } else {
        for (const auto& source : pair.sources)
            json["sources"].push_back(shownPath(source, folder));
        json["target"] = shownPath(pair.target, folder);
    }
    json["response"] = pair.response;
    if (pair.sourceResponse != pair.response) json["source_response"] = pair.sourceResponse;
    if (!pair.ignore.empty()) json["ignore"] = pair.ignore;
    if (!pair.group.empty()) json["group"] = pair.group;
    if (pair.pool == Pool::Shots) json["pool"] = "shots";
    if (pair.rename) json["rename"] = "hash";
    if (pair.drop > 0) json["drop"] = pair.drop;
    if (!pair.note.empty()) json["note"] = pair.note;
    return json;
}

OrderedJson slurmJson(const SlurmOptions& slurm) {
    OrderedJson json;
    if (!slurm.partition.empty()) json["partition"] = slurm.partition;
    if (!slurm.account.empty()) json["account"] = slurm.account;
    json["time"] = slurm.time;
    json["memory"] = slurm.memory;
    json["processors"] = slurm.processors;
    json["workers"] = slurm.workers;
    if (!slurm.setup.empty()) json["setup"] = slurm.setup;
    if (!slurm.extra.empty()) json["extra"] = slurm.extra;
    json["replacements"] = slurm.replacements;
    json["poll"] = slurm.poll;
    json["grace"] = slurm.grace;
    json["patience"] = slurm.patience;
    return json;
}

void addCosting(const Costing& costing, OrderedJson& json) {
    json["loss"] = std::string(lossName(costing.loss.kind()));
    if (!costing.requests) return;
    const SiteRules& site = costing.requests->site;
    json["cost_ratio"] = costing.loss.ratio();
    json["granularity"] = site.granularity;
    json["minimum"] = site.minimum;
    if (std::isfinite(site.maximum)) json["maximum"] = site.maximum;
    if (const std::string& column = costing.requests->atMost; !column.empty())
        json["at_most"] = column;
}

}  // namespace

std::string campaignJson(const Campaign& campaign, const std::filesystem::path& folder) {
    OrderedJson json{{"format", "footbridge-campaign/1"},
                     {"name", campaign.name},
                     {"shots", shotsJson(campaign.shots)},
                     {"repeats", campaign.repeats},
                     {"seed", campaign.seed},
                     {"test_rows", campaign.testRows},
                     {"strategies", methodsJson(campaign)}};
    if (!(campaign.source == SourceOptions{})) json["source_training"] = toJson(campaign.source);
    if (!campaign.costing.plain()) addCosting(campaign.costing, json);
    if (!campaign.rankBy.empty()) json["rank_by"] = campaign.rankBy;
    if (!(campaign.slurm == SlurmOptions{})) json["slurm"] = slurmJson(campaign.slurm);
    json["pairs"] = OrderedJson::array();
    for (const CampaignPair& pair : campaign.pairs) json["pairs"].push_back(pairJson(pair, folder));
    return jsonText(json, 1) + "\n";
}

}  // namespace footbridge
