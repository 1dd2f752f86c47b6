// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/response_shift.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/metrics/row_order.h"
#include "core/metrics/slope.h"
#include "core/run/random.h"
#include "core/severity/normal_scores.h"

namespace footbridge {
namespace {

// METHODS.md, "Severity".
constexpr int kNullDraws = 400;
constexpr double kLevelWeight = 0.35;
constexpr double kPriorRuns = 5;
constexpr double kBand = 0.9;
constexpr double kBandFactor = 0.9, kBandFactorPerShot = 1.5;
constexpr double kMostNoise = 3;
constexpr double kLargestCorrelation =
    0.99995;  ///< whose Fisher transform still is a number to add
constexpr double kTiny = 1e-12;
constexpr double kSameValue = 1e-9;  ///< of statistics that differ by rounding alone

/// Sums over pairs around a fixed point, from which every statistic follows; adding up, many draws
/// cost little more than reading their rows.
struct Sums {
    double n = 0, f = 0, v = 0, ff = 0, vv = 0, fv = 0;

    void add(double df, double dv) {
        n += 1;
        f += df;
        v += dv;
        ff += df * df;
        vv += dv * dv;
        fv += df * dv;
    }
};

/// Second moments around the means.
struct Moments {
    double n = 0, gap = 0;  ///< gap: mean v - mean f
    double ff = 0, vv = 0, fv = 0;

    Moments(const Sums& sums, double gapOfOrigin)
        : n(sums.n),
          gap(gapOfOrigin + (sums.v - sums.f) / sums.n),
          ff(std::max(0.0, sums.ff - sums.f * sums.f / sums.n)),
          vv(std::max(0.0, sums.vv - sums.v * sums.v / sums.n)),
          fv(sums.fv - sums.f * sums.v / sums.n) {}

    explicit Moments(const FittedPairs& pairs) : n(static_cast<double>(pairs.size())) {
        const double meanF = pairs.f.mean(), meanV = pairs.v.mean();
        const Vector df = pairs.f.array() - meanF, dv = pairs.v.array() - meanV;
        gap = meanV - meanF;
        ff = df.squaredNorm();
        vv = dv.squaredNorm();
        fv = df.dot(dv);
    }

    double angle(const Spread& pool) const {
        if (ff * vv <= 1e-24 || fv <= 0) return 1;
        const double freedom = std::max(1.0, n - 2);
        const double r2 = std::min(1.0, fv * fv / (ff * vv));
        if (pool.count < 2) return 1 - std::max(0.0, r2 - (1 - r2) / freedom);
        const double residual = vv * (1 - r2) / freedom;
        const double slope2 = std::max(0.0, fv / ff * (fv / ff) - residual / ff);
        const double explained = slope2 * pool.variance;
        return explained > 0 ? residual / (explained + residual) : 1;
    }

    ResponseShift shift(double sourceVariance) const {
        const double slope = pulledSlope(fv, ff, ff / n);
        ResponseShift shift;
        shift.reference = (vv + kPriorRuns * sourceVariance) / (n + kPriorRuns) + kTiny;
        shift.offset = gap * gap / shift.reference;
        shift.scale = (1 - slope) * (1 - slope) * ff / n / shift.reference;
        return shift;
    }
};

double fisher(double shape) {
    return std::atanh(std::min(std::sqrt(std::max(0.0, 1 - shape)), kLargestCorrelation));
}

/// Half the width of the middle 68 %: a standard deviation that far draws do not move.
double scatter(const Vector& values) {
    return 0.5 * (quantile(values, 0.8413) - quantile(values, 0.1587));
}

/// How many shots each of their groups has, largest first.
std::vector<Index> groupSizes(const std::vector<int>& groups) {
    std::map<int, Index> counts;
    for (const int group : groups) ++counts[group];
    std::vector<Index> sizes;
    for (const auto& [group, count] : counts) sizes.push_back(count);
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes;
}

/// Draws positions in the held-out pairs as the shots were drawn. The source's rows are a sample
/// too: what its own distribution may be is drawn along by Polya's urn, which draws a position, or
/// one drawn before with the share of those among all (Blackwell and MacQueen 1973; it makes the
/// draws of a Bayesian bootstrap).
class ShotDraws {
  public:
    ShotDraws(const HeldOutPairs& heldOut, Index shots, const std::vector<int>& shotGroups,
              std::uint64_t seed)
        : m_heldOut(heldOut), m_random(seed, "severity null") {
        m_grouped = heldOut.groups.size() > 1 && static_cast<Index>(shotGroups.size()) == shots;
        m_sizes = m_grouped ? groupSizes(shotGroups)
                            : std::vector<Index>(static_cast<std::size_t>(shots), 1);
    }

    template <typename Take>
    void draw(Take take) {
        const auto units = static_cast<std::uint64_t>(
            m_grouped ? m_heldOut.groups.size() : static_cast<std::size_t>(m_heldOut.size()));
        m_drawn.clear();
        for (const Index size : m_sizes) {
            std::uint64_t unit = m_random.below(units + m_drawn.size());
            if (unit >= units) unit = m_drawn[unit - units];
            m_drawn.push_back(unit);
            if (!m_grouped) {
                take(static_cast<Index>(unit));
                continue;
            }
            const Rows& own = m_heldOut.groups[unit];
            for (Index i = 0; i < size; ++i) take(own[m_random.below(own.size())]);
        }
    }

  private:
    const HeldOutPairs& m_heldOut;
    Random m_random;
    std::vector<Index> m_sizes;
    std::vector<std::uint64_t> m_drawn;
    bool m_grouped = false;
};

}  // namespace

FittedPairs canonicalPairs(const Vector& f, const Vector& v) {
    Matrix both(v.size(), 2);
    both << v, f;
    Rows order = rowOrder(both, {0, 1});
    std::erase_if(order, [&](Index row) { return !both.row(row).allFinite(); });
    return {both.col(1)(order), both.col(0)(order)};
}

Spread spreadOf(const Vector& values) {
    Spread spread;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        ++spread.count;
        const double step = value - spread.mean;
        spread.mean += step / static_cast<double>(spread.count);
        spread.variance += step * (value - spread.mean);
    }
    if (spread.count > 0) spread.variance /= static_cast<double>(spread.count);
    return spread;
}

HeldOutPairs heldOutOf(const Vector& f, const Vector& v, const std::vector<int>& groups) {
    HeldOutPairs heldOut;
    if (f.size() != v.size() || v.size() == 0) return heldOut;
    const bool grouped = static_cast<Index>(groups.size()) == v.size();
    Matrix all(v.size(), 2);
    all << v, f;
    Rows order = rowOrder(all, {0, 1});
    std::erase_if(order, [&](Index row) { return !all.row(row).allFinite(); });
    heldOut.pairs = {all.col(1)(order), all.col(0)(order)};
    if (grouped) {
        std::map<int, Rows> byGroup;
        for (std::size_t i = 0; i < order.size(); ++i)
            byGroup[groups[static_cast<std::size_t>(order[i])]].push_back(static_cast<Index>(i));
        for (auto& [group, rows] : byGroup) heldOut.groups.push_back(std::move(rows));
        // By what the groups hold, not by how the file numbers them.
        std::sort(heldOut.groups.begin(), heldOut.groups.end());
    }
    heldOut.f = spreadOf(heldOut.pairs.f);
    heldOut.v = spreadOf(heldOut.pairs.v);
    heldOut.residual = spreadOf(heldOut.pairs.v - heldOut.pairs.f);
    return heldOut;
}

double sampleAngle(const FittedPairs& pairs, const Spread& pool) {
    return pairs.size() == 0 ? 1 : Moments(pairs).angle(pool);
}

ResponseShift responseShift(const FittedPairs& pairs, double sourceVariance) {
    return Moments(pairs).shift(sourceVariance);
}

double levelOf(double shift) {
    return std::isfinite(shift) ? shift / (1 + shift) : 1;
}

double magnitudeOf(double shape, double level) {
    return 1 - (1 - shape) * (1 - kLevelWeight * level);
}

NullShift drawNullShift(const HeldOutPairs& heldOut, Index shots,
                        const std::vector<int>& shotGroups, bool poolKnown, std::uint64_t seed) {
    const Spread pool = poolKnown ? heldOut.f : Spread{};
    ShotDraws draws(heldOut, shots, shotGroups, seed);
    NullShift null;
    null.shape.resize(kNullDraws);
    null.shift.resize(kNullDraws);
    Vector correlations(kNullDraws), gaps(kNullDraws), spreads(kNullDraws);
    const double meanF = heldOut.f.mean, meanV = heldOut.v.mean;
    for (int draw = 0; draw < kNullDraws; ++draw) {
        Sums sums;
        draws.draw([&](Index row) {
            sums.add(heldOut.pairs.f[row] - meanF, heldOut.pairs.v[row] - meanV);
        });
        const Moments moments(sums, meanV - meanF);
        const ResponseShift shift = moments.shift(heldOut.v.variance);
        null.shape[draw] = moments.angle(pool);
        null.shift[draw] = shift.size();
        correlations[draw] = fisher(null.shape[draw]);
        gaps[draw] = moments.gap;
        spreads[draw] = std::log(shift.reference);
    }
    const auto n = static_cast<double>(shots);
    const double expected = std::sqrt(heldOut.residual.variance / n);
    null.shapeNoise =
        std::clamp(scatter(correlations) * std::sqrt(std::max(n - 3, 0.5)), 1.0, kMostNoise);
    if (expected > 0) null.offsetNoise = std::clamp(scatter(gaps) / expected, 1.0, kMostNoise);
    null.spreadNoise = scatter(spreads);
    std::sort(null.shape.begin(), null.shape.end());
    std::sort(null.shift.begin(), null.shift.end());
    return null;
}

double nullProbability(double value, const Vector& null) {
    const auto atLeast = (null.array() >= value - kSameValue).count();
    return (1 + static_cast<double>(atLeast)) / (1 + static_cast<double>(null.size()));
}

double evidenceRamp(double p, double low, double high) {
    return std::clamp((std::log(high) - std::log(p)) / (std::log(high) - std::log(low)), 0.0, 1.0);
}

std::pair<double, double> magnitudeBand(const FittedPairs& pairs, double shape,
                                        const ResponseShift& shift, const NullShift& null) {
    const auto n = static_cast<double>(pairs.size());
    const double wide = normalQuantile(0.5 + 0.5 * kBand);
    const double half = wide * null.shapeNoise / std::sqrt(std::max(n - 3, 0.5));
    const double z = fisher(shape);
    const double shapeLow = 1 - std::pow(std::tanh(z + half), 2);
    const double shapeHigh = 1 - std::pow(std::max(0.0, std::tanh(z - half)), 2);

    const Vector residuals = pairs.v - pairs.f;
    const double margin =
        wide * null.offsetNoise * std::sqrt(variance(residuals) / std::max(n - 1, 1.0));
    const double distance = std::abs(residuals.mean());
    const double nearest = std::pow(std::max(0.0, distance - margin), 2) / shift.reference;
    const double farthest = std::pow(distance + margin, 2) / shift.reference + shift.scale;
    const double spread = std::exp(wide * null.spreadNoise);

    // What moves the magnitude by itself, each alone: they err independently.
    const double level = levelOf(shift.size()), middle = magnitudeOf(shape, level);
    const auto below = [&](double other) { return std::pow(std::max(0.0, middle - other), 2); };
    const auto above = [&](double other) { return std::pow(std::max(0.0, other - middle), 2); };
    const double down = below(magnitudeOf(shapeLow, level)) +
                        below(magnitudeOf(shape, levelOf(nearest))) +
                        below(magnitudeOf(shape, levelOf(shift.size() / spread)));
    const double up = above(magnitudeOf(shapeHigh, level)) +
                      above(magnitudeOf(shape, levelOf(farthest))) +
                      above(magnitudeOf(shape, levelOf(shift.size() * spread)));
    const double factor = kBandFactor + kBandFactorPerShot / n;
    return {std::max(0.0, middle - factor * std::sqrt(down)),
            std::min(1.0, middle + factor * std::sqrt(up))};
}

}  // namespace footbridge
