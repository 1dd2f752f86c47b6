// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/matching/matching.h"

namespace footbridge {

/// The decisions after one more: each returns what a person has decided in all.
MatchingEdits accepted(MatchingEdits edits, const Suggestion& suggestion);
MatchingEdits rejected(MatchingEdits edits, const MatchingEdits::Pair& pair);
MatchingEdits acceptedAbove(MatchingEdits edits, const Matching& matching, double confidence);
MatchingEdits allRejected(MatchingEdits edits, const Matching& matching);
MatchingEdits matchedByHand(MatchingEdits edits, const MatchingEdits::Pair& pair);
/// Takes a match back: what was decided is forgotten, what names or aliases matched is separated,
/// and what was a suggestion is not suggested again.
MatchingEdits unmatched(MatchingEdits edits, const Match& match);

}  // namespace footbridge
