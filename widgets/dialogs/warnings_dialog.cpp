// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/warnings_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

QTableWidgetItem* placeItem(std::size_t number) {
    auto* item = new QTableWidgetItem(number > 0 ? QString::number(number) : QStringLiteral("–"));
    item->setTextAlignment(Qt::AlignTop | Qt::AlignRight);
    return item;
}

}  // namespace

WarningsDialog::WarningsDialog(const Table& table, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Warnings of %1").arg(nameText(table.name)));
    resize(640, 360);
    auto* layout = new QVBoxLayout(this);
    auto* list = new QTableWidget(static_cast<int>(table.warnings.size()), 3, this);
    list->setHorizontalHeaderLabels({tr("Line"), tr("Column"), tr("What the import found")});
    list->setAccessibleName(tr("Import warnings"));
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->verticalHeader()->hide();
    // Again with every width, as the sentences wrap.
    list->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    list->setShowGrid(false);
    list->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    list->horizontalHeader()->resizeSection(0, 70);
    list->horizontalHeader()->resizeSection(1, 70);
    for (int row = 0; row < list->rowCount(); ++row) {
        const ImportWarning& warning = table.warnings[static_cast<std::size_t>(row)];
        list->setItem(row, 0, placeItem(warning.line));
        list->setItem(row, 1, placeItem(warning.column));
        auto* words = new QTableWidgetItem(sentence(warning.message));
        words->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
        list->setItem(row, 2, words);
    }
    layout->addWidget(list);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

}  // namespace footbridge
