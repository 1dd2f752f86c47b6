// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/open_tables_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
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
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

enum OpenedColumn { Name, Size, Purpose, ColumnCount };

}  // namespace

OpenTablesDialog::OpenTablesDialog(const QStringList& paths, bool targetMissing, const QString& all,
                                   QWidget* parent)
    : QDialog(parent), m_paths(paths) {
    setWindowTitle(tr("Open"));
    resize(560, 320);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* words = new QLabel(tr("A source is a platform you know; the target is the new one, with "
                                "only a few measured runs."),
                             this);
    words->setWordWrap(true);
    layout->addWidget(words);
    m_table = new QTableWidget(static_cast<int>(paths.size()), ColumnCount, this);
    m_table->setHorizontalHeaderLabels({tr("File"), tr("Size"), tr("Open as")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeaderItem(Size)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setAccessibleName(tr("Files to open"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(36);
    m_table->horizontalHeader()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->resizeSection(Purpose, 150);
    layout->addWidget(m_table, 1);

    const auto smallest = std::ranges::min_element(
        paths, {}, [](const QString& path) { return QFileInfo(path).size(); });
    for (int row = 0; row < paths.size(); ++row) {
        const QFileInfo file(paths[row]);
        m_table->setItem(row, Name, new QTableWidgetItem(file.fileName()));
        m_table->item(row, Name)->setToolTip(toolTipText(paths[row]));
        m_table->setItem(row, Size, new QTableWidgetItem(sizeText(file.size())));
        m_table->item(row, Size)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* box = new QComboBox(m_table);
        box->setObjectName(QStringLiteral("use%1").arg(row));
        box->setAccessibleName(tr("Open %1 as").arg(nameText(file.fileName())));
        box->addItem(tr("Source"), static_cast<int>(Use::Source));
        box->addItem(tr("Target"), static_cast<int>(Use::Target));
        box->addItem(tr("Nothing"), static_cast<int>(Use::Nothing));
        const bool target = targetMissing && paths.size() > 1 && paths[row] == *smallest;
        box->setCurrentIndex(target ? 1 : 0);
        m_table->setCellWidget(row, Purpose, box);
        connect(box, &QComboBox::currentIndexChanged, this, [this, row] {
            keepOneTarget(row);
            showButtons();
        });
    }
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(QStringLiteral("openTables"));
    m_open->setProperty("primary", true);
    if (!all.isEmpty()) {
        QPushButton* together =
            buttons->addButton(tr("All as &one table…"), QDialogButtonBox::ActionRole);
        together->setObjectName(QStringLiteral("oneTable"));
        together->setToolTip(
            tr("Puts the rows of all files below each other, with columns for what their names "
               "differ by"));
        connect(together, &QPushButton::clicked, this, [this, all] {
            reject();
            Q_EMIT oneTableWanted(all);
        });
    }
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showButtons();
}

OpenTablesDialog::Use OpenTablesDialog::use(int row) const {
    const auto* box = static_cast<const QComboBox*>(m_table->cellWidget(row, Purpose));
    return static_cast<Use>(box->currentData().toInt());
}

void OpenTablesDialog::keepOneTarget(int row) {
    if (use(row) != Use::Target) return;
    for (int other = 0; other < m_table->rowCount(); ++other) {
        if (other == row || use(other) != Use::Target) continue;
        static_cast<QComboBox*>(m_table->cellWidget(other, Purpose))->setCurrentIndex(0);
    }
}

void OpenTablesDialog::showButtons() {
    m_open->setEnabled(!sources().isEmpty() || !target().isEmpty());
}

QStringList OpenTablesDialog::sources() const {
    QStringList sources;
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (use(row) == Use::Source) sources << m_paths[row];
    return sources;
}

QString OpenTablesDialog::target() const {
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (use(row) == Use::Target) return m_paths[row];
    return {};
}

}  // namespace footbridge
