// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/transfer/adapted_model.h"

class QLabel;
class QVBoxLayout;

namespace footbridge {

/// Adds a heading over a part of an explanation; gives the caption beside it, which wraps.
QLabel* addExplanationHead(QVBoxLayout& layout, const QString& title, const QString& caption = {});

QString featureName(const AdaptedModel& model, Index feature);

}  // namespace footbridge
