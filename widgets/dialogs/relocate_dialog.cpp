// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/relocate_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/words/name_text.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

enum RelocatedColumn { FoundName, FoundState, FoundPath, FoundColumns };

QString stateText(const FoundTable& table) {
    if (!table.dataset) return RelocateDialog::tr("Not found");
    return table.changed ? RelocateDialog::tr("Changed") : RelocateDialog::tr("As it was");
}

}  // namespace

RelocateDialog::RelocateDialog(FoundSession found, QWidget* parent)
    : QDialog(parent), m_found(std::move(found)) {
    setWindowTitle(tr("Tables of %1").arg(nameText(QFileInfo(m_found.path).fileName())));
    resize(760, 360);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* words = new QLabel(
        tr("Some tables of this session have moved or changed since it was saved. Choose where "
           "they are now, or open the session with what is there."),
        this);
    words->setWordWrap(true);
    layout->addWidget(words);
    m_table = new QTableWidget(static_cast<int>(m_found.tables.size()), FoundColumns, this);
    m_table->setObjectName(QStringLiteral("sessionTables"));
    m_table->setAccessibleName(tr("Tables of the session"));
    m_table->setHorizontalHeaderLabels({tr("Table"), tr("State"), tr("File")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    layout->addWidget(m_table, 1);

    auto* buttons = new QDialogButtonBox(this);
    m_browse = buttons->addButton(tr("Find the file…"), QDialogButtonBox::ActionRole);
    m_browse->setObjectName(QStringLiteral("findFile"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_open = buttons->addButton(tr("Open anyway"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(QStringLiteral("openAnyway"));
    m_open->setProperty("primary", true);
    dressButtons(*buttons);
    layout->addWidget(buttons);

    int firstBad = -1;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < FoundColumns; ++column)
            m_table->setItem(row, column, new QTableWidgetItem);
        showRow(row);
        if (firstBad < 0 && !m_found.tables[static_cast<std::size_t>(row)].isAsSaved())
            firstBad = row;
    }
    m_table->selectRow(std::max(0, firstBad));
    connect(m_browse, &QPushButton::clicked, this, [this] { browse(m_table->currentRow()); });
    connect(m_table, &QTableWidget::itemActivated, this,
            [this](const QTableWidgetItem* item) { browse(item->row()); });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RelocateDialog::showButtons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        Q_EMIT openAnyway();
        accept();
    });
    showButtons();
}

QStringList RelocateDialog::paths() const {
    QStringList paths;
    for (const FoundTable& table : m_found.tables) paths << table.path;
    return paths;
}

void RelocateDialog::showRow(int row) {
    const FoundTable& table = m_found.tables[static_cast<std::size_t>(row)];
    m_table->item(row, FoundName)
        ->setText(table.isTarget ? tr("Target: %1").arg(nameText(table.saved.label))
                                 : tr("Source: %1").arg(nameText(table.saved.label)));
    m_table->item(row, FoundState)->setText(stateText(table));
    m_table->item(row, FoundState)->setToolTip(toolTipText(table.problem));
    m_table->item(row, FoundPath)->setText(table.path);
    m_table->item(row, FoundPath)->setToolTip(toolTipText(table.path));
}

void RelocateDialog::browse(int row) {
    if (row < 0) return;
    const FoundTable& table = m_found.tables[static_cast<std::size_t>(row)];
    const QString title = tr("Where is %1?").arg(nameText(QFileInfo(table.path).fileName()));
    auto* dialog = new QFileDialog(this, title, QFileInfo(table.path).path(),
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, row](const QString& path) { choose(row, path); });
    dialog->open();
}

void RelocateDialog::choose(int row, const QString& path) {
    m_found.tables.at(static_cast<std::size_t>(row)).path = path;
    m_found.tables.at(static_cast<std::size_t>(row)).dataset.reset();
    Q_EMIT lookAgain();
    accept();
}

void RelocateDialog::showButtons() {
    m_browse->setEnabled(m_table->currentRow() >= 0);
    m_open->setEnabled(std::ranges::any_of(
        m_found.tables, [](const FoundTable& table) { return table.dataset.has_value(); }));
}

}  // namespace footbridge
