// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace footbridge {

class JobBoard;

/// Puts the selected cells of a view on the clipboard, tab-separated, at full precision.
void copySelection(const QAbstractItemView& view);
/// Ctrl+C in the view copies its selection; its context menu copies and exports.
void makeCopyable(QAbstractItemView* view, JobBoard& board);

}  // namespace footbridge
