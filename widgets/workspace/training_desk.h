// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>

#include "core/session/session.h"
#include "core/studies/training_time.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Workspace;

/// The study of what the source's weights save in training, of the tables that are open or of two
/// fields.
class TrainingDesk : public QObject {
    Q_OBJECT
  public:
    /// The workspace's, made when it is first asked for.
    static TrainingDesk& of(Workspace& workspace);
    static const TrainingDesk* find(const Workspace& workspace);

    bool isReady() const;  ///< a source and a target are open, or fields are chosen
    void run();
    Job& running() { return m_running; }
    const Job& running() const { return m_running; }
    std::shared_ptr<const TrainingTime> study() const { return m_study; }  ///< null: none yet
    bool isStale() const { return m_stale; }  ///< the tables or settings are others by now

    const SessionTraining& settings() const { return m_settings; }
    void setSettings(const SessionTraining& settings);

  Q_SIGNALS:
    void changed();
    void problem(const QString& sentence);

  private:
    using Study = std::function<TrainingTime(const RunContext& context)>;
    TrainingBudget budget() const;
    Study studyOfTables() const;
    Study studyOfFields() const;
    explicit TrainingDesk(Workspace& workspace);
    void outdate();

    Workspace& m_workspace;
    SessionTraining m_settings;
    std::shared_ptr<const TrainingTime> m_study;
    quint64 m_changes = 0;  ///< of tables and settings
    bool m_stale = false;
    Job m_running;
};

}  // namespace footbridge
