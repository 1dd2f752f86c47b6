// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/online/live_history.h"

namespace footbridge {

/// The versions of a stream's model, newest first.
class VersionsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Columns { Number, From, Runs, Why, Error, Inside, ColumnCount };

    explicit VersionsModel(QObject* parent = nullptr);
    /// `firstRow`: of the stream, that was predicted first.
    void setVersions(const std::vector<StreamVersion>& versions, Index firstRow);
    const StreamVersion& version(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<StreamVersion> m_versions;  ///< oldest first
    Index m_firstRow = 0;
};

/// Why a version began, in a few words.
QString versionReason(const StreamVersion& version);

}  // namespace footbridge
