// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studies/training_time.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Error while training, of all ways side by side on log axes, with a dot where each reaches the
/// error asked for.
PlotSpec trainingTimePlot(const TrainingTime& study);

/// "from scratch", "2 frozen"
QString wayLabel(const TrainingWay& way);

}  // namespace footbridge
