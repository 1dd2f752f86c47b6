// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_advice.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/metrics/errors.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/eigenvectors.h"
#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kAnyLevel = 1e4;   // variance of the logarithm of how long a run takes as such
constexpr double kRunNoise = 0.02;  // of a measured run time

/// The reference's entry of a vector; NaN where it is not among the finite ones.
double baseOf(const Vector& vector, const std::vector<std::string>& platforms,
              const std::string& reference) {
    double least = kInfinite, most = -kInfinite;
    for (Index p = 0; p < vector.size(); ++p) {
        if (platforms[static_cast<std::size_t>(p)] == reference) return vector[p];
        if (!std::isfinite(vector[p])) continue;
        least = std::min(least, vector[p]);
        most = std::max(most, vector[p]);
    }
    return reference == kSlowest ? most : least;
}

/// A row of relative times from logarithms up to a constant, as the model's graph ends.
void setRow(const PlatformModel& model, const Vector& logs, const Vector& width, Index row,
            VectorPrediction& all) {
    const bool fastest = model.reference == kFastest, slowest = model.reference == kSlowest;
    const double base = baseOf(logs, model.platforms, model.reference);
    for (Index p = 0; p < logs.size(); ++p) {
        const bool isBase = model.platforms[static_cast<std::size_t>(p)] == model.reference;
        const double half = isBase ? 0 : width[p], off = logs[p] - base;
        const auto kept = [&](double value) {
            if (fastest) value = std::max(value, 0.0);
            return std::exp(slowest ? std::min(value, 0.0) : value);
        };
        all.value(row, p) = std::exp(off);
        all.lower(row, p) = kept(off - half);
        all.upper(row, p) = kept(off + half);
    }
}

}  // namespace

VectorPrediction vectorsOutOfFold(const TrainedPlatforms& trained) {
    const PlatformModel& model = trained.model;
    const auto at = std::ranges::find(trained.methods, model.method) - trained.methods.begin();
    const Matrix& logs = trained.outOfFold[static_cast<std::size_t>(at)];
    VectorPrediction all{Matrix(logs.rows(), logs.cols()), Matrix(logs.rows(), logs.cols()),
                         Matrix(logs.rows(), logs.cols())};
    for (Index i = 0; i < logs.rows(); ++i) setRow(model, logs.row(i), model.halfWidth, i, all);
    return all;
}

Matrix measuredVectors(const PlatformData& data, const std::string& reference) {
    Matrix times = data.times(data.item, Eigen::all);
    for (Index i = 0; i < times.rows(); ++i)
        times.row(i) /= baseOf(times.row(i), data.platforms, reference);
    return times;
}

VectorPrediction withMeasured(const PlatformModel& model, const VectorPrediction& predicted,
                              const Matrix& times) {
    const Matrix& prior = model.covariance;
    if (prior.size() == 0) throw Error(messages::kPlatformsNoCovariance);
    VectorPrediction all = predicted;
    for (Index i = 0; i < times.rows(); ++i) {
        Rows there;
        for (Index p = 0; p < times.cols(); ++p)
            if (std::isfinite(times(i, p)) && times(i, p) > 0) there.push_back(p);
        if (there.empty()) continue;
        const Vector logs = predicted.value.row(i).array().log();
        const Vector run = times.row(i).array().log();
        // How long the run takes as such is unknown: any level is as likely.
        Matrix spread = prior(there, there);
        const double noise = kRunNoise * kRunNoise;
        spread.array() += kAnyLevel;
        spread.diagonal().array() += noise;
        const Eigen::LLT<Matrix> factor(spread);
        const Matrix across = prior(Eigen::all, there);
        const Vector corrected = logs + across * factor.solve(Vector(run(there) - logs(there)));
        const Matrix left = prior - across * factor.solve(Matrix(across.transpose()));
        Index best = 0;
        corrected.minCoeff(&best);
        const auto apart = [best](const Matrix& covariance, Index p) {
            return covariance(p, p) + covariance(best, best) - 2 * covariance(p, best);
        };
        Vector width(times.cols());
        for (Index p = 0; p < width.size(); ++p) {
            const double before = apart(prior, p);
            const double share = before > 0 ? std::max(0.0, apart(left, p)) / before : 1;
            width[p] = model.halfWidth[p] * std::sqrt(std::min(1.0, share));
        }
        setRow(model, corrected, width, i, all);
    }
    return all;
}

Gain gainFrom(const PlatformModel& model, const Vector& relative, Index from) {
    Index best = 0;
    relative.minCoeff(&best);
    const double gain = relative[from] / relative[best];
    Gain result{gain, gain, gain};
    const Index draws = model.residuals.rows();
    if (draws == 0 || from == best) return result;
    std::vector<double> ratios;
    for (Index d = 0; d < draws; ++d)
        ratios.push_back(gain * std::exp(model.residuals(d, from) - model.residuals(d, best)));
    std::ranges::sort(ratios);
    result.lower = quantileOfSorted(ratios, 0.05);
    result.upper = quantileOfSorted(ratios, 0.95);
    return result;
}

Matrix FlatMap::place(const Matrix& points) const {
    return (points.rowwise() - mean.transpose()) * axes;
}

FlatMap flatMap(const Matrix& points) {
    FlatMap map{Vector::Zero(points.cols()), Matrix::Zero(points.cols(), 2)};
    if (points.rows() < 2 || points.cols() == 0) return map;
    map.mean = points.colwise().mean();
    const Matrix centred = points.rowwise() - map.mean.transpose();
    const Eigenvectors found = eigenvectorsOf(centred.transpose() * centred);
    for (Index k = 0; k < std::min<Index>(2, points.cols()); ++k) map.axes.col(k) = found.axis(k);
    return map;
}

std::string vectorsCsv(const PlatformModel& model, const VectorPrediction& vectors) {
    std::vector<std::string> cells;
    for (const std::string& platform : model.platforms)
        for (const char* end : kPredictionEnds) cells.push_back(platform + end);
    std::string text = spreadsheetRecord(cells) + '\n';
    for (Index row = 0; row < vectors.value.rows(); ++row) {
        cells.clear();
        for (Index p = 0; p < vectors.value.cols(); ++p)
            for (const Matrix* part : {&vectors.value, &vectors.lower, &vectors.upper})
                cells.push_back(formatNumber((*part)(row, p)));
        text += spreadsheetRecord(cells) + '\n';
    }
    return text;
}

}  // namespace footbridge
