// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/severity_evidence.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>

#include "core/evaluation/campaign_shots.h"
#include "core/evaluation/evaluation_messages.h"
#include "core/evaluation/pair_schedule.h"
#include "core/evaluation/pair_tables.h"
#include "core/matching/common_ground.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr std::size_t kFewestTestRows = 5;
constexpr int kFewestGroups = 8;  ///< of a table that is halved by group
constexpr int kHalfDraws = 3;

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
                                   const Split& split, Pool pool, const RunContext& context) {
    AdaptOptions options;
    options.pool = pool;
    options.outOfFold = false;
    options.strategies.assign(kRepresentatives.begin(), kRepresentatives.end());
    const Adaptation adaptation =
        adapt(source, tables.target, split, tables.matching, options, context);
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
    const double pull = centred.squaredNorm() / static_cast<double>(v.size()) + 1e-12;
    const double slope =
        (centred.dot(Vector(v.array() - v.mean())) + pull) / (centred.squaredNorm() + pull);
    cell.zeroShot = meanSquaredError(asked, truth) / spread;
    const Vector shifted = v.mean() + slope * (asked.array() - known.mean());
    cell.shift = meanSquaredError(shifted, truth) / spread;
}

/// One pair with its source models (one for each kind of transform), prepared when first needed.
class MeasuredPair {
  public:
    MeasuredPair(const Campaign& campaign, const CampaignPair& pair, const EvidenceOptions& options,
                 const RunContext& context)
        : m_campaign(campaign),
          m_pair(pair),
          m_options(options),
          m_context(context),
          m_tables(readPairTables(pair, campaign.seed, context)) {
        m_context.seed = deriveSeed(campaign.seed, "evidence of " + pair.name);
        for (const std::string& shots : campaign.shots)
            for (int draw = 0; draw < options.draws; ++draw) plan(shots, draw);
    }

    std::size_t cells() const { return m_planned.size(); }

    EvidenceCell measure(std::size_t index) {
        const Planned& planned = m_planned[index];
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
        return cell;
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
            cell.realised =
                realisedErrors(*model.source, m_tables, planned.split, m_pair.pool, context);
    }

    void plan(const std::string& shots, int draw) {
        const auto request = campaignShots(shots);
        if (!request) return;
        const std::uint64_t seed =
            deriveSeed(m_campaign.seed, m_pair.name + "|" + shots + "|" + std::to_string(draw));
        try {
            m_planned.push_back(
                {drawSplit(m_tables.target.labelledRows(), m_tables.target.groupKeys(),
                           m_tables.target.table->rows(), *request, m_campaign.testRows, seed),
                 draw, seed});
        } catch (const Error&) {
            // A table with fewer rows than shots has no such cell.
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
    std::vector<Planned> m_planned;
    std::mutex m_mutex;
    std::map<ResponseTransform::Kind, std::optional<Model>> m_models;
};

Dataset withRows(const Dataset& dataset, const Rows& rows, const std::string& label) {
    Table table = *dataset.table;
    table.checksum.clear();
    for (Column& column : table.columns) {
        const Column whole = column;
        column.numbers.clear();
        column.codes.clear();
        for (const Index row : rows) {
            const auto at = static_cast<std::size_t>(row);
            if (column.type == ColumnType::Number)
                column.numbers.push_back(whole.numbers[at]);
            else
                column.codes.push_back(whole.codes[at]);
        }
    }
    return makeDataset(std::make_shared<const Table>(std::move(table)), dataset.roles, label);
}

/// Two halves of a table at random, groups whole.
std::pair<Rows, Rows> halvesOf(const Dataset& dataset, std::uint64_t seed) {
    std::vector<int> groups = dataset.groupKeys();
    const Index rows = dataset.table->rows();
    if (groups.empty())
        for (Index row = 0; row < rows; ++row) groups.push_back(static_cast<int>(row));
    const int count = groups.empty() ? 0 : 1 + *std::max_element(groups.begin(), groups.end());
    const Rows order = Random(seed, "halves").permutation(count);
    std::pair<Rows, Rows> halves;
    for (Index row = 0; row < rows; ++row) {
        const auto group = static_cast<std::size_t>(groups[static_cast<std::size_t>(row)]);
        (2 * order[group] < count ? halves.first : halves.second).push_back(row);
    }
    return halves;
}

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
        } catch (const Error& error) {
            failures.push_back(pair.name + ": " + error.message().text());
        }
    }
    return halved;
}

void measurePairs(const Campaign& campaign, const EvidenceOptions& options,
                  const RunContext& context, SeverityEvidence& evidence) {
    RunContext quiet = context;
    quiet.sink = nullptr;
    std::vector<std::unique_ptr<MeasuredPair>> pairs(campaign.pairs.size());
    std::vector<std::vector<EvidenceCell>> cells(campaign.pairs.size());
    std::vector<std::string> failures(campaign.pairs.size());
    std::mutex mutex;
    std::size_t finished = 0;
    PairSchedule::Work work;
    work.prepare = [&](std::size_t pair) -> std::size_t {
        try {
            pairs[pair] =
                std::make_unique<MeasuredPair>(campaign, campaign.pairs[pair], options, quiet);
            cells[pair].resize(pairs[pair]->cells());
        } catch (const Error& error) {
            failures[pair] = campaign.pairs[pair].name + ": " + error.message().text();
        }
        return cells[pair].size();
    };
    work.run = [&](std::size_t pair, std::size_t cell) {
        quiet.checkCancelled();
        try {
            cells[pair][cell] = pairs[pair]->measure(cell);
        } catch (const Error& error) {
            const std::lock_guard lock(mutex);
            failures[pair] = campaign.pairs[pair].name + ": " + error.message().text();
        }
    };
    work.finish = [&](std::size_t pair) {
        pairs[pair].reset();
        context.report(Message(messages::kCampaignPair,
                               {std::to_string(pair + 1), std::to_string(cells.size()),
                                campaign.pairs[pair].name}),
                       static_cast<double>(++finished) / static_cast<double>(cells.size()));
    };
    PairSchedule(campaign.pairs.size(), work).run(options.jobs);
    for (std::size_t pair = 0; pair < cells.size(); ++pair) {
        for (EvidenceCell& cell : cells[pair])
            if (!cell.pair.empty()) evidence.cells.push_back(std::move(cell));
        if (!failures[pair].empty()) evidence.failures.push_back(failures[pair]);
    }
}

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
        } catch (const Error& error) {
            failures[table] = halved[table].name + ": " + error.message().text();
        }
    };
    work.finish = [&](std::size_t table) {
        context.report(Message(messages::kEvidenceHalves, {halved[table].name}),
                       static_cast<double>(++finished) / static_cast<double>(halved.size()));
    };
    PairSchedule(halved.size(), work).run(options.jobs);
    for (std::size_t table = 0; table < cells.size(); ++table) {
        evidence.identical.insert(evidence.identical.end(), cells[table].begin(),
                                  cells[table].end());
        if (!failures[table].empty()) evidence.failures.push_back(failures[table]);
    }
}

}  // namespace

const std::vector<std::string>& realisedRungs() {
    static const std::vector<std::string> rungs{"source", "shift", "target-only", "alignment",
                                                "residual"};
    return rungs;
}

SeverityEvidence measureEvidence(const Campaign& campaign, const EvidenceOptions& options,
                                 const RunContext& context) {
    SeverityEvidence evidence;
    measurePairs(campaign, options, context.part(0, 0.7), evidence);
    if (options.halves > 0) measureIdentical(campaign, options, context.part(0.7, 1), evidence);
    return evidence;
}

}  // namespace footbridge
