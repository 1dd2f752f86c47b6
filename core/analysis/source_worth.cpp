// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/source_worth.h"

#include <cmath>

#include "core/analysis/analysis_messages.h"
#include "core/analysis/pipeline.h"
#include "core/matching/schema_map.h"
#include "core/metrics/errors.h"
#include "core/metrics/slope.h"

namespace footbridge {
namespace {

AnalysisInput withoutSource(AnalysisInput input, std::size_t left) {
    input.sources.erase(input.sources.begin() + static_cast<std::ptrdiff_t>(left));
    return input;
}

AnalysisInput withOneSource(AnalysisInput input, std::size_t kept) {
    input.sources = {input.sources[kept]};
    return input;
}

/// Auto alone: what a person would get with these sources.
SourceSetWorth adapted(AnalysisInput input, const std::shared_ptr<const SourceModel>& cached,
                       const RunContext& context) {
    input.strategies = {Strategy::Auto};
    const Analysis analysis = analyse(input, context, cached);
    SourceSetWorth worth;
    worth.severity = analysis.severity->headline;
    const StrategyResult* result = analysis.adaptation->find(Strategy::Auto);
    if (result && result->available)
        worth.adapted = result->test ? ErrorFigures{result->test->nmse, result->test->mape}
                                     : ErrorFigures{result->outOfFoldNmse, result->outOfFoldMape};
    return worth;
}

std::optional<double> severityOfOne(const AnalysisInput& input, const RunContext& context) {
    AnalysisInput quick = input;
    quick.sourceOptions = severityOptions(input.sourceOptions);
    const Analysis prepared = prepare(quick, context);
    const auto source = trainFor(quick, prepared, {}, context.part(0, 0.8));
    PipelineTask task{*source, quick.sources, quick.target, prepared.split, prepared.matching};
    task.options.pool = quick.pool;
    task.advice = false;
    return measureSeverity(task, context.part(0.8, 1)).headline;
}

/// What the model at hand says of shots and runs not seen, source by source.
class Stack {
  public:
    Stack(const AnalysisInput& input, const Analysis& prepared, const SourceModel& source) {
        const Rows &shots = prepared.split.shots, &test = prepared.split.test;
        const FeatureSchema schema = input.target.schema();
        const SchemaMap map = mapSchema(source.schema, schema, prepared.matching);
        if (!source.sharesColumns || map.mappedCount() == 0 || test.empty()) return;
        const Vector y = input.target.response();
        const bool log = source.parts.front().transform.kind == ResponseTransform::Kind::Log;
        const Vector taught = y(shots), asked = y(test);
        if (log && (taught.minCoeff() <= 0 || asked.minCoeff() <= 0)) return;
        const ResponseTransform transform = chooseTransform(taught, log);
        m_v = transform.forward(taught);
        m_truth = transform.forward(asked);
        m_shots = source.predictions(map.apply(rawFeatures(input.target, schema, shots)));
        m_test = source.predictions(map.apply(rawFeatures(input.target, schema, test)));
    }

    /// Of the mean over all parts but one; -1: of all.
    std::optional<double> without(Index left) const {
        const Index parts = m_shots.cols() - (left >= 0 ? 1 : 0);
        if (parts < 1 || m_v.size() < 3) return {};
        const Vector f = mean(m_shots, left, parts), asked = mean(m_test, left, parts);
        if (!f.allFinite() || !asked.allFinite()) return {};
        const Vector centred = f.array() - f.mean();
        const double ff = centred.squaredNorm();
        const double slope = pulledSlope(centred.dot(Vector(m_v.array() - m_v.mean())), ff,
                                         ff / static_cast<double>(m_v.size()));
        const Vector shifted = m_v.mean() + slope * (asked.array() - f.mean());
        return meanSquaredError(shifted, m_truth) / (variance(m_truth) + 1e-12);
    }

  private:
    static Vector mean(const Matrix& parts, Index left, Index count) {
        Vector sum = parts.rowwise().sum();
        if (left >= 0) sum -= parts.col(left);
        return sum / static_cast<double>(count);
    }

    Matrix m_shots, m_test;
    Vector m_v, m_truth;
};

}  // namespace

SourceWorths sourceWorths(const AnalysisInput& input,
                          const std::shared_ptr<const SourceModel>& cached,
                          const RunContext& context) {
    SourceWorths worths;
    const std::size_t count = input.sources.size();
    if (count < 2) return worths;
    const double share = 1.0 / static_cast<double>(count + 1);
    RunContext quiet = context;
    quiet.sink = nullptr;
    quiet.seed = input.seed;
    const Analysis prepared = prepare(input, quiet);
    const auto source = trainFor(input, prepared, cached, quiet);
    const Stack stack(input, prepared, *source);
    worths.all = adapted(input, source, quiet);
    worths.all.stacked = stack.without(-1);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& label = input.sources[i].label;
        context.report(Message(messages::kWithoutSource, {label}),
                       share * static_cast<double>(i + 1));
        context.checkCancelled();
        SourceWorth worth{label, severityOfOne(withOneSource(input, i), quiet),
                          adapted(withoutSource(input, i), {}, quiet)};
        worth.without.stacked = stack.without(static_cast<Index>(i));
        worths.sources.push_back(std::move(worth));
    }
    return worths;
}

}  // namespace footbridge
