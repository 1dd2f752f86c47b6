// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_halves_evidence.h"

#include <algorithm>
#include <set>

#include "core/matching/common_ground.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/cell_failure.h"
#include "core/studies/pair_schedule.h"
#include "core/studies/pair_tables.h"
#include "core/studies/studies_messages.h"
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

/// Every table of the campaign once, as the pairs use it, as often as it is to be halved.
std::vector<Halved> tablesToHalve(const Campaign& campaign, const EvidenceOptions& options,
                                  const RunContext& context, std::vector<std::string>& failures) {
    std::vector<Halved> halved;
    std::set<std::string> seen;
    for (const CampaignPair& pair : campaign.pairs) {
        try {
            const PairTables tables = readPairTables(pair, campaign.seed, context);
            std::vector<Dataset> all = tables.sources;
            all.push_back(tables.target);
            for (const Dataset& table : all) {
                if (!seen.insert(table.table->path).second) continue;
                const std::vector<int> groups = table.groupKeys();
                if (!groups.empty() &&
                    *std::max_element(groups.begin(), groups.end()) + 1 < kFewestGroups)
                    continue;
                for (int half = 0; half < options.halves; ++half)
                    halved.push_back({table, table.table->name, half});
            }
        } catch (...) {
            failures.push_back(pair.name + ": " + failureInHand());
        }
    }
    return halved;
}

}  // namespace

void measureIdentical(const Campaign& campaign, const EvidenceOptions& options,
                      const RunContext& context, SeverityEvidence& evidence) {
    RunContext quiet = context;
    quiet.sink = nullptr;
    std::vector<std::string> unread;  // said with the pairs already
    const std::vector<Halved> halved = tablesToHalve(campaign, options, quiet, unread);
    std::vector<std::vector<IdenticalCell>> cells(halved.size());
    std::vector<std::string> failures(halved.size());
    std::size_t finished = 0;
    PairSchedule::Work work;
    work.prepare = [](std::size_t) -> std::size_t { return 1; };
    work.run = [&](std::size_t table, std::size_t) {
        quiet.checkCancelled();
        try {
            cells[table] = measureHalves(campaign, halved[table], quiet);
        } catch (...) {
            failures[table] = halved[table].name + ": " + failureInHand();
        }
    };
    work.finish = [&](std::size_t table) {
        context.report(Message(messages::kEvidenceHalves, {halved[table].name}),
                       static_cast<double>(++finished) / static_cast<double>(halved.size()));
    };
    PairSchedule(halved.size(), work).run(options.jobs, context.threads);
    for (std::size_t table = 0; table < cells.size(); ++table) {
        evidence.identical.insert(evidence.identical.end(), cells[table].begin(),
                                  cells[table].end());
        if (!failures[table].empty()) evidence.failures.push_back(failures[table]);
    }
}

}  // namespace footbridge
