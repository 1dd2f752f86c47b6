// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/Eigenvalues>
#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>

#include "core/graph/interpreter.h"
#include "core/learners/boosted_trees.h"
#include "core/metrics/splits.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/transfer/source_model.h"
#include "core/transfer/source_samples.h"
#include "core/transfer/target_view.h"
#include "core/transfer/transfer_messages.h"

namespace footbridge {
namespace {

constexpr Index kHeldOutRows = 2000;
constexpr std::size_t kEnoughHeldOutRows = 600;  ///< further folds cost time and tell little more
constexpr Index kManyColumns = 64;  ///< above, half as many rounds, twice as long: as good
constexpr int kHeldOutRounds = 60;
constexpr double kHeldOutEta = 0.16;

void holdOut(const Matrix& encoded, const SourceSample& sample, SourcePart& part,
             const RunContext& context) {
    const Rows rows = drawAtMost(encoded.rows(), kHeldOutRows, context.seed, "held-out rows");
    std::vector<int> groups;
    for (const Index row : rows)
        if (!sample.groups.empty()) groups.push_back(sample.groups[static_cast<std::size_t>(row)]);
    const Matrix X = encoded(rows, Eigen::all);
    const Vector v = sample.v(rows);
    Vector predicted(v.size());
    Rows asked;
    for (const FoldRows& fold : foldRows(assignFolds(X.rows(), groups, context.seed))) {
        if (asked.size() >= kEnoughHeldOutRows) break;
        BoostedTrees trees({kHeldOutRounds, 6, kHeldOutEta, 1, 1});
        trees.fit(X(fold.teach, Eigen::all), v(fold.teach), context);
        predicted(fold.ask) = trees.predict(X(fold.ask, Eigen::all));
        asked.insert(asked.end(), fold.ask.begin(), fold.ask.end());
    }
    std::sort(asked.begin(), asked.end());
    part.heldOutResponses = v(asked);
    part.heldOutPredictions = predicted(asked);
}

/// Every source's encoded rows below each other, with their standardised responses and heads.
struct Pooled {
    Matrix X;
    Vector v;
    std::vector<int> heads;
};

Pooled pool(const std::vector<Matrix>& encoded, const std::vector<SourceSample>& samples,
            const std::vector<SourcePart>& parts, Index limit, std::uint64_t seed) {
    std::vector<std::pair<std::size_t, Index>> origin;
    for (std::size_t j = 0; j < samples.size(); ++j)
        for (Index i = 0; i < encoded[j].rows(); ++i) origin.emplace_back(j, i);
    const Rows rows =
        drawAtMost(static_cast<Index>(origin.size()), limit, seed, "rows of the networks");
    Pooled pooled{Matrix(static_cast<Index>(rows.size()), encoded.front().cols()),
                  Vector(static_cast<Index>(rows.size())),
                  {}};
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const auto [j, i] = origin[static_cast<std::size_t>(rows[k])];
        pooled.X.row(static_cast<Index>(k)) = encoded[j].row(i);
        pooled.v[static_cast<Index>(k)] = (samples[j].v[i] - parts[j].mean) / parts[j].deviation;
        pooled.heads.push_back(static_cast<int>(j));
    }
    return pooled;
}

void trainTrees(SourceModel& model, const std::vector<Matrix>& encoded,
                const std::vector<SourceSample>& samples, const RunContext& context) {
    for (std::size_t j = 0; j < model.parts.size(); ++j) {
        const std::string number = std::to_string(j + 1);
        RunContext own = context;
        own.seed = deriveSeed(context.seed, "source trees " + number);
        const bool wide = encoded[j].cols() > kManyColumns;
        BoostedTrees boosted(
            {model.options.boostingRounds / (wide ? 2 : 1), 6, wide ? 0.16 : 0.08, 1, 1});
        boosted.fit(encoded[j], samples[j].v, own);
        model.parts[j].trees = boosted.ensemble();
        own.seed = deriveSeed(context.seed, "held out " + number);
        holdOut(encoded[j], samples[j], model.parts[j], own);
    }
}

void trainNetworks(SourceModel& model, const Pooled& pooled, const RunContext& context) {
    for (int k = 0; k < model.options.networks; ++k) {
        RunContext one = context.part(static_cast<double>(k) / model.options.networks,
                                      (k + 1.0) / model.options.networks);
        const std::string number = std::to_string(k + 1);
        one.report(
            Message(messages::kTrainingNetwork, {number, std::to_string(model.options.networks)}),
            0);
        one.seed = deriveSeed(context.seed, "source network " + number);
        NetworkOptions options;
        options.steps = model.options.networkSteps;
        options.series = "source network " + number;
        model.networks.push_back(trainNetwork(pooled.X, pooled.v, pooled.heads,
                                              static_cast<int>(model.parts.size()), options, one));
    }
}

/// Average gradient outer product (Radhakrishnan et al., 2024) of the sum of the heads, as a map.
Matrix learnedMetric(const std::vector<Network>& networks, const Matrix& X, std::uint64_t seed) {
    constexpr Index kMetricRows = 1500;
    constexpr double kSmallestShare = 1e-8;
    const Matrix rows =
        X(drawAtMost(X.rows(), kMetricRows, seed, "rows of the metric"), Eigen::all);
    Matrix products = Matrix::Zero(X.cols(), X.cols());
    for (const Network& network : networks) {
        graph::Builder builder(X.cols());
        const HiddenValues hidden = network.emitHidden(builder, builder.input());
        const int node = network.emitTangent(builder, hidden).gradient.node;
        const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
        const Matrix gradient = graph::runTo(graph, node, rows) * network.outputs();
        products += gradient.transpose() * gradient / static_cast<double>(rows.rows());
    }
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(products);
    const Vector& lambda = solver.eigenvalues();  // rising
    const Index kept =
        std::max<Index>(1, (lambda.array() > kSmallestShare * lambda[lambda.size() - 1]).count());
    return solver.eigenvectors().rightCols(kept) *
           lambda.tail(kept).cwiseMax(0).cwiseSqrt().asDiagonal();
}

/// Trees and networks side by side: neither looks at the other. The networks, which take longer
/// and have curves, report the progress of both.
void trainBoth(SourceModel& model, const std::vector<Matrix>& encoded,
               const std::vector<SourceSample>& samples, const Pooled& pooled,
               const RunContext& context) {
    std::stop_source failed;
    const std::stop_callback outside(context.stop, [&] { failed.request_stop(); });
    RunContext silent = context;
    silent.sink = nullptr;
    silent.stop = failed.get_token();
    RunContext loud = context.part(0, 0.9);
    loud.stop = failed.get_token();
    std::exception_ptr treeFailure, networkFailure;
    {
        const std::jthread trees([&] {
            try {
                trainTrees(model, encoded, samples, silent);
            } catch (...) {
                treeFailure = std::current_exception();
                failed.request_stop();
            }
        });
        try {
            trainNetworks(model, pooled, loud);
        } catch (...) {
            networkFailure = std::current_exception();
            failed.request_stop();
        }
        context.report(Message(messages::kFinishingTrees), 0.9);
    }
    context.checkCancelled();
    // One failure stops the other side, whose Cancelled would hide it.
    for (const std::exception_ptr& failure : {treeFailure, networkFailure}) {
        try {
            if (failure) std::rethrow_exception(failure);
        } catch (const Cancelled&) {
        }
    }
}

Matrix stacked(const std::vector<SourceSample>& samples) {
    Index rows = 0;
    for (const SourceSample& sample : samples) rows += sample.raw.rows();
    Matrix all(rows, samples.front().raw.cols());
    Index at = 0;
    for (const SourceSample& sample : samples) {
        all.middleRows(at, sample.raw.rows()) = sample.raw;
        at += sample.raw.rows();
    }
    return all;
}

}  // namespace

std::shared_ptr<const SourceModel> trainSource(const SourceSamples& samples,
                                               const RunContext& outer) {
    const auto begin = std::chrono::steady_clock::now();
    RunContext context = outer;
    context.seed = samples.seed;
    auto model = std::make_shared<SourceModel>();
    model->options = samples.options;
    model->seed = samples.seed;
    model->digest = samples.digest();
    model->sharesColumns = samples.sharesColumns;
    model->schema = samples.schema;
    model->parts = samples.parts;
    model->encoder = FeatureEncoder::fit(model->schema, stacked(samples.each));
    if (model->encoder.columns() == 0) throw Error(messages::kSourceNoFeatures);

    std::vector<Matrix> encoded;
    for (const SourceSample& sample : samples.each)
        encoded.push_back(model->encoder.encode(sample.raw));
    const Pooled pooled =
        pool(encoded, samples.each, model->parts, samples.options.networkRows, context.seed);
    if (!model->sharesColumns) model->profiles = profileInputs(pooled.X, pooled.X, pooled.v);
    trainBoth(*model, encoded, samples.each, pooled, context);
    model->metricMap = learnedMetric(model->networks, pooled.X, context.seed);
    model->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return model;
}

std::shared_ptr<const SourceModel> trainSource(std::span<const Dataset> sources,
                                               const std::vector<std::string>& common,
                                               ResponseTransform::Kind kind,
                                               const SourceOptions& options,
                                               const RunContext& context) {
    return trainSource(drawSamples(sources, common, kind, options, context), context);
}

ResponseTransform::Kind responseKind(std::span<const Dataset> sources, const Dataset& target,
                                     std::span<const Index> shots) {
    for (const Dataset& source : sources) {
        const Vector response = source.response();
        for (const Index row : source.labelledRows())
            if (!(response[row] > 0)) return ResponseTransform::Kind::Asinh;
    }
    const Vector response = target.response();
    for (const Index row : shots)
        if (!(response[row] > 0)) return ResponseTransform::Kind::Asinh;
    return ResponseTransform::Kind::Log;
}

}  // namespace footbridge
