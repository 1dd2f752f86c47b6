// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_band_evidence.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr double kNominal = 0.9;
constexpr double kRounding = 1e-9;
constexpr int kNarrowest = 40, kWidest = 200, kStep = 5;  ///< of the factors, in hundredths

using Cells = std::vector<const EvidenceCell*>;

/// Whether the band, widened around the headline, holds the headline with all labels.
bool holds(const EvidenceCell& cell, double factor) {
    const Severity& severity = cell.severity;
    const double headline = *severity.headline;
    const double low = severity.gate < 1 ? 0 : headline - factor * (headline - severity.bandLow);
    const double high = headline + factor * (severity.bandHigh - headline);
    return low - kRounding <= cell.allLabels && (high >= 1 || cell.allLabels <= high + kRounding);
}

double shareHeld(const Cells& cells, double factor) {
    const auto held = std::count_if(cells.begin(), cells.end(),
                                    [&](const auto* cell) { return holds(*cell, factor); });
    return static_cast<double>(held) / static_cast<double>(std::max<std::size_t>(1, cells.size()));
}

/// The smallest factor with which the bands hold as often as they say.
double factorFor(const Cells& cells) {
    for (int hundredths = kNarrowest; hundredths < kWidest; hundredths += kStep)
        if (shareHeld(cells, 0.01 * hundredths) >= kNominal) return 0.01 * hundredths;
    return 0.01 * kWidest;
}

/// For every family the factor of all others, over all numbers of shots together.
std::map<std::string, double> factorsElsewhere(const Cells& cells) {
    std::set<std::string> families;
    for (const EvidenceCell* cell : cells) families.insert(cell->family);
    std::map<std::string, double> factors;
    for (const std::string& family : families) {
        Cells others;
        for (const EvidenceCell* cell : cells)
            if (cell->family != family) others.push_back(cell);
        factors[family] = others.empty() ? 1 : factorFor(others);
    }
    return factors;
}

BandScore scoreOf(const Cells& cells, const std::map<std::string, double>& factors) {
    BandScore score;
    score.shots = cells.front()->shots;
    score.cells = cells.size();
    score.held = shareHeld(cells, 1);
    const auto count = static_cast<Index>(cells.size());
    Vector few(count), all(count);
    for (Index i = 0; i < count; ++i) {
        const EvidenceCell& cell = *cells[static_cast<std::size_t>(i)];
        few[i] = *cell.severity.headline;
        all[i] = cell.allLabels;
        score.width +=
            (cell.severity.bandHigh - cell.severity.bandLow) / static_cast<double>(count);
        score.heldElsewhere +=
            holds(cell, factors.at(cell.family)) ? 1 / static_cast<double>(count) : 0;
    }
    const auto [low, high] =
        std::minmax_element(factors.begin(), factors.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; });
    score.factorLow = low->second;
    score.factorHigh = high->second;
    score.error = (few - all).cwiseAbs().mean();
    score.correlation = spearman(few, all);
    return score;
}

}  // namespace

std::vector<BandScore> scoreBands(const std::vector<EvidenceCell>& cells) {
    Cells all;
    std::map<Index, Cells> byShots;
    for (const EvidenceCell& cell : cells) {
        if (!cell.shared || !cell.severity.headline || !std::isfinite(cell.allLabels)) continue;
        all.push_back(&cell);
        byShots[cell.shots].push_back(&cell);
    }
    const std::map<std::string, double> factors = factorsElsewhere(all);
    std::vector<BandScore> scores;
    for (const auto& [shots, own] : byShots) scores.push_back(scoreOf(own, factors));
    return scores;
}

}  // namespace footbridge
