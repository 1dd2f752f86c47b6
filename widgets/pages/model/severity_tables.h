// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/analysis/source_worth.h"
#include "core/severity/severity.h"

class QTableWidget;
class QWidget;

namespace footbridge {

class JobBoard;

// The tables of the Divergence page: copyable, named for screen readers, every cell with a tool
// tip.

QTableWidget* makeLadderTable(JobBoard& board, QWidget* parent);
/// The rungs from the simplest on, the advised one in bold.
void fillLadder(QTableWidget& table, const Advice& advice);

QTableWidget* makeShiftTable(JobBoard& board, QWidget* parent);
/// Largest shift first until sorted by a click; shifts within chance are muted.
void fillShifts(QTableWidget& table, const std::vector<FeatureShift>& shifts);

QTableWidget* makeSourceTable(JobBoard& board, QWidget* parent);
/// `worths`: what each source is worth, where that was measured; else null.
void fillSources(QTableWidget& table, const Severity& severity, const SourceWorths* worths);

}  // namespace footbridge
