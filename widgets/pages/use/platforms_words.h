// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include "widgets/charts/interval_list.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/workspace/platform_desk.h"

namespace footbridge {

/// The answer for one run: which platform, how surely, and at what risk.
QString adviceText(const PlatformModel& model, const QString& run, const Recommendation& advice);
/// What else there is to say: the next platform, the gain over today's, and who would gain most.
QString adviceDetails(const PlatformModel& model, const Vector& vector, Index today,
                      const std::vector<PlatformRun>& advice);

/// Platforms from the fastest to the slowest of a vector.
std::vector<Index> inOrder(const Vector& vector);
/// The first `most` of the vector with intervals and what was measured.
QVector<IntervalRow> vectorRows(const PlatformModel& model, const PlatformDesk::Predicted& shown,
                                Index row, Index most);

/// What points of the map can be coloured by.
struct MapColours {
    QStringList names;  ///< application, fastest platform, then the features
    Column column(const PlatformDesk::Trained& trained, const PlatformDesk::Predicted& shown,
                  int choice) const;
};
MapColours mapColours(const PlatformDesk::Trained& trained);
/// The rows that are shown in colours; those that were learned from behind them where they differ.
PlotSpec latentMapPlot(const PlatformDesk::Trained& trained, const PlatformDesk::Predicted& shown,
                       const Column& colours);
PlotSpec orderRocPlot(const std::vector<EvaluatedMethod>& methods);

}  // namespace footbridge
