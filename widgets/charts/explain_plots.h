// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/importance.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// How the prediction follows one feature, with the middle 80 % of rows as a band; bars for a
/// category.
PlotSpec effectCurvePlot(const AdaptedModel& model, const EffectCurve& curve);

/// By how much the error grows when each feature is shuffled, with the spread of the repeats.
PlotSpec importanceBars(const ModelExplanation& explanation);

/// A raw value of a feature as people write it; "–" where it is missing.
QString featureValueText(const Feature& feature, double value);

}  // namespace footbridge
