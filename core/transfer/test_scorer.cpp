// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/test_scorer.h"

#include "core/metrics/errors.h"

namespace footbridge {

ResponseTransform metricTransform(const Dataset& target) {
    const Rows labelled = target.labelledRows();
    const Vector response = target.response()(labelled);
    return chooseTransform(response, response.size() > 0 && response.minCoeff() > 0);
}

UnseenRows::UnseenRows(const Dataset& target, const Rows& test)
    : m_transform(metricTransform(target)) {
    const Vector response = target.response();
    const Vector labelled = response(target.labelledRows());
    // Equal numbers have a variance of a rounding error; to divide by it would say nothing.
    m_truth.variance =
        labelled.minCoeff() < labelled.maxCoeff() ? variance(m_transform.forward(labelled)) : 0;
    m_truth.response = response(test);
    m_truth.v = m_transform.forward(m_truth.response);
    m_leastResponse = 1e-3 * labelled.minCoeff();
}

TestErrors UnseenRows::errors(const Prediction& predicted) const {
    const bool log = m_transform.kind == ResponseTransform::Kind::Log;
    const Vector v = m_transform.forward(log ? Vector(predicted.value.cwiseMax(m_leastResponse))
                                             : predicted.value);
    return testErrors({predicted.value, v, predicted.lower, predicted.upper}, m_truth);
}

TestScorer::TestScorer(const Dataset& target, const FeatureSchema& schema, const Rows& test) {
    if (test.empty()) return;
    m_unseen = UnseenRows(target, test);
    m_raw = rawFeatures(target, schema, test);
}

std::optional<TestErrors> TestScorer::score(const AdaptedModel& model,
                                            const RunContext& context) const {
    const auto predicted = predict(model, context);
    if (!predicted) return std::nullopt;
    return m_unseen.errors(*predicted);
}

std::optional<Prediction> TestScorer::predict(const AdaptedModel& model,
                                              const RunContext& context) const {
    if (m_raw.rows() == 0) return std::nullopt;
    return model.predict(m_raw, context);
}

}  // namespace footbridge
