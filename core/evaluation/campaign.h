// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/run/run_context.h"
#include "core/transfer/adapter.h"

namespace footbridge {

struct CampaignPair {
    std::string name, kind, note;
    std::vector<std::filesystem::path> sources;  ///< absolute
    std::filesystem::path target;
    std::string response, sourceResponse;
    std::vector<std::string> ignore, group;
    Pool pool = Pool::All;
};

/// A grid of pairs, shots and repeats: a JSON file, see `footbridge-cli campaign --help`.
struct Campaign {
    std::string name;
    std::vector<std::string> shots;  ///< "5", "5%"
    int repeats = 1;
    std::uint64_t seed = 1;
    std::size_t testRows = 2000;
    std::vector<Strategy> strategies;  ///< empty: all
    std::vector<CampaignPair> pairs;
    SourceOptions source;  ///< how the source models are trained
};

/// Throws Error naming the file and the key.
Campaign readCampaign(const std::filesystem::path& path);

struct CampaignScore {
    std::string pair, kind, method;
    Index shots = 0;
    int repeat = 0;
    double nmse = 0, mape = 0, seconds = 0, severity = 0;
    std::string failure;  ///< why the cell or strategy has no score
};

struct CampaignCell {
    std::string pair;
    Index shots = 0;
    int repeat = 0;
    Split split;
};

struct CampaignResult {
    std::vector<CampaignScore> scores;
    std::vector<CampaignCell> cells;
};

/// Runs every cell not yet in `folder`; writes results.csv, splits.json and summary.md there after
/// every pair. `jobs` cells at once; the numbers do not depend on it.
CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
                           const RunContext& context);

}  // namespace footbridge
