// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <filesystem>
#include <string>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/studies/campaign.h"

namespace footbridge {

/// 80 runs of a made-up solver, 16 of each of five inputs.
inline std::string runsCsv(double slowdown, std::uint64_t seed) {
    Random random(seed, "runs");
    std::string csv = "input,size,threads,time\n";
    for (int i = 0; i < 80; ++i) {
        const double size = 1 + 99 * random.uniform();
        const double threads = static_cast<double>(1 + random.below(8));
        const int input = i % 5;
        const double time = slowdown * (1 + input) * std::pow(size, 1.2) / std::sqrt(threads);
        csv += "in" + std::to_string(input) + "," + formatNumber(size) + "," +
               formatNumber(threads) + "," + formatNumber(time) + "\n";
    }
    return csv;
}

/// One pair of them, four cells, three quick strategies.
inline Campaign smallCampaign(const std::filesystem::path& folder) {
    writeFile(folder / "a.csv", runsCsv(1, 1));
    writeFile(folder / "b.csv", runsCsv(4, 2));
    Campaign campaign;
    campaign.name = "Small";
    campaign.shots = {"6", "25%"};
    campaign.repeats = 2;
    campaign.strategies = {Strategy::ZeroShot, Strategy::OutputMap, Strategy::TargetRidge};
    campaign.yardstick = false;
    campaign.source = {2, 100, 30, 4000, 6000};
    CampaignPair pair;
    pair.name = "a, to \"b\"";
    pair.kind = "homogeneous";
    pair.sources = {folder / "a.csv"};
    pair.target = folder / "b.csv";
    pair.response = pair.sourceResponse = "time";
    campaign.pairs = {pair};
    return campaign;
}

}  // namespace footbridge
