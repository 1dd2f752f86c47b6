// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVector>

namespace footbridge {

/// The rows of the target that a person marked, on whichever page: all plots and tables follow.
class RowSelection : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    const QVector<qint64>& rows() const { return m_rows; }
    void set(const QVector<qint64>& rows) {
        if (rows == m_rows) return;
        m_rows = rows;
        Q_EMIT changed();
    }

  Q_SIGNALS:
    void changed();

  private:
    QVector<qint64> m_rows;
};

}  // namespace footbridge
