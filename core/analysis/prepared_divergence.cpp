// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/prepared_divergence.h"

#include <algorithm>

namespace footbridge {
namespace {

bool sameDataset(const Dataset& a, const Dataset& b) {
    return a.table == b.table && a.roles == b.roles;
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
    return m_input.pool == Pool::All && input.pool == Pool::All && m_input.seed == input.seed &&
           m_input.sourceOptions == input.sourceOptions &&
           std::ranges::equal(m_input.sources, input.sources, sameDataset) &&
           sameDataset(m_input.target, input.target);
}

bool PreparedDivergence::covers(const AnalysisInput& input, const Analysis& prepared) const {
    return mayCover(input) && m_matched == pairsOf(prepared.matching) &&
           responseKind(input.sources, input.target, prepared.split.shots) ==
               m_source->parts.front().transform.kind;
}

Severity PreparedDivergence::measure(const Analysis& prepared, const RunContext& context) const {
    return severityOf(m_pair, *m_source, m_input.target, prepared.split.shots, context);
}

}  // namespace footbridge
