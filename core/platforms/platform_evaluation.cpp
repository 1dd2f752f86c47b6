// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_evaluation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "core/metrics/errors.h"
#include "core/metrics/splits.h"
#include "core/platforms/new_platform.h"
#include "core/platforms/platform_advice.h"
#include "core/platforms/platforms_messages.h"
#include "core/platforms/published_learner.h"
#include "core/platforms/score_limits.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

/// The published model without one of its parts.
struct Variant {
    const char* key;
    const MessageId* name;
    PublishedOptions options;
};

std::vector<Variant> variants() {
    const auto without = [](auto change) {
        PublishedOptions options;
        change(options);
        return options;
    };
    return {{"published without sigma", &messages::kVariantSigma,
             without([](PublishedOptions& o) { o.calibratedDecoder = false; })},
            {"published without calibration", &messages::kVariantCalibration,
             without([](PublishedOptions& o) { o.calibration = false; })},
            {"published without schedule", &messages::kVariantSchedule,
             without([](PublishedOptions& o) { o.scheduledKl = false; })},
            {"published without regression loss", &messages::kVariantRegression,
             without([](PublishedOptions& o) { o.regressionLoss = false; })},
            {"published without latent", &messages::kVariantLatent,
             without([](PublishedOptions& o) { o.latent = false; })}};
}

Matrix predictVariant(const Variant& variant, const VectorFrame& frame, const Matrix& raw,
                      const RunContext& context) {
    PublishedLearner learner(variant.options);
    learner.calibrateOn(frame.reference);
    learner.fit(frame.encoded, frame.fitted.scores, frame.groups, context);
    return predictVector(PlatformMethod::Published, &learner, frame, raw, context);
}

void scoreAll(PlatformEvaluation& result, const LearningRows& rows, const Matrix& lower,
              const Matrix& upper) {
    const std::vector<Index> reference = mostFrequentOrder(rows.times);
    double prior = 0;
    for (std::size_t m = 0; m < result.methods.size(); ++m) {
        EvaluatedMethod& method = result.methods[m];
        OrderQuestion question{result.predicted[m], rows.times, rows.groups};
        question.reference = reference;
        if (method.key == methodKey(PlatformMethod::Auto)) {
            question.lower = lower;
            question.upper = upper;
        }
        method.scores = scoreOrders(question);
        method.roc = rocOfOrder(result.predicted[m], rows.times, reference);
        if (method.key == methodKey(PlatformMethod::Majority))
            prior = method.scores.wholeOrder.value;
    }
    for (EvaluatedMethod& method : result.methods)
        method.skill = skill(method.scores.wholeOrder.value, prior);
}

void sortByPairs(PlatformEvaluation& result) {
    std::vector<std::size_t> order(result.methods.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t i) { return result.methods[i].scores.pairs.value; });
    std::vector<EvaluatedMethod> methods;
    std::vector<Matrix> predicted;
    for (const std::size_t i : order) {
        methods.push_back(std::move(result.methods[i]));
        predicted.push_back(std::move(result.predicted[i]));
    }
    result.methods = std::move(methods);
    result.predicted = std::move(predicted);
}

std::string namesIn(const PlatformData& data, const Rows& rows) {
    std::set<std::string> names;
    for (const Index row : rows) {
        const auto item = static_cast<std::size_t>(data.item[static_cast<std::size_t>(row)]);
        names.insert(data.groupNames[static_cast<std::size_t>(data.groups[item])]);
    }
    std::string text;
    for (const std::string& name : names) {
        if (text.size() > 60) return text + " …";
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

Rows rowsOfItems(const PlatformData& data, const Rows& rows) {
    std::set<Index> items;
    for (const Index row : rows) items.insert(data.item[static_cast<std::size_t>(row)]);
    return {items.begin(), items.end()};
}

/// Runs that are left out but measured on a few platforms, drawn anew for each row.
class SomeKnown {
  public:
    SomeKnown(const LearningRows& rows, const std::vector<int>& counts, std::uint64_t seed)
        : m_rows(rows), m_counts(counts) {
        const Index platforms = rows.times.cols();
        const Matrix none = Matrix::Constant(rows.times.rows(), platforms, kMissing);
        for (const int count : counts) {
            Random random(seed, "platforms known of " + std::to_string(count));
            Matrix measured = none;
            for (Index row = 0; row < none.rows(); ++row) {
                const Rows order = random.permutation(platforms);
                for (Index i = 0; i < std::min<Index>(count, platforms); ++i)
                    measured(row, order[static_cast<std::size_t>(i)]) =
                        rows.times(row, order[static_cast<std::size_t>(i)]);
            }
            m_measured.push_back(measured);
        }
        m_told.assign(counts.size(), none);
    }

    void predict(const PlatformModel& model, const VectorPrediction& blind, const Rows& ask) {
        for (std::size_t k = 0; k < m_counts.size(); ++k) {
            const VectorPrediction told =
                withMeasured(model, blind, m_measured[k](ask, Eigen::all));
            m_told[k](ask, Eigen::all) = told.value.array().log();
        }
    }

    std::vector<OrderScores> scores() const {
        std::vector<OrderScores> all;
        for (std::size_t k = 0; k < m_counts.size(); ++k) {
            const Matrix others = m_measured[k].array().isFinite().select(kMissing, m_rows.times);
            all.push_back(scoreOrders({m_told[k], others, m_rows.groups}));
        }
        return all;
    }

  private:
    const LearningRows& m_rows;
    const std::vector<int>& m_counts;
    std::vector<Matrix> m_measured;
    std::vector<Matrix> m_told;
};

}  // namespace

PlatformEvaluation evaluateApplications(const PlatformData& data, const EvaluationOptions& options,
                                        const RunContext& context) {
    const LearningRows rows = learningRows(data);
    const auto folds = foldRows(groupFolds(rows.groups, options.mostFolds, context.seed));
    if (folds.size() < 2) throw Error(messages::kPlatformsTooFewGroups);
    PlatformEvaluation result;
    result.items = data.items();
    result.rows = rows.times.rows();
    result.platforms = data.platforms;
    result.groups = data.groupNames;
    std::vector<PlatformMethod> methods = options.training.methods;
    methods.push_back(PlatformMethod::Auto);
    for (const PlatformMethod method : methods)
        result.methods.push_back({methodName(method), methodKey(method), {}, 0, {}});
    if (options.ablation)
        for (const Variant& variant : variants())
            result.methods.push_back({*variant.name, variant.key, {}, 0, {}});
    const Matrix empty = Matrix::Zero(rows.times.rows(), rows.times.cols());
    result.predicted.assign(result.methods.size(), empty);
    Matrix lower = empty, upper = empty;
    Rows every(data.platforms.size());
    for (std::size_t p = 0; p < every.size(); ++p) every[p] = static_cast<Index>(p);
    PlatformOptions training = options.training;
    training.chosen = PlatformMethod::Auto;
    training.reference = kFastest;
    SomeKnown some(rows, options.known, context.seed);
    for (std::size_t f = 0; f < folds.size(); ++f) {
        const FoldRows& fold = folds[f];
        const double from = static_cast<double>(f) / static_cast<double>(folds.size());
        const double to = static_cast<double>(f + 1) / static_cast<double>(folds.size());
        const RunContext inner = context.part(from, to);
        inner.report({messages::kPlatformsLeavingOut, {namesIn(data, fold.ask)}}, 0);
        const PlatformData taught = subset(data, rowsOfItems(data, fold.teach), every);
        RunContext quiet = inner;
        quiet.sink = nullptr;
        const TrainedPlatforms trained = trainPlatforms(taught, training, quiet);
        const Matrix asked = rows.features(fold.ask, Eigen::all);
        for (std::size_t m = 0; m < methods.size(); ++m)
            result.predicted[m](fold.ask, Eigen::all) = trained.predict(methods[m], asked, quiet);
        const VectorPrediction intervals = trained.model.predict(asked, quiet);
        some.predict(trained.model, intervals, fold.ask);
        lower(fold.ask, Eigen::all) = intervals.lower.array().log();
        upper(fold.ask, Eigen::all) = intervals.upper.array().log();
        if (options.ablation) {
            const auto all = variants();
            for (std::size_t v = 0; v < all.size(); ++v)
                result.predicted[methods.size() + v](fold.ask, Eigen::all) =
                    predictVariant(all[v], trained.frame, asked, quiet);
        }
    }
    scoreAll(result, rows, lower, upper);
    result.known = some.scores();
    sortByPairs(result);
    context.report({messages::kPlatformsLeavingOut, {std::string()}}, 1);
    return result;
}

namespace {

/// What is said of the new platform, collected over platforms and draws.
struct Tally {
    double pairs = 0, right = 0, apart = 0, rightApart = 0, regret = 0, items = 0;
    double squares = 0, spread = 0, inside = 0, intervals = 0;
    std::vector<double> factors;
};

void addItem(Tally& tally, const Vector& others, double truth, double predicted, double deviation) {
    for (const double other : others) {
        const double gap = truth - other;
        if (!std::isfinite(gap) || gap == 0) continue;
        const bool right = gap * (predicted - other) > 0;
        ++tally.pairs;
        tally.right += right;
        if (std::abs(gap) <= kApart) continue;
        ++tally.apart;
        tally.rightApart += right;
    }
    const double fastest = others.minCoeff();
    const double chosen = predicted < fastest ? truth : fastest;
    tally.regret += std::expm1(chosen - std::min(fastest, truth));
    ++tally.items;
    tally.squares += (truth - predicted) * (truth - predicted);
    tally.spread += truth * truth;
    tally.factors.push_back(std::exp(std::abs(truth - predicted)));
    if (deviation > 0) {
        ++tally.intervals;
        tally.inside += std::abs(truth - predicted) <= kNormal90 * deviation;
    }
}

NewPlatformScores scoresOf(const Tally& tally, int shots, const std::string& method) {
    const auto share = [](double part, double whole) {
        return whole > 0 ? part / whole : std::numeric_limits<double>::quiet_NaN();
    };
    NewPlatformScores scores{shots, method};
    scores.pairs = share(tally.right, tally.pairs);
    scores.pairsApart = share(tally.rightApart, tally.apart);
    scores.r2 = 1 - share(tally.squares, tally.spread);
    scores.regret = share(tally.regret, tally.items);
    scores.coverage = share(tally.inside, tally.intervals);
    scores.factor =
        median(Eigen::Map<const Vector>(tally.factors.data(), std::ssize(tally.factors)));
    return scores;
}

}  // namespace

std::vector<NewPlatformScores> evaluatePlatforms(const PlatformData& data,
                                                 const std::vector<int>& shots, int repeats,
                                                 const RunContext& context) {
    std::map<std::pair<int, std::string>, Tally> tallies;
    const Index platforms = data.panel();
    for (Index p = 0; p < platforms; ++p) {
        context.report(
            {messages::kPlatformsLeavingOut, {data.platforms[static_cast<std::size_t>(p)]}},
            static_cast<double>(p) / static_cast<double>(platforms));
        Matrix others(data.items(), platforms - 1);
        others << data.times.leftCols(p), data.times.rightCols(platforms - 1 - p);
        const Matrix known = fitPanel(others).vectors;
        Vector run = Vector::Constant(data.items(), std::numeric_limits<double>::quiet_NaN());
        Rows measured;
        for (Index i = 0; i < data.items(); ++i) {
            // The mean over all known platforms, those that are filled in among them.
            double sum = 0, count = 0;
            for (Index q = 0; q < others.cols(); ++q)
                if (std::isfinite(others(i, q)))
                    sum += std::log(others(i, q)) - known(i, q), ++count;
            if (!std::isfinite(data.times(i, p)) || count == 0) continue;
            run[i] = std::log(data.times(i, p)) - sum / count;
            measured.push_back(i);
        }
        for (int repeat = 0; repeat < repeats; ++repeat) {
            context.checkCancelled();
            const Rows order = Random(context.seed, "runs on a new platform " + std::to_string(p) +
                                                        " " + std::to_string(repeat))
                                   .permutation(std::ssize(measured));
            for (const int count : shots) {
                const Index most = std::min<Index>(count, std::ssize(measured) - 5);
                if (most < count) continue;
                Rows ran, asked;
                for (Index i = 0; i < std::ssize(order); ++i)
                    (i < count ? ran : asked)
                        .push_back(
                            measured[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])]);
                const NewPlatform fitted = fitNewPlatform(known, ran, run(ran));
                const Vector predicted = fitted.predict(known);
                const double level = count > 0 ? run(ran).mean() : 0;
                for (const Index i : asked) {
                    Vector there = others.row(i).array().isFinite().select(
                        known.row(i), std::numeric_limits<double>::infinity());
                    addItem(tallies[{count, "mixture of platforms"}], there, run[i], predicted[i],
                            fitted.deviation);
                    addItem(tallies[{count, "mean of the others"}], there, run[i], level, 0);
                }
            }
        }
    }
    std::vector<NewPlatformScores> scores;
    for (const auto& [key, tally] : tallies)
        scores.push_back(scoresOf(tally, key.first, key.second));
    return scores;
}

}  // namespace footbridge
