// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "core/analysis/source_worth.h"
#include "core/severity/severity.h"

namespace footbridge {

/// How far the headline can be trusted, by the width of its band.
enum class Confidence { Low, Medium, High };
Confidence confidenceOf(const Severity& severity);
QString confidenceLabel(Confidence confidence);
QString confidenceToolTip(const Severity& severity);

// What a figure means, for its tool tip, as rich text.
QString headlineToolTip(const Severity& severity);
QString componentToolTip(const SeverityComponent& component);
QString sourceToolTip(double angle, bool closest, const SourceWorth* worth);
QString shiftToolTip(const FeatureShift& shift);

/// What a way to predict the target does, for its tool tip.
QString rungToolTip(const std::string& key);

}  // namespace footbridge
