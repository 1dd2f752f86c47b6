// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QFormLayout;

namespace footbridge {

inline constexpr auto kThreadsSetting = "threads";  ///< of a run; 0: all of the machine

/// Theme, language and numbers; threads; how plots are written, and where files are looked for.
class PreferencesDialog : public QDialog {
    Q_OBJECT
  public:
    explicit PreferencesDialog(QWidget* parent = nullptr);

  Q_SIGNALS:
    void lookChosen(int look);
    void threadsChosen(int threads);  ///< 0: all

  private:
    void addLook(QFormLayout& form);
    void addWords(QFormLayout& form);
    void addThreads(QFormLayout& form);
    void addPlots(QFormLayout& form);
    void addFolder(QFormLayout& form);
};

}  // namespace footbridge
