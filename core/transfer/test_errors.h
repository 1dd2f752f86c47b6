// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/transfer/adapter.h"

namespace footbridge {

/// The transform that errors are measured in: ln y if all labelled responses of the target are
/// positive, else asinh(y / median |y|) (METHODS.md, "Response").
ResponseTransform metricTransform(const Dataset& target);

/// Measures models on labelled rows that they have not seen: the one place that looks at them.
class TestScorer {
  public:
    TestScorer(const Dataset& target, const FeatureSchema& schema, const Rows& test);
    /// Nothing without test rows. Throws Cancelled.
    std::optional<TestErrors> score(const AdaptedModel& model, const RunContext& context) const;

  private:
    ResponseTransform m_transform;
    Matrix m_raw;
    Vector m_response, m_v;
    double m_variance = 1;
    double m_leastResponse = 0;  ///< below every positive response: for models that may say 0
};

}  // namespace footbridge
