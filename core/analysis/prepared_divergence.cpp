// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/prepared_divergence.h"
#include "core/source/source_training.h"

namespace footbridge {
namespace {

/// The input without its shots and what only decides what is matched.
AnalysisInput unmatched(AnalysisInput input) {
    const AnalysisInput none;
    input.shots = none.shots;
    input.aliases = none.aliases;
    input.edits = none.edits;
    input.acceptSuggestions = none.acceptSuggestions;
    input.strategies = none.strategies;  // severity knows none
    return withoutLabels(std::move(input));
}

std::vector<std::pair<std::string, std::string>> pairsOf(const Matching& matching) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const Match& match : matching.matched) pairs.emplace_back(match.source, match.target);
    return pairs;
}

}  // namespace

PreparedDivergence::PreparedDivergence(const AnalysisInput& input, const Analysis& analysis,
                                       const RunContext& context)
    : m_input(input),
      m_matched(pairsOf(analysis.matching)),
      m_source(analysis.source),
      m_pair(preparePair(*analysis.source, input.sources, input.target, analysis.matching, context,
                         input.pool, analysis.split.shots)) {}

bool PreparedDivergence::mayCover(const AnalysisInput& input) const {
    // Where the pool is the shots, all of it changes with them.
    return input.pool == Pool::All && unmatched(m_input) == unmatched(input);
}

bool PreparedDivergence::covers(const AnalysisInput& input, const Analysis& prepared) const {
    return mayCover(input) && m_matched == pairsOf(prepared.matching) &&
           responseKind(input.sources, input.target, prepared.split.shots) ==
               m_source->parts.front().transform.kind;
}

Severity PreparedDivergence::measure(const Analysis& prepared, const RunContext& context) const {
    return severityOf(m_pair, *m_source, m_input.target, prepared.split.shots, context);
}

DivergenceView PreparedDivergence::view(const Analysis& prepared, const Severity& severity,
                                        const RunContext& context) const {
    return viewDivergence(m_pair, *m_source, m_input.sources, m_input.target, prepared.split.shots,
                          severity, context);
}

}  // namespace footbridge
