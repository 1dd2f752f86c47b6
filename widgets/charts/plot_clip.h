// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/plot_frame.h"

namespace footbridge {

/// The part of a plot that these ranges show, with the ranges fixed. Qt's SVG writer knows no
/// clipping, so what is outside has to be cut away before.
PlotSpec clipped(const PlotSpec& spec, const HomeRanges& ranges);

}  // namespace footbridge
