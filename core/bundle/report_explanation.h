// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/bundle/report.h"
#include "core/explain/importance.h"
#include "core/explain/row_explanation.h"

namespace footbridge {

/// A row that the report explains.
struct ReportedRow {
    Index row = 0;        ///< 0-based data row of the target
    double measured = 0;  ///< NaN where it was not
    RowExplanation explanation;
};

/// What the report says of why predictions are what they are.
struct ReportExplanations {
    std::shared_ptr<const ExplainedModel> explained;  ///< of the rows; null without any
    std::vector<ReportedRow> rows;
    std::optional<ModelExplanation> model;
};

/// Finished HTML: the importance of the features, then one part for each row; "" without either.
std::string explanationSection(const ReportExplanations& explanations,
                               const ReportLanguage& language);

}  // namespace footbridge
