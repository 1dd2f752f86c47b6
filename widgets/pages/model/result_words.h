// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/transfer/adapter.h"

namespace footbridge {

/// What the Results page says about a run: whether transfer paid, with its figures.
QString resultSentence(const Adaptation& adaptation, std::size_t position);
/// Why the strategy that predicts was chosen; "" without results.
QString reasonSentence(const Adaptation& adaptation);
/// Which parts carry it, the largest first, and how much is noise; "" where it has none.
QString partsSentence(const Adaptation& adaptation);
/// The noise of repeated measurements, below which no model gets; "" where none repeat.
QString noiseSentence(const Adaptation& adaptation);

/// What to compare over the number of shots: the best strategy, the best on the shots alone, and
/// the one shown.
std::vector<Strategy> curveStrategies(const Adaptation& adaptation, std::size_t shown);

}  // namespace footbridge
