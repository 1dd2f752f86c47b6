// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "core/run/run_context.h"
#include "core/table/dataset.h"

namespace footbridge {

/// What every column holds, in a few words each. Takes a while for large tables. Throws Cancelled.
QStringList contentsTexts(const Table& table, const RunContext& context);

/// What the columns of a dataset are for; edits are announced, not kept. What large columns hold is
/// asked for, so that somebody can look through them in the background.
class RolesModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum ColumnOf { Name, RoleOf, Group, Unit, Contents, kColumns };

    explicit RolesModel(QObject* parent = nullptr);

    void setDataset(const Dataset& dataset);
    const Dataset& dataset() const { return m_dataset; }
    void setContents(const QStringList& texts);  ///< contentsTexts() of the dataset
    static QString roleText(Role role);
    /// One role for several columns as one edit; no more than one can be the response.
    void giveRole(const QList<int>& rows, Role role);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  Q_SIGNALS:
    void contentsWanted();
    void contentsUnwanted();  ///< the dataset is another one
    void rolesEdited(const footbridge::Roles& roles);

  private:
    QString unitText(const std::string& column) const;
    void summarise();

    Dataset m_dataset;
    QStringList m_contents;  ///< of every column; empty until they have been looked through
};

}  // namespace footbridge
