// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QVector>
#include <memory>

#include "widgets/jobs/job.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTimer;

namespace footbridge {

class Document;
class PredictionTableModel;
struct PredictedRows;

/// The rows with what is predicted for them: found by text, marked together with the plots, written
/// as CSV.
class PredictionsCard : public QFrame {
    Q_OBJECT

  public:
    PredictionsCard(Document& document, JobBoard& board, QWidget* parent = nullptr);

    void setRows(const std::shared_ptr<const PredictedRows>& rows);  ///< nullptr: none
    void mark(const QVector<qint64>& rows);  ///< numbers of rows of the target's table
    QPushButton* why() { return m_why; }     ///< asks why a prediction is what it is

  Q_SIGNALS:
    void marked(const QVector<qint64>& rows);  ///< by a person, here
    void rowOpened(qint64 row);
    void failed(const QString& sentence);  ///< "" when another attempt begins

  private:
    void connectTable();
    void markInTable();
    void takeSelection();
    void countRows();
    void exportRows();

    Document& m_document;
    Job m_writing;
    std::shared_ptr<const PredictedRows> m_rows;
    QVector<qint64> m_marked;
    bool m_marking = false;
    PredictionTableModel* m_model;
    QTableView* m_view = nullptr;
    QLineEdit* m_filter = nullptr;
    QTimer* m_filterDelay;
    QLabel* m_count = nullptr;
    QPushButton* m_outside = nullptr;
    QPushButton* m_exportRows = nullptr;
    QPushButton* m_why = nullptr;
};

}  // namespace footbridge
