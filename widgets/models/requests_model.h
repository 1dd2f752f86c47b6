// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "core/costs/requests.h"

namespace footbridge {

/// A run with what is requested for it.
struct RequestLine {
    Index row = 0;
    QString label;
    double predicted = 0, request = 0;
    double chanceToday = 0;
    Outlook outlook;
};

/// Requests as a table, numbers in the unit of the response.
class RequestsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Row, Label, Predicted, Request, Chance, Attempts, Cost, Today, Count };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<RequestLine> lines, const QString& unit);
    const std::vector<RequestLine>& lines() const { return m_lines; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

  private:
    double numberAt(const RequestLine& line, int column) const;

    std::vector<RequestLine> m_lines;
    QString m_unit;
};

}  // namespace footbridge
