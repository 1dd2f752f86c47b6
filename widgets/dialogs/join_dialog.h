// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/table/dataset.h"
#include "core/table/joined_file.h"
#include "core/table/table_joiner.h"
#include "widgets/jobs/job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace footbridge {

/// Which table is joined to a dataset's, by which keys, and which rows then find no match. Reads
/// and joins in the background.
class JoinDialog : public QDialog {
    Q_OBJECT
  public:
    /// Starts from how the dataset is joined already.
    JoinDialog(const Dataset& dataset, JobBoard& board, QWidget* parent = nullptr);

    /// As chosen; without a path where the table is to stand alone.
    JoinOptions join() const;
    std::vector<JoinKey> keys() const;  ///< of the rows where both columns are chosen
    bool canJoin() const;               ///< whether the keys as they stand match any row

  Q_SIGNALS:
    void matched();  ///< the outcome on show is that of the keys as they stand

  private:
    /// What joining by the chosen keys gives, as the dialog shows it.
    struct Outcome {
        Index leftRows = 0, rightRows = 0, matched = 0, leftAlone = 0, rightAlone = 0;
        std::vector<QStringList> alone;  ///< table, row, keys; the first ones
    };
    void makeFileRow();
    void makeKeys();
    void makeOutcome();
    void makeButtons();
    void chooseFile();
    void read();
    void fillKeys(const std::vector<JoinKey>& keys);
    void addKeyRow(const JoinKey& key);
    void keyChosen(int row, QComboBox* chosen);
    QComboBox* keyBox(int row, int side) const;
    void match();
    void show(const Outcome& outcome);
    void refuse(const QString& why);

    Dataset m_dataset;
    JoinOptions m_before;
    std::shared_ptr<const Table> m_left, m_right;
    QLineEdit* m_path = nullptr;
    QTableWidget *m_keys = nullptr, *m_alone = nullptr;
    QCheckBox* m_means = nullptr;
    QLabel* m_outcome = nullptr;
    QPushButton* m_join = nullptr;
    QString m_readPath;
    bool m_apart = false;  ///< the join is to be undone
    Job m_reading, m_matching;
};

}  // namespace footbridge
