// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/table/table.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Distributions of one matched feature in source and target, as densities.
PlotSpec distributions(const Column& source, const Column& target, const QString& sourceLabel,
                       const QString& targetLabel);

/// One table's part in a plot of distributions; without a column it is left out.
struct DistributionSide {
    const Column* column = nullptr;
    QString label;
    std::string unit;  ///< "" unknown
    int colour = 0;    ///< position in the palette
};
/// The same of any number of tables, in the unit of the first that has one.
PlotSpec distributions(const std::vector<DistributionSide>& sides);

}  // namespace footbridge
