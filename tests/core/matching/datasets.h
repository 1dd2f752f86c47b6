// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/matching/matching.h"
#include "core/run/error.h"
#include "core/table/csv_reader.h"

namespace footbridge {

/// A dataset from CSV text; the response is `time` unless the roles say otherwise.
inline Dataset dataset(std::string_view csv, Roles roles = {"time", {}, {}, {}}) {
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, "runs")), std::move(roles));
}

/// "source=target" of every match.
inline std::vector<std::string> pairsOf(const Matching& matching) {
    std::vector<std::string> pairs;
    for (const Match& match : matching.matched) pairs.push_back(match.source + "=" + match.target);
    return pairs;
}

inline std::vector<std::string> suggestedPairs(const Matching& matching) {
    std::vector<std::string> pairs;
    for (const Suggestion& suggestion : matching.suggestions)
        pairs.push_back(suggestion.source + "=" + suggestion.target);
    return pairs;
}

inline std::vector<std::string> noteCodes(const Matching& matching) {
    std::vector<std::string> codes;
    for (const Message& note : matching.notes) codes.emplace_back(note.code());
    return codes;
}

template <class Call>
std::string errorText(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return std::string(error.message().code()) + ": " + error.what();
    }
    return {};
}

}  // namespace footbridge
