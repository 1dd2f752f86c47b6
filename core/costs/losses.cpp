// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/losses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/costs/costs_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr std::array kKinds{LossKind::Squared, LossKind::Pinball, LossKind::Linex,
                            LossKind::Expectile};
constexpr std::array<std::string_view, 4> kNames{"squared", "pinball", "linex", "expectile"};
constexpr double kSmoothed = 0.02;  // of v: what errors of two percent are is all the same
constexpr double kSteepest = 5;     // LINEX goes on along its tangent: one wild run is not all
constexpr int kHalvings = 100;

/// (e^x - x - 1) / x^2 * 2, which is 1 at 0.
double linexShape(double x) {
    if (std::abs(x) < 1e-4) return 1 + x / 3;
    return 2 * (std::expm1(x) - x) / (x * x);
}

/// a of a LINEX loss under which missing by ln 2 costs `ratio` times exceeding by it.
double linexSlope(double ratio) {
    constexpr double kSize = std::numbers::ln2;
    double low = -50, high = 50;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = 0.5 * (low + high), x = middle * kSize;
        (linexShape(x) < ratio * linexShape(-x) ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

}  // namespace

std::string_view lossName(LossKind kind) {
    return kNames.at(static_cast<std::size_t>(kind));
}

std::optional<LossKind> lossFromName(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return kKinds.at(static_cast<std::size_t>(found - kNames.begin()));
}

std::span<const LossKind> allLosses() {
    return kKinds;
}

Loss::Loss(LossKind kind, double ratio) : m_ratio(ratio), m_kind(kind) {
    if (!(ratio >= kLeastRatio && ratio <= kMostRatio))
        throw Error(messages::kCostRatioRange,
                    {{ratio, Digits::All}, {kLeastRatio, Digits::All}, {kMostRatio, Digits::All}});
    if (kind == LossKind::Linex && ratio != 1) m_slope = linexSlope(ratio);
}

Loss Loss::inUnit(double unit) const {
    Loss loss = *this;
    loss.m_slope *= unit;
    return loss;
}

double Loss::value(double error) const {
    if (!leans()) return error * error;
    const double share = coveredShare(), side = error > 0 ? share : 1 - share;
    switch (m_kind) {
        case LossKind::Squared:
            break;
        case LossKind::Pinball:
            return 2 * side * std::abs(error);
        case LossKind::Expectile:
            return 2 * side * error * error;
        case LossKind::Linex: {
            const double x = m_slope * error;
            if (x <= kSteepest) return linexShape(x) * error * error;
            const double edge = std::expm1(kSteepest);
            return 2 * (edge - kSteepest + edge * (x - kSteepest)) / (m_slope * m_slope);
        }
    }
    return error * error;
}

double Loss::gradient(double error) const {
    if (!leans()) return 2 * error;
    const double share = coveredShare(), side = error > 0 ? share : 1 - share;
    switch (m_kind) {
        case LossKind::Squared:
            break;
        case LossKind::Pinball:
            return error == 0 ? 0 : std::copysign(2 * side, error);
        case LossKind::Expectile:
            return 4 * side * error;
        case LossKind::Linex:
            return 2 * std::expm1(std::min(m_slope * error, kSteepest)) / m_slope;
    }
    return 2 * error;
}

double Loss::curvature(double error) const {
    if (!leans()) return 2;
    const double share = coveredShare(), side = error > 0 ? share : 1 - share;
    switch (m_kind) {
        case LossKind::Squared:
            break;
        case LossKind::Pinball:
            return 1 / std::max(std::abs(error), kSmoothed);
        case LossKind::Expectile:
            return 4 * side;
        case LossKind::Linex:
            return 2 * std::exp(std::min(m_slope * error, kSteepest));
    }
    return 2;
}

double Loss::bestConstant(std::span<const double> values) const {
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    const auto n = static_cast<double>(sorted.size());
    if (!leans()) {
        double sum = 0;
        for (const double value : values) sum += value;
        return sum / n;
    }
    if (m_kind == LossKind::Pinball) {
        const double rank = std::max(1.0, std::ceil(coveredShare() * n - 1e-9));
        return sorted[static_cast<std::size_t>(std::min(rank, n)) - 1];
    }
    double low = sorted.front(), high = sorted.back();
    for (int i = 0; i < kHalvings && low < high; ++i) {
        const double middle = 0.5 * (low + high);
        if (middle <= low || middle >= high) break;
        double pull = 0;
        for (const double value : sorted) pull += gradient(value - middle);
        (pull > 0 ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

double Loss::bestShift(const Vector& errors, const Vector& sizes) const {
    const Vector ratios = errors.cwiseQuotient(sizes);
    double low = ratios.minCoeff(), high = ratios.maxCoeff();
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = 0.5 * (low + high);
        if (middle <= low || middle >= high) break;
        double pull = 0;
        for (Index row = 0; row < errors.size(); ++row)
            pull += sizes[row] * gradient(errors[row] - middle * sizes[row]);
        (pull > 0 ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

double Loss::mean(const Vector& truth, const Vector& prediction) const {
    double sum = 0;
    for (Index i = 0; i < truth.size(); ++i) sum += value(truth[i] - prediction[i]);
    return sum / static_cast<double>(truth.size());
}

}  // namespace footbridge
