// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/platforms/platform_advice.h"
#include "core/platforms/platform_evaluation.h"
#include "core/session/session.h"
#include "widgets/jobs/job.h"
#include "widgets/models/platform_runs_model.h"

namespace footbridge {

/// Run times on several platforms: read, learned from, evaluated and asked in the background. A
/// cancelled or failed run leaves the last good result in place.
class PlatformDesk : public QObject {
    Q_OBJECT
  public:
    /// Tables as they are understood.
    struct OpenRuns {
        Tables tables;
        SessionPlatforms settings;
        std::shared_ptr<const PlatformData> data;  ///< null: the columns do not say enough
        QString problem;                           ///< then why
    };
    /// Rows with what was predicted for them, none by a model that had seen its group.
    struct Predicted {
        QString source;    ///< name of the table
        std::string path;  ///< "": it is of those that were learned from
        bool measured = false;
        QStringList names;
        std::vector<std::string> groups;  ///< of each row; empty where it is unknown
        Matrix features, times, map;      ///< raw; relative, or rows x 0; rows x 2
        VectorPrediction vectors;
    };
    struct Trained {
        std::shared_ptr<const OpenRuns> runs;
        TrainedPlatforms result;
        FlatMap flat;
        std::shared_ptr<const Predicted> own;  ///< the rows of its tables
        std::vector<EvaluatedMethod> methods;  ///< scores out of fold, best first
    };

    explicit PlatformDesk(JobBoard& board, QObject* parent = nullptr);

    std::shared_ptr<const OpenRuns> runs() const { return m_runs; }
    std::shared_ptr<const Trained> trained() const { return m_trained; }
    /// Every group left out in turn; null before that was asked.
    std::shared_ptr<const PlatformEvaluation> evaluation() const { return m_evaluation; }
    std::shared_ptr<const Predicted> shown() const { return m_shown; }
    std::shared_ptr<const std::vector<PlatformRun>> advice() const { return m_advice; }
    Index today() const;  ///< platform of the trained model that gains are counted from
    bool isRunning() const;
    bool isStale() const { return m_trained && m_trained->runs != m_runs; }
    std::vector<std::string> filesRead() const;  ///< JobBoard::inputs()
    Job& reading() { return m_reading; }
    Job& training() { return m_training; }
    Job& evaluating() { return m_evaluating; }
    Job& asking() { return m_asking; }

    void open(const QStringList& paths);
    void setSettings(const SessionPlatforms& settings);  ///< of open tables
    void train();
    void evaluate();
    void predict(const QString& path);  ///< a table of features
    void showOwn();                     ///< the tables that were learned from
    void setToday(const QString& platform);
    void exportBundle(const QString& path);
    void saveVectors(const QString& path);

    std::optional<SessionPlatforms> settings() const;  ///< nothing where nothing is open
    void restore(const std::optional<SessionPlatforms>& settings);

  Q_SIGNALS:
    void changed();
    void written(const QString& sentence);
    void problem(const QString& sentence);

  private:
    void read(const std::function<OpenRuns(const RunContext&)>& work, bool thenTrain);
    void advise();

    JobBoard& m_board;
    std::shared_ptr<const OpenRuns> m_runs;
    std::shared_ptr<const Trained> m_trained;
    std::shared_ptr<const PlatformEvaluation> m_evaluation;
    std::shared_ptr<const Predicted> m_shown;
    std::shared_ptr<const std::vector<PlatformRun>> m_advice;
    QString m_today;
    std::optional<SessionPlatforms> m_restoring;  ///< until its tables are read
    Job m_reading, m_training, m_evaluating, m_asking, m_advising;
};

}  // namespace footbridge
