// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/dataset_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "core/table/ignored_columns.h"
#include "widgets/jobs/table_work.h"
#include "widgets/models/dataset_model.h"
#include "widgets/models/roles_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kColumnRow = 28;
/// Rows looked at when columns are made as wide as their contents.
constexpr int kDatasetRowsMeasured = 50;

/// Chooses a role from a list.
class RoleDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex&) const override {
        auto* combo = new QComboBox(parent);
        for (const Role role : {Role::Feature, Role::Response, Role::Ignored, Role::Id}) {
            combo->addItem(RolesModel::roleText(role), static_cast<int>(role));
        }
        connect(combo, &QComboBox::activated, this, [this, combo] {
            auto* self = const_cast<RoleDelegate*>(this);
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        });
        QTimer::singleShot(0, combo, &QComboBox::showPopup);
        return combo;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        static_cast<QComboBox*>(editor)->setCurrentIndex(index.data(Qt::EditRole).toInt());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData(), Qt::EditRole);
    }
};

void dress(QTableView* view, JobBoard& board) {
    view->setAlternatingRowColors(false);
    view->setShowGrid(false);
    view->verticalHeader()->setDefaultSectionSize(kColumnRow);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->horizontalHeader()->setHighlightSections(false);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setTabKeyNavigation(false);
    makeCopyable(view, board);
}

}  // namespace

DatasetPanel::DatasetPanel(JobBoard& board, QWidget* parent)
    : QWidget(parent),
      m_roles(new RolesModel(this)),
      m_rows(new DatasetModel(this)),
      m_filterDelay(new QTimer(this)) {
    orderInBackground(*m_rows, board);
    summariseInBackground(*m_roles, board);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(this);
    splitter->setHandleWidth(kCardSpacing);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeColumns(board));
    splitter->addWidget(makeRows(board));
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({560, 480});
    layout->addWidget(splitter);

    m_filterDelay->setSingleShot(true);
    m_filterDelay->setInterval(kFilterDelayMilliseconds);
    connect(m_filterDelay, &QTimer::timeout, this, [this] { m_rows->setFilter(m_filter->text()); });
    connect(m_filter, &QLineEdit::textChanged, m_filterDelay, qOverload<>(&QTimer::start));
    connect(m_rows, &DatasetModel::orderChanged, this, &DatasetPanel::countRows);
    connect(m_roles, &RolesModel::rolesEdited, this, &DatasetPanel::rolesEdited);
}

QWidget* DatasetPanel::makeColumns(JobBoard& board) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("columnsCard"));
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Columns"), "heading", this), 1);
    head->addWidget(makeRoleButton(card));
    layout->addLayout(head);
    m_ignored = makeLabel({}, "caption", card);
    m_ignored->setObjectName(QStringLiteral("ignoredColumns"));
    m_ignored->setWordWrap(true);
    layout->addWidget(m_ignored);
    m_rolesView = new QTableView(card);
    m_rolesView->setModel(m_roles);
    m_rolesView->setItemDelegateForColumn(RolesModel::RoleOf, new RoleDelegate(m_rolesView));
    m_rolesView->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
        QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_rolesView->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(m_rolesView->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const auto count = selectedColumns().size();
        m_giveRole->setEnabled(count > 0);
        // A table has one response.
        m_giveRole->menu()->actions().at(1)->setEnabled(count == 1);
    });
    m_rolesView->setAccessibleName(tr("Columns and their roles"));
    m_rolesView->setObjectName(QStringLiteral("rolesView"));
    // Names of counters begin alike.
    m_rolesView->setTextElideMode(Qt::ElideMiddle);
    m_rolesView->verticalHeader()->hide();
    dress(m_rolesView, board);
    QHeaderView* header = m_rolesView->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    widenSection(header, RolesModel::Name, 140);
    widenSection(header, RolesModel::RoleOf, 92);
    widenSection(header, RolesModel::Group, 64);
    widenSection(header, RolesModel::Unit, 48);
    connect(m_rolesView, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == RolesModel::RoleOf) m_rolesView->edit(index);
    });
    layout->addWidget(m_rolesView);
    return card;
}

QPushButton* DatasetPanel::makeRoleButton(QWidget* parent) {
    m_giveRole = new QPushButton(tr("Role"), parent);
    m_giveRole->setObjectName(QStringLiteral("giveRole"));
    m_giveRole->setToolTip(tr("Gives all selected columns one role"));
    m_giveRole->setEnabled(false);
    auto* menu = new QMenu(m_giveRole);
    for (const Role role : {Role::Feature, Role::Response, Role::Ignored, Role::Id})
        menu->addAction(RolesModel::roleText(role), this,
                        [this, role] { m_roles->giveRole(selectedColumns(), role); });
    m_giveRole->setMenu(menu);
    return m_giveRole;
}

QList<int> DatasetPanel::selectedColumns() const {
    QList<int> rows;
    for (const QModelIndex& index : m_rolesView->selectionModel()->selectedIndexes())
        if (!rows.contains(index.row())) rows << index.row();
    std::ranges::sort(rows);
    return rows;
}

/// Why columns are proposed as ignored, for those that still are.
void DatasetPanel::showIgnored(const Dataset& dataset) {
    constexpr qsizetype kShown = 2;
    QStringList reasons;
    for (const IgnoredColumn& column : m_ignorable)
        if (const Role role = dataset.roles.roleOf(column.name);
            role == Role::Ignored || role == Role::Id)
            reasons << sentence(column.reason);
    QStringList shown = reasons.mid(0, kShown);
    if (reasons.size() > kShown)
        shown << tr("%n more column(s) are proposed as ignored.", nullptr,
                    static_cast<int>(reasons.size() - kShown));
    m_ignored->setVisible(!reasons.isEmpty());
    m_ignored->setText(shown.join(QLatin1Char('\n')));
    m_ignored->setToolTip(toolTipText(reasons.join(QLatin1Char('\n'))));
}

QWidget* DatasetPanel::makeRows(JobBoard& board) {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("rowsCard"));
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Rows"), "heading", this));
    m_count = makeLabel({}, "caption", this);
    head->addWidget(m_count, 1);
    m_filter = new QLineEdit(card);
    m_filter->setPlaceholderText(tr("Filter: text, or n > 64"));
    m_filter->setToolTip(tr("Text found in any cell, or a condition on one column such as n > 64"));
    m_filter->setAccessibleName(tr("Filter rows"));
    m_filter->setObjectName(QStringLiteral("rowFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(220);
    m_filter->setMinimumWidth(
        std::min(220, m_filter->fontMetrics().horizontalAdvance(m_filter->placeholderText()) + 36));
    m_useAsShots = new QPushButton(tr("Use as shots"), card);
    m_useAsShots->setObjectName(QStringLiteral("useAsShots"));
    m_useAsShots->setToolTip(
        tr("The adaptation learns from the selected rows; the other measured rows test it"));
    m_useAsShots->setEnabled(false);
    head->addWidget(m_useAsShots);
    head->addWidget(m_filter);
    layout->addLayout(head);
    m_rowsView = new QTableView(card);
    m_rowsView->setModel(m_rows);
    m_rowsView->setAccessibleName(tr("Rows of the selected dataset"));
    m_rowsView->setObjectName(QStringLiteral("rowsView"));
    m_rowsView->setSortingEnabled(false);
    m_rowsView->setWordWrap(false);
    dress(m_rowsView, board);
    m_rowsView->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_rowsView->horizontalHeader()->setSectionsClickable(true);
    m_rowsView->horizontalHeader()->setResizeContentsPrecision(kDatasetRowsMeasured);
    m_rowsView->horizontalHeader()->setMinimumSectionSize(64);
    m_rowsView->horizontalHeader()->setMaximumSectionSize(320);
    QHeaderView* header = m_rowsView->horizontalHeader();
    connect(header, &QHeaderView::sectionClicked, this, [this, header](int column) {
        const bool again =
            header->isSortIndicatorShown() && header->sortIndicatorSection() == column;
        const auto order = again && header->sortIndicatorOrder() == Qt::AscendingOrder
                               ? Qt::DescendingOrder
                               : Qt::AscendingOrder;
        header->setSortIndicatorShown(true);
        header->setSortIndicator(column, order);
        m_rows->sort(column, order);
    });
    connect(m_useAsShots, &QPushButton::clicked, this,
            [this] { Q_EMIT shotsMarked(selectedRows()); });
    connect(m_rowsView->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_useAsShots->setEnabled(m_rowsView->selectionModel()->hasSelection()); });
    layout->addWidget(m_rowsView);
    return card;
}

Rows DatasetPanel::selectedRows() const {
    Rows rows;
    for (const QItemSelectionRange& range : m_rowsView->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(m_rows->tableRow(row));
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void DatasetPanel::setDataset(const Dataset& dataset, bool isTarget) {
    m_useAsShots->setVisible(isTarget);
    const bool another = dataset.table != m_roles->dataset().table;
    m_roles->setDataset(dataset);
    if (another)
        m_ignorable =
            dataset.table ? columnsToIgnore(*dataset.table) : std::vector<IgnoredColumn>();
    showIgnored(dataset);
    if (another) {
        m_filter->clear();
        m_filterDelay->stop();
        m_rowsView->horizontalHeader()->setSortIndicatorShown(false);
    }
    m_rows->setDataset(dataset);
    if (another) m_rowsView->resizeColumnsToContents();
    countRows();
}

void DatasetPanel::countRows() {
    const QString all = countText(m_rows->allRows());
    m_count->setText(m_rows->shownRows() == m_rows->allRows()
                         ? all
                         : tr("%1 of %2").arg(countText(m_rows->shownRows()), all));
}

}  // namespace footbridge
