// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace footbridge {

class PlatformDesk;

/// What the columns of tables with run times on several platforms are for, and what was made of
/// them.
class PlatformsSetup : public QFrame {
    Q_OBJECT
  public:
    PlatformsSetup(PlatformDesk& desk, QWidget* parent);

    void refresh();

  private:
    void fillColumns();
    void fillReference();
    void readColumns();
    void editAliases();

    PlatformDesk& m_desk;
    bool m_filling = false;
    const void* m_shown = nullptr;
    QLabel *m_caption = nullptr, *m_problem = nullptr, *m_notes = nullptr;
    QTableWidget* m_columns = nullptr;
    QCheckBox* m_ratios = nullptr;
    QComboBox* m_reference = nullptr;
    QPushButton* m_aliases = nullptr;
};

}  // namespace footbridge
