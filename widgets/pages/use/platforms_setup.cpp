// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_setup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/models/cell_alignment.h"
#include "widgets/pages/choice_delegate.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/use/counter_names_dialog.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/platform_desk.h"

namespace footbridge {

namespace {

enum Use { AsFeature, AsPlatform, AsTime, AsGroup, AsIgnored };
constexpr int kName = 0, kUse = 1, kContents = 2, kUseRow = 28, kValues = 4;

QStringList useTexts() {
    return {PlatformsSetup::tr("Describes the run"), PlatformsSetup::tr("Platform"),
            PlatformsSetup::tr("Run time"), PlatformsSetup::tr("Belongs together"),
            PlatformsSetup::tr("Left out")};
}

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

Use useOf(const PlatformColumns& columns, const std::string& name) {
    if (columns.platform == name) return AsPlatform;
    if (contains(columns.times, name)) return AsTime;
    if (contains(columns.groups, name)) return AsGroup;
    return contains(columns.ignored, name) ? AsIgnored : AsFeature;
}

/// The first of its values, or of its levels.
QString contentsOf(const Column& column) {
    QStringList values;
    if (column.type == ColumnType::Category) {
        for (std::size_t i = 0; i < std::min<std::size_t>(kValues, column.levels.size()); ++i)
            values << QString::fromStdString(column.levels[i]);
        if (column.levels.size() > kValues) values << QStringLiteral("…");
    } else {
        for (Index row = 0; row < std::min<Index>(kValues, column.rows()); ++row)
            values << numberText(column.numbers[static_cast<std::size_t>(row)]);
        if (column.rows() > kValues) values << QStringLiteral("…");
    }
    return values.join(QStringLiteral(", "));
}

}  // namespace

PlatformsSetup::PlatformsSetup(PlatformDesk& desk, QWidget* parent) : QFrame(parent), m_desk(desk) {
    QVBoxLayout* layout = makeCard(*this);
    m_caption = addHead(*layout, tr("What the columns are")).caption;
    m_problem = makeText({}, "warning", this);
    m_problem->setObjectName(QStringLiteral("platformsProblem"));
    layout->addWidget(m_problem);
    m_columns = new QTableWidget(this);
    m_columns->setObjectName(QStringLiteral("platformsColumns"));
    m_columns->setAccessibleName(tr("What the columns are"));
    m_columns->setColumnCount(3);
    m_columns->setHorizontalHeaderLabels({tr("Column"), tr("Use"), tr("Values")});
    for (int section = 0; section < 3; ++section)
        m_columns->horizontalHeaderItem(section)->setTextAlignment(Qt::AlignLeft |
                                                                   Qt::AlignVCenter);
    makePlain(*m_columns);
    m_columns->verticalHeader()->setDefaultSectionSize(kUseRow);
    m_columns->horizontalHeader()->resizeSection(kName, 260);
    m_columns->horizontalHeader()->resizeSection(kUse, 180);
    m_columns->horizontalHeader()->setStretchLastSection(true);
    m_columns->setItemDelegateForColumn(kUse, new ChoiceDelegate(useTexts(), m_columns));
    m_columns->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
        QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    layout->addWidget(m_columns, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    row->addWidget(makeLabel(tr("Times relative to"), "caption", this));
    m_reference = new QComboBox(this);
    m_reference->setObjectName(QStringLiteral("platformsReference"));
    m_reference->setAccessibleName(tr("Times relative to"));
    row->addWidget(m_reference);
    row->addSpacing(kCardSpacing);
    m_ratios = new QCheckBox(tr("Counters as shares of all instructions"), this);
    m_ratios->setObjectName(QStringLiteral("platformsRatios"));
    row->addWidget(m_ratios);
    row->addStretch(1);
    m_aliases = new QPushButton(tr("Names of counters…"), this);
    m_aliases->setObjectName(QStringLiteral("platformsAliases"));
    row->addWidget(m_aliases);
    layout->addLayout(row);
    m_notes = makeText({}, "caption", this);
    m_notes->setObjectName(QStringLiteral("platformsNotes"));
    layout->addWidget(m_notes);
    connect(m_columns, &QTableWidget::itemChanged, this, &PlatformsSetup::readColumns);
    connect(m_reference, &QComboBox::currentIndexChanged, this, &PlatformsSetup::readColumns);
    connect(m_ratios, &QCheckBox::toggled, this, &PlatformsSetup::readColumns);
    connect(m_aliases, &QPushButton::clicked, this, &PlatformsSetup::editAliases);
}

void PlatformsSetup::refresh() {
    const auto runs = m_desk.runs();
    if (!runs || m_shown == runs.get()) return;
    m_shown = runs.get();
    m_filling = true;
    fillColumns();
    fillReference();
    m_ratios->setChecked(runs->settings.columns.ratios);
    m_filling = false;
    m_problem->setText(runs->problem);
    m_problem->setVisible(!runs->problem.isEmpty());
    QStringList notes;
    if (runs->data)
        for (const Message& note : runs->data->notes) notes << sentence(note);
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
    if (!runs->data) return m_caption->clear();
    const auto items = static_cast<int>(runs->data->items());
    const auto platforms = static_cast<int>(runs->data->panel());
    const auto groups = static_cast<int>(runs->data->groupNames.size());
    m_caption->setText(tr("%1 on %2 in %3")
                           .arg(countedText(tr("%n run(s)", nullptr, items), items),
                                countedText(tr("%n platform(s)", nullptr, platforms), platforms),
                                countedText(tr("%n group(s)", nullptr, groups), groups)));
}

void PlatformsSetup::fillColumns() {
    const auto runs = m_desk.runs();
    const QStringList uses = useTexts();
    const Table& table = *runs->tables.front();
    m_columns->setRowCount(static_cast<int>(table.columns.size()));
    for (int row = 0; row < m_columns->rowCount(); ++row) {
        const Column& column = table.columns[static_cast<std::size_t>(row)];
        m_columns->setItem(row, kName, readOnlyItem(QString::fromStdString(column.name)));
        m_columns->setItem(row, kContents, readOnlyItem(contentsOf(column)));
        auto* use = new QTableWidgetItem(uses[useOf(runs->settings.columns, column.name)]);
        m_columns->setItem(row, kUse, use);
    }
}

void PlatformsSetup::fillReference() {
    const auto runs = m_desk.runs();
    m_reference->clear();
    m_reference->addItem(tr("the fastest"), QString::fromLatin1(kFastest));
    m_reference->addItem(tr("the slowest"), QString::fromLatin1(kSlowest));
    if (runs->data)
        for (const std::string& name : runs->data->platforms)
            m_reference->addItem(QString::fromStdString(name), QString::fromStdString(name));
    const QString wanted = QString::fromStdString(runs->settings.reference);
    m_reference->setCurrentIndex(std::max(0, m_reference->findData(wanted)));
}

void PlatformsSetup::readColumns() {
    const auto runs = m_desk.runs();
    if (m_filling || !runs) return;
    SessionPlatforms settings = runs->settings;
    PlatformColumns& columns = settings.columns;
    columns = {};
    columns.ratios = m_ratios->isChecked();
    const QStringList uses = useTexts();
    for (int row = 0; row < m_columns->rowCount(); ++row) {
        const std::string name = m_columns->item(row, kName)->text().toStdString();
        switch (uses.indexOf(m_columns->item(row, kUse)->text())) {
            case AsPlatform:
                // The last one chosen: there is one such column.
                if (runs->settings.columns.platform != name || columns.platform.empty())
                    columns.platform = name;
                break;
            case AsTime:
                columns.times.push_back(name);
                break;
            case AsGroup:
                columns.groups.push_back(name);
                break;
            case AsIgnored:
                columns.ignored.push_back(name);
                break;
            default:
                break;
        }
    }
    settings.reference = m_reference->currentData().toString().toStdString();
    m_desk.setSettings(settings);
}

void PlatformsSetup::editAliases() {
    const auto runs = m_desk.runs();
    if (!runs) return;
    QStringList columns;
    for (const auto& table : runs->tables) {
        for (const Column& column : table->columns) {
            const QString name = QString::fromStdString(column.name);
            if (column.type == ColumnType::Number && !columns.contains(name)) columns << name;
        }
    }
    auto* dialog =
        new CounterNamesDialog(runs->settings.aliases, columns, m_desk.filesRead(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!m_desk.runs()) return;
        SessionPlatforms settings = m_desk.runs()->settings;
        settings.aliases = dialog->text();
        m_desk.setSettings(settings);
    });
    dialog->open();
}

}  // namespace footbridge
