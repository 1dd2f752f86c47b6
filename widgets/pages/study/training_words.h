// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "core/studies/training_time.h"
#include "widgets/charts/savings_view.h"

namespace footbridge {

/// Which way to begin, and what it saves.
QString trainingHeadline(const TrainingTime& study);
/// What becomes of the final error, and which ways do not reach the error asked for.
QString trainingDetails(const TrainingTime& study);
QVector<SavingsRow> savingsRows(const TrainingTime& study);

}  // namespace footbridge
