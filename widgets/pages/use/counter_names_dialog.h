// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace footbridge {

/// The table that names counters, to be edited; says what it renames of the columns at hand.
class CounterNamesDialog : public QDialog {
    Q_OBJECT
  public:
    /// `text`: the table, empty for the built-in one; `columns`: of the open tables; `inputs`: what
    /// is never written over, for checkOutputs().
    CounterNamesDialog(const std::string& text, QStringList columns,
                       std::vector<std::string> inputs, QWidget* parent);
    std::string text() const;  ///< that can be parsed; empty where it is the built-in one

  private:
    void showState();
    void askForFile();
    void askWhereToSave();
    void read(const QString& path);
    void write(const QString& path);

    QStringList m_columns;
    std::vector<std::string> m_inputs;
    QPlainTextEdit* m_edit;
    QLabel* m_state;
    QPushButton* m_take;
};

}  // namespace footbridge
