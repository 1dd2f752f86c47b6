// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/severity/severity_matrix.h"

namespace footbridge {

/// The severity of every directed pair: rows are sources, columns targets.
class SeverityMapModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Role {
        Headline = Qt::UserRole,  ///< double; invalid where there is none
        Band,                     ///< QPointF: its lower and its upper end
        Pending,                  ///< bool: not measured yet
        Doubtful,                 ///< bool: the number says little (weak source, few shots)
    };

    explicit SeverityMapModel(QObject* parent = nullptr);

    /// `measured[i][j]`: whether that cell is known yet; empty: all are.
    void setMatrix(const SeverityMatrix& matrix, std::vector<std::vector<bool>> measured = {});
    void setCell(int from, int to, const SeverityCell& cell);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    const SeverityCell& cell(const QModelIndex& index) const;
    bool isKnown(const QModelIndex& index) const;
    QString label(int table) const;
    QString text(const QModelIndex& index) const;
    QString toolTip(const QModelIndex& index) const;

    SeverityMatrix m_matrix;
    std::vector<std::vector<bool>> m_measured;
};

}  // namespace footbridge
