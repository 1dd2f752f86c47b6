// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/counter_names_dialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/platforms/counter_aliases.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/pages/page.h"
#include "widgets/pages/save_dialog.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {
namespace {

constexpr int kNamesWidth = 720, kNamesHeight = 480;
constexpr qsizetype kMostNamed = 4;

}  // namespace

CounterNamesDialog::CounterNamesDialog(const std::string& text, QStringList columns,
                                       std::vector<std::string> inputs, QWidget* parent)
    : QDialog(parent), m_columns(std::move(columns)), m_inputs(std::move(inputs)) {
    setObjectName(QStringLiteral("counterNames"));
    setWindowTitle(tr("Names of counters"));
    resize(kNamesWidth, kNamesHeight);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(kRowSpacing);
    layout->addWidget(makeText(
        tr("One counter a line: the name to use, then what tools call it, with commas between."),
        "caption", this));
    m_edit = new QPlainTextEdit(this);
    m_edit->setObjectName(QStringLiteral("counterNamesText"));
    m_edit->setAccessibleName(windowTitle());
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setTabChangesFocus(true);
    m_edit->setPlainText(
        QString::fromStdString(text.empty() ? CounterAliases::builtInText() : text));
    layout->addWidget(m_edit, 1);
    m_state = makeText({}, "caption", this);
    m_state->setObjectName(QStringLiteral("counterNamesState"));
    layout->addWidget(m_state);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto add = [&](const QString& title, QDialogButtonBox::ButtonRole role, auto&& action) {
        QPushButton* button = buttons->addButton(title, role);
        connect(button, &QPushButton::clicked, this, action);
        return button;
    };
    add(tr("&Open…"), QDialogButtonBox::ActionRole, &CounterNamesDialog::askForFile);
    add(tr("&Save…"), QDialogButtonBox::ActionRole, &CounterNamesDialog::askWhereToSave);
    add(tr("&Built-in names"), QDialogButtonBox::ResetRole, [this] {
        m_edit->setPlainText(QString::fromStdString(CounterAliases::builtInText()));
    })->setObjectName(QStringLiteral("counterNamesBuiltIn"));
    m_take = buttons->addButton(tr("Use these names"), QDialogButtonBox::AcceptRole);
    m_take->setObjectName(QStringLiteral("counterNamesUse"));
    m_take->setProperty("primary", true);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &CounterNamesDialog::showState);
    showState();
}

std::string CounterNamesDialog::text() const {
    const std::string text = m_edit->toPlainText().toStdString();
    return text == CounterAliases::builtInText() ? std::string() : text;
}

void CounterNamesDialog::showState() {
    try {
        const CounterAliases names = CounterAliases::parse(m_edit->toPlainText().toStdString());
        QStringList renamed;
        for (const QString& column : m_columns) {
            const QString name = QString::fromStdString(names.nameOf(column.toStdString()));
            if (name != column) renamed << tr("%1 is %2").arg(column, name);
        }
        const QStringList first = renamed.mid(0, kMostNamed);
        m_state->setText(
            renamed.isEmpty()
                ? tr("None of the columns is renamed.")
                : tr("%n columns are renamed: %1", nullptr, static_cast<int>(renamed.size()))
                      .arg(first.join(QStringLiteral(", ")) +
                           (renamed.size() > first.size() ? QStringLiteral(" …") : QString())));
        m_take->setEnabled(true);
    } catch (const Error& error) {
        m_state->setText(sentence(error.message()));
        m_take->setEnabled(false);
    }
}

void CounterNamesDialog::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Open names of counters"), {},
                                   tr("Tables (*.csv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CounterNamesDialog::read);
    dialog->open();
}

void CounterNamesDialog::askWhereToSave() {
    QFileDialog* dialog = makeSaveDialog(this, tr("Save the names of counters"),
                                         QStringLiteral("counters.csv"), tr("Table (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, this, &CounterNamesDialog::write);
    dialog->open();
}

void CounterNamesDialog::read(const QString& path) {
    try {
        m_edit->setPlainText(QString::fromStdString(readNames(path)));
    } catch (const Error& error) {
        m_state->setText(sentence(error.message()));
    }
}

void CounterNamesDialog::write(const QString& path) {
    try {
        checkOutputs({{path.toStdString()}}, m_inputs);
        writeFile(path.toStdString(), m_edit->toPlainText().toStdString());
    } catch (const Error& error) {
        m_state->setText(sentence(error.message()));
    }
}

}  // namespace footbridge
