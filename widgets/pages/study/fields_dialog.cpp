// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/fields_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/studies/field_file.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/pages/page.h"

namespace footbridge {
namespace {

constexpr int kFieldsWidth = 520, kMostEdge = 64, kMostLatent = 4096;

QString absolute(const QLineEdit& edit) {
    const QString path = edit.text().trimmed();
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

}  // namespace

FieldsDialog::FieldsDialog(const SessionFields& known, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("fieldsDialog"));
    setWindowTitle(tr("Train on fields"));
    setMinimumWidth(kFieldsWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeText(
        tr("An auto-encoder learns to compress blocks of the target's field, from scratch and from "
           "weights that were trained on the source's: .npy files, or plain values of a shape."),
        "caption", this));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(kCardSpacing);
    form->setVerticalSpacing(kRowSpacing);
    layout->addLayout(form);
    m_source = addFile(*form, tr("&Source"), known.source, "fieldsSource");
    m_target = addFile(*form, tr("&Target"), known.target, "fieldsTarget");
    m_shape = new QLineEdit(QString::fromStdString(known.shape), this);
    m_shape->setObjectName(QStringLiteral("fieldsShape"));
    m_shape->setPlaceholderText(tr("of plain values alone, such as 512x256"));
    form->addRow(tr("S&hape"), m_shape);
    m_type = new QComboBox(this);
    for (const char* type : kFieldTypes) m_type->addItem(QString::fromLatin1(type));
    m_type->setCurrentText(QString::fromStdString(known.type));
    form->addRow(tr("T&ype"), m_type);
    m_block = new QSpinBox(this);
    m_block->setObjectName(QStringLiteral("fieldsBlock"));
    m_block->setRange(1, kMostEdge);
    m_block->setSpecialValueText(tr("8 in two dimensions, 4 in three"));
    m_block->setValue(std::max(1, known.block));
    form->addRow(tr("Edge of a &block"), m_block);
    m_latent = new QSpinBox(this);
    m_latent->setObjectName(QStringLiteral("fieldsLatent"));
    m_latent->setRange(1, kMostLatent);
    m_latent->setValue(known.latent);
    form->addRow(tr("&Numbers for a block"), m_latent);
    m_bound = new QDoubleSpinBox(this);
    m_bound->setObjectName(QStringLiteral("fieldsBound"));
    m_bound->setDecimals(4);
    m_bound->setRange(0.0001, 100);
    m_bound->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_bound->setSuffix(tr(" % of the range"));
    m_bound->setValue(100 * known.errorBound);
    m_bound->setToolTip(tr("How far a value may be off; what is further off gets a correction"));
    form->addRow(tr("&Error bound"), m_bound);
    m_problem = makeText({}, "warning", this);
    layout->addWidget(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_run = buttons->addButton(tr("Run"), QDialogButtonBox::AcceptRole);
    m_run->setObjectName(QStringLiteral("fieldsRun"));
    m_run->setProperty("primary", true);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QLineEdit* edit : {m_source, m_target, m_shape})
        connect(edit, &QLineEdit::textChanged, this, &FieldsDialog::showState);
    showState();
}

QLineEdit* FieldsDialog::addFile(QFormLayout& form, const QString& label, const std::string& path,
                                 const char* name) {
    auto* edit = new QLineEdit(QString::fromStdString(path), this);
    edit->setObjectName(QLatin1String(name));
    auto* browse = new QPushButton(tr("Browse…"), this);
    auto* row = new QHBoxLayout;
    row->setSpacing(kRowSpacing);
    row->addWidget(edit, 1);
    row->addWidget(browse);
    form.addRow(label, row);
    if (auto* words = qobject_cast<QLabel*>(form.labelForField(row))) words->setBuddy(edit);
    connect(browse, &QPushButton::clicked, this, [this, edit] {
        auto* dialog = new QFileDialog(this, tr("Open a field"), QFileInfo(edit->text()).path(),
                                       tr("Fields (*.npy *.raw *.bin *.dat *.f32 *.f64);;All files "
                                          "(*)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, edit, &QLineEdit::setText);
        dialog->open();
    });
    return edit;
}

SessionFields FieldsDialog::fields() const {
    SessionFields fields;
    fields.source = absolute(*m_source).toStdString();
    fields.target = absolute(*m_target).toStdString();
    fields.shape = m_shape->text().trimmed().toStdString();
    fields.type = m_type->currentText().toStdString();
    fields.block = m_block->value() > 1 ? m_block->value() : 0;
    fields.latent = m_latent->value();
    fields.errorBound = m_bound->value() / 100;
    return fields;
}

void FieldsDialog::showState() {
    const SessionFields asked = fields();
    const bool isPlain = !asked.shape.empty();
    m_type->setEnabled(isPlain);
    const bool isShape = !isPlain || plainLayout(asked.shape, asked.type);
    m_problem->setVisible(!isShape);
    m_problem->setText(isShape ? QString() : tr("A shape is two or three sizes, such as 512x256."));
    m_run->setEnabled(isShape && !asked.source.empty() && !asked.target.empty());
}

}  // namespace footbridge
