// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/pipeline.h"

#include <utility>

namespace footbridge {

Severity measureSeverity(const PipelineTask& task, const RunContext& context) {
    const Rows& shots = task.split.shots;
    const auto score = [&](const PreparedPair& prepared, const RunContext& rest) {
        return task.advice ? severityOf(prepared, task.source, task.target, shots, rest)
                           : scoreShots(prepared, task.source, task.target, shots);
    };
    if (task.prepared) return score(*task.prepared, context);
    return score(preparePair(task.source, task.sources, task.target, task.matching,
                             context.part(0, 0.9), task.options.pool, shots),
                 context.part(0.9, 1));
}

PipelineResult runPipeline(const PipelineTask& task, const RunContext& context) {
    PipelineResult result;
    AdaptOptions options = task.options;
    double measured = 0;
    if (task.labelFreeGate) {
        options.labelFreeGate = *task.labelFreeGate;
    } else {
        measured = 0.2;
        result.severity = measureSeverity(task, context.part(0, measured));
        options.labelFreeGate = result.severity->labelFreeGate;
    }
    result.adaptation = adapt(task.source, task.target, task.split, task.matching, options,
                              context.part(measured, 1));
    return result;
}

}  // namespace footbridge
