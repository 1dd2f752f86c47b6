// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QPushButton;
class QTableWidget;

namespace footbridge {

/// What each of several files is: a source, the target, or nothing to open.
class OpenTablesDialog : public QDialog {
    Q_OBJECT
  public:
    /// The smallest of several is proposed as the target, where `targetMissing`.
    /// `all` stands for all of them together as one table; "" where nothing does.
    OpenTablesDialog(const QStringList& paths, bool targetMissing, const QString& all,
                     QWidget* parent = nullptr);

    QStringList sources() const;
    QString target() const;  ///< "" none

  Q_SIGNALS:
    void oneTableWanted(const QString& path);  ///< `all`

  private:
    enum class Use { Source, Target, Nothing };
    Use use(int row) const;
    void keepOneTarget(int row);
    void showButtons();

    QStringList m_paths;
    QTableWidget* m_table;
    QPushButton* m_open;
};

}  // namespace footbridge
