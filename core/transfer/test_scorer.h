// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/metrics/test_errors.h"
#include "core/table/dataset.h"
#include "core/table/response.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// The transform that errors are measured in: ln y if all labelled responses of the target are
/// positive, else asinh(y / median |y|) (METHODS.md, "Response").
ResponseTransform metricTransform(const Dataset& target);

/// The labelled rows that models have not seen, and the scale on which they are measured: the one
/// place that looks at them.
class UnseenRows {
  public:
    UnseenRows() = default;
    UnseenRows(const Dataset& target, const Rows& test);  ///< at least one row
    TestErrors errors(const Prediction& predicted) const;
    const Vector& response() const { return m_truth.response; }

  private:
    ResponseTransform m_transform;
    TestTruth m_truth;
    double m_leastResponse = 0;  ///< below every positive response: for models that may say 0
};

/// Measures models on labelled rows that they have not seen.
class TestScorer {
  public:
    TestScorer(const Dataset& target, const FeatureSchema& schema, const Rows& test);
    /// Of the test rows; nothing without any. Throws Cancelled.
    std::optional<Prediction> predict(const AdaptedModel& model, const RunContext& context) const;
    const UnseenRows& unseen() const { return m_unseen; }
    /// Nothing without test rows. Throws Cancelled.
    std::optional<TestErrors> score(const AdaptedModel& model, const RunContext& context) const;

  private:
    UnseenRows m_unseen;
    Matrix m_raw;
};

}  // namespace footbridge
