// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/plan_evidence.h"

#include <algorithm>
#include <memory>
#include <set>

#include "core/analysis/pipeline.h"
#include "core/planning/run_plan.h"
#include "core/run/random.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/pair_cells.h"

namespace footbridge {
namespace {

constexpr Index kMore = 10;
constexpr std::size_t kFewestTestRows = 5;

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
    PlannedPair(const Campaign& campaign, const CampaignPair& pair, SourceCache& cache,
                const RunContext& context)
        : m_campaign(campaign),
          m_pair(pair),
          m_tables(
              std::make_shared<const PairTables>(readPairTables(pair, campaign.seed, context))),
          m_sources(m_tables, campaign.source, cache, context),
          m_context(context) {
        for (const std::string& shots : campaign.shots)
            for (int repeat = 0; repeat < campaign.repeats; ++repeat)
                m_cells.push_back(planCell(campaign, pair, m_tables->target, shots, repeat));
    }

    std::size_t cells() const { return m_cells.size(); }

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
            return result.grouped ? split.test
                                  : atMost(without(candidates, shots), m_campaign.testRows,
                                           deriveSeed(cell.seed, "plan"));
        };
        planned.test = testRows(planned.shots);
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

PlanEvidence measurePlans(const Campaign& campaign, int jobs, const RunContext& context) {
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = deriveSeed(campaign.seed, "source");
    SourceCache cache;
    PlanEvidence evidence;
    evidence.cells = measurePairCells<PlanCell>(
        campaign, jobs, context,
        [&](const CampaignPair& pair) {
            return std::make_unique<PlannedPair>(campaign, pair, cache, quiet);
        },
        evidence.failures);
    return evidence;
}

}  // namespace footbridge
