// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/plot_spec.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// What a layer is drawn in.
inline QColor colourOf(const PlotLayer& layer, const Theme& theme) {
    return layer.ramp >= 0 ? theme.rampColour(layer.ramp) : theme.seriesColour(layer.colour);
}

}  // namespace footbridge
