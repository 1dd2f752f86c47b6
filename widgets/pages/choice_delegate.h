// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace footbridge {

/// Chooses one of several texts from a list that opens at once.
class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    explicit ChoiceDelegate(QStringList choices, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;

  private:
    QStringList m_choices;
};

}  // namespace footbridge
