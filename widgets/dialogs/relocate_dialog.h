// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include "widgets/workspace/session_opener.h"

class QPushButton;
class QTableWidget;

namespace footbridge {

/// Where the tables of a session are, when some moved or changed: another file can be chosen for
/// each, and the session opened with what is there.
class RelocateDialog : public QDialog {
    Q_OBJECT
  public:
    explicit RelocateDialog(FoundSession found, QWidget* parent = nullptr);

    const FoundSession& found() const { return m_found; }
    /// The file chosen for every table, in the order of the found ones.
    QStringList paths() const;
    void choose(int row, const QString& path);

  Q_SIGNALS:
    void lookAgain();  ///< other files were chosen
    void openAnyway();

  private:
    void browse(int row);
    void showRow(int row);
    void showButtons();

    FoundSession m_found;
    QTableWidget* m_table;
    QPushButton* m_browse;
    QPushButton* m_open;
};

}  // namespace footbridge
