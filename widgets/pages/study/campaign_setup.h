// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>

#include "core/transfer/strategy.h"

class QButtonGroup;
class QCheckBox;
class QFrame;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace footbridge {

class CampaignDesk;

/// What to measure, and where: pairs to tick, draws, strategies, this machine or Slurm.
class CampaignSetup : public QWidget {
    Q_OBJECT
  public:
    explicit CampaignSetup(CampaignDesk& desk, QWidget* parent = nullptr);

    QString folder() const;
    bool slurm() const;
    bool isReady() const;  ///< something is ticked, and every field makes sense
    void askForFolder();

  Q_SIGNALS:
    void changed();

  private:
    QWidget* makePairs();
    QWidget* makeStrategies();
    QWidget* makePlace();
    void showDraft();
    void showPairs();
    QString sizeSentence(int pairs) const;
    void takeDraws();
    void takeSlurm();

    CampaignDesk& m_desk;
    QLabel *m_sentence, *m_about, *m_wrong;
    QWidget* m_matrix = nullptr;
    QGridLayout* m_grid = nullptr;
    std::map<std::string, QCheckBox*> m_boxes;
    std::map<Strategy, QCheckBox*> m_strategies;
    QLineEdit *m_shots, *m_folder, *m_partition, *m_account, *m_memory, *m_time, *m_setup;
    QSpinBox *m_repeats, *m_seed, *m_workers, *m_processors;
    QButtonGroup* m_place;
    QWidget* m_slurm;
};

}  // namespace footbridge
