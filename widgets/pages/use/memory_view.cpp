// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/memory_view.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "core/run/error.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr double kGigabyte = 1e9;
constexpr int kFormWidth = 300;

QString gigabytes(double bytes) {
    return numberText(bytes / kGigabyte, 4) + QStringLiteral(" GB");
}

void prepareTable(QTableWidget* table, const QStringList& titles, const QString& name) {
    table->setColumnCount(static_cast<int>(titles.size()));
    table->setHorizontalHeaderLabels(titles);
    makePlain(*table);
    table->setAccessibleName(name);
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace

MemoryView::MemoryView(QWidget* parent) : QWidget(parent) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    m_filling = true;
    layout->addWidget(makeForm());
    auto* right = new QVBoxLayout;
    right->setSpacing(kCardSpacing);
    QVBoxLayout* words = nullptr;
    QFrame* banner = makeBannerFrame(this, words);
    m_answer = makeLabel({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("memoryAnswer"));
    m_problem = makeLabel({}, "warning", banner);
    m_problem->setObjectName(QStringLiteral("memoryProblem"));
    for (QLabel* label : {m_answer, m_problem}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    right->addWidget(banner);
    right->addWidget(makeTerms(), 3);
    right->addWidget(makeMachines(), 4);
    layout->addLayout(right, 1);
    m_filling = false;
    compute();
}

QSpinBox* MemoryView::addCount(QFormLayout* form, const QString& label, const char* name,
                               int least) {
    auto* spin = new QSpinBox(this);
    spin->setObjectName(QString::fromLatin1(name));
    spin->setRange(least, 10'000'000);
    spin->setKeyboardTracking(false);
    form->addRow(label, spin);
    connect(spin, &QSpinBox::valueChanged, this, &MemoryView::compute);
    return spin;
}

QComboBox* MemoryView::addChoice(QFormLayout* form, const QString& label, const char* name,
                                 std::span<const std::string_view> names) {
    auto* box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    for (const std::string_view each : names)
        box->addItem(QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size())));
    form->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &MemoryView::compute);
    return box;
}

QWidget* MemoryView::makeForm() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setFixedWidth(kFormWidth);
    layout->addWidget(makeLabel(tr("Training"), "heading", card));
    auto* form = new QFormLayout;
    m_parameters = new QLineEdit(QStringLiteral("7.5e9"), card);
    m_parameters->setObjectName(QStringLiteral("memoryParameters"));
    form->addRow(tr("Parameters"), m_parameters);
    connect(m_parameters, &QLineEdit::editingFinished, this, &MemoryView::compute);
    m_devices = addCount(form, tr("Devices"), "memoryDevices", 1);
    m_devices->setValue(64);
    m_stage = addCount(form, tr("ZeRO stage"), "memoryStage", 0);
    m_stage->setRange(0, 3);
    m_tensor = addCount(form, tr("Tensor-parallel"), "memoryTensor", 1);
    m_pipeline = addCount(form, tr("Pipeline-parallel"), "memoryPipeline", 1);
    m_optimizer = addChoice(form, tr("Optimizer"), "memoryOptimizer", optimizerNames());
    m_optimizer->setCurrentText(QStringLiteral("adam"));
    m_precision = addChoice(form, tr("Precision"), "memoryPrecision", numberFormatNames());
    layout->addLayout(form);
    layout->addWidget(makeLabel(tr("Activations of a transformer"), "heading", card));
    auto* shape = new QFormLayout;
    m_layers = addCount(shape, tr("Layers"), "memoryLayers", 0);
    m_hidden = addCount(shape, tr("Hidden size"), "memoryHidden", 0);
    m_heads = addCount(shape, tr("Attention heads"), "memoryHeads", 0);
    m_sequence = addCount(shape, tr("Tokens of a sample"), "memorySequence", 0);
    m_batch = addCount(shape, tr("Samples at a time"), "memoryBatch", 0);
    for (QSpinBox* spin : {m_layers, m_hidden, m_heads, m_sequence, m_batch})
        spin->setSpecialValueText(tr("none"));
    m_checkpointing =
        addChoice(shape, tr("Checkpointing"), "memoryCheckpointing", checkpointingNames());
    layout->addLayout(shape);
    layout->addStretch(1);
    return card;
}

QWidget* MemoryView::makeTerms() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("On one device"), "heading", card));
    m_terms = new QTableWidget(card);
    m_terms->setObjectName(QStringLiteral("memoryTerms"));
    prepareTable(m_terms, {tr("Term"), tr("Memory"), tr("Why")}, tr("Memory term by term"));
    layout->addWidget(m_terms);
    return card;
}

QWidget* MemoryView::makeMachines() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, tr("Machines"), tr("names and memory can be edited; the last line adds one"));
    m_machines = new QTableWidget(card);
    m_machines->setObjectName(QStringLiteral("memoryMachines"));
    prepareTable(m_machines, {tr("Device"), tr("GB"), tr("Holds it")}, tr("Machines"));
    for (const Machine& machine : commonAccelerators()) {
        const int row = m_machines->rowCount();
        m_machines->insertRow(row);
        m_machines->setItem(row, 0, new QTableWidgetItem(QString::fromStdString(machine.name)));
        m_machines->setItem(row, 1, new QTableWidgetItem(plainText(machine.bytes / kGigabyte)));
    }
    m_machines->insertRow(m_machines->rowCount());
    m_machines->setColumnWidth(0, 220);
    connect(m_machines, &QTableWidget::cellChanged, this, &MemoryView::compute);
    layout->addWidget(m_machines);
    return card;
}

Training MemoryView::training() const {
    Training training;
    bool read = false;
    training.parameters = QLocale::c().toDouble(m_parameters->text().trimmed(), &read);
    if (!read) training.parameters = QLocale().toDouble(m_parameters->text().trimmed());
    training.devices = m_devices->value();
    training.tensor = m_tensor->value();
    training.pipeline = m_pipeline->value();
    training.stage = m_stage->value();
    training.optimizer = *optimizerFromName(m_optimizer->currentText().toStdString());
    training.format = *numberFormatFromName(m_precision->currentText().toStdString());
    training.checkpointing = *checkpointingFromName(m_checkpointing->currentText().toStdString());
    training.shape = {double(m_layers->value()), double(m_hidden->value()),
                      double(m_heads->value()), double(m_sequence->value()),
                      double(m_batch->value())};
    return training;
}

void MemoryView::compute() {
    if (m_filling) return;
    m_filling = true;
    try {
        const MemoryNeed need = memoryNeed(training());
        const auto add = [&](const QString& name, double bytes, const QString& why) {
            const int row = m_terms->rowCount();
            m_terms->insertRow(row);
            m_terms->setItem(row, 0, readOnlyItem(name));
            m_terms->setItem(row, 1, readOnlyItem(gigabytes(bytes), true));
            m_terms->setItem(row, 2, readOnlyItem(why));
        };
        m_terms->setRowCount(0);
        for (const MemoryTerm& term : need.terms)
            add(sentence(term.name), term.bytes, sentence(term.meaning));
        add(tr("A device"), need.bytes, {});
        for (const MemoryTerm& term : need.reserved) add(sentence(term.name), term.bytes, {});
        add(tr("With that reserve"), need.withReserve, {});
        m_terms->resizeColumnsToContents();
        int holding = 0, known = 0;
        for (int row = 0; row < m_machines->rowCount(); ++row) {
            const auto* size = m_machines->item(row, 1);
            const double bytes = size ? kGigabyte * QLocale().toDouble(size->text()) : 0;
            const bool holds = bytes >= need.withReserve;
            known += bytes > 0;
            holding += bytes > 0 && holds;
            m_machines->setItem(
                row, 2, readOnlyItem(bytes > 0 ? (holds ? tr("yes") : tr("no")) : QString()));
        }
        const auto* last = m_machines->item(m_machines->rowCount() - 1, 1);
        if (last && !last->text().isEmpty()) m_machines->insertRow(m_machines->rowCount());
        m_answer->setText(
            tr("A device needs %1, with reserve %2: %3 of %n kinds of device hold it.", nullptr,
               known)
                .arg(gigabytes(need.bytes), gigabytes(need.withReserve))
                .arg(holding));
        m_problem->clear();
    } catch (const Error& error) {
        m_problem->setText(sentence(error.message()));
    }
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_answer->setVisible(m_problem->text().isEmpty());
    m_filling = false;
}

}  // namespace footbridge
