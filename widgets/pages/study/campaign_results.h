// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/studies/summary/pair_table.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace footbridge {

class CampaignDesk;
class CampaignMap;
class JobBoard;
class PairTableModel;
class PlotView;

/// How far a campaign is and what came out: progress and failures, the map of pairs, the error
/// against shots of the pair that is chosen, the table of all.
class CampaignResults : public QWidget {
    Q_OBJECT
  public:
    CampaignResults(CampaignDesk& desk, JobBoard& board, QWidget* parent = nullptr);

  Q_SIGNALS:
    void plotsAsked();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeProgress();
    QWidget* makeMap();
    QWidget* makePair(JobBoard& board);
    QWidget* makeTable(JobBoard& board);
    void showAll();
    void showShots();
    void showPair();
    void shortenTitle();
    void showProgress();
    void choose(const std::string& pair);
    const PairRow* chosenRow() const;
    Index shots() const;

    CampaignDesk& m_desk;
    QProgressBar* m_bar;
    QLabel *m_counts, *m_left, *m_reasons, *m_meaning, *m_pairTitle, *m_pairGain, *m_tableTitle;
    QPushButton *m_cancel, *m_goOn, *m_open;
    QButtonGroup* m_what;
    QComboBox *m_shots, *m_repeat;
    CampaignMap* m_map;
    PlotView* m_plot;
    QTableView* m_table;
    PairTableModel* m_model;
    std::string m_pair;
    QString m_wholeTitle;  ///< of the pair, which its label may cut
};

}  // namespace footbridge
