// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/interval_quality.h"

#include "core/metrics/conformal.h"
#include "core/metrics/group_residuals.h"

namespace footbridge {

IntervalQuality intervalQuality(const StrategyResult& result, const Vector& v,
                                const Matrix& testRaw, const Vector& testResponse,
                                const RunContext& context, const std::vector<int>& groups) {
    IntervalQuality quality;
    if (result.outOfFold.size() != v.size() || testRaw.rows() == 0 || !result.model.interval)
        return quality;
    const Vector residuals =
        largestOfGroups(scaledResiduals(v, result.outOfFold, result.outOfFoldSpread), groups);
    const Prediction prediction = result.model.predict(testRaw, context);
    const ResponseTransform& transform = result.model.transform;
    const Vector low = transform.forward(prediction.lower);
    const Vector high = transform.forward(prediction.upper);
    const Vector truth = transform.forward(testResponse);
    const auto shown = conformalWidth(residuals, result.model.interval->level);
    const auto measure = [&](double level, double& coverage, double& width) {
        const auto wanted = conformalWidth(residuals, level);
        if (!wanted || wanted->level != level || !shown || shown->halfWidth <= 0) return;
        // Intervals of all levels have the same centre and are proportional to each other.
        const Vector half = (high - low) / 2 * (wanted->halfWidth / shown->halfWidth);
        coverage = ((truth - (high + low) / 2).array().abs() <= half.array()).cast<double>().mean();
        width = half.mean();
    };
    measure(0.8, quality.coverage80, quality.width80);
    measure(0.9, quality.coverage90, quality.width90);
    return quality;
}

}  // namespace footbridge
