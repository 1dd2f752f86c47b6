// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/run/error.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_results.h"

// The bytes are a campaign, or else a file of scores.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto json = nlohmann::json::parse(text, nullptr, false);
    try {
        if (!json.is_discarded()) {
            const Campaign campaign = campaignFromJson(json, "fuzz", "/campaigns");
            if (campaign.pairs.empty() || campaign.repeats < 1) std::abort();
        }
    } catch (const Error&) {
    }
    try {
        const auto scores = parseCampaignResults(text, "fuzz");
        const std::string again = campaignResultsHead() + campaignResultLines(scores);
        if (parseCampaignResults(again, "fuzz").size() != scores.size()) std::abort();
    } catch (const Error&) {
    }
    return 0;
}
