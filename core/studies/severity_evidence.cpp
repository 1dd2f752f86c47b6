// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_evidence.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "core/analysis/known_rows.h"
#include "core/analysis/pipeline.h"
#include "core/matching/common_ground.h"
#include "core/metrics/errors.h"
#include "core/metrics/slope.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/evidence_records.h"
#include "core/studies/function_study.h"
#include "core/studies/pair_tables.h"
#include "core/studies/severity_halves_evidence.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

class Stopwatch {
  public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }

  private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/// What stands for each of realisedRungs().
constexpr std::array kRepresentatives{Strategy::ZeroShot, Strategy::OutputMap,
                                      Strategy::TargetForest, Strategy::InputAlignment,
                                      Strategy::ResidualAugmentation};

std::vector<double> realisedErrors(const SourceModel& source, const PairTables& tables,
                                   const Split& split, double labelFreeGate, Pool pool,
                                   const RunContext& context) {
    PipelineTask task{source, tables.sources, tables.target, split, tables.matching};
    task.labelFreeGate = labelFreeGate;
    task.options.pool = pool;
    task.options.outOfFold = false;
    task.options.strategies.assign(kRepresentatives.begin(), kRepresentatives.end());
    const Adaptation adaptation = runPipeline(task, context).adaptation;
    std::vector<double> errors;
    for (const Strategy strategy : kRepresentatives) {
        const StrategyResult* result = adaptation.find(strategy);
        errors.push_back(result && result->available && result->test ? result->test->nmse
                                                                     : EvidenceCell::kNone);
    }
    return errors;
}

/// f of the closest source for rows that are no shots, as severity would ask for it.
Vector predictionsOf(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
                     const Rows& shots, const Vector& v, const Rows& rows, std::size_t closest) {
    const Matrix raw = rawFeatures(target, prepared.schema, rows);
    const auto column = static_cast<Index>(closest);
    if (prepared.shared)
        return source.treePredictions(source.encoder.encode(prepared.map.apply(raw))).col(column);
    const Matrix taught = prepared.encoder.encode(rawFeatures(target, prepared.schema, shots));
    return predictionsByMatching(*prepared.matcher, source, taught, v, prepared.encoder.encode(raw))
        .col(column);
}

/// What the source model and its affine shift err by on the test rows.
void addErrors(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
               const Split& split, EvidenceCell& cell) {
    const bool log = source.parts.front().transform.kind == ResponseTransform::Kind::Log;
    const Vector all = prepared.response;
    const Vector y = all(split.shots);
    const ResponseTransform transform = chooseTransform(y, log);
    const Vector v = transform.forward(y);
    Rows test;
    for (const Index row : split.test)
        if (!log || all[row] > 0) test.push_back(row);
    if (test.size() < kFewestTestRows || v.size() < 4) return;
    const std::size_t closest = cell.severity.closest;
    const Vector known =
        predictionsOf(prepared, source, target, split.shots, v, split.shots, closest);
    const Vector asked = predictionsOf(prepared, source, target, split.shots, v, test, closest);
    const Vector truth = transform.forward(Vector(all(test)));
    const double spread = variance(truth) + 1e-12;
    const Vector centred = known.array() - known.mean();
    const double ff = centred.squaredNorm();
    const double slope = pulledSlope(centred.dot(Vector(v.array() - v.mean())), ff,
                                     ff / static_cast<double>(v.size()));
    cell.zeroShot = meanSquaredError(asked, truth) / spread;
    const Vector shifted = v.mean() + slope * (asked.array() - known.mean());
    cell.shift = meanSquaredError(shifted, truth) / spread;
}

/// One pair with its source models (one for each kind of transform), prepared when first needed.
class MeasuredPair {
  public:
    MeasuredPair(const Campaign& campaign, const CampaignPair& pair, const EvidenceTables& tables,
                 const EvidenceOptions& options, const RunContext& context)
        : m_campaign(campaign),
          m_pair(pair),
          m_options(options),
          m_context(context),
          m_tables(tables.read(pair, campaign.seed, context)) {
        m_context.seed = deriveSeed(campaign.seed, "evidence of " + pair.name);
        for (const CampaignDraw& draw : campaignDraws(campaign.shots, options.draws))
            m_planned.push_back(plan(draw.shots, draw.repeat));
    }

    /// The record of a cell; nothing where the table has fewer rows than shots.
    std::string measure(std::size_t index) {
        if (!m_planned[index]) return {};
        const Planned& planned = *m_planned[index];
        const Model& model = modelFor(planned.split.shots);
        EvidenceCell cell;
        cell.pair = m_pair.name;
        cell.kind = m_pair.kind;
        cell.family = m_pair.target.parent_path().filename().string();
        cell.shots = static_cast<Index>(planned.split.shots.size());
        cell.draw = planned.draw;
        cell.shared = model.prepared.shared;
        cell.prepareSeconds = model.seconds;
        cell.allLabels = model.allLabels;
        RunContext own = m_context;
        own.seed = planned.seed;
        const Stopwatch scored;
        cell.severity =
            scoreShots(model.prepared, *model.source, m_tables.target, planned.split.shots);
        cell.scoreSeconds = scored.seconds();
        addErrors(model.prepared, *model.source, m_tables.target, planned.split, cell);
        if (planned.draw < m_options.strategyDraws) addStrategies(model, planned, own, cell);
        return recordOf(cell);
    }

  private:
    struct Planned {
        Split split;
        int draw = 0;
        std::uint64_t seed = 1;
    };
    struct Model {
        std::shared_ptr<const SourceModel> source;
        PreparedPair prepared;
        double seconds = 0, allLabels = EvidenceCell::kNone;
    };

    /// The advice and what the strategies that it speaks of turned out to err by.
    void addStrategies(const Model& model, const Planned& planned, const RunContext& context,
                       EvidenceCell& cell) {
        const Stopwatch advised;
        cell.severity = severityOf(model.prepared, *model.source, m_tables.target,
                                   planned.split.shots, context);
        cell.adviceSeconds = advised.seconds() - cell.scoreSeconds;
        if (planned.split.test.size() >= kFewestTestRows)
            cell.realised = realisedErrors(*model.source, m_tables, planned.split,
                                           cell.severity.labelFreeGate, m_pair.pool, context);
    }

    std::optional<Planned> plan(const std::string& shots, int draw) const {
        const auto request = campaignShots(shots);
        if (!request) return std::nullopt;
        const std::uint64_t seed =
            deriveSeed(m_campaign.seed, m_pair.name + "|" + shots + "|" + std::to_string(draw));
        try {
            Split split =
                drawSplit(m_tables.target.labelledRows(), m_tables.target.groupKeys(),
                          m_tables.target.table->rows(), *request, m_campaign.testRows, seed);
            leaveOutKnown(m_tables.target, m_tables.known, split);
            return Planned{std::move(split), draw, seed};
        } catch (const Error&) {
            return std::nullopt;
        }
    }

    const Model& modelFor(const Rows& shots) {
        const auto kind = responseKind(m_tables.sources, m_tables.target, shots);
        const std::lock_guard lock(m_mutex);
        std::optional<Model>& model = m_models[kind];
        if (model) return *model;
        model.emplace();
        const SourceOptions options =
            m_options.strategyDraws > 0 ? m_campaign.source : severityOptions(m_campaign.source);
        model->source = trainSource(m_tables.sources, commonColumns(m_tables.matching), kind,
                                    options, m_context);
        const Stopwatch prepared;
        model->prepared = preparePair(*model->source, m_tables.sources, m_tables.target,
                                      m_tables.matching, m_context);
        model->seconds = prepared.seconds();
        Rows labelled;
        for (const Index row : m_tables.target.labelledRows())
            if (kind != ResponseTransform::Kind::Log || model->prepared.response[row] > 0)
                labelled.push_back(row);
        const Severity all = scoreShots(model->prepared, *model->source, m_tables.target, labelled);
        if (all.headline) model->allLabels = *all.headline;
        return *model;
    }

    const Campaign& m_campaign;
    const CampaignPair& m_pair;
    EvidenceOptions m_options;
    RunContext m_context;
    PairTables m_tables;
    std::vector<std::optional<Planned>> m_planned;  ///< nothing: too few rows
    std::mutex m_mutex;
    std::map<ResponseTransform::Kind, std::optional<Model>> m_models;
};

}  // namespace

const std::vector<std::string>& realisedRungs() {
    static const std::vector<std::string> rungs{"source", "shift", "target-only", "alignment",
                                                "residual"};
    return rungs;
}

SeverityEvidence measureEvidence(const Campaign& campaign, const StudyFolder& folder,
                                 const EvidenceOptions& options, const RunContext& context) {
    requireColumns(campaign, context);
    const EvidenceTables tables(campaign);
    std::vector<CellGroup> groups;
    for (const CampaignPair& pair : campaign.pairs) {
        CellGroup& group = groups.emplace_back();
        group.name = pair.name;
        group.stage =
            Message(messages::kCampaignPair, {groups.size(), campaign.pairs.size(), pair.name});
        for (const CampaignDraw& draw : campaignDraws(campaign.shots, options.draws))
            group.cells.push_back(draw.name());
        group.open = [&](const RunContext& open) -> CellGroup::Measure {
            const auto measured =
                std::make_shared<MeasuredPair>(campaign, pair, tables, options, open);
            return [measured](std::size_t cell) { return measured->measure(cell); };
        };
    }
    for (CellGroup& halves : halvesOfTables(campaign, tables, options))
        groups.push_back(std::move(halves));
    FunctionStudy study(
        evidenceFingerprint("severity " + std::to_string(options.strategyDraws), campaign),
        std::move(groups));

    SeverityEvidence evidence;
    const auto records = measureGroups(study, folder, options.jobs, context);
    for (std::size_t group = 0; group < records.size(); ++group) {
        const bool ofPair = group < campaign.pairs.size();
        for (const std::string& record : records[group].cells) {
            if (record.empty()) continue;
            if (ofPair)
                readRecord(record, folder.cells().string(), evidence.cells.emplace_back());
            else
                readRecord(record, folder.cells().string(), evidence.identical);
        }
        if (!records[group].failure.empty()) evidence.failures.push_back(records[group].failure);
    }
    return evidence;
}

}  // namespace footbridge
