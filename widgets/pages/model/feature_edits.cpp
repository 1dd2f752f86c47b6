// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/feature_edits.h"

#include <algorithm>

namespace footbridge {

namespace {

using Pair = MatchingEdits::Pair;

void add(std::vector<Pair>& pairs, const Pair& pair) {
    if (std::ranges::find(pairs, pair) == pairs.end()) pairs.push_back(pair);
}

}  // namespace

MatchingEdits accepted(MatchingEdits edits, const Suggestion& suggestion) {
    const Pair pair{suggestion.source, suggestion.target};
    std::erase(edits.rejected, pair);
    add(edits.accepted, pair);
    return edits;
}

MatchingEdits rejected(MatchingEdits edits, const Pair& pair) {
    std::erase(edits.accepted, pair);
    add(edits.rejected, pair);
    return edits;
}

MatchingEdits acceptedAbove(MatchingEdits edits, const Matching& matching, double confidence) {
    for (const Suggestion& suggestion : matching.suggestions) {
        if (suggestion.confidence >= confidence) edits = accepted(std::move(edits), suggestion);
    }
    return edits;
}

MatchingEdits allRejected(MatchingEdits edits, const Matching& matching) {
    for (const Suggestion& suggestion : matching.suggestions)
        edits = rejected(std::move(edits), {suggestion.source, suggestion.target});
    return edits;
}

MatchingEdits matchedByHand(MatchingEdits edits, const Pair& pair) {
    const auto clashes = [&](const Pair& other) {
        return other.source == pair.source || other.target == pair.target;
    };
    std::erase_if(edits.byHand, clashes);
    std::erase_if(edits.accepted, clashes);
    std::erase(edits.rejected, pair);
    std::erase(edits.separated, pair);
    edits.byHand.push_back(pair);
    return edits;
}

MatchingEdits unmatched(MatchingEdits edits, const Match& match) {
    const Pair pair{match.source, match.target};
    std::erase(edits.byHand, pair);
    std::erase(edits.accepted, pair);
    const bool byName = match.kind == MatchKind::SameName || match.kind == MatchKind::Alias;
    add(byName ? edits.separated : edits.rejected, pair);
    return edits;
}

}  // namespace footbridge
