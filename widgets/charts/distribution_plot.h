// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Distributions of one matched feature in source and target, as densities.
PlotSpec distributions(const Column& source, const Column& target, const QString& sourceLabel,
                       const QString& targetLabel);

}  // namespace footbridge
