// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_training.h"

#include <algorithm>
#include <chrono>
#include <functional>

#include "core/graph/interpreter.h"
#include "core/learners/network_training.h"
#include "core/metrics/splits.h"
#include "core/run/eigenvectors.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/source_messages.h"
#include "core/source/source_process_training.h"
#include "core/source/source_samples.h"
#include "core/source/source_trees.h"

namespace footbridge {
namespace {

constexpr Index kSampleRows = 100;

Vector holdOutNetworks(const SourceModel& model, std::size_t part, const Matrix& encoded,
                       const HeldOut& heldOut) {
    Vector all(static_cast<Index>(heldOut.allStacked().size()));
    const double mean = model.parts[part].mean, deviation = model.parts[part].deviation;
    Index at = 0;
    for (std::size_t k = 0; k < heldOut.stacked.size(); ++k) {
        const Matrix output = model.networks[k].predict(encoded(heldOut.stacked[k], Eigen::all));
        all.segment(at, output.rows()) =
            deviation * output.col(static_cast<Index>(part)).array() + mean;
        at += output.rows();
    }
    return all;
}

/// Every source's encoded rows below each other, with their standardised responses and heads.
struct Pooled {
    Matrix X;
    Vector v;
    std::vector<int> heads;
    Rows rows;  ///< of the sample of its head

    struct Divided {
        Rows seen, unseen;
    };
    /// What network k may learn from, and what it is held back from.
    Divided dividedFor(std::size_t network, const std::vector<HeldOut>& heldOut) const {
        std::vector<Rows> skipped;
        for (const HeldOut& each : heldOut) {
            skipped.push_back(network < each.stacked.size() ? each.stacked[network] : Rows{});
            std::sort(skipped.back().begin(), skipped.back().end());
        }
        Divided divided;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Rows& skip = skipped[static_cast<std::size_t>(heads[i])];
            const bool held = std::binary_search(skip.begin(), skip.end(), rows[i]);
            (held ? divided.unseen : divided.seen).push_back(static_cast<Index>(i));
        }
        // Of few rows in large groups all may be held back, and a network must learn from some.
        if (divided.seen.empty()) divided.seen = divided.unseen;
        return divided;
    }
    std::vector<int> headsOf(const Rows& which) const {
        std::vector<int> chosen;
        for (const Index row : which) chosen.push_back(heads[static_cast<std::size_t>(row)]);
        return chosen;
    }
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
                  {},
                  {}};
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const auto [j, i] = origin[static_cast<std::size_t>(rows[k])];
        pooled.X.row(static_cast<Index>(k)) = encoded[j].row(i);
        pooled.v[static_cast<Index>(k)] = (samples[j].v[i] - parts[j].mean) / parts[j].deviation;
        pooled.heads.push_back(static_cast<int>(j));
        pooled.rows.push_back(i);
    }
    return pooled;
}

/// What trees and processes say of the stacked rows of each source.
struct Judged {
    std::vector<Vector> trees, processes;
};

/// A process, where it has few enough inputs; returns what it says of the stacked rows.
Vector trainProcess(const Matrix& encoded, const SourceSample& sample, const HeldOut& heldOut,
                    Index rows, SourcePart& part, const RunContext& context) {
    if (rows <= 0 || encoded.cols() > kMostProcessInputs) return {};
    FittedProcess fitted =
        fitProcess(encoded, sample.v, part.mean, part.deviation, rows, heldOut.stacked, context);
    part.process = std::make_shared<const SourceProcess>(std::move(fitted.process));
    Vector all(static_cast<Index>(heldOut.allStacked().size()));
    Index at = 0;
    for (const Vector& each : fitted.leftOut) {
        all.segment(at, each.size()) = each;
        at += each.size();
    }
    return all;
}

using Task = std::function<void()>;

/// The work on each source that needs nothing of the networks, in pieces that depend on no other.
std::vector<Task> workAlone(SourceModel& model, const std::vector<Matrix>& encoded,
                            const std::vector<SourceSample>& samples,
                            const std::vector<HeldOut>& heldOut, Judged& judged,
                            const RunContext& context) {
    std::vector<Task> tasks;
    judged.trees.resize(model.parts.size());
    judged.processes.resize(model.parts.size());
    for (std::size_t j = 0; j < model.parts.size(); ++j) {
        const auto seeded = [&context](std::uint64_t seed) {
            RunContext own = context;
            own.seed = seed;
            return own;
        };
        const auto seedOf = [&](const std::string& purpose) {
            return deriveSeed(context.seed, purpose + " " + std::to_string(j + 1));
        };
        SourcePart& part = model.parts[j];
        tasks.emplace_back([&, j, own = seeded(seedOf("source trees"))] {
            part.trees = growTrees(encoded[j], samples[j].v, model.options.boostingRounds, own);
        });
        tasks.emplace_back([&, j, own = seeded(heldOut[j].seed)] {
            judged.trees[j] = holdOutTrees(encoded[j], samples[j], heldOut[j], part, own);
        });
        tasks.emplace_back([&, j, own = seeded(seedOf("source process"))] {
            judged.processes[j] = trainProcess(encoded[j], samples[j], heldOut[j],
                                               model.options.processRows, part, own);
        });
    }
    return tasks;
}

void trainNetworks(SourceModel& model, const Pooled& pooled, const std::vector<HeldOut>& heldOut,
                   const RunContext& context) {
    for (int k = 0; k < model.options.networks; ++k) {
        RunContext one = context.part(static_cast<double>(k) / model.options.networks,
                                      (k + 1.0) / model.options.networks);
        one.report(Message(messages::kTrainingNetwork, {k + 1, model.options.networks}), 0);
        one.seed = deriveSeed(context.seed, "source network " + std::to_string(k + 1));
        NetworkOptions options;
        options.steps = model.options.networkSteps;
        options.series = {messages::kSourceNetwork, {k + 1}};
        const auto [seen, unseen] = pooled.dividedFor(static_cast<std::size_t>(k), heldOut);
        if (context.sink)
            options.watched = {pooled.X(unseen, Eigen::all), pooled.v(unseen),
                               pooled.headsOf(unseen)};
        model.networks.push_back(trainNetwork(pooled.X(seen, Eigen::all), pooled.v(seen),
                                              pooled.headsOf(seen),
                                              static_cast<int>(model.parts.size()), options, one));
    }
}

void weighLearners(SourceModel& model, const std::vector<Matrix>& encoded,
                   const std::vector<SourceSample>& samples, const std::vector<HeldOut>& heldOut,
                   const Judged& judged) {
    for (std::size_t j = 0; j < model.parts.size(); ++j) {
        SourcePart& part = model.parts[j];
        const Vector networks = holdOutNetworks(model, j, encoded[j], heldOut[j]);
        Matrix guesses = sideBySide({judged.trees[j], networks});
        if (part.process) guesses = sideBySide({guesses, judged.processes[j]});
        part.stack = stackOf(guesses, samples[j].v(heldOut[j].allStacked()), part.mean);
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
    const auto [lambda, vectors] = eigenvectorsOf(products);
    const Index kept =
        std::max<Index>(1, (lambda.array() > kSmallestShare * lambda[lambda.size() - 1]).count());
    const Matrix map =
        vectors.rightCols(kept) * lambda.tail(kept).cwiseMax(0).cwiseSqrt().asDiagonal();
    return map.cast<float>().cast<double>();  // as exact as the networks; half as large in files
}

/// Trees and processes beside networks: neither looks at the other. The networks, which have curves
/// and report the progress of all, come first.
void trainBoth(SourceModel& model, const std::vector<Matrix>& encoded,
               const std::vector<SourceSample>& samples, const Pooled& pooled,
               const std::vector<HeldOut>& heldOut, Judged& judged, const RunContext& context) {
    std::stop_source failed;
    const std::stop_callback outside(context.stop, [&] { failed.request_stop(); });
    RunContext silent = context;
    silent.sink = nullptr;
    silent.stop = failed.get_token();
    RunContext loud = context.part(0, 0.9);
    loud.stop = failed.get_token();
    const std::vector<Task> alone = workAlone(model, encoded, samples, heldOut, judged, silent);
    context.threads.parallel(alone.size() + 1, [&](std::size_t i) {
        try {
            if (i > 0) return alone[i - 1]();
            trainNetworks(model, pooled, heldOut, loud);
            context.report(Message(messages::kFinishingTrees), 0.9);
        } catch (...) {
            failed.request_stop();  // nobody waits for the others
            throw;
        }
    });
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
    const Matrix raw = stacked(samples.each);
    model->encoder = FeatureEncoder::fit(model->schema, raw);
    model->sample =
        raw(drawAtMost(raw.rows(), kSampleRows, context.seed, "sample of inputs"), Eigen::all);
    if (model->encoder.columns() == 0) throw Error(messages::kSourceNoFeatures);

    std::vector<Matrix> encoded;
    for (const SourceSample& sample : samples.each)
        encoded.push_back(model->encoder.encode(sample.raw));
    const Pooled pooled =
        pool(encoded, samples.each, model->parts, samples.options.networkRows, context.seed);
    if (!model->sharesColumns) model->profiles = profileInputs(pooled.X, pooled.X, pooled.v);
    std::vector<HeldOut> heldOut;
    for (std::size_t j = 0; j < samples.each.size(); ++j)
        heldOut.push_back(
            drawHeldOut(samples.each[j], samples.options.networks,
                        deriveSeed(context.seed, "held out " + std::to_string(j + 1))));
    Judged judged;
    trainBoth(*model, encoded, samples.each, pooled, heldOut, judged, context);
    weighLearners(*model, encoded, samples.each, heldOut, judged);
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
    if (shots.empty()) return ResponseTransform::Kind::Log;
    const Vector response = target.response();
    for (const Index row : shots)
        if (!(response[row] > 0)) return ResponseTransform::Kind::Asinh;
    return ResponseTransform::Kind::Log;
}

}  // namespace footbridge
