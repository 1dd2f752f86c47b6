// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/test_errors.h"

#include <limits>

#include "core/metrics/errors.h"

namespace footbridge {

TestErrors testErrors(const TestPrediction& predicted, const TestTruth& truth) {
    TestErrors errors;
    errors.rows = truth.response.size();
    errors.nmse = normalisedError(predicted.v, truth.v, truth.variance);
    errors.mape = meanAbsolutePercentageError(predicted.response, truth.response);
    errors.r2 = rSquared(predicted.v, truth.v);
    errors.coverage = std::numeric_limits<double>::quiet_NaN();
    if (predicted.lower.size() > 0)
        errors.coverage = (truth.response.array() >= predicted.lower.array() &&
                           truth.response.array() <= predicted.upper.array())
                              .cast<double>()
                              .mean();
    return errors;
}

}  // namespace footbridge
