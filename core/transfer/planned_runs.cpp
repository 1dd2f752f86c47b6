// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/planned_runs.h"

#include <algorithm>
#include <cmath>

#include "core/table/number_column.h"

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

Vector mostOfRows(const Table& table, const std::string& column, const Rows& rows) {
    if (column.empty()) return {};
    const std::vector<double>& most = numbersOf(table, column);
    Vector chosen(std::ssize(rows));
    for (Index i = 0; i < chosen.size(); ++i)
        chosen[i] = mostOf(most[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
    return chosen;
}

Backward backwardOf(const AdaptedModel& model) {
    return [transform = model.transform](double v) { return transform.backward(v); };
}

RequestRule ruleFor(const AdaptedModel& model, const Costing& costing,
                    const std::vector<PlannedRun>& runs) {
    if (costing.requests && costing.requests->probability)
        return upperBound(model.residuals, *costing.requests->probability);
    const bool limited =
        std::ranges::any_of(runs, [](const PlannedRun& run) { return std::isfinite(run.most); });
    if (model.rule && costing == model.costing && !limited) return *model.rule;
    return cheapestFor(runs, model.residuals, backwardOf(model), costing.settings());
}

}  // namespace footbridge
