// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/errors.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/run/missing.h"

namespace footbridge {
namespace {

/// |prediction - truth| / |truth| in percent; rows whose truth is zero have no percentage.
Vector percentageErrors(const Vector& prediction, const Vector& truth) {
    std::vector<double> errors;
    errors.reserve(static_cast<std::size_t>(truth.size()));
    for (Index i = 0; i < truth.size(); ++i)
        if (truth[i] != 0) errors.push_back(100 * std::abs((prediction[i] - truth[i]) / truth[i]));
    return Eigen::Map<const Vector>(errors.data(), static_cast<Index>(errors.size()));
}

}  // namespace

double meanSquaredError(const Vector& prediction, const Vector& truth) {
    return truth.size() > 0 ? (prediction - truth).squaredNorm() / static_cast<double>(truth.size())
                            : kMissing;
}

double normalisedError(const Vector& prediction, const Vector& truth, double variance) {
    return variance > 0 ? meanSquaredError(prediction, truth) / variance : kMissing;
}

double meanAbsolutePercentageError(const Vector& prediction, const Vector& truth) {
    const Vector errors = percentageErrors(prediction, truth);
    return errors.size() > 0 ? errors.mean() : kMissing;
}

double medianAbsolutePercentageError(const Vector& prediction, const Vector& truth) {
    return median(percentageErrors(prediction, truth));
}

double rSquared(const Vector& prediction, const Vector& truth) {
    return 1 - normalisedError(prediction, truth, variance(truth));
}

double spearman(const Vector& a, const Vector& b) {
    if (a.size() == 0) return kMissing;
    const Vector ra = ranks(a), rb = ranks(b);
    const Vector ca = ra.array() - ra.mean(), cb = rb.array() - rb.mean();
    const double scale = std::sqrt(ca.squaredNorm() * cb.squaredNorm());
    return scale > 0 ? ca.dot(cb) / scale : kMissing;
}

Vector ranks(const Vector& values) {
    std::vector<Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(), [&](Index a, Index b) { return values[a] < values[b]; });
    Vector result(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last + 1 < order.size() && values[order[last + 1]] == values[order[first]]) ++last;
        const double rank = 1 + 0.5 * static_cast<double>(first + last);
        for (std::size_t i = first; i <= last; ++i) result[order[i]] = rank;
        first = last + 1;
    }
    return result;
}

double variance(const Vector& values) {
    if (values.size() == 0) return kMissing;
    return (values.array() - values.mean()).square().mean();
}

double median(Vector values) {
    return quantile(std::move(values), 0.5);
}

double upperMedian(std::vector<double> values) {
    if (values.empty()) return kMissing;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double quantile(Vector values, double share) {
    if (values.size() == 0) return kMissing;
    const double position = std::clamp(share, 0.0, 1.0) * static_cast<double>(values.size() - 1);
    const auto below = static_cast<Index>(position);
    double* const begin = values.data();
    double* const end = begin + values.size();
    std::nth_element(begin, begin + below, end);
    const double low = values[below];
    const double part = position - static_cast<double>(below);
    if (part == 0 || below + 1 >= values.size()) return low;
    return low + part * (*std::min_element(begin + below + 1, end) - low);
}

double quantileOfSorted(std::span<const double> sorted, double share) {
    const double at = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace footbridge
