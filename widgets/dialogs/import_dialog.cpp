// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/pipe_wait.h"
#include "core/session/session.h"
#include "core/table/byte_encodings.h"
#include "core/table/csv_encoding.h"
#include "core/table/csv_reader.h"
#include "core/table/joined_file.h"
#include "core/table/platform_rows.h"
#include "core/table/table_messages.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/dialogs/import_preview.h"
#include "widgets/jobs/failure.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr qint64 kSampleBytes = qint64{64} * 1024;

void choose(QComboBox* box, const QVariant& value) {
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

bool firstLineLooksLikeData(const Table& table) {
    return std::ranges::any_of(table.warnings, [](const ImportWarning& warning) {
        return std::string_view(warning.message.code()) == messages::kCsvHeaderNumeric.code;
    });
}

}  // namespace

ImportDialog::ImportDialog(const Dataset& dataset, QWidget* parent, Proposal propose)
    : QDialog(parent), m_dataset(dataset), m_propose(std::move(propose)) {
    if (!m_propose) m_propose = [](const Table& table) { return proposeRoles(table).roles; };
    m_rolesChosen = !dataset.table->columns.empty() && dataset.roles != m_propose(*dataset.table) &&
                    dataset.roles != proposeRoles(*dataset.table).roles;
    setWindowTitle(tr("Import options of %1").arg(nameText(dataset.table->name)));
    resize(980, 580);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    body->addLayout(makeForm(dataset.table->options));
    m_preview = new ImportPreview(this);
    m_preview->setRoles(dataset.roles);
    body->addWidget(m_preview, 1);
    layout->addLayout(body, 1);
    m_buttons = new QDialogButtonBox(this);
    m_buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    QPushButton* read = m_buttons->addButton(tr("Read the file"), QDialogButtonBox::AcceptRole);
    read->setProperty("primary", true);
    read->setDefault(true);
    dressButtons(*m_buttons);
    connectRoles();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(m_buttons);
    readSample();
}

void ImportDialog::connectRoles() {
    connect(m_preview, &ImportPreview::rolesChanged, this, [this] {
        m_rolesChosen = true;
        const QSignalBlocker quiet(m_response);
        choose(m_response, QString::fromStdString(m_preview->roles().response));
    });
    connect(m_response, &QComboBox::activated, this, [this] {
        m_rolesChosen = true;
        Roles roles = m_preview->roles();
        roles.response = m_response->currentData().toString().toStdString();
        std::erase(roles.ignored, roles.response);
        std::erase(roles.groups, roles.response);
        m_preview->setRoles(roles);
    });
}

/// The lines as the chosen encoding shows them; unreadable ones byte by byte.
void ImportDialog::showLines() {
    const std::string encoding = m_encoding->currentData().toString().toStdString();
    try {
        const CsvText text =
            decodeCsv(m_sample, m_dataset.table->name, m_kind == "csv" ? encoding : "UTF-8", {});
        m_preview->setLines(std::string(text.text()));
    } catch (const Error&) {
        m_preview->setLines(QString::fromLatin1(m_sample.data()).toStdString());
    }
}

/// A CSV's beginning is there at once; what must be read whole, or is waited for, comes from
/// another thread.
void ImportDialog::readSample() {
    const std::string path = m_dataset.table->path;
    const quint64 reading = ++m_readings;
    m_reading.request_stop();
    try {
        if (!isPipeOrDevice(path)) {
            m_kind = kindOfTable(path, options());
            letChoose(m_kind == "csv");
            if (m_kind == "csv" && joinOf(options()).path.empty())
                return takeSample(sampleTable(path, options(), kSampleBytes));
        }
    } catch (...) {
        m_sample.clear();
        if (const auto why = failureMessage()) m_preview->showProblem(sentence(*why));
        return letRead(false);
    }
    letRead(false);
    m_preview->showProblem(tr("Reading the file…"));
    m_reading = std::jthread([this, path, reading, asked = options()](const std::stop_token& stop) {
        const WaitScope waits(stop);
        RunContext context;
        context.stop = stop;
        const auto then = [&](auto work) {
            QMetaObject::invokeMethod(
                this,
                [this, reading, work] {
                    if (reading == m_readings) work();
                },
                Qt::QueuedConnection);
        };
        try {
            const TableSample sample = sampleTable(path, asked, kSampleBytes, context);
            Table joined;
            if (!joinOf(asked).path.empty())
                joined =
                    matchingRows(parseCsv(sample.text, "sample", textOptions(asked, sample.kind)),
                                 asked, context);
            then([this, sample, joined] { takeSample(sample, joined); });
        } catch (...) {
            // Nothing to say where another choice was made meanwhile.
            if (const auto why = failureMessage())
                then([this, why = *why] { m_preview->showProblem(sentence(why)); });
        }
    });
}

void ImportDialog::takeSample(const TableSample& sample, Table joined) {
    m_joined = std::move(joined);
    m_kind = sample.kind;
    letChoose(m_kind == "csv");
    m_sample = sample.text;
    m_notes = sample.notes;
    m_files = sample.files;
    showLines();
    preview();
}

/// Only a CSV leaves open how its text is to be read.
void ImportDialog::letChoose(bool csv) {
    for (QWidget* widget : std::initializer_list<QWidget*>{m_delimiter, m_decimal, m_encoding,
                                                           m_comment, m_skip, m_header})
        widget->setEnabled(csv);
    m_form->setRowVisible(m_query, m_kind == "sqlite");
}

void ImportDialog::addKind(QFormLayout& form, const CsvOptions& options) {
    m_kindBox = new QComboBox(this);
    m_kindBox->setObjectName(QStringLiteral("kind"));
    m_kindBox->addItem(tr("Find out"), QString());
    for (const TableKind& kind : tableKinds())
        m_kindBox->addItem(QString::fromStdString(kind.title), QString::fromStdString(kind.key));
    choose(m_kindBox, QString::fromStdString(options.kind));
    form.addRow(tr("&Kind of file"), m_kindBox);
    m_query = new QLineEdit(QString::fromStdString(withoutJoin(options).query), this);
    m_query->setObjectName(QStringLiteral("query"));
    m_query->setPlaceholderText(tr("all of the only table"));
    m_query->setToolTip(tr("What to ask the database: a SELECT"));
    form.addRow(tr("&Query"), m_query);
    connect(m_kindBox, &QComboBox::currentIndexChanged, this, &ImportDialog::readSample);
    connect(m_query, &QLineEdit::editingFinished, this, &ImportDialog::readSample);
}

/// A table of one platform is not split again.
void ImportDialog::addPlatforms(QFormLayout& form) {
    m_platformColumn = new QComboBox(this);
    m_platformColumn->setObjectName(QStringLiteral("platformColumn"));
    m_platformColumn->addItem(tr("none"), QString());
    m_newPlatform = new QComboBox(this);
    m_newPlatform->setObjectName(QStringLiteral("newPlatform"));
    m_newPlatform->setEditable(true);
    form.addRow(tr("&Platforms in"), m_platformColumn);
    form.addRow(tr("Ne&w platform"), m_newPlatform);
    form.setRowVisible(m_platformColumn, m_dataset.table->options.platform.empty());
    form.setRowVisible(m_newPlatform, false);
    connect(m_platformColumn, &QComboBox::activated, this, &ImportDialog::preview);
}

void ImportDialog::offerPlatforms(const Table& table) {
    const QString column = m_platformColumn->currentData().toString();
    const QString named = m_newPlatform->currentText();
    m_platformColumn->clear();
    m_platformColumn->addItem(tr("none"), QString());
    for (const Column& each : table.columns) {
        const QString name = QString::fromStdString(each.name);
        m_platformColumn->addItem(name, name);
    }
    choose(m_platformColumn, column);
    m_form->setRowVisible(m_newPlatform, !platformColumn().isEmpty());
    m_newPlatform->clear();
    m_newPlatform->addItem(QString());
    if (platformColumn().isEmpty()) return;
    for (const std::string& platform : platformsIn(table, platformColumn().toStdString()))
        m_newPlatform->addItem(QString::fromStdString(platform));
    m_newPlatform->setCurrentText(named);
}

QString ImportDialog::platformColumn() const {
    return m_platformColumn->currentData().toString();
}

QString ImportDialog::newPlatform() const {
    return platformColumn().isEmpty() ? QString() : m_newPlatform->currentText();
}

QFormLayout* ImportDialog::makeForm(const CsvOptions& options) {
    auto* form = m_form = new QFormLayout;
    addKind(*form, options);
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    form->setLabelAlignment(Qt::AlignLeft);
    m_delimiter = new QComboBox(this);
    m_delimiter->addItem(tr("Find out"), 0);
    m_delimiter->addItem(tr("Comma ,"), int{','});
    m_delimiter->addItem(tr("Semicolon ;"), int{';'});
    m_delimiter->addItem(tr("Tab"), int{'\t'});
    m_delimiter->addItem(tr("Bar |"), int{'|'});
    choose(m_delimiter, int{options.delimiter});
    form->addRow(tr("&Delimiter"), m_delimiter);
    m_decimal = new QComboBox(this);
    m_decimal->addItem(tr("Find out"), 0);
    m_decimal->addItem(tr("Point 1.5"), int{'.'});
    m_decimal->addItem(tr("Comma 1,5"), int{','});
    choose(m_decimal, int{options.decimal});
    m_decimal->setObjectName(QStringLiteral("decimal"));
    form->addRow(tr("D&ecimal sign"), m_decimal);
    m_thousands = new QComboBox(this);
    m_thousands->setObjectName(QStringLiteral("thousands"));
    m_thousands->addItem(tr("Find out"), 0);
    m_thousands->addItem(tr("Comma 1,000"), int{','});
    m_thousands->addItem(tr("Point 1.000"), int{'.'});
    m_thousands->addItem(tr("Apostrophe 1'000"), int{'\''});
    m_thousands->addItem(tr("Space 1 000"), int{' '});
    choose(m_thousands, int{options.thousands});
    form->addRow(tr("&Thousands"), m_thousands);
    m_encoding = new QComboBox(this);
    m_encoding->addItem(tr("Find out"), QString());
    for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16BE"})
        m_encoding->addItem(QLatin1String(name), QLatin1String(name));
    for (const char* name : kByteEncodings)
        m_encoding->addItem(QLatin1String(name), QLatin1String(name));
    m_encoding->setObjectName(QStringLiteral("encoding"));
    choose(m_encoding, QString::fromStdString(options.encoding));
    form->addRow(tr("E&ncoding"), m_encoding);
    m_comment = new QLineEdit(options.comment ? QString(QLatin1Char(options.comment)) : QString());
    m_comment->setMaxLength(1);
    m_comment->setPlaceholderText(tr("none"));
    form->addRow(tr("&Comment lines start with"), m_comment);
    m_skip = new QSpinBox(this);
    m_skip->setRange(0, 10'000);
    m_skip->setValue(static_cast<int>(options.skipLines));
    form->addRow(tr("&Skip leading lines"), m_skip);
    m_header = new QCheckBox(tr("The first line names the columns"));
    const bool looksLikeData = firstLineLooksLikeData(*m_dataset.table);
    m_header->setChecked(options.header && !looksLikeData);
    m_header->setObjectName(QStringLiteral("header"));
    form->addRow(QString(), m_header);
    if (looksLikeData) {
        auto* why = new QLabel(tr("It looks like data, so the columns are numbered here."));
        why->setProperty("role", QStringLiteral("caption"));
        why->setWordWrap(true);
        form->addRow(QString(), why);
    }
    QStringList tokens;
    for (const std::string& token : options.missing) {
        if (!token.empty()) tokens << QString::fromStdString(token);
    }
    m_missing = new QLineEdit(tokens.join(QLatin1Char(' ')));
    m_missing->setCursorPosition(0);
    m_missing->setToolTip(
        tr("Cells with these contents count as missing, as do empty ones; "
           "separated by spaces"));
    form->addRow(tr("&Missing values"), m_missing);
    m_response = new QComboBox(this);
    form->addRow(tr("&Response"), m_response);
    addPlatforms(*form);
    for (QComboBox* box : {m_delimiter, m_decimal, m_thousands, m_encoding}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::preview);
    }
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &ImportDialog::showLines);
    connect(m_comment, &QLineEdit::textChanged, this, &ImportDialog::preview);
    connect(m_missing, &QLineEdit::textChanged, this, &ImportDialog::preview);
    connect(m_skip, &QSpinBox::valueChanged, this, &ImportDialog::preview);
    connect(m_header, &QCheckBox::toggled, this, &ImportDialog::preview);
    return form;
}

CsvOptions ImportDialog::options() const {
    CsvOptions options;
    options.kind = m_kindBox->currentData().toString().toStdString();
    if (options.kind.empty() ? m_kind == "sqlite" : options.kind == "sqlite")
        options.query = m_query->text().trimmed().toStdString();
    options.thousands = static_cast<char>(m_thousands->currentData().toInt());
    options.platformColumn = m_dataset.table->options.platformColumn;
    options.platform = m_dataset.table->options.platform;
    const CsvOptions& before = m_dataset.table->options;
    if (options.query.empty() && !joinOf(before).path.empty()) options.query = before.query;
    options.delimiter = static_cast<char>(m_delimiter->currentData().toInt());
    options.decimal = static_cast<char>(m_decimal->currentData().toInt());
    options.encoding = m_encoding->currentData().toString().toStdString();
    options.comment = m_comment->text().isEmpty() ? '\0' : m_comment->text().at(0).toLatin1();
    options.skipLines = static_cast<std::size_t>(m_skip->value());
    options.header = m_header->isChecked();
    options.missing = {""};
    for (const QString& token : m_missing->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        options.missing.push_back(token.toStdString());
    }
    return options;
}

const Roles& ImportDialog::roles() const {
    return m_preview->roles();
}

std::optional<Roles> ImportDialog::chosenRoles() const {
    if (!m_rolesChosen || (!m_sameColumns && roles().response.empty())) return {};
    return roles();
}

void ImportDialog::preview() {
    try {
        Table table = parseCsv(m_sample, m_dataset.table->name, textOptions(options(), m_kind));
        if (m_joined.rows() > 0) table = joinedWith(table, m_joined, options());
        std::vector<ImportWarning> warnings;
        if (m_files > 1) warnings.push_back({Message(messages::kSampleOfFiles, {m_files}), 0, 0});
        for (const Message& note : m_notes) warnings.push_back({note, 0, 0});
        table.warnings.insert(table.warnings.begin(), warnings.begin(), warnings.end());
        showTable(table);
    } catch (...) {
        if (const auto why = failureMessage()) m_preview->showProblem(sentence(*why));
        letRead(false);
    }
}

void ImportDialog::showTable(const Table& table) {
    m_sameColumns = table.columns.size() == m_dataset.table->columns.size() &&
                    std::ranges::all_of(table.columns, [this](const Column& column) {
                        return m_dataset.table->find(column.name) != nullptr;
                    });
    Roles roles = m_rolesChosen ? possibleRoles(table, m_sameColumns ? m_preview->roles() : Roles{})
                                : m_propose(table);
    const std::string kept = !m_rolesChosen ? roles.response
                             : m_response->count() > 0
                                 ? m_response->currentData().toString().toStdString()
                                 : m_dataset.roles.response;
    m_response->clear();
    m_response->addItem(tr("none yet"), QString());
    for (const Column& column : table.columns) {
        if (column.type != ColumnType::Number) continue;
        const QString name = QString::fromStdString(column.name);
        m_response->addItem(name, name);
        if (column.name == kept) roles.response = kept;
    }
    choose(m_response, QString::fromStdString(roles.response));
    offerPlatforms(table);
    m_preview->showTable(table);
    m_preview->setRoles(roles);
    letRead(true);
}

void ImportDialog::letRead(bool possible) {
    for (QAbstractButton* button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
            button->setEnabled(possible);
    }
}

}  // namespace footbridge
