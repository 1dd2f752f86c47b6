// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <set>

#include "core/studies/study_driver.h"
#include "core/studies/summary/pair_table.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Workspace;

/// A campaign's folder as it was read: immutable.
struct CampaignSnapshot {
    Campaign campaign;
    CampaignResult result;
    CampaignGrid grid;
    std::vector<PairRow> rows;
    std::vector<Index> shots;  ///< drawn, ascending
    StudyStatus status;
    QStringList failures;  ///< reasons with how many cells, most first
    QString folder;
    bool driven = false;  ///< by this program or another one
};

/// Campaigns of a workspace: the one that is set up, and the folder whose results are shown.
class CampaignDesk : public QObject {
    Q_OBJECT
  public:
    /// The workspace's, made when it is first asked for.
    static CampaignDesk& of(Workspace& workspace);
    static const CampaignDesk* find(const Workspace& workspace);

    /// Pairs that can be chosen, with everything else as it is set up.
    const Campaign& draft() const { return m_draft; }
    const QStringList& tables() const { return m_tables; }  ///< names of files without ending
    const QStringList& leftOut() const { return m_leftOut; }
    bool chosen(const std::string& pair) const { return m_chosen.contains(pair); }
    void choose(const std::string& pair, bool chosen);
    void chooseAll(bool chosen);
    void chooseSameColumns();  ///< pairs with the same features alone
    void setDraws(const std::vector<std::string>& shots, int repeats, quint64 seed);
    void setStrategies(const std::vector<Strategy>& strategies);
    void setSlurm(const SlurmOptions& slurm) { m_draft.slurm = slurm; }
    std::size_t cells() const;  ///< of what is set up

    /// What a cell keeps a worker busy for: as the campaign that runs was seen to, else as the
    /// scores of the one that is shown say. Nothing before any cell was measured.
    struct Pace {
        double seconds = 0;
        QString campaign;  ///< that says so
    };
    std::optional<Pace> pace() const;
    int workers() const;  ///< of this machine

    void takeFolder(const QString& folder);         ///< all CSV files in it
    void takeFiles(const QStringList& files);       ///< instead of those there are
    void takeLoaded();                              ///< the tables of the document
    void start(const QString& folder, bool slurm);  ///< or goes on with it
    void goOn(bool slurm);                          ///< the folder that is shown
    void open(const QString& folder);
    /// The tables of this draw with its very shots become the document.
    void openExperiment(const std::string& pair, Index shots, int repeat);

    std::shared_ptr<const CampaignSnapshot> shown() const { return m_shown; }
    Job& reading() { return m_reading; }
    Job& proposing() { return m_proposing; }
    Job& running() { return m_running; }
    const Job& running() const { return m_running; }

  Q_SIGNALS:
    void draftChanged();
    void shownChanged();
    void problem(const QString& sentence);
    void experimentOpened();

  private:
    explicit CampaignDesk(Workspace& workspace);
    void refresh();
    void openExperiment(const CampaignPair& pair, const Rows& rows, const Campaign& campaign);
    void run(const Campaign& campaign, const QString& folder, bool slurm);
    void watchPace(const CampaignSnapshot& now);

    Workspace& m_workspace;
    Campaign m_draft;
    QStringList m_tables, m_leftOut;
    std::set<std::string> m_chosen;
    std::shared_ptr<const CampaignSnapshot> m_shown;
    QString m_folder;
    QTimer m_watch;
    QElapsedTimer m_clock;                    ///< since `m_doneBefore` cells were finished
    std::optional<std::size_t> m_doneBefore;  ///< of the campaign that runs here
    std::optional<Pace> m_pace;
    bool m_onThisMachine = false;
    Job m_proposing, m_running, m_reading, m_opening;
};

/// Reads a campaign's folder. Throws Error.
std::shared_ptr<const CampaignSnapshot> readCampaignSnapshot(const QString& folder);

}  // namespace footbridge
