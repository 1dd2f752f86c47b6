// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>

#include "widgets/jobs/job.h"

class QAbstractItemModel;
class QAbstractItemView;
class QString;

namespace footbridge {

/// Writes what a table shows, in its order and with its titles, as CSV at full precision. A large
/// table is read a slice a turn of the event loop.
class TableExport : public QObject {
    Q_OBJECT
  public:
    /// Belongs to the view, and is gone when it is done.
    TableExport(const QAbstractItemView& view, JobBoard& board, QObject* parent);

    void askForFile();
    void write(const QString& path);

  Q_SIGNALS:
    void written(const QString& path);
    void failed(const QString& sentence);

  private:
    void begin();
    void takeSlice();
    void finish();

    const QAbstractItemModel* m_model;
    int m_row = -1;  ///< that is read next; below 0: none is
    QString m_path, m_name;
    std::string m_csv;
    JobBoard& m_board;
    Job m_writing;
};

}  // namespace footbridge
