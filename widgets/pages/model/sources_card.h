// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace footbridge {

class Workspace;
struct Severity;

/// Source by source: how it behaves on the shots, how far the target lies from it alone, and the
/// error without it, with one click to leave it out.
class SourcesCard : public QWidget {
    Q_OBJECT
  public:
    explicit SourcesCard(Workspace& workspace, QWidget* parent = nullptr);

    void setSeverity(const Severity* severity);

  private:
    void showState();
    void leaveOut();

    Workspace& m_workspace;
    QTableWidget* m_table;
    QPushButton* m_compare;
    QPushButton* m_leaveOut;
    QLabel* m_caption;
};

}  // namespace footbridge
