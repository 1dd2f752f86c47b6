// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/normal_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace footbridge {
namespace {

constexpr std::size_t kMostLevels = 12;

/// Linear between the neighbouring points, constant outside.
double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x) {
    const auto above = std::lower_bound(xs.begin(), xs.end(), x);
    if (above == xs.begin()) return ys.front();
    if (above == xs.end()) return ys.back();
    const auto i = static_cast<std::size_t>(above - xs.begin());
    return ys[i - 1] + (ys[i] - ys[i - 1]) * ((x - xs[i - 1]) / (xs[i] - xs[i - 1]));
}

}  // namespace

/// Normal quantiles of the mid-ranks of a column, kept because columns share them.
class NormalScores::MidRankQuantiles {
  public:
    /// Of the mid-rank of the values first … end - 1 among `count` sorted ones.
    double at(std::size_t first, std::size_t end, std::size_t count) {
        std::vector<double>& known = m_known[count];
        known.resize(2 * count, std::numeric_limits<double>::quiet_NaN());
        double& quantile = known[first + end];
        if (std::isnan(quantile))
            quantile =
                normalQuantile(0.5 * static_cast<double>(first + end) / static_cast<double>(count));
        return quantile;
    }

  private:
    std::map<std::size_t, std::vector<double>> m_known;
};

double normalQuantile(double p) {
    if (p > 0.5) return -normalQuantile(1 - p);
    // Abramowitz and Stegun 26.2.23 as a start, then two steps of Halley's method.
    const double t = std::sqrt(-2 * std::log(p));
    double x = (2.515517 + t * (0.802853 + t * 0.010328)) /
                   (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) -
               t;
    for (int step = 0; step < 2; ++step) {
        const double excess = 0.5 * std::erfc(-x / std::numbers::sqrt2) - p;
        const double newton = excess * std::sqrt(2 * std::numbers::pi) * std::exp(0.5 * x * x);
        x -= newton / (1 + 0.5 * x * newton);
    }
    return x;
}

NormalScores::NormalScores(const Matrix& values, const std::vector<bool>& isCategory) {
    MidRankQuantiles quantiles;
    for (Index column = 0; column < values.cols(); ++column) {
        if (isCategory.at(static_cast<std::size_t>(column)))
            addLevels(values.col(column), column);
        else
            addNumber(values.col(column), column, quantiles);
    }
    const Matrix scores = unscaled(values);
    m_mean = scores.colwise().mean();
    m_deviation = Vector::Ones(scores.cols());
    for (Index part = 0; part < scores.cols(); ++part) {
        const double deviation =
            std::sqrt((scores.col(part).array() - m_mean[part]).square().mean());
        if (deviation > 1e-9) m_deviation[part] = deviation;
    }
}

void NormalScores::addNumber(const Vector& values, Index column, MidRankQuantiles& quantiles) {
    std::vector<double> sorted;
    for (const double value : values)
        if (std::isfinite(value)) sorted.push_back(value);
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() < 2 || sorted.front() == sorted.back()) return;
    Curve curve;
    for (std::size_t first = 0; first < sorted.size();) {
        std::size_t end = first;
        while (end < sorted.size() && sorted[end] == sorted[first]) ++end;
        curve.values.push_back(sorted[first]);
        curve.scores.push_back(quantiles.at(first, end, sorted.size()));
        first = end;
    }
    m_parts.push_back({column, false, 0});
    m_curves.push_back(std::move(curve));
}

void NormalScores::addLevels(const Vector& values, Index column) {
    std::map<double, std::size_t> counts;
    for (const double value : values)
        if (std::isfinite(value) && value >= 0) ++counts[value];
    const auto rows = static_cast<std::size_t>(values.size());
    if (counts.empty() || counts.begin()->second == rows) return;
    std::vector<std::pair<double, std::size_t>> levels(counts.begin(), counts.end());
    std::stable_sort(levels.begin(), levels.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    levels.resize(std::min(levels.size(), kMostLevels));
    for (const auto& [level, count] : levels) {
        m_parts.push_back({column, true, level});
        m_curves.emplace_back();
    }
}

Matrix NormalScores::unscaled(const Matrix& values) const {
    Matrix scores(values.rows(), static_cast<Index>(m_parts.size()));
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part& part = m_parts[i];
        for (Index row = 0; row < values.rows(); ++row) {
            const double value = values(row, part.column);
            double& score = scores(row, static_cast<Index>(i));
            if (part.isLevel)
                score = value == part.level ? 1 : 0;
            else
                score = std::isfinite(value)
                            ? interpolate(m_curves[i].values, m_curves[i].scores, value)
                            : 0;
        }
    }
    return scores;
}

Matrix NormalScores::operator()(const Matrix& values) const {
    Matrix scores = unscaled(values);
    scores.rowwise() -= m_mean.transpose();
    scores.array().rowwise() /= m_deviation.transpose().array();
    return scores;
}

SharedScores sharedScores(const Matrix& source, const NormalScores& sourceScores,
                          const Matrix& target, const NormalScores& targetScores) {
    Rows inSource, inTarget;
    const auto& theirs = targetScores.parts();
    for (std::size_t i = 0; i < sourceScores.parts().size(); ++i) {
        const auto found = std::find(theirs.begin(), theirs.end(), sourceScores.parts()[i]);
        if (found == theirs.end()) continue;
        inSource.push_back(static_cast<Index>(i));
        inTarget.push_back(static_cast<Index>(found - theirs.begin()));
    }
    return {source(Eigen::all, inSource), target(Eigen::all, inTarget)};
}

}  // namespace footbridge
