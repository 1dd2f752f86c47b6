// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/severity/severity_of.h"

namespace footbridge {

/// Severity from one table to another by some labelled rows of the second.
struct SeverityCell {
    std::optional<double> headline;  ///< absent on the diagonal and where it was not measurable
    double bandLow = 0, bandHigh = 1;
    double gate = 1, factor = 1;
    Index shots = 0;
    bool matched = false;  ///< no feature is shared: columns were paired by their shapes
    bool weakSource = false, rough = false;
    Message summary;  ///< in words, or why there is no headline
};

/// All directed pairs of some tables; cells[i][j] goes from table i to table j.
struct SeverityMatrix {
    std::vector<std::string> labels;
    std::vector<std::vector<SeverityCell>> cells;
};

struct SeverityMatrixOptions {
    Index shots =
        50;  ///< labelled rows of each target, drawn with the seed; all where there are fewer
    std::function<void(std::size_t from, std::size_t to, const SeverityCell&)>
        onCell;  ///< as each is measured, one at a time, on a working thread
};

/// The model of table `source` on these columns (empty: all its own), trained in its own unit.
/// Called from several threads at once when there are several.
using SourceModelOf = std::function<std::shared_ptr<const SourceModel>(
    std::size_t source, const std::vector<std::string>& columns, ResponseTransform::Kind kind)>;

/// A table without a response or with fewer than 5 labelled rows has no cells. The numbers do not
/// depend on the threads. Throws Cancelled, as checkNumbers() and what `modelOf` throws.
SeverityMatrix severityMatrix(std::span<const Dataset> tables, const SourceModelOf& modelOf,
                              const SeverityMatrixOptions& options, const RunContext& context);

}  // namespace footbridge
