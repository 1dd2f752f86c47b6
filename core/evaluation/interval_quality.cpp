// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/interval_quality.h"

#include "core/metrics/conformal.h"

namespace footbridge {

IntervalQuality intervalQuality(const StrategyResult& result, const Vector& v,
                                const Matrix& testRaw, const Vector& testResponse,
                                const ResponseTransform& transform, const RunContext& context) {
    IntervalQuality quality;
    if (result.outOfFold.size() != v.size() || testRaw.rows() == 0) return quality;
    AdaptedModel model = result.model;
    const auto measure = [&](double level, double& coverage, double& width) {
        model.interval = conformalWidth(v - result.outOfFold, level);
        if (!model.interval || model.interval->level != level) return;
        const Prediction prediction = model.predict(testRaw, context);
        coverage = (testResponse.array() >= prediction.lower.array() &&
                    testResponse.array() <= prediction.upper.array())
                       .cast<double>()
                       .mean();
        const Vector low = transform.forward(prediction.lower);
        width = (transform.forward(prediction.upper) - low).mean() / 2;
    };
    measure(0.8, quality.coverage80, quality.width80);
    measure(0.9, quality.coverage90, quality.width90);
    return quality;
}

}  // namespace footbridge
