// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/source/source_cache.h"
#include "core/source/source_model.h"
#include "core/studies/campaign.h"
#include "core/studies/pair_tables.h"

namespace footbridge {

/// A draw of a campaign's shots, the same for every pair.
struct CampaignDraw {
    std::string shots;  ///< as the campaign says them
    int repeat = 0;

    std::string name() const { return shots + "\n" + std::to_string(repeat); }
};

/// Each number of shots so many times; one that is listed twice counts once.
std::vector<CampaignDraw> campaignDraws(const std::vector<std::string>& shots, int repeats);

/// A cell that is to be scored.
struct PlannedCell {
    CampaignCell cell;
    std::uint64_t seed = 1;
    std::string failure;  ///< why it cannot be
};

/// Draws the shots and test rows of one cell; what the campaign's other cells are does not matter.
PlannedCell planCell(const Campaign& campaign, const CampaignPair& pair, const PairTables& tables,
                     const std::string& shots, int repeat);

/// The same without tables, for a pair that cannot be read; shares count as 3 shots.
PlannedCell unreadableCell(const CampaignPair& pair, const std::string& shots, int repeat,
                           const std::string& failure);

/// Source models of one pair, asked of the campaign's cache when first needed; the kind of
/// transform can depend on the shots. May be asked by several threads.
class PairSources {
  public:
    PairSources(std::shared_ptr<const PairTables> tables, SourceOptions options, SourceCache& cache,
                RunContext context);
    std::shared_ptr<const SourceModel> get(std::span<const Index> shots);

  private:
    std::shared_ptr<const PairTables> m_tables;
    SourceOptions m_options;
    SourceCache& m_cache;
    RunContext m_context;
    std::vector<std::string> m_common;
    std::mutex m_mutex;
    std::map<ResponseTransform::Kind, std::shared_ptr<const SourceModel>> m_models;
};

/// One score a method, in the order of campaignMethods(). What goes wrong is told in the scores.
/// Throws Cancelled.
std::vector<CampaignScore> scoreCell(const Campaign& campaign, const CampaignPair& pair,
                                     const PairTables& tables, const PlannedCell& planned,
                                     PairSources& sources, const RunContext& context);

/// The scores of a cell that cannot be scored.
std::vector<CampaignScore> failedScores(const Campaign& campaign, const CampaignPair& pair,
                                        const PlannedCell& planned, const std::string& failure);

}  // namespace footbridge
