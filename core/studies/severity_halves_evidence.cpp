// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_halves_evidence.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/matching/common_ground.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/pair_tables.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study.h"
#include "core/studies/table_halves.h"

namespace footbridge {
namespace {

constexpr int kFewestGroups = 8;  ///< of a table that is halved by group
constexpr int kHalfDraws = 3;

struct Halved {
    Dataset table;
    std::string name;
    int half = 0;
};

std::vector<IdenticalCell> measureHalves(const Campaign& campaign, const Halved& halved,
                                         const RunContext& context) {
    RunContext own = context;
    own.seed = deriveSeed(campaign.seed, halved.name + std::to_string(halved.half));
    const auto [known, asked] = halvesOf(halved.table, own.seed);
    const std::vector<Dataset> sources{withRows(halved.table, known, halved.name)};
    const Dataset target = withRows(halved.table, asked, halved.name);
    const Matching matching = matchFeatures(sources, target);
    const auto model = trainSource(sources, commonColumns(matching),
                                   responseKind(sources, target, target.labelledRows()),
                                   severityOptions(campaign.source), own);
    const PreparedPair prepared = preparePair(*model, sources, target, matching, own);
    std::vector<IdenticalCell> cells;
    for (const std::string& text : campaign.shots)
        for (int draw = 0; draw < kHalfDraws; ++draw) {
            const auto request = campaignShots(text);
            if (!request) continue;
            try {
                const Rows shots =
                    drawSplit(target.labelledRows(), target.groupKeys(), target.table->rows(),
                              *request, 0, deriveSeed(own.seed, text + std::to_string(draw)))
                        .shots;
                cells.push_back({halved.name, static_cast<Index>(shots.size()),
                                 halved.half * kHalfDraws + draw, !target.roles.groups.empty(),
                                 scoreShots(prepared, *model, target, shots)});
            } catch (const Error&) {
                // Too few rows for so many shots.
            }
        }
    return cells;
}

/// The table as the pair uses it; nothing where it cannot be read, which its pair tells, or has too
/// few groups.
std::optional<Dataset> tableOf(const CampaignPair& pair, std::size_t place,
                               const EvidenceTables& all, std::uint64_t seed,
                               const RunContext& context) {
    try {
        PairTables tables = all.read(pair, seed, context);
        tables.sources.push_back(std::move(tables.target));
        const std::vector<int> groups = tables.sources[place].groupKeys();
        if (!groups.empty() && *std::max_element(groups.begin(), groups.end()) + 1 < kFewestGroups)
            return std::nullopt;
        return std::move(tables.sources[place]);
    } catch (const StudyStopped&) {
        throw;
    } catch (const Error&) {
        return std::nullopt;
    }
}

}  // namespace

std::vector<CellGroup> halvesOfTables(const Campaign& campaign, const EvidenceTables& tables,
                                      const EvidenceOptions& options) {
    std::vector<CellGroup> groups;
    std::set<std::filesystem::path> seen;
    const auto add = [&](const CampaignPair& pair, const std::filesystem::path& path,
                         std::size_t place) {
        if (!seen.insert(path).second) return;
        for (int half = 0; half < options.halves; ++half) {
            const auto open = [&campaign, &pair, &tables, place,
                               half](const RunContext& context) -> CellGroup::Measure {
                auto table = tableOf(pair, place, tables, campaign.seed, context);
                return [&campaign, table = std::move(table), half, context](std::size_t) {
                    if (!table) return std::string();
                    return recordOf(
                        measureHalves(campaign, {*table, table->table->name, half}, context));
                };
            };
            groups.push_back({path.string(),
                              Message(messages::kEvidenceHalves, {path.filename().string()}),
                              {"half " + std::to_string(half)},
                              open});
        }
    };
    for (const CampaignPair& pair : campaign.pairs) {
        for (std::size_t place = 0; place < pair.sources.size(); ++place)
            add(pair, pair.sources[place], place);
        add(pair, pair.target, pair.sources.size());
    }
    return groups;
}

}  // namespace footbridge
