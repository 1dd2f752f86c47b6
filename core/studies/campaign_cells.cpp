// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_cells.h"
#include "core/studies/campaign_methods.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>

#include "core/analysis/known_rows.h"
#include "core/analysis/pipeline.h"
#include "core/analysis/verdict.h"
#include "core/matching/common_ground.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/cell_failure.h"
#include "core/studies/source_alone.h"
#include "core/studies/studies_messages.h"
#include "core/studies/supervised_yardstick.h"
#include "core/transfer/mixture/aligned_member.h"
#include "core/transfer/test_scorer.h"
#include "core/transfer/transfer_messages.h"

namespace footbridge {
namespace {

Index wantedShots(const ShotRequest& request, std::size_t labelled) {
    if (request.kind != ShotRequest::Kind::Percent) return static_cast<Index>(request.amount);
    const double share = request.amount / 100 * static_cast<double>(labelled);
    return std::max<Index>(3, static_cast<Index>(std::lround(share)));
}

CampaignScore emptyScore(const CampaignPair& pair, const CampaignCell& cell,
                         std::string_view method) {
    CampaignScore score;
    score.pair = pair.name;
    score.kind = pair.kind;
    score.method = method;
    score.shots = cell.shots;
    score.repeat = cell.repeat;
    return score;
}

void addSeverity(const Severity& severity, CampaignScore& score) {
    const auto component = [&](const char* key, double& value) {
        if (const SeverityComponent* found = severity.find(key)) value = found->value;
    };
    score.severity = severity.headline.value_or(CampaignScore::kNone);
    score.preliminary = answerName(preliminaryVerdict(severity).answer);
    component("shape", score.shape);
    component("level", score.level);
    component("structure", score.structure);
    component("inputs", score.inputs);
    component("support", score.support);
    component("schema", score.schema);
}

/// Everything the scores of one cell are made from.
struct Scorer {
    const Campaign& campaign;
    const CampaignPair& pair;
    const PairTables& tables;
    const PlannedCell& planned;
    const Severity& severity;
    const RunContext& context;

    CampaignScore ofStrategy(const Adaptation& adaptation, Strategy strategy) const {
        const CampaignCell& cell = planned.cell;
        CampaignScore score = emptyScore(pair, cell, strategyName(strategy));
        addSeverity(severity, score);
        const StrategyResult& result = *adaptation.find(strategy);
        score.seconds = result.seconds;
        if (!result.available || !result.test) {
            score.failure = result.reason.text();
            return score;
        }
        score.nmse = result.test->nmse;
        score.mape = result.test->mape;
        score.testRows = result.test->rows;
        score.labelledRows = strategy == Strategy::ZeroShot ? 0 : cell.shots;
        if (strategy == Strategy::Auto) score.sourceWeight = sourceWeight(result);
        score.intervals = intervals(result);
        if (result.testCosts) score.costs = *result.testCosts;
        if (const auto& practices = result.practices) {
            score.requestCosts = practices->request.value_or(unknownCosts());
            score.factorCosts = practices->fixedFactor.value_or(unknownCosts());
            score.adjustedCosts = practices->adjusted.value_or(unknownCosts());
        }
        return score;
    }

    void addSourceAlone(const SourceModel& source, std::vector<CampaignScore>& scores) const {
        const SourceAlone alone = sourceAlone(source, tables.target, planned.cell.split,
                                              tables.matching, pair.pool, context);
        const auto add = [&](const char* name, const std::optional<TestErrors>& errors) {
            CampaignScore score = emptyScore(pair, planned.cell, name);
            addSeverity(severity, score);
            if (errors) {
                score.nmse = errors->nmse;
                score.mape = errors->mape;
                score.testRows = errors->rows;
            } else {
                score.failure = Message(messages::kNeedsSharedColumns).text();
            }
            scores.push_back(std::move(score));
        };
        add(kSourceTreesName, alone.trees);
        add(kSourceNetworksName, alone.networks);
    }

    CampaignScore ofYardstick() const {
        CampaignScore score = emptyScore(pair, planned.cell, kYardstickName);
        addSeverity(severity, score);
        try {
            const Yardstick yardstick =
                supervisedYardstick(tables.target, planned.cell.split, context);
            score.nmse = yardstick.nmse;
            score.mape = yardstick.mape;
            score.seconds = yardstick.seconds;
            score.testRows = yardstick.testRows;
            score.labelledRows = yardstick.labelledRows;
        } catch (...) {
            score.failure = failureInHand();
        }
        return score;
    }

  private:
    /// Of what auto's processes put the variance down to, noise apart; without shared columns the
    /// weight of the aligned source.
    static double sourceWeight(const StrategyResult& result) {
        for (const MemberWeight& member : result.members)
            if (member.name == kAlignedSourceName) return member.weight;
        double source = 0, all = 0;
        for (const PriorShare& part : result.shares) {
            if (part.family == PriorFamily::Noise) continue;
            all += part.share;
            if (part.family != PriorFamily::TargetResidual) source += part.share;
        }
        return all > 0 ? source / all : CampaignScore::kNone;
    }

    IntervalQuality intervals(const StrategyResult& result) const {
        const Split& split = planned.cell.split;
        const Vector response = tables.target.response();
        const Vector v = result.model.transform.forward(Vector(response(split.shots)));
        const std::vector<int> keys = tables.target.groupKeys();
        std::vector<int> groups;
        if (!keys.empty())
            for (const Index row : split.shots)
                groups.push_back(keys[static_cast<std::size_t>(row)]);
        return intervalQuality(result, v,
                               rawFeatures(tables.target, result.model.schema, split.test),
                               response(split.test), context, groups);
    }
};

}  // namespace

std::vector<CampaignDraw> campaignDraws(const std::vector<std::string>& shots, int repeats) {
    std::set<std::string> known;
    std::vector<CampaignDraw> draws;
    for (const std::string& count : shots)
        if (known.insert(count).second)
            for (int repeat = 0; repeat < repeats; ++repeat) draws.push_back({count, repeat});
    return draws;
}

PlannedCell planCell(const Campaign& campaign, const CampaignPair& pair, const PairTables& tables,
                     const std::string& shots, int repeat) {
    const Dataset& target = tables.target;
    PlannedCell planned;
    const Rows labelled = target.labelledRows();
    const ShotRequest request = campaignShots(shots).value_or(ShotRequest{});
    const Index wanted = wantedShots(request, labelled.size());
    planned.cell = {pair.name, wanted, repeat, {}};
    planned.seed = deriveSeed(
        campaign.seed, pair.name + "|" + std::to_string(wanted) + "|" + std::to_string(repeat));
    try {
        planned.cell.split = drawSplit(labelled, target.groupKeys(), target.table->rows(), request,
                                       campaign.testRows, planned.seed);
        Rows& test = planned.cell.split.test;
        const std::size_t drawn = test.size();
        leaveOutKnown(target, tables.known, planned.cell.split);
        const std::size_t known = drawn - test.size();
        planned.cell.shots = static_cast<Index>(planned.cell.split.shots.size());
        const std::size_t left = test.size();
        if (left < kFewestTestRows)
            planned.failure = (left + known < kFewestTestRows
                                   ? Message(messages::kCampaignFewTestRows, {left})
                                   : Message(messages::kCampaignKnownTestRows, {left, known}))
                                  .text();
    } catch (...) {
        planned.failure = failureInHand();
    }
    return planned;
}

PlannedCell unreadableCell(const CampaignPair& pair, const std::string& shots, int repeat,
                           const std::string& failure) {
    PlannedCell planned;
    const ShotRequest request = campaignShots(shots).value_or(ShotRequest{});
    planned.cell = {pair.name, wantedShots(request, 0), repeat, {}};
    planned.failure = failure;
    return planned;
}

PairSources::PairSources(std::shared_ptr<const PairTables> tables, SourceOptions options,
                         SourceCache& cache, RunContext context)
    : m_tables(std::move(tables)),
      m_options(options),
      m_cache(cache),
      m_context(std::move(context)),
      m_common(commonColumns(m_tables->matching)) {}

std::shared_ptr<const SourceModel> PairSources::get(std::span<const Index> shots) {
    const ResponseTransform::Kind kind = responseKind(m_tables->sources, m_tables->target, shots);
    const std::lock_guard lock(m_mutex);
    auto& model = m_models[kind];
    if (!model) model = m_cache.get(m_tables->sources, m_common, kind, m_options, m_context);
    return model;
}

std::vector<CampaignScore> failedScores(const Campaign& campaign, const CampaignPair& pair,
                                        const PlannedCell& planned, const std::string& failure) {
    std::vector<CampaignScore> scores;
    for (const std::string& method : campaignMethods(campaign)) {
        scores.push_back(emptyScore(pair, planned.cell, method));
        scores.back().failure = failure;
    }
    return scores;
}

std::vector<CampaignScore> scoreCell(const Campaign& campaign, const CampaignPair& pair,
                                     const PairTables& tables, const PlannedCell& planned,
                                     PairSources& sources, const RunContext& context) {
    if (!planned.failure.empty()) return failedScores(campaign, pair, planned, planned.failure);
    const Split& split = planned.cell.split;
    RunContext own = context;
    own.seed = planned.seed;
    try {
        std::vector<CampaignScore> scores;
        PipelineResult result;
        std::shared_ptr<const SourceModel> source;
        if (!campaign.strategies.empty() || campaign.sourceAlone) {
            source = sources.get(split.shots);
            PipelineTask task{*source, tables.sources, tables.target, split, tables.matching};
            task.options.strategies = campaign.strategies;
            task.options.pool = pair.pool;
            task.options.costing = campaign.costing;
            task.options.outOfFold = campaign.costing.requests.has_value();
            result = campaign.strategies.empty() ? PipelineResult{measureSeverity(task, own), {}}
                                                 : runPipeline(task, own);
        }
        const Severity severity = result.severity.value_or(Severity{});
        const Scorer scorer{campaign, pair, tables, planned, severity, own};
        for (const Strategy strategy : campaign.strategies)
            scores.push_back(scorer.ofStrategy(result.adaptation, strategy));
        if (campaign.yardstick) scores.push_back(scorer.ofYardstick());
        if (campaign.sourceAlone) scorer.addSourceAlone(*source, scores);
        return scores;
    } catch (...) {
        return failedScores(campaign, pair, planned, failureInHand());
    }
}

}  // namespace footbridge
