// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/row_explanation.h"

namespace footbridge {

RowExplanation explainRow(const ExplainedModel& explained, const Vector& row, std::size_t nearest,
                          const RunContext& context) {
    const AdaptedModel& model = *explained.model;
    RowExplanation result;
    result.row = row;
    result.prediction = model.predict(row.transpose(), context);
    result.members = votesOn(model, row, context);
    result.effects = effectsOn(model, explained.background, row, context);
    result.nearest = nearestRows(explained, row, result.effects, nearest, context);
    result.interval = intervalAccount(model, result.prediction, result.members);
    result.reasons = intervalReasons(
        {model, row, result.prediction, result.members, result.interval, result.nearest});
    return result;
}

}  // namespace footbridge
