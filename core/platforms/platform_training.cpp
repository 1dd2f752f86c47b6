// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>

#include "core/graph/interpreter.h"
#include "core/metrics/conformal.h"
#include "core/metrics/splits.h"
#include "core/platforms/platform_model.h"
#include "core/platforms/platforms_messages.h"
#include "core/platforms/score_limits.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr Index kMostResiduals = 1000;

using Methods = std::vector<PlatformMethod>;

/// Log times of the rows, less those of the fastest.
Matrix overFastest(const Matrix& logs) {
    Matrix over = logs;
    for (Index i = 0; i < logs.rows(); ++i) {
        double least = std::numeric_limits<double>::infinity();
        for (Index p = 0; p < logs.cols(); ++p)
            if (std::isfinite(logs(i, p))) least = std::min(least, logs(i, p));
        over.row(i).array() -= least;
    }
    return over;
}

/// Predictions compared with what is there: the fastest is that of the platforms measured.
Matrix maskedOverFastest(const Matrix& predicted, const Matrix& times) {
    return overFastest(times.array().isFinite().select(predicted, kMissing));
}

/// Absolute residuals that nine of ten stay below, of each platform; of all where one has few.
Vector halfWidths(const Matrix& residuals, double& level) {
    std::vector<double> all;
    Vector widths(residuals.cols());
    level = kIntervalLevel;
    const auto widthOf = [&](const std::vector<double>& some) {
        const Vector values = Eigen::Map<const Vector>(some.data(), std::ssize(some));
        return conformalWidth(values, kIntervalLevel);
    };
    std::vector<std::vector<double>> each(static_cast<std::size_t>(residuals.cols()));
    for (Index p = 0; p < residuals.cols(); ++p)
        for (Index i = 0; i < residuals.rows(); ++i)
            if (std::isfinite(residuals(i, p))) {
                each[static_cast<std::size_t>(p)].push_back(residuals(i, p));
                all.push_back(residuals(i, p));
            }
    const auto common = widthOf(all);
    for (Index p = 0; p < widths.size(); ++p) {
        const auto own = widthOf(each[static_cast<std::size_t>(p)]);
        const bool enough = own && own->level >= kIntervalLevel;
        widths[p] = enough ? own->halfWidth : common ? common->halfWidth : 0;
        if (!enough) level = common ? std::min(level, common->level) : 0;
    }
    return widths;
}

class Training {
  public:
    Training(const PlatformData& data, const PlatformOptions& options, const RunContext& context)
        : m_data(data), m_options(options), m_context(context), m_rows(learningRows(data)) {
        const bool known =
            options.reference == kFastest || options.reference == kSlowest ||
            std::ranges::find(data.platforms, options.reference) != data.platforms.end();
        if (known) return;
        std::string names;
        for (const std::string& name : data.platforms) names += (names.empty() ? "" : ", ") + name;
        throw Error(messages::kPlatformsNoReference, {options.reference, names});
    }

    TrainedPlatforms train() {
        fitAll();
        mix();
        scoreAll();
        makeModel();
        return std::move(m_result);
    }

  private:
    void fitAll() {
        const Methods& methods = m_options.methods;
        m_result.frame = makeFrame(m_data.schema, m_rows);
        const auto folds = foldRows(groupFolds(m_rows.groups, m_options.folds, m_context.seed));
        m_result.learners.resize(methods.size());
        m_result.outOfFold.assign(methods.size(),
                                  Matrix::Zero(m_rows.times.rows(), m_rows.times.cols()));
        std::vector<VectorFrame> frames;
        if (folds.size() > 1)
            for (const FoldRows& fold : folds)
                frames.push_back(makeFrame(m_data.schema, part(m_rows, fold.teach)));
        const std::size_t rounds = frames.size() + 1, tasks = rounds * methods.size();
        std::atomic<std::size_t> done = 0;
        m_context.threads.parallel(tasks, [&](std::size_t task) {
            // The slowest methods stand last in the list: they begin first.
            const std::size_t m = methods.size() - 1 - task / rounds, round = task % rounds;
            RunContext context = m_context;
            context.sink = nullptr;
            m_context.checkCancelled();
            const VectorFrame& frame = round < frames.size() ? frames[round] : m_result.frame;
            const auto learner = fitMethod(methods[m], frame, context);
            if (round < frames.size()) {
                const Rows& ask = folds[round].ask;
                m_result.outOfFold[m](ask, Eigen::all) = predictVector(
                    methods[m], learner.get(), frame, m_rows.features(ask, Eigen::all), context);
            } else {
                m_result.learners[m] = learner;
            }
            const std::size_t finished = ++done;
            const std::lock_guard lock(m_reporting);
            m_furthest = std::max(m_furthest, finished);
            m_context.report({messages::kPlatformsTraining, {methodName(methods[m])}},
                             0.95 * static_cast<double>(m_furthest) / static_cast<double>(tasks));
        });
    }

    /// What learns nothing of the features, or looks at near items alone, is a baseline and no
    /// member.
    void mix() {
        std::vector<Matrix> predicted;
        Methods members;
        for (std::size_t m = 0; m < m_options.methods.size(); ++m) {
            const PlatformMethod method = m_options.methods[m];
            if (method == PlatformMethod::Majority || method == PlatformMethod::Mean ||
                method == PlatformMethod::Neighbours || method == PlatformMethod::Published)
                continue;
            members.push_back(m_options.methods[m]);
            predicted.push_back(m_result.outOfFold[m]);
        }
        m_result.weights = mixtureWeights(m_result.frame.fitted, members, predicted, m_rows.groups);
        chooseAdviser(m_result.weights, m_result.frame.fitted.panel, predicted, m_rows.times,
                      m_rows.groups);
        m_result.methods = m_options.methods;
        m_result.methods.push_back(PlatformMethod::Auto);
        m_result.outOfFold.push_back(
            mixed(m_result.frame.fitted.panel, m_result.weights, predicted));
    }

    void scoreAll() {
        for (std::size_t m = 0; m < m_result.methods.size(); ++m) {
            MethodScore score{m_result.methods[m],
                              scoreOrders({m_result.outOfFold[m], m_rows.times, m_rows.groups}), 0};
            for (std::size_t j = 0; j < m_result.weights.methods.size(); ++j)
                if (m_result.weights.methods[j] == score.method)
                    score.weight = m_result.weights.shares[static_cast<Index>(j)];
            m_result.leaderboard.push_back(score);
        }
        std::ranges::stable_sort(m_result.leaderboard, std::greater{},
                                 [](const auto& one) { return one.scores.pairs.value; });
    }

    void makeModel() {
        PlatformModel& model = m_result.model;
        model.method = m_options.chosen;
        model.schema = m_data.schema;
        model.platforms = m_data.platforms;
        model.aliases = m_data.aliases;
        model.reference = m_options.reference;
        for (Index c = 0; c < m_data.schema.size(); ++c) {
            const bool number =
                m_data.schema.features[static_cast<std::size_t>(c)].type == ColumnType::Number;
            double low = kMissing, high = kMissing;
            for (Index i = 0; number && i < m_data.features.rows(); ++i) {
                const double value = m_data.features(i, c);
                if (!(value >= low)) low = std::isnan(value) ? low : std::fmin(low, value);
                high = std::fmax(high, value);
            }
            model.low.push_back(low);
            model.high.push_back(high);
        }
        const auto at = std::ranges::find(m_result.methods, m_options.chosen);
        const Matrix& predicted =
            m_result.outOfFold[static_cast<std::size_t>(at - m_result.methods.begin())];
        const Matrix truth = overFastest(m_rows.times.array().log().matrix());
        const Matrix off = truth - maskedOverFastest(predicted, m_rows.times);
        model.halfWidth = halfWidths(off, model.level);
        // The residuals of a new platform are too few to show how unsure it is.
        const Vector filledIn = kNormal90 * m_result.frame.fitted.deviation;
        model.halfWidth = (model.halfWidth.array().square() + filledIn.array().square()).sqrt();
        keepResiduals(predicted);
        emitModel();
        m_result.latent = m_result.latentOf(m_rows.features, m_context);
    }

    /// Errors of whole vectors, gaps filled in, since what errs on one platform errs on another.
    void keepResiduals(const Matrix& predicted) {
        const FittedPanel& fitted = m_result.frame.fitted;
        Matrix off = fitted.vectors - (predicted.colwise() - predicted.rowwise().mean());
        Random random(m_context.seed, "residuals of new platforms");
        for (Index p = 0; p < off.cols(); ++p)
            for (Index i = 0; fitted.deviation[p] > 0 && i < off.rows(); ++i)
                if (!std::isfinite(m_rows.times(i, p)))
                    off(i, p) += fitted.deviation[p] * random.normal();
        const Index kept = std::min(off.rows(), kMostResiduals);
        m_result.model.residuals.resize(kept, off.cols());
        for (Index i = 0; i < kept; ++i)
            m_result.model.residuals.row(i) = off.row(i * off.rows() / kept);
        const Matrix centred = off.colwise() - off.rowwise().mean();
        m_result.model.covariance =
            centred.transpose() * centred / static_cast<double>(std::max<Index>(off.rows(), 1));
    }

    graph::Value emitChosen(graph::Builder& builder) const {
        const Methods& methods = m_options.methods;
        const auto learnerOf = [&](PlatformMethod method) {
            const auto at = std::ranges::find(methods, method) - methods.begin();
            return m_result.learners[static_cast<std::size_t>(at)].get();
        };
        if (m_options.chosen != PlatformMethod::Auto)
            return emitVector(builder, builder.input(), m_options.chosen,
                              learnerOf(m_options.chosen), m_result.frame);
        const graph::Value x = m_result.frame.encoder.emit(builder, builder.input());
        std::vector<graph::Value> scores;
        for (const PlatformMethod member : m_result.weights.methods)
            scores.push_back(learnerOf(member)->emit(builder, x));
        return emitMixed(builder, m_result.frame.fitted.panel, m_result.weights, scores);
    }

    void emitModel() {
        PlatformModel& model = m_result.model;
        graph::Builder builder(m_data.schema.size());
        const graph::Value logs = emitChosen(builder);
        const Index panel = logs.columns;
        const bool fastest = model.reference == kFastest, slowest = model.reference == kSlowest;
        graph::Value base = logs;
        if (fastest || slowest) {
            base = builder.orderStatistic(logs, fastest ? 1 : panel);
        } else {
            const auto at = std::ranges::find(model.platforms, model.reference);
            base = builder.gather(logs, {at - model.platforms.begin()});
        }
        const graph::Value relative = builder.combine(graph::Binary::Subtract, logs, base);
        const Vector ones = Vector::Ones(panel);
        const double far = 700;  // the logarithm of what a double can hold
        const Vector least = Vector::Constant(panel, fastest ? 0 : -far);
        const Vector most = Vector::Constant(panel, slowest ? 0 : far);
        Vector width = model.halfWidth;
        for (Index p = 0; p < panel; ++p)
            if (model.platforms[static_cast<std::size_t>(p)] == model.reference) width[p] = 0;
        const auto end = [&](const Vector& shift) {
            return builder.apply(graph::Unary::Exp,
                                 builder.clip(builder.affine(relative, ones, shift), least, most));
        };
        const graph::Value all =
            builder.concat({builder.apply(graph::Unary::Exp, relative), end(-width), end(width)});
        model.outputs = all.node;
        model.graph = builder.finish(builder.gather(all, {0}));
    }

    const PlatformData& m_data;
    const PlatformOptions& m_options;
    const RunContext& m_context;
    LearningRows m_rows;
    std::mutex m_reporting;
    std::size_t m_furthest = 0;
    TrainedPlatforms m_result;
};

}  // namespace

Matrix TrainedPlatforms::predict(PlatformMethod method, const Matrix& raw,
                                 const RunContext& context) const {
    const auto one = [&](PlatformMethod which) {
        const auto at = std::ranges::find(methods, which) - methods.begin();
        return predictVector(which, learners[static_cast<std::size_t>(at)].get(), frame, raw,
                             context);
    };
    if (method != PlatformMethod::Auto) return one(method);
    std::vector<Matrix> predicted;
    for (const PlatformMethod member : weights.methods) predicted.push_back(one(member));
    return mixed(frame.fitted.panel, weights, predicted);
}

Matrix TrainedPlatforms::latentOf(const Matrix& raw, const RunContext& context) const {
    const auto at = std::ranges::find(methods, PlatformMethod::Published) - methods.begin();
    if (at == std::ssize(methods)) return Matrix(raw.rows(), 0);
    graph::Builder builder(raw.cols());
    const graph::Value x = frame.encoder.emit(builder, builder.input());
    const graph::Value code = learners[static_cast<std::size_t>(at)]->emitLatent(builder, x);
    return graph::runTo(builder.finish(builder.gather(code, {0})), code.node, raw, context);
}

TrainedPlatforms trainPlatforms(const PlatformData& data, const PlatformOptions& options,
                                const RunContext& context) {
    return Training(data, options, context).train();
}

}  // namespace footbridge
