// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "core/online/live_history.h"
#include "widgets/charts/version_strip.h"

namespace footbridge {

/// What happened last, in one sentence.
QString liveHeadline(const LiveSummary& summary);
/// What taken-up versions and the bounds add to it.
QString liveDetails(const LiveSummary& summary);
/// The last run and what learning from it changed.
QString lastRunText(const LiveSummary& summary);
/// The times of the versions, for above the plot.
QVector<VersionSpan> versionSpans(const LiveSummary& summary);
QString errorText(double share);  ///< "8.3 %", "–" without one

}  // namespace footbridge
