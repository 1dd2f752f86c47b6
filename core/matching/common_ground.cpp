// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/common_ground.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr double kLeastShare = 0.15;

bool chosenByPerson(const Match& match) {
    return match.kind == MatchKind::ByHand || match.kind == MatchKind::Accepted;
}

}  // namespace

std::vector<std::string> commonColumns(const Matching& matching) {
    const auto matched = static_cast<double>(matching.matched.size());
    const auto features = matched + static_cast<double>(matching.onlyTarget.size());
    if (matched < kLeastShare * features && std::ranges::none_of(matching.matched, chosenByPerson))
        return {};
    std::vector<std::string> names;
    for (const Match& match : matching.matched) names.push_back(match.source);
    return names;
}

std::vector<Dataset> inTargetUnit(std::span<const Dataset> sources, const Dataset& target) {
    std::vector<Dataset> converted(sources.begin(), sources.end());
    for (Dataset& source : converted)
        source = withResponseIn(std::move(source), target.responseUnit());
    return converted;
}

}  // namespace footbridge
