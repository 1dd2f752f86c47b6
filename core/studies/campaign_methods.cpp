// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_methods.h"

#include <algorithm>

#include "core/studies/source_alone.h"
#include "core/studies/supervised_yardstick.h"

namespace footbridge {

std::vector<std::string> knownCampaignMethods() {
    std::vector<std::string> names;
    for (const Strategy strategy : allStrategies()) names.emplace_back(strategyName(strategy));
    names.emplace_back(kYardstickName);
    names.emplace_back(kSourceAloneName);
    return names;
}

std::optional<std::string> setCampaignMethods(Campaign& campaign,
                                              const std::vector<std::string>& names) {
    campaign.strategies.clear();
    campaign.yardstick = campaign.sourceAlone = false;
    for (const std::string& name : names) {
        const std::optional<Strategy> strategy = strategyFromName(name);
        auto& chosen = campaign.strategies;
        if (name == kYardstickName)
            campaign.yardstick = true;
        else if (name == kSourceAloneName)
            campaign.sourceAlone = true;
        else if (!strategy)
            return name;
        else if (std::find(chosen.begin(), chosen.end(), *strategy) == chosen.end())
            chosen.push_back(*strategy);
    }
    return std::nullopt;
}

std::vector<std::string> campaignMethods(const Campaign& campaign) {
    std::vector<std::string> names;
    for (const Strategy strategy : campaign.strategies) names.emplace_back(strategyName(strategy));
    if (campaign.yardstick) names.emplace_back(kYardstickName);
    if (campaign.sourceAlone) names.insert(names.end(), {kSourceTreesName, kSourceNetworksName});
    return names;
}

}  // namespace footbridge
