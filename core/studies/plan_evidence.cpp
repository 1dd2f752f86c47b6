// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/plan_evidence.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "core/analysis/known_rows.h"
#include "core/analysis/pipeline.h"
#include "core/planning/run_plan.h"
#include "core/run/random.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/evidence_records.h"
#include "core/studies/function_study.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

constexpr Index kMore = 10;

/// The rows that are not among `taken`.
Rows without(const Rows& rows, const Rows& taken) {
    const std::set<Index> gone(taken.begin(), taken.end());
    Rows left;
    for (const Index row : rows)
        if (!gone.contains(row)) left.push_back(row);
    return left;
}

Rows atMost(Rows rows, std::size_t limit, std::uint64_t seed) {
    if (rows.size() <= limit) return rows;
    Rows drawn;
    for (const Index at : Random(seed, "test rows").permutation(static_cast<Index>(rows.size()))) {
        drawn.push_back(rows[static_cast<std::size_t>(at)]);
        if (drawn.size() == limit) break;
    }
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

/// What a campaign's shots are drawn from: with groups, none of those that are tested.
Rows drawable(const Dataset& target, const Split& split) {
    const std::vector<int> groups = target.groupKeys();
    Rows labelled = target.labelledRows();
    if (groups.empty()) return labelled;
    std::set<int> tested;
    for (const Index row : split.test) tested.insert(groups[static_cast<std::size_t>(row)]);
    Rows rows;
    for (const Index row : labelled)
        if (!tested.contains(groups[static_cast<std::size_t>(row)])) rows.push_back(row);
    return rows;
}

/// A pair while its cells are measured.
class PlannedPair {
  public:
    PlannedPair(const Campaign& campaign, const CampaignPair& pair, const EvidenceTables& tables,
                SourceCache& cache, const RunContext& context)
        : m_campaign(campaign),
          m_pair(pair),
          m_tables(std::make_shared<const PairTables>(tables.read(pair, campaign.seed, context))),
          m_sources(m_tables, campaign.source, cache, context),
          m_context(context) {
        for (const CampaignDraw& draw : campaignDraws(campaign.shots, campaign.repeats))
            m_cells.push_back(planCell(campaign, pair, *m_tables, draw.shots, draw.repeat));
    }

    PlanCell measure(std::size_t index) {
        const PlannedCell& cell = m_cells[index];
        PlanCell result;
        result.pair = m_pair.name;
        result.kind = m_pair.kind;
        result.family = m_pair.target.parent_path().filename().string();
        result.shots = cell.cell.shots;
        result.repeat = cell.cell.repeat;
        result.grouped = !m_tables->target.roles.groups.empty();
        if (!cell.failure.empty()) return result;
        const Split& split = cell.cell.split;
        RunContext context = m_context;
        context.seed = cell.seed;
        result.random = error(split, context);

        const Dataset& target = m_tables->target;
        const Rows candidates = drawable(target, split);
        RunPlanRequest request{cell.cell.shots, {}, candidates, {}};
        Split planned{planRunsOf(request, split.shots, context).rows, {}};
        request = {kMore, planned.shots, without(candidates, planned.shots), {}};
        const RunPlan more = planRunsOf(request, split.shots, context);
        const auto testRows = [&](const Rows& shots) {
            Split asked{shots, result.grouped ? split.test : without(candidates, shots)};
            leaveOutKnown(target, m_tables->known, asked);
            return result.grouped ? asked.test
                                  : atMost(std::move(asked.test), m_campaign.testRows,
                                           deriveSeed(cell.seed, "plan"));
        };
        planned.test = testRows(planned.shots);
        if (planned.test.size() < kFewestTestRows) return result;
        result.planned = error(planned, context);
        Rows all = planned.shots;
        all.insert(all.end(), more.rows.begin(), more.rows.end());
        planned.test = testRows(all);
        if (planned.test.size() < kFewestTestRows || more.rows.empty()) return result;
        result.before = error(planned, context);
        result.more = error({all, planned.test}, context);
        result.forecast = more.errorRatio;
        return result;
    }

  private:
    RunPlan planRunsOf(const RunPlanRequest& request, const Rows& shots,
                       const RunContext& context) {
        const auto source = m_sources.get(shots);
        return planRuns(source.get(), m_tables->target, m_tables->matching, request, context);
    }

    double error(const Split& split, const RunContext& context) {
        const auto source = m_sources.get(split.shots);
        PipelineTask task{*source, m_tables->sources, m_tables->target, split, m_tables->matching};
        task.advice = false;
        task.options.strategies = {Strategy::Auto};
        task.options.pool = m_pair.pool;
        const PipelineResult done = runPipeline(task, context);
        const StrategyResult& result = done.adaptation.results.front();
        return result.available && result.test ? result.test->nmse : PlanCell::kNone;
    }

    const Campaign& m_campaign;
    const CampaignPair& m_pair;
    std::shared_ptr<const PairTables> m_tables;
    PairSources m_sources;
    RunContext m_context;
    std::vector<PlannedCell> m_cells;
};

}  // namespace

PlanEvidence measurePlans(const Campaign& campaign, const StudyFolder& folder, int jobs,
                          const RunContext& context) {
    requireColumns(campaign, context);
    const EvidenceTables tables(campaign);
    SourceCache cache;
    std::vector<CellGroup> groups;
    for (const CampaignPair& pair : campaign.pairs) {
        CellGroup& group = groups.emplace_back();
        group.name = pair.name;
        group.stage =
            Message(messages::kCampaignPair, {groups.size(), campaign.pairs.size(), pair.name});
        for (const CampaignDraw& draw : campaignDraws(campaign.shots, campaign.repeats))
            group.cells.push_back(draw.name());
        group.open = [&campaign, &pair, &tables,
                      &cache](const RunContext& open) -> CellGroup::Measure {
            RunContext own = open;
            own.seed = deriveSeed(campaign.seed, "source");
            const auto planned = std::make_shared<PlannedPair>(campaign, pair, tables, cache, own);
            return [planned](std::size_t cell) { return recordOf(planned->measure(cell)); };
        };
    }
    FunctionStudy study(evidenceFingerprint("plans", campaign), std::move(groups));
    PlanEvidence evidence;
    for (const GroupRecords& group : measureGroups(study, folder, jobs, context)) {
        for (const std::string& record : group.cells)
            if (!record.empty())
                readRecord(record, folder.cells().string(), evidence.cells.emplace_back());
        if (!group.failure.empty()) evidence.failures.push_back(group.failure);
    }
    return evidence;
}

}  // namespace footbridge
