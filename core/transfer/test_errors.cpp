// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/test_errors.h"

#include <algorithm>
#include <limits>

#include "core/metrics/errors.h"

namespace footbridge {

ResponseTransform metricTransform(const Dataset& target) {
    const Rows labelled = target.labelledRows();
    const Vector response = target.response()(labelled);
    return chooseTransform(response, response.size() > 0 && response.minCoeff() > 0);
}

TestScorer::TestScorer(const Dataset& target, const FeatureSchema& schema, const Rows& test) {
    if (test.empty()) return;
    m_transform = metricTransform(target);
    const Vector response = target.response();
    const Vector labelled = response(target.labelledRows());
    // Equal numbers have a variance of a rounding error; to divide by it would say nothing.
    m_variance =
        labelled.minCoeff() < labelled.maxCoeff() ? variance(m_transform.forward(labelled)) : 0;
    m_leastResponse = 1e-3 * labelled.minCoeff();
    m_raw = rawFeatures(target, schema, test);
    m_response = response(test);
    m_v = m_transform.forward(m_response);
}

std::optional<TestErrors> TestScorer::score(const AdaptedModel& model,
                                            const RunContext& context) const {
    if (m_raw.rows() == 0) return std::nullopt;
    const Prediction prediction = model.predict(m_raw, context);
    const bool log = m_transform.kind == ResponseTransform::Kind::Log;
    const Vector v = m_transform.forward(log ? Vector(prediction.value.cwiseMax(m_leastResponse))
                                             : prediction.value);
    TestErrors errors;
    errors.rows = m_raw.rows();
    errors.nmse = normalisedError(v, m_v, m_variance);
    errors.mape = meanAbsolutePercentageError(prediction.value, m_response);
    errors.r2 = rSquared(v, m_v);
    errors.coverage = std::numeric_limits<double>::quiet_NaN();
    if (prediction.lower.size() > 0)
        errors.coverage = (m_response.array() >= prediction.lower.array() &&
                           m_response.array() <= prediction.upper.array())
                              .cast<double>()
                              .mean();
    return errors;
}

}  // namespace footbridge
