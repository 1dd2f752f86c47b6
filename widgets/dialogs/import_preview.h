// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

#include "core/table/roles.h"

class QListWidget;
class QMenu;
class QPlainTextEdit;
class QTableWidget;
class QTabWidget;

namespace footbridge {

/// The first rows of a file as they are read now, with the role of every column, the lines of the
/// file themselves, and what the import found, each leading to its line.
class ImportPreview : public QWidget {
    Q_OBJECT
  public:
    explicit ImportPreview(QWidget* parent = nullptr);

    void setLines(const std::string& bytes);
    void showTable(const Table& table);
    void showProblem(const QString& sentence);
    void setRoles(const Roles& roles);
    const Roles& roles() const { return m_roles; }

  Q_SIGNALS:
    void rolesChanged();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showHeaders();
    void colourWarnings();
    void offerRoles(int column);
    void setRole(const QString& column, Role role);
    void showLine(std::size_t line);

    Roles m_roles;
    QTabWidget* m_tabs;
    QTableWidget* m_table = nullptr;
    QPlainTextEdit* m_lines;
    QListWidget* m_warnings;
    bool m_readable = true;  ///< else the list says why it cannot be read
};

}  // namespace footbridge
