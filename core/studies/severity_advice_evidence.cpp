// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_advice_evidence.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace footbridge {
namespace {

constexpr double kHit = 1.10, kNear = 1.25;
constexpr double kSmallestError = 1e-6;

/// Position in realisedRungs(), nothing named so: -1.
int rungNumber(const std::string& key) {
    const auto& rungs = realisedRungs();
    const auto found = std::find(rungs.begin(), rungs.end(), key);
    return found == rungs.end() ? -1 : static_cast<int>(found - rungs.begin());
}

bool isScored(const EvidenceCell& cell) {
    return !cell.realised.empty() && cell.severity.advice &&
           std::any_of(cell.realised.begin(), cell.realised.end(),
                       [](double error) { return std::isfinite(error); });
}

double errorOf(const EvidenceCell& cell, int rung) {
    const double error = rung < 0 ? NAN : cell.realised[static_cast<std::size_t>(rung)];
    return std::isfinite(error) ? std::max(error, kSmallestError) : NAN;
}

double bestOf(const EvidenceCell& cell) {
    double best = INFINITY;
    for (int rung = 0; rung < static_cast<int>(cell.realised.size()); ++rung)
        if (const double error = errorOf(cell, rung); error < best) best = error;
    return best;
}

int winnerOf(const EvidenceCell& cell) {
    const double best = bestOf(cell);
    for (int rung = 0; rung < static_cast<int>(cell.realised.size()); ++rung)
        if (errorOf(cell, rung) <= kHit * best) return rung;
    return -1;
}

using Rule = std::function<std::string(const EvidenceCell&)>;

/// The named rung, or the first that can run where it cannot.
int chosen(const EvidenceCell& cell, const std::string& key) {
    const int rung = rungNumber(key);
    if (std::isfinite(errorOf(cell, rung))) return rung;
    for (const char* other : {"residual", "target-only", "shift", "source"})
        if (std::isfinite(errorOf(cell, rungNumber(other)))) return rungNumber(other);
    return -1;
}

AdviceScore score(const std::string& name, const std::vector<const EvidenceCell*>& cells,
                  const Rule& rule) {
    AdviceScore result{name, 0, 0, 0, cells.size()};
    double logRegret = 0;
    for (const EvidenceCell* cell : cells) {
        const int rung = chosen(*cell, rule(*cell));
        const double ratio = errorOf(*cell, rung) / bestOf(*cell);
        result.hit += rung == winnerOf(*cell);
        result.near += ratio <= kNear;
        logRegret += std::log(ratio);
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, cells.size()));
    result.hit /= count;
    result.near /= count;
    result.regret = std::exp(logRegret / count);
    return result;
}

std::string climbed(const EvidenceCell& cell, const AdviceRule& rule) {
    std::vector<RungErrors> errors;
    for (const AdviceRung& rung : cell.severity.advice->rungs)
        errors.push_back({rung.key, rung.squared});
    return errors.empty() ? "" : errors[climb(errors, rule)].key;
}

std::string alignedOrClimbed(const EvidenceCell& cell) {
    return cell.severity.advice->note.empty() ? cell.severity.advice->key : "alignment";
}

std::vector<AdviceRule> candidates() {
    std::vector<AdviceRule> all;
    for (const double tolerance : {0.0, 0.1, 0.2})
        for (const double errors : {0.5, 0.75, 1.0, 1.25, 1.5, 2.0})
            for (const double perShot : {0.0, 2.5, 5.0, 10.0})
                all.push_back({tolerance, 2, 0.3, errors, perShot});
    return all;
}

/// What a rule is chosen by: often right, and not far off where it is wrong.
double worth(const AdviceScore& score) {
    return score.hit - 0.5 * std::log(score.regret);
}

/// For every family the candidate that does best on all others.
std::map<std::string, AdviceRule> chosenOnOthers(const std::vector<const EvidenceCell*>& cells) {
    std::set<std::string> families;
    for (const EvidenceCell* cell : cells) families.insert(cell->family);
    std::map<std::string, AdviceRule> best;
    for (const std::string& family : families) {
        std::vector<const EvidenceCell*> others;
        for (const EvidenceCell* cell : cells)
            if (cell->family != family) others.push_back(cell);
        double most = -INFINITY;
        for (const AdviceRule& candidate : candidates()) {
            const double own = worth(score(
                "", others, [&](const EvidenceCell& cell) { return climbed(cell, candidate); }));
            if (own <= most) continue;
            most = own;
            best[family] = candidate;
        }
    }
    return best;
}

}  // namespace

std::vector<AdviceScore> scoreAdvice(const std::vector<EvidenceCell>& cells, Index shots) {
    std::vector<const EvidenceCell*> all, own;
    for (const EvidenceCell& cell : cells) {
        if (!isScored(cell)) continue;
        all.push_back(&cell);
        if (cell.shots == shots) own.push_back(&cell);
    }
    std::vector<AdviceScore> scores;
    if (own.empty()) return scores;
    for (const char* rung : {"shift", "target-only", "residual"})
        scores.push_back(score(std::string("always ") + rung, own,
                               [&](const EvidenceCell&) { return std::string(rung); }));
    scores.push_back(
        score("advice", own, [](const EvidenceCell& cell) { return cell.severity.advice->key; }));
    scores.push_back(score("alignment where rows lie beyond, else advice", own, alignedOrClimbed));
    const auto best = chosenOnOthers(all);
    scores.push_back(
        score("constants chosen on the other families", own,
              [&](const EvidenceCell& cell) { return climbed(cell, best.at(cell.family)); }));
    return scores;
}

}  // namespace footbridge
