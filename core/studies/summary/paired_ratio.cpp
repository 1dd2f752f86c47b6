// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/paired_ratio.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

constexpr int kDraws = 2000;
constexpr double kTail = 0.05;
constexpr std::uint64_t kSeed = 1;

/// The differences of one cell, one a repeat, around their mean.
struct CellDifference {
    double mean = 0;
    std::vector<double> around;  ///< widened so that their spread is not that of a sample
};

CellDifference differenceOf(const std::vector<double>& differences) {
    CellDifference cell;
    const auto count = static_cast<double>(differences.size());
    for (const double difference : differences) cell.mean += difference / count;
    if (differences.size() < 2) return cell;
    const double widening = std::sqrt(count / (count - 1));
    for (const double difference : differences)
        cell.around.push_back(widening * (difference - cell.mean));
    return cell;
}

double drawnMean(const std::vector<CellDifference>& cells, Random& random) {
    double sum = 0;
    for (const CellDifference& cell : cells) {
        double drawn = 0;
        for (std::size_t i = 0; i < cell.around.size(); ++i)
            drawn += cell.around[random.below(cell.around.size())];
        sum += cell.mean;
        if (!cell.around.empty()) sum += drawn / static_cast<double>(cell.around.size());
    }
    return sum / static_cast<double>(cells.size());
}

}  // namespace

std::string PairedRatio::text() const {
    if (cells == 0) return "–";
    std::string head = fixedNumber(ratio, 2);
    if (std::isnan(low)) return head;
    return head + " [" + fixedNumber(low, 2) + ", " + fixedNumber(high, 2) + "]";
}

PairedRatio pairedRatio(const GridCells& cells, const std::string& method,
                        const std::string& other) {
    std::vector<CellDifference> differences;
    double sum = 0, wins = 0;
    bool repeated = false;
    for (const GridCell* cell : cells) {
        if (!cell->has(method) || !cell->has(other)) continue;
        const auto& others = cell->logErrors.at(other);
        std::vector<double> common;
        for (const auto& [repeat, error] : cell->logErrors.at(method))
            if (const auto found = others.find(repeat); found != others.end())
                common.push_back(error - found->second);
        if (common.empty()) continue;
        differences.push_back(differenceOf(common));
        sum += differences.back().mean;
        wins += differences.back().mean < 0;
        repeated |= common.size() > 1;
    }
    PairedRatio result;
    result.cells = static_cast<int>(differences.size());
    if (differences.empty()) return result;
    const auto count = static_cast<double>(differences.size());
    result.ratio = std::exp(sum / count);
    result.wins = wins / count;
    if (!repeated) return result;
    Random random(kSeed, "paired ratio");
    Vector draws(kDraws);
    for (double& draw : draws) draw = drawnMean(differences, random);
    result.low = std::exp(quantile(draws, kTail));
    result.high = std::exp(quantile(draws, 1 - kTail));
    return result;
}

}  // namespace footbridge
