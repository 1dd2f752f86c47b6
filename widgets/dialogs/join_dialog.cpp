// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/join_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/words/name_text.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/example.h"

namespace footbridge {

namespace {

enum KeySide { Left, Right };
constexpr std::size_t kMostListed = 1000;  ///< rows without a match

/// The table by itself, all of it.
CsvOptions aloneOptions(CsvOptions options) {
    options = withoutJoin(options);
    options.platform.clear();
    options.platformColumn.clear();
    return options;
}

QTableWidget* plainTable(const QStringList& headings, QWidget* parent) {
    auto* table = new QTableWidget(0, static_cast<int>(headings.size()), parent);
    table->setHorizontalHeaderLabels(headings);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setTabKeyNavigation(false);
    return table;
}

void list(std::vector<QStringList>& to, const Table& table, const Rows& rows,
          const std::vector<std::string>& names) {
    const QString name = QString::fromStdString(table.name);
    for (const Index row : rows) {
        if (to.size() >= kMostListed) return;
        to.push_back({name, countText(row), QString::fromStdString(keysOfRow(table, names, row))});
    }
}

}  // namespace

JoinDialog::JoinDialog(const Dataset& dataset, JobBoard& board, QWidget* parent)
    : QDialog(parent),
      m_dataset(dataset),
      m_before(joinOf(dataset.table->options)),
      m_reading(board, Job::Attendance::Passing, Job::Owner::Document),
      m_matching(board, Job::Attendance::Passing, Job::Owner::Document) {
    const CsvOptions& options = dataset.table->options;
    if (aloneOptions(options) == options) m_left = dataset.table;
    setWindowTitle(tr("Join with %1").arg(nameText(dataset.table->name)));
    resize(720, 600);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(12);
    auto* words = new QLabel(
        tr("Adds the columns of another table of the same platform to the rows with the same keys, "
           "such as counters to parameters."),
        this);
    words->setWordWrap(true);
    layout->addWidget(words);
    makeFileRow();
    makeKeys();
    makeOutcome();
    makeButtons();
    connect(&m_reading, &Job::failed, this, &JoinDialog::refuse);
    connect(&m_matching, &Job::failed, this, &JoinDialog::refuse);
    refuse(tr("Choose the table whose columns are to be added."));
    if (m_before.path.empty()) return;
    m_path->setText(QString::fromStdString(m_before.path));
    m_means->setChecked(m_before.meanOfRepeats);
    read();
}

void JoinDialog::makeFileRow() {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Table to add"), this);
    m_path = new QLineEdit(this);
    m_path->setObjectName(QStringLiteral("joinPath"));
    m_path->setPlaceholderText(tr("a file of any kind, a folder or a pattern"));
    label->setBuddy(m_path);
    auto* choose = new QPushButton(tr("&Choose…"), this);
    choose->setObjectName(QStringLiteral("chooseJoin"));
    choose->setAutoDefault(false);
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(choose);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(choose, &QPushButton::clicked, this, &JoinDialog::chooseFile);
    connect(m_path, &QLineEdit::editingFinished, this, &JoinDialog::read);
}

void JoinDialog::makeKeys() {
    auto* label = new QLabel(tr("&Keys: rows belong together where both columns hold the same"));
    m_keys = plainTable({QString::fromStdString(m_dataset.table->name), tr("Table to add")}, this);
    m_keys->setObjectName(QStringLiteral("joinKeys"));
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setSelectionMode(QAbstractItemView::NoSelection);
    m_keys->setFocusPolicy(Qt::NoFocus);
    m_keys->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_keys->verticalHeader()->setDefaultSectionSize(34);
    label->setBuddy(m_keys);
    m_means = new QCheckBox(tr("Add the &means where rows of that table repeat their keys"), this);
    m_means->setObjectName(QStringLiteral("joinMeans"));
    layout()->addWidget(label);
    layout()->addWidget(m_keys);
    layout()->addWidget(m_means);
    connect(m_means, &QCheckBox::toggled, this, &JoinDialog::match);
}

void JoinDialog::makeOutcome() {
    m_outcome = new QLabel(this);
    m_outcome->setObjectName(QStringLiteral("joinOutcome"));
    m_outcome->setWordWrap(true);
    m_alone = plainTable({tr("Without a match"), tr("Row"), tr("Keys")}, this);
    m_alone->setObjectName(QStringLiteral("joinAlone"));
    m_alone->setAccessibleName(tr("Rows without a match"));
    m_alone->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_alone->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_alone->horizontalHeader()->resizeSection(0, 180);
    m_alone->horizontalHeader()->setStretchLastSection(true);
    layout()->addWidget(m_outcome);
    layout()->addWidget(m_alone);
}

void JoinDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    if (!m_before.path.empty()) {
        QPushButton* apart = buttons->addButton(tr("&Undo the join"), QDialogButtonBox::ActionRole);
        apart->setObjectName(QStringLiteral("undoJoin"));
        connect(apart, &QPushButton::clicked, this, [this] {
            m_apart = true;
            accept();
        });
    }
    m_join = buttons->addButton(tr("Join"), QDialogButtonBox::AcceptRole);
    m_join->setObjectName(QStringLiteral("join"));
    m_join->setProperty("primary", true);
    dressButtons(*buttons);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void JoinDialog::chooseFile() {
    const QString folder = QFileInfo(QString::fromStdString(m_dataset.table->path)).path();
    auto* dialog = new QFileDialog(this, tr("Table to add"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(path);
        read();
    });
    dialog->open();
}

void JoinDialog::read() {
    const QString typed = m_path->text().trimmed();
    if (typed == m_readPath || typed.isEmpty()) return;
    m_readPath = typed;
    m_matching.cancel();
    m_right.reset();
    m_keys->setRowCount(0);
    refuse(tr("Reading the table…"));
    const CsvOptions alone = aloneOptions(m_dataset.table->options);
    const std::string file = QFileInfo(typed).absoluteFilePath().toStdString();
    const CsvOptions options = withJoin(alone, {file, {}, false});
    const bool asBefore = file == m_before.path;
    m_reading.start([this, alone, options, left = m_left, path = m_dataset.table->path,
                     asBefore](const RunContext& context) -> std::function<void()> {
        const auto own =
            left ? left : readTableAt(QString::fromStdString(path), alone, context.part(0, 0.5));
        const auto other =
            std::make_shared<const Table>(readJoinedFile(options, context.part(0.5, 1)));
        auto keys = asBefore ? joinKeys(m_before.keys) : proposedKeys(*own, *other);
        return [this, own, other, keys = std::move(keys)] {
            m_left = own;
            m_right = other;
            m_keys->horizontalHeaderItem(Right)->setText(QString::fromStdString(other->name));
            fillKeys(keys);
            match();
        };
    });
}

void JoinDialog::fillKeys(const std::vector<JoinKey>& keys) {
    m_keys->setRowCount(0);
    for (const JoinKey& key : keys) addKeyRow(key);
    addKeyRow({});  // where a further key can be chosen
}

void JoinDialog::addKeyRow(const JoinKey& key) {
    const int row = m_keys->rowCount();
    m_keys->insertRow(row);
    for (const int side : {Left, Right}) {
        const Table& table = side == Left ? *m_left : *m_right;
        auto* box = new QComboBox(m_keys);
        box->setObjectName(QStringLiteral("key%1%2").arg(side).arg(row));
        box->setAccessibleName(tr("Key %1 of %2").arg(row + 1).arg(nameText(table.name)));
        box->addItem(tr("none"), QString());
        for (const Column& column : table.columns) {
            const QString name = QString::fromStdString(column.name);
            box->addItem(name, name);
        }
        const std::string& chosen = side == Left ? key.left : key.right;
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(chosen))));
        m_keys->setCellWidget(row, side, box);
        connect(box, &QComboBox::activated, this, [this, row, box] { keyChosen(row, box); });
    }
}

/// A column's namesake in the other table is what is meant most often.
void JoinDialog::keyChosen(int row, QComboBox* chosen) {
    const bool ofLeft = chosen == keyBox(row, Left);
    QComboBox* other = keyBox(row, ofLeft ? Right : Left);
    const int namesake = other->findData(chosen->currentData());
    if (chosen->currentIndex() == 0)
        other->setCurrentIndex(0);
    else if (namesake > 0 && (ofLeft || other->currentIndex() == 0))
        other->setCurrentIndex(namesake);
    if (row == m_keys->rowCount() - 1 && chosen->currentIndex() > 0 && other->currentIndex() > 0)
        addKeyRow({});
    match();
}

QComboBox* JoinDialog::keyBox(int row, int side) const {
    return static_cast<QComboBox*>(m_keys->cellWidget(row, side));
}

std::vector<JoinKey> JoinDialog::keys() const {
    std::vector<JoinKey> keys;
    for (int row = 0; row < m_keys->rowCount(); ++row) {
        JoinKey key{keyBox(row, Left)->currentData().toString().toStdString(),
                    keyBox(row, Right)->currentData().toString().toStdString()};
        if (!key.left.empty() && !key.right.empty()) keys.push_back(std::move(key));
    }
    return keys;
}

JoinOptions JoinDialog::join() const {
    if (m_apart) return {};
    return {QFileInfo(m_readPath).absoluteFilePath().toStdString(), keyTexts(keys()),
            m_means->isChecked()};
}

bool JoinDialog::canJoin() const {
    return m_join->isEnabled();
}

void JoinDialog::match() {
    if (!m_right) return;
    m_join->setEnabled(false);
    m_matching.start([this, left = m_left, right = m_right, by = keys(),
                      means = m_means->isChecked()](const RunContext&) -> std::function<void()> {
        const JoinedTable joined = joinTables(*left, *right, by, means);
        Outcome outcome{left->rows(),
                        right->rows(),
                        joined.table.rows(),
                        static_cast<Index>(joined.leftAlone.size()),
                        static_cast<Index>(joined.rightAlone.size()),
                        {}};
        std::vector<std::string> ofLeft, ofRight;
        for (const JoinKey& key : by) {
            ofLeft.push_back(key.left);
            ofRight.push_back(key.right);
        }
        list(outcome.alone, *left, joined.leftAlone, ofLeft);
        list(outcome.alone, *right, joined.rightAlone, ofRight);
        return [this, outcome] { show(outcome); };
    });
}

void JoinDialog::show(const Outcome& outcome) {
    const QString left = nameText(m_left->name), right = nameText(m_right->name);
    QStringList sentences{
        countedText(tr("%1 of %n rows of %2 match.", nullptr, static_cast<int>(outcome.leftRows)),
                    outcome.leftRows)
            .arg(countText(outcome.matched), left)};
    if (outcome.leftAlone > 0)
        sentences << tr("%n row(s) of %1 have no match and are left out.", nullptr,
                        static_cast<int>(outcome.leftAlone))
                         .arg(left);
    if (outcome.rightAlone > 0)
        sentences << tr("%n row(s) of %1 match none and are not used.", nullptr,
                        static_cast<int>(outcome.rightAlone))
                         .arg(right);
    m_outcome->setText(sentences.join(QLatin1Char('\n')));
    m_alone->setRowCount(static_cast<int>(outcome.alone.size()));
    for (int row = 0; row < m_alone->rowCount(); ++row) {
        const QStringList& cells = outcome.alone[static_cast<std::size_t>(row)];
        for (int column = 0; column < cells.size(); ++column)
            m_alone->setItem(row, column, new QTableWidgetItem(cells[column]));
        m_alone->item(row, 1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_alone->setVisible(!outcome.alone.empty());
    m_join->setEnabled(true);
    Q_EMIT matched();
}

void JoinDialog::refuse(const QString& why) {
    m_outcome->setText(why);
    m_alone->setRowCount(0);
    m_alone->hide();
    m_join->setEnabled(false);
}

}  // namespace footbridge
