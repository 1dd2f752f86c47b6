// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QTableView;
class QTableWidgetItem;

namespace footbridge {

/// Dresses a table as those of the pages: no grid, no row numbers, no headings that light up, and
/// Tab leaves it.
void makePlain(QTableView& table);
/// A cell that can be selected and not edited; numbers stand right.
QTableWidgetItem* readOnlyItem(const QString& text, bool isNumber = false);

}  // namespace footbridge
