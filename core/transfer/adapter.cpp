// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/adapter.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "core/metrics/errors.h"
#include "core/metrics/group_residuals.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/random.h"
#include "core/severity/severity_of.h"
#include "core/transfer/clip_range.h"
#include "core/transfer/mixture/mixture_model.h"
#include "core/transfer/out_of_fold.h"
#include "core/transfer/planned_runs.h"
#include "core/transfer/strategies/make_candidate.h"
#include "core/transfer/strategy_title.h"
#include "core/transfer/target_reader.h"
#include "core/transfer/test_scorer.h"
#include "core/transfer/transfer_messages.h"

namespace footbridge {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// One adaptation under way.
class Leaderboard {
  public:
    Leaderboard(const SourceModel& source, const Dataset& target, const Split& split,
                const Matching& matching, const AdaptOptions& options, const RunContext& context)
        : m_target(target),
          m_options(options),
          m_context(context),
          m_reading(readTarget(source, target, {split.shots, options.pool == Pool::Shots}, matching,
                               context)),
          m_folds(assignFolds(m_reading.v.size(), m_reading.shots.groups,
                              deriveSeed(context.seed, "folds"))),
          m_clip(clipRange(m_reading.view, m_reading.shots, m_reading.v)),
          m_scorer(target, m_reading.view.schema, split.test),
          m_knownRows(split.shots.size()) {
        for (std::size_t i = 0; i < split.shots.size(); ++i)
            m_knownRows[static_cast<std::size_t>(m_reading.place[i])] = split.shots[i];
        const std::vector<int>& groups = m_reading.shots.groups;
        if (!groups.empty() && std::set(groups.begin(), groups.end()).size() < kGroupsForIntervals)
            context.note(Message(messages::kTooFewGroups));
        if (!options.costing.requests) return;
        const std::string& column = options.costing.requests->atMost;
        m_mostOfShots = mostOfRows(*target.table, column, m_knownRows);
        m_mostOfTest = mostOfRows(*target.table, column, split.test);
    }

    void run(Strategy strategy, const RunContext& context) {
        const auto begin = Clock::now();
        StrategyResult result = emptyResult(strategy);
        if (needsSharedColumns(strategy) && !m_reading.view.shared) {
            result.reason = Message(messages::kNeedsSharedColumns);
        } else {
            context.report(Message(messages::kFittingStrategy, {strategyTitle(strategy)}), 0);
            RunContext own = context;
            own.seed = deriveSeed(m_context.seed, strategyName(strategy));
            try {
                if (strategy == Strategy::Auto)
                    fitMixture(result, own);
                else
                    fit(result, own);
            } catch (const Error& error) {
                result = emptyResult(strategy);
                result.reason = error.message();
            }
        }
        deliver(std::move(result), begin);
    }

    bool wanted(Strategy strategy) const {
        const auto& asked = m_options.strategies;
        return asked.empty() || std::find(asked.begin(), asked.end(), strategy) != asked.end();
    }

    std::vector<StrategyResult> takeResults() {
        std::stable_sort(m_results.begin(), m_results.end(),
                         [this](const StrategyResult& a, const StrategyResult& b) {
                             if (a.available != b.available) return a.available;
                             const double ofA = rankOf(a), ofB = rankOf(b);
                             if (std::isfinite(ofA) != std::isfinite(ofB))
                                 return std::isfinite(ofA);
                             return std::isfinite(ofA) && ofA < ofB;
                         });
        return std::move(m_results);
    }

    const TargetView& view() const { return m_reading.view; }

  private:
    /// What the best strategy has least of, out of fold.
    double rankOf(const StrategyResult& result) const {
        return m_options.costing.loss.leans() ? result.outOfFoldLoss : result.outOfFoldNmse;
    }

    static StrategyResult emptyResult(Strategy strategy) {
        StrategyResult result;
        result.strategy = strategy;
        result.outOfFoldNmse = result.outOfFoldMape = result.outOfFoldLoss = kMissing;
        return result;
    }

    void fit(StrategyResult& result, const RunContext& context) {
        std::unique_ptr<Candidate> candidate =
            makeCandidate(result.strategy, m_reading.view, m_options.costing.loss);
        candidate->fit(m_reading.shots, m_reading.v, context);
        if (m_options.outOfFold)
            result.outOfFold = outOfFold(result.strategy, m_reading.view, m_reading.shots,
                                         m_reading.v, m_folds, context, m_options.costing.loss);
        FeatureGraph features(m_reading.view);
        graph::Value v = candidate->emit(features);
        if (result.strategy != Strategy::ZeroShot) v = clipped(features, v);
        finish(result, features, v, {});
    }

    void fitMixture(StrategyResult& result, const RunContext& context) {
        MixtureModel mixture;
        const auto sourceGate = [this](const TargetFeatures& shots, const Vector& v) {
            return severityGate(*m_reading.view.source, shots.trees, v, shots.groups,
                                deriveSeed(m_context.seed, "source gate"));
        };
        mixture.fit({m_reading.view, m_reading.shots, m_reading.reference, m_reading.v, m_folds,
                     m_options.labelFreeGate, sourceGate, m_options.costing.loss},
                    context);
        result.outOfFold = mixture.outOfFold();
        result.outOfFoldSpread = mixture.outOfFoldSpread();
        result.members = mixture.members();
        result.leaning = mixture.leaning();
        result.shares = mixture.shares();
        FeatureGraph features(m_reading.view);
        const MixtureModel::Emitted emitted = mixture.emit(features);
        result.model.mixture = emitted.parts;
        finish(result, features, emitted.value, Spread{emitted.spread, mixture.typicalSpread()});
    }

    graph::Value clipped(FeatureGraph& features, graph::Value v) const {
        return features.builder().clip(v, Vector::Constant(1, m_clip.low),
                                       Vector::Constant(1, m_clip.high));
    }

    /// What the interval of a row is proportional to.
    struct Spread {
        graph::Value value;
        double typical;
    };

    void finish(StrategyResult& result, FeatureGraph& features, graph::Value v,
                const std::optional<Spread>& spread) const {
        AdaptedModel& model = result.model;
        const TargetView& view = m_reading.view;
        model.strategy = result.strategy;
        model.schema = view.schema;
        model.low = view.low;
        model.high = view.high;
        model.responseName = m_target.roles.response;
        model.responseUnit = m_target.responseUnit();
        model.transform = view.transform;
        model.typicalResponse = median(view.transform.backward(m_reading.v).cwiseAbs());
        model.costing = m_options.costing;
        if (result.outOfFold.size() > 0) score(result);
        const KnownRuns known = knownRuns(result, spread);
        result.known = known;
        model.residuals = known.residuals();
        std::optional<ScoredRule> rule = ruleFor(known);
        graph::Builder& builder = features.builder();
        const auto response = [&](graph::Value value) {
            return view.transform.emitBackward(builder, value);
        };
        if (rule) {
            model.rule =
                known.most.size() > 0 ? m_options.costing.ruleWithoutLimits(known) : rule->rule;
            const bool padded = model.rule->kind == RequestRule::Kind::Padded;
            const double shift = model.rule->shift;
            const graph::Value bound =
                varies(model, spread)
                    ? builder.add(v, builder.scaled(spread->value, shift / spread->typical, 0))
                    : builder.scaled(v, 1, shift);
            builder.setRequest(padded ? builder.scaled(response(v), model.rule->factor, 0)
                                      : response(bound));
        }
        if (spread && model.interval) {
            const double times = model.interval->halfWidth;
            const auto end = [&](double shift) {
                return response(builder.add(v, builder.scaled(spread->value, shift, 0)));
            };
            const graph::Value lower = end(-times);
            model.graph = builder.finish(response(v), lower, end(times));
            model.interval->halfWidth *= spread->typical;
        } else {
            model.graph = builder.finish(response(v));
        }
        m_context.checkCancelled();
        // What a strategy predicts decides, never how well: test responses choose nothing.
        result.available = (result.outOfFold.size() == 0 || result.outOfFold.allFinite()) &&
                           predictsNumbers(model);
        if (result.available)
            test(result, rule, known);
        else
            result.reason = Message(messages::kStrategyFailed);
    }

    /// Whether the model is more unsure of some rows than of others, and says how much.
    static bool varies(const AdaptedModel& model, const std::optional<Spread>& spread) {
        return spread && model.interval && model.interval->halfWidth > 0;
    }

    /// The shots beside their out-of-fold predictions; none without these.
    KnownRuns knownRuns(const StrategyResult& result, const std::optional<Spread>& spread) const {
        KnownRuns known;
        known.backward = [transform = m_reading.view.transform](double v) {
            return transform.backward(v);
        };
        if (result.outOfFold.size() == 0) return known;
        known.v = m_reading.v;
        known.predicted = result.outOfFold;
        if (varies(result.model, spread)) known.spread = result.outOfFoldSpread / spread->typical;
        known.most = m_mostOfShots;
        known.rows = m_knownRows;
        return known;
    }

    /// Nothing where nobody asks for requests, or so few shots cannot promise them.
    std::optional<ScoredRule> ruleFor(const KnownRuns& known) const {
        if (!m_options.costing.requests || known.v.size() == 0) return std::nullopt;
        return m_options.costing.ruleFor(known);
    }

    void test(StrategyResult& result, const std::optional<ScoredRule>& rule,
              const KnownRuns& known) const {
        const auto predicted = m_scorer.predict(result.model, m_context);
        const CostSettings settings = m_options.costing.settings();
        const auto costsOf = [&](const Vector& requests) {
            return costMetrics(requests, m_scorer.unseen().response(), {}, settings);
        };
        if (predicted) {
            result.test = m_scorer.unseen().errors(*predicted);
            result.testCosts = costsOf(predicted->value);
        }
        if (!rule) return;
        PracticeCosts& practices = result.practices.emplace();
        practices.rule = *rule;
        practices.adjustment =
            adjustmentFactor(m_reading.view.transform.backward(known.predicted), known.actual());
        if (!predicted) return;
        constexpr double kFixedFactor = 1.5;
        practices.request = costsOf(requestsOfTest(rule->rule, result.model, *predicted));
        practices.fixedFactor = costsOf(kFixedFactor * predicted->value);
        practices.adjusted = costsOf(practices.adjustment * predicted->value);
    }

    Vector requestsOfTest(const RequestRule& rule, const AdaptedModel& model,
                          const Prediction& predicted) const {
        if (m_mostOfTest.size() == 0) return predicted.request;
        const Backward backward = backwardOf(model);
        std::vector<PlannedRun> runs = plannedRuns(model, predicted);
        Vector requests(m_mostOfTest.size());
        for (Index i = 0; i < requests.size(); ++i) {
            PlannedRun& run = runs[static_cast<std::size_t>(i)];
            run.most = m_mostOfTest[i];
            requests[i] = rule.request(run, backward);
        }
        return requests;
    }

    bool predictsNumbers(const AdaptedModel& model) const {
        return model.predict(m_reading.probe, m_context).value.allFinite();
    }

    void score(StrategyResult& result) const {
        const Vector& v = m_reading.v;
        const ResponseTransform& transform = m_reading.view.transform;
        result.outOfFoldNmse = normalisedError(result.outOfFold, v, std::max(variance(v), 1e-12));
        result.outOfFoldMape = meanAbsolutePercentageError(transform.backward(result.outOfFold),
                                                           transform.backward(v));
        result.outOfFoldLoss = m_options.costing.loss.mean(v, result.outOfFold);
        result.model.interval = conformalWidth(
            largestOfGroups(scaledResiduals(v, result.outOfFold, result.outOfFoldSpread),
                            m_reading.shots.groups),
            kIntervalLevel);
    }

    void deliver(StrategyResult result, Clock::time_point begin) {
        result.seconds = secondsSince(begin);
        for (Vector* ofShots : {&result.outOfFold, &result.outOfFoldSpread})
            if (ofShots->size() > 0) *ofShots = Vector((*ofShots)(m_reading.place));
        m_results.push_back(std::move(result));
        if (m_options.onResult) m_options.onResult(m_results.back());
    }

    const Dataset& m_target;
    const AdaptOptions& m_options;
    const RunContext& m_context;
    TargetReading m_reading;
    std::vector<int> m_folds;
    ClipRange m_clip;
    TestScorer m_scorer;
    Rows m_knownRows;                    // the shots as the reading has them
    Vector m_mostOfShots, m_mostOfTest;  // that runs can take; empty: anything
    std::vector<StrategyResult> m_results;
};

std::optional<ReplicateNoise> noiseOf(const Dataset& target, const FeatureSchema& schema,
                                      const ResponseTransform& transform) {
    const Rows labelled = target.labelledRows();
    const Vector response = target.response();
    Vector v(static_cast<Index>(labelled.size()));
    for (std::size_t i = 0; i < labelled.size(); ++i)
        v[static_cast<Index>(i)] = transform.forward(response[labelled[i]]);
    return replicateNoise(rawFeatures(target, schema, labelled), v);
}

}  // namespace

const StrategyResult* Adaptation::find(Strategy strategy) const {
    const auto found = std::find_if(results.begin(), results.end(), [&](const StrategyResult& r) {
        return r.strategy == strategy;
    });
    return found == results.end() ? nullptr : &*found;
}

Adaptation adapt(const SourceModel& source, const Dataset& target, const Split& split,
                 const Matching& matching, const AdaptOptions& options, const RunContext& context) {
    if (split.shots.size() < kFewestToAdapt)
        throw Error(messages::kTooFewShots, {split.shots.size()});
    const auto begin = Clock::now();
    context.report(Message(messages::kReadingTarget), 0);
    Leaderboard leaderboard(source, target, split, matching, options, context);
    std::vector<Strategy> wanted;
    for (const Strategy strategy : allStrategies())
        if (leaderboard.wanted(strategy)) wanted.push_back(strategy);
    const auto count = static_cast<double>(wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        leaderboard.run(wanted[i], context.part((static_cast<double>(i) + 0.3) / (count + 1),
                                                (static_cast<double>(i) + 1) / (count + 1)));

    Adaptation adaptation;
    adaptation.noise = noiseOf(target, leaderboard.view().schema, metricTransform(target));
    adaptation.results = leaderboard.takeResults();
    adaptation.split = split;
    adaptation.measured = target.response();
    adaptation.seed = context.seed;
    for (std::size_t i = 0; i < adaptation.results.size(); ++i)
        if (adaptation.results[i].strategy == Strategy::Auto && adaptation.results[i].available)
            adaptation.best = i;
    adaptation.seconds = secondsSince(begin);
    return adaptation;
}

}  // namespace footbridge
