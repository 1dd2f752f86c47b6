// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/recommendation.h"
#include "core/costs/request_study.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

QString practiceLabel(const PracticeStudy& practice);

/// Share of killed runs against what is requested and not used, for all paddings and bounds, with
/// today's practices and the recommendation marked. A practice has the same colour in both plots.
PlotSpec killedAgainstWaste(const RequestStudy& study);
/// Expected cost of each practice against the cost ratio, with 95 % intervals at `ratio`.
PlotSpec costAgainstRatio(const RequestStudy& study, double ratio);
/// Price against time of all alternatives; the point of one has its position as id.
PlotSpec priceAgainstTime(const std::vector<Alternative>& alternatives,
                          const PlaceRecommendation& recommendation, const QString& timeUnit);

}  // namespace footbridge
