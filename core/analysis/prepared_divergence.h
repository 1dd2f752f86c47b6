// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/severity/divergence_view.h"
#include "core/severity/severity_of.h"

namespace footbridge {

/// What severity needs besides the shots: kept, another set of shots costs milliseconds.
class PreparedDivergence {
  public:
    /// `analysis` with its matching, split and source model. Throws Cancelled.
    PreparedDivergence(const AnalysisInput& input, const Analysis& analysis,
                       const RunContext& context);

    /// Whether severity of that input differs by its shots at most. The first of the two needs no
    /// matching and may be wrong where shots change what is matched.
    bool mayCover(const AnalysisInput& input) const;
    bool covers(const AnalysisInput& input, const Analysis& prepared) const;

    const PreparedPair& pair() const { return m_pair; }

    /// Severity of the shots of `prepared`, with the advice. Throws Cancelled.
    Severity measure(const Analysis& prepared, const RunContext& context) const;

    /// What makes that severity visible. Throws Cancelled.
    DivergenceView view(const Analysis& prepared, const Severity& severity,
                        const RunContext& context) const;

  private:
    AnalysisInput m_input;
    std::vector<std::pair<std::string, std::string>> m_matched;
    std::shared_ptr<const SourceModel> m_source;
    PreparedPair m_pair;
};

}  // namespace footbridge
