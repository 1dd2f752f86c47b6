// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/plain_table.h"

#include <QHeaderView>
#include <QTableView>
#include <QTableWidgetItem>

namespace footbridge {

void makePlain(QTableView& table) {
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
}

QTableWidgetItem* readOnlyItem(const QString& text, bool isNumber) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

}  // namespace footbridge
