// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;

namespace footbridge {

/// Theme and language.
class PreferencesDialog : public QDialog {
    Q_OBJECT
  public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

  Q_SIGNALS:
    void lookChosen(int look);

  private:
    QComboBox* m_language;
    QLabel* m_note;
};

}  // namespace footbridge
