// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/severity/severity_of.h"
#include "core/transfer/adapter.h"

namespace footbridge {

/// What an adaptation starts from once the source model is trained and the shots are drawn.
struct PipelineTask {
    const SourceModel& source;
    std::span<const Dataset> sources;  ///< that it was trained on
    const Dataset& target;
    const Split& split;
    const Matching& matching;
    AdaptOptions options{};  ///< whose gate is the pipeline's to set
    /// Severity of this pair without its shots, where it is at hand; null: it is prepared.
    const PreparedPair* prepared = nullptr;
    /// Severity::labelFreeGate where it is known, as by a bundle whose sources are not at hand:
    /// severity is then not measured.
    std::optional<double> labelFreeGate{};
    bool advice = true;  ///< severity with its advice, which takes longer
};

/// The first stage alone. Throws Cancelled.
Severity measureSeverity(const PipelineTask& task, const RunContext& context);

struct PipelineResult {
    std::optional<Severity> severity;
    Adaptation adaptation;
};

/// Severity, then the gate, then the adaptation: the only way to adapt, so that what is analysed,
/// scored in a campaign, drawn against the number of shots and gone on with is one and the same
/// thing. Every random number comes from the context's seed. Throws as adapt().
PipelineResult runPipeline(const PipelineTask& task, const RunContext& context);

}  // namespace footbridge
