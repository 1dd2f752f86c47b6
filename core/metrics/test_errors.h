// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/matrix.h"

namespace footbridge {

/// Errors on rows that the model has not seen.
struct TestErrors {
    Index rows = 0;
    double nmse = 0;      ///< transformed MSE over the variance of v among all labelled target rows
    double mape = 0;      ///< percent
    double r2 = 0;        ///< of v
    double coverage = 0;  ///< share of test rows inside the interval; NaN without one
};

/// What came true at the test rows.
struct TestTruth {
    Vector response, v;   ///< in its own unit, and transformed
    double variance = 1;  ///< of v among all labelled rows; 0 where they are all the same
};

/// What was predicted at the test rows.
struct TestPrediction {
    const Vector& response;
    const Vector& v;
    const Vector &lower, &upper;  ///< of the interval, in the response's unit; empty without one
};

TestErrors testErrors(const TestPrediction& predicted, const TestTruth& truth);

}  // namespace footbridge
