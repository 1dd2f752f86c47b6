// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/severity/divergence_view.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// How the response is called and what it is measured in.
struct ResponseName {
    std::string name, unit;
};

/// What the source model says of each shot against its measurement, with the identity, the fitted
/// offset and scale, and what that leaves as a short line to each point. Ids are rows of the
/// target.
PlotSpec sourceAgainstShots(const ShotFit& fit, const ResponseName& response);
/// "Shift × 0.69, slope 0.94, residuals ×/÷ 1.3": the figures of that plot.
QString shotFitCaption(const ShotFit& fit);

/// Rows of sources (discs) and target (squares) by two principal components, coloured by five
/// classes of the response; shots framed. Ids are rows of the target.
PlotSpec rowMapPlot(const RowMap& map, const ResponseName& response);

/// Severity with its band against the number of shots; dashed beyond those at hand.
PlotSpec severityByShots(const std::vector<SeverityPoint>& curve);

}  // namespace footbridge
