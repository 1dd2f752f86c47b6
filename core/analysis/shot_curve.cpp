// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/shot_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/analysis/analysis_messages.h"
#include "core/analysis/pipeline.h"
#include "core/analysis/prepared_divergence.h"
#include "core/metrics/errors.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr double kMostShare = 0.7;  ///< of the measured rows that may be shots
constexpr Index kFewest = 5, kMostTimes = 4, kLeastMost = 40;

/// The input with so many shots named by row: only the draw changes, so that the source model,
/// which depends on the seed, stays.
AnalysisInput withDrawnShots(AnalysisInput input, Index count, int repeat) {
    const std::uint64_t seed =
        repeat == 0 ? input.seed : deriveSeed(input.seed, "shot curve " + std::to_string(repeat));
    const ShotRequest request{ShotRequest::Kind::Count, static_cast<double>(count), {}};
    const Split split =
        drawSplit(input.target.labelledRows(), input.target.groupKeys(), input.target.table->rows(),
                  request, std::numeric_limits<std::size_t>::max(), seed);
    input.shots = {ShotRequest::Kind::Rows, 0, split.shots};
    return input;
}

/// Draws one after the other. The source model and what severity needs besides the shots are kept
/// from one to the next where they stay the same.
class Draws {
  public:
    Draws(std::shared_ptr<const SourceModel> source, std::vector<Strategy> strategies)
        : m_source(std::move(source)), m_strategies(std::move(strategies)) {}

    /// The test errors of every strategy; NaN where one cannot run.
    std::vector<double> errorsOf(const AnalysisInput& input, const RunContext& context) {
        RunContext seeded = context;
        seeded.seed = input.seed;
        Analysis prepared = prepare(input, seeded);
        prepared.source = m_source = trainFor(input, prepared, m_source, seeded);
        PipelineTask task{*m_source, input.sources, input.target, prepared.split,
                          prepared.matching};
        if (!m_divergence || !m_divergence->covers(input, prepared))
            m_divergence.emplace(input, prepared, seeded);
        task.prepared = &m_divergence->pair();
        task.advice = false;
        task.options.strategies = m_strategies;
        task.options.pool = input.pool;
        task.options.costing.loss = input.costing.loss;
        task.options.outOfFold = false;
        const Adaptation adaptation = runPipeline(task, seeded).adaptation;
        std::vector<double> errors;
        for (const Strategy strategy : m_strategies) {
            const StrategyResult* result = adaptation.find(strategy);
            errors.push_back(result && result->available && result->test ? result->test->nmse
                                                                         : std::nan(""));
        }
        return errors;
    }

  private:
    std::shared_ptr<const SourceModel> m_source;
    std::vector<Strategy> m_strategies;
    std::optional<PreparedDivergence> m_divergence;
};

}  // namespace

std::vector<Index> shotCurveCounts(Index measured, Index now) {
    const auto most = std::min(static_cast<Index>(kMostShare * static_cast<double>(measured)),
                               std::max(kLeastMost, kMostTimes * now));
    std::vector<Index> counts;
    for (Index count = kFewest, step = 0; count <= most; ++step) {
        counts.push_back(count);
        count = step % 3 == 1 ? count * 5 / 2 : count * 2;  // 5, 10, 25, 50, 100, 250
    }
    if (now >= 3 && now <= most && std::ranges::find(counts, now) == counts.end()) {
        counts.push_back(now);
        std::ranges::sort(counts);
    }
    return counts.size() < 2 ? std::vector<Index>() : counts;
}

std::vector<ShotCurvePoint> shotCurve(const AnalysisInput& input,
                                      const std::shared_ptr<const SourceModel>& cached,
                                      const ShotCurveOptions& options, const RunContext& context,
                                      const std::function<void(const ShotCurvePoint&)>& onPoint) {
    const auto measured = static_cast<Index>(input.target.labelledRows().size());
    const Rows own = prepare(input, context).split.shots;
    const auto now = static_cast<Index>(own.size());
    const std::vector<Index> counts = shotCurveCounts(measured, now);
    Draws draws(cached, options.strategies);
    std::vector<ShotCurvePoint> points;
    const double runs = static_cast<double>(counts.size()) * options.repeats;
    double done = 0;
    for (const Index count : counts) {
        std::vector<std::vector<double>> errors(options.strategies.size());
        for (int repeat = 0; repeat < options.repeats; ++repeat, ++done) {
            context.checkCancelled();
            context.report(Message(messages::kShotCurve, {count}), done / runs);
            RunContext quiet = context;
            quiet.sink = nullptr;
            AnalysisInput drawn = withDrawnShots(input, count, repeat);
            if (count == now && repeat == 0) drawn.shots.rows = own;
            const auto found = draws.errorsOf(drawn, quiet);
            for (std::size_t i = 0; i < found.size(); ++i)
                if (std::isfinite(found[i])) errors[i].push_back(found[i]);
        }
        for (std::size_t i = 0; i < errors.size(); ++i) {
            if (errors[i].empty()) continue;
            const auto [low, high] = std::ranges::minmax(errors[i]);
            points.push_back({options.strategies[i], count,
                              median(Eigen::Map<const Vector>(
                                  errors[i].data(), static_cast<Index>(errors[i].size()))),
                              low, high});
            if (onPoint) onPoint(points.back());
        }
    }
    return points;
}

}  // namespace footbridge
