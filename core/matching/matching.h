// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/message.h"
#include "core/table/dataset.h"

namespace footbridge {

enum class MatchKind { SameName, Alias, Accepted, ByHand };  ///< why two features are common

struct Match {
    std::string source, target;
    MatchKind kind = MatchKind::SameName;
    double confidence = 1;  ///< in [0, 1]; 1 unless it was a suggestion
};

/// A pair that looks alike; never used until accepted.
struct Suggestion {
    std::string source, target;
    double confidence = 0;  ///< in [0, 1]
    double nameScore = 0;   ///< similarity of the names, in [0, 1]
    double shapeScore = 0;  ///< similarity of the distributions, in [0, 1]
    double responseScore =
        0;  ///< agreement of the correlation with the response, in [0, 1]; NaN unknown
    Message reason;
};

/// Which source feature a target feature corresponds to.
struct Matching {
    std::vector<Match> matched;
    std::vector<Suggestion> suggestions;  ///< best first, each feature at most once
    std::vector<std::string> onlySource;  ///< without a match (suggested ones included)
    std::vector<std::string> onlyTarget;
    std::vector<Message> notes;  ///< unit conversions, type conflicts, …
};

/// What a person decided; the input of every fresh matching, so that it can be undone and stored.
struct MatchingEdits {
    struct Pair {
        std::string source, target;
        bool operator==(const Pair&) const = default;
    };
    std::vector<Pair> byHand;
    std::vector<Pair> accepted;
    std::vector<Pair> rejected;   ///< suggestions not to show again
    std::vector<Pair> separated;  ///< same-name or alias pairs that do not mean the same
    bool operator==(const MatchingEdits&) const = default;
};

/// Names that mean the same; each line of the file lists equal names, comma-separated.
struct AliasTable {
    std::vector<std::vector<std::string>> sets;
    bool operator==(const AliasTable&) const = default;
};

/// Matches the features common to all sources with those of the target. Names are equal when they
/// agree apart from case, separators and units. `shots` are the target rows whose response may be
/// looked at for suggestions (empty: none), `pool` those whose features may be (empty: all).
/// Throws Error when an edit names an unknown feature.
Matching matchFeatures(std::span<const Dataset> sources, const Dataset& target,
                       const AliasTable& aliases = {}, const MatchingEdits& edits = {},
                       std::span<const Index> shots = {}, std::span<const Index> pool = {});

/// Accepts every suggestion with at least this confidence.
Matching acceptSuggestions(Matching matching, double minimumConfidence);

}  // namespace footbridge
