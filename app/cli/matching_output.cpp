// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/matching_output.h"

namespace footbridge {
namespace {

std::string kindName(MatchKind kind) {
    switch (kind) {
        case MatchKind::SameName:
            return "same name";
        case MatchKind::Alias:
            return "alias";
        case MatchKind::Accepted:
            return "accepted suggestion";
        case MatchKind::ByHand:
            return "by hand";
    }
    return {};
}

void printNames(const Console& console, const std::string& title,
                const std::vector<std::string>& names) {
    console.line(title + " (" + std::to_string(names.size()) + ")");
    if (!names.empty()) console.line("  " + joined(names));
}

}  // namespace

void printMatching(const Console& console, const Matching& matching) {
    console.line("Matched features (" + std::to_string(matching.matched.size()) + ")");
    std::vector<std::vector<std::string>> rows;
    for (const Match& match : matching.matched)
        rows.push_back(
            {match.source, match.target, kindName(match.kind), roundedNumber(match.confidence, 2)});
    if (!rows.empty()) console.table({"source", "target", "why", "confidence"}, rows);
    printNames(console, "Only in the source", matching.onlySource);
    printNames(console, "Only in the target", matching.onlyTarget);
    if (!matching.suggestions.empty()) {
        console.line("Suggested, not used until accepted (" +
                     std::to_string(matching.suggestions.size()) + ")");
        rows.clear();
        for (const Suggestion& suggestion : matching.suggestions)
            rows.push_back({suggestion.source, suggestion.target,
                            roundedNumber(suggestion.confidence, 2), suggestion.reason.text()});
        console.table({"source", "target", "confidence", "reason"}, rows);
    }
    for (const Message& note : matching.notes) console.line(note.text());
}

Json matchingJson(const Matching& matching) {
    Json matched = Json::array(), suggestions = Json::array();
    for (const Match& match : matching.matched)
        matched.push_back({{"source", match.source},
                           {"target", match.target},
                           {"why", kindName(match.kind)},
                           {"confidence", match.confidence}});
    for (const Suggestion& suggestion : matching.suggestions)
        suggestions.push_back({{"source", suggestion.source},
                               {"target", suggestion.target},
                               {"confidence", jsonNumber(suggestion.confidence)},
                               {"name_score", jsonNumber(suggestion.nameScore)},
                               {"shape_score", jsonNumber(suggestion.shapeScore)},
                               {"response_score", jsonNumber(suggestion.responseScore)},
                               {"reason", suggestion.reason.text()}});
    return {{"matched", matched},
            {"suggestions", suggestions},
            {"only_source", matching.onlySource},
            {"only_target", matching.onlyTarget},
            {"notes", textsJson(matching.notes)}};
}

}  // namespace footbridge
