// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// The plot with its points coloured by a column whose rows their ids are: a colour for each of the
/// most frequent levels and one for all others, or a ramp over at most five classes of a number
/// that hold about as many points each. Rows without a value stay muted; hollow points stay hollow.
PlotSpec colouredBy(PlotSpec spec, const Column& column);

}  // namespace footbridge
