// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/choice_delegate.h"

#include <QComboBox>
#include <QTimer>
#include <utility>

namespace footbridge {

ChoiceDelegate::ChoiceDelegate(QStringList choices, QObject* parent)
    : QStyledItemDelegate(parent), m_choices(std::move(choices)) {}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex&) const {
    auto* combo = new QComboBox(parent);
    combo->addItems(m_choices);
    connect(combo, &QComboBox::activated, this, [this, combo] {
        auto* self = const_cast<ChoiceDelegate*>(this);
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    QTimer::singleShot(0, combo, &QComboBox::showPopup);
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    static_cast<QComboBox*>(editor)->setCurrentText(index.data().toString());
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    model->setData(index, static_cast<QComboBox*>(editor)->currentText());
}

}  // namespace footbridge
