// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/import_preview.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>

#include "core/table/role_choice.h"
#include "widgets/charts/theme.h"
#include "widgets/models/roles_model.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

constexpr int kRows = 20, kWarningsHeight = 96;
constexpr std::size_t kMostWarnings = 200;
constexpr int kLineRole = Qt::UserRole;

/// With its line, unless the sentence names it itself.
QString warningText(const ImportWarning& warning) {
    QString text = sentence(warning.message);
    const QString line = QString::number(warning.line);
    if (warning.line == 0 || text.contains(line)) return text;
    return ImportPreview::tr("Line %1: %2").arg(line, text);
}

}  // namespace

ImportPreview::ImportPreview(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_tabs = new QTabWidget(this);
    m_table = new QTableWidget(m_tabs);
    m_table->setObjectName(QStringLiteral("previewRows"));
    m_table->setAccessibleName(tr("Preview"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setMaximumSectionSize(220);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->setToolTip(tr("Click the name of a column, or press F2 in it, to say what it is for"));
    m_lines = new QPlainTextEdit(m_tabs);
    m_lines->setObjectName(QStringLiteral("fileLines"));
    m_lines->setReadOnly(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_lines->setAccessibleName(tr("Lines of the file"));
    m_tabs->addTab(m_table, tr("Rows"));
    m_tabs->addTab(m_lines, tr("File"));
    layout->addWidget(m_tabs, 1);
    m_warnings = new QListWidget(this);
    m_warnings->setObjectName(QStringLiteral("importWarnings"));
    m_warnings->setAccessibleName(tr("What the import found"));
    m_warnings->setFixedHeight(kWarningsHeight);
    m_warnings->setWordWrap(true);
    layout->addWidget(m_warnings);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this,
            &ImportPreview::offerRoles);
    auto* choose = new QAction(tr("Role of the column"), m_table);
    choose->setShortcut(Qt::Key_F2);
    choose->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(choose);
    connect(choose, &QAction::triggered, this, [this] { offerRoles(m_table->currentColumn()); });
    const auto jump = [this](const QListWidgetItem* item) {
        showLine(item->data(kLineRole).toULongLong());
    };
    connect(m_warnings, &QListWidget::itemClicked, this, jump);
    connect(m_warnings, &QListWidget::itemActivated, this, jump);
}

void ImportPreview::setLines(const std::string& bytes) {
    m_lines->setPlainText(QString::fromUtf8(bytes));
}

void ImportPreview::setRoles(const Roles& roles) {
    m_roles = roles;
    showHeaders();
}

void ImportPreview::showTable(const Table& table) {
    const auto columns = static_cast<int>(table.columns.size());
    const int rows = std::min(kRows, static_cast<int>(table.rows()));
    m_table->setColumnCount(columns);
    m_table->setRowCount(rows);
    for (int c = 0; c < columns; ++c) {
        const Column& column = table.columns[static_cast<std::size_t>(c)];
        const bool number = column.type == ColumnType::Number;
        const auto alignment = Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft);
        auto* header = new QTableWidgetItem;
        header->setData(Qt::UserRole, QString::fromStdString(column.name));
        header->setData(Qt::UserRole + 1, number);
        header->setTextAlignment(alignment);
        m_table->setHorizontalHeaderItem(c, header);
        for (int row = 0; row < rows; ++row) {
            auto* item = new QTableWidgetItem(QString::fromStdString(column.text(row)));
            item->setTextAlignment(alignment);
            m_table->setItem(row, c, item);
        }
    }
    showHeaders();
    m_table->resizeColumnsToContents();
    m_warnings->clear();
    const std::size_t shown = std::min(kMostWarnings, table.warnings.size());
    for (std::size_t i = 0; i < shown; ++i) {
        auto* item = new QListWidgetItem(warningText(table.warnings[i]), m_warnings);
        item->setData(kLineRole, qulonglong{table.warnings[i].line});
    }
    m_readable = true;
    colourWarnings();
    if (table.warnings.empty()) m_warnings->addItem(tr("The first rows read without a warning."));
}

void ImportPreview::showProblem(const QString& sentence) {
    m_table->setRowCount(0);
    m_table->setColumnCount(0);
    m_warnings->clear();
    m_warnings->addItem(sentence);
    m_readable = false;
    colourWarnings();
}

void ImportPreview::colourWarnings() {
    const QColor colour = m_readable ? currentTheme().warning : currentTheme().bad;
    for (int i = 0; i < m_warnings->count(); ++i) {
        QListWidgetItem* item = m_warnings->item(i);
        if (!m_readable || item->data(kLineRole).isValid()) item->setForeground(colour);
    }
}

/// Cells and warnings have colours of their own, which follow the theme.
void ImportPreview::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_table) return;
    showHeaders();
    colourWarnings();
}

/// A column's role stands under its name; that of most columns, feature, is left out.
void ImportPreview::showHeaders() {
    for (int c = 0; c < m_table->columnCount(); ++c) {
        QTableWidgetItem* header = m_table->horizontalHeaderItem(c);
        const QString name = header->data(Qt::UserRole).toString();
        const Role role = m_roles.roleOf(name.toStdString());
        const bool number = header->data(Qt::UserRole + 1).toBool();
        header->setText(
            role == Role::Feature ? name : tr("%1 (%2)").arg(name, RolesModel::roleText(role)));
        const int whole = m_table->horizontalHeader()->sectionSizeHint(c);
        if (m_table->columnWidth(c) < whole) m_table->setColumnWidth(c, whole);
        header->setToolTip(
            toolTipText(number ? tr("%1: numbers").arg(name) : tr("%1: categories").arg(name)));
        for (int row = 0; row < m_table->rowCount(); ++row) {
            if (QTableWidgetItem* item = m_table->item(row, c))
                item->setForeground(role == Role::Ignored || role == Role::Id
                                        ? currentTheme().muted
                                        : currentTheme().text);
        }
    }
}

void ImportPreview::offerRoles(int column) {
    if (column < 0 || column >= m_table->columnCount()) return;
    const QTableWidgetItem* header = m_table->horizontalHeaderItem(column);
    const QString name = header->data(Qt::UserRole).toString();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("roleMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Role role : {Role::Feature, Role::Response, Role::Ignored, Role::Id}) {
        QAction* action = menu->addAction(RolesModel::roleText(role), this,
                                          [this, name, role] { setRole(name, role); });
        action->setCheckable(true);
        action->setChecked(m_roles.roleOf(name.toStdString()) == role);
        action->setEnabled(role != Role::Response || header->data(Qt::UserRole + 1).toBool());
    }
    const QHeaderView* titles = m_table->horizontalHeader();
    menu->popup(
        titles->mapToGlobal(QPoint(titles->sectionViewportPosition(column), titles->height())));
}

void ImportPreview::setRole(const QString& column, Role role) {
    const std::string name = column.toStdString();
    if (role != Role::Feature) std::erase(m_roles.groups, name);
    giveRole(m_roles, name, role);
    showHeaders();
    Q_EMIT rolesChanged();
}

void ImportPreview::showLine(std::size_t line) {
    if (line == 0) return;
    const QTextBlock block = m_lines->document()->findBlockByNumber(static_cast<int>(line) - 1);
    if (!block.isValid()) return;
    m_tabs->setCurrentWidget(m_lines);
    QTextCursor cursor(block);
    cursor.select(QTextCursor::LineUnderCursor);
    m_lines->setTextCursor(cursor);
    m_lines->centerCursor();
    m_lines->setFocus();
}

}  // namespace footbridge
