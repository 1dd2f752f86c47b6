// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/planned_runs.h"

#include <cmath>

namespace footbridge {

std::vector<PlannedRun> plannedRuns(const AdaptedModel& model, const Prediction& prediction) {
    const Vector v = model.transform.forward(prediction.value);
    const bool varies = model.graph.hasInterval() && model.interval &&
                        model.interval->halfWidth > 0 && prediction.upper.size() == v.size();
    std::vector<PlannedRun> runs;
    for (Index i = 0; i < v.size(); ++i) {
        PlannedRun run{v[i], 1};
        if (varies) {
            const double spread =
                (model.transform.forward(prediction.upper[i]) - v[i]) / model.interval->halfWidth;
            if (std::isfinite(spread) && spread > 0) run.spread = spread;
        }
        runs.push_back(run);
    }
    return runs;
}

Backward backwardOf(const AdaptedModel& model) {
    return [transform = model.transform](double v) { return transform.backward(v); };
}

}  // namespace footbridge
