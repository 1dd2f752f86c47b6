// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/scheduling/comparison.h"
#include "core/scheduling/workload_statistics.h"
#include "core/session/session.h"
#include "widgets/jobs/job.h"

namespace footbridge {

/// A job log and what its machine would gain: read, compared, swept over loads and asked “what if”
/// in the background. A cancelled or failed run leaves the last good result in place.
class ScheduleStudy : public QObject {
    Q_OBJECT
  public:
    struct OpenLog {
        JobLog log;
        Workload workload;
        WorkloadStatistics statistics;
        std::optional<Estimates> model;  ///< where a file of estimates was opened
        std::size_t outside = 0;         ///< jobs outside the range of the model's bundle
        SessionLog saved;                ///< how it was opened
    };
    /// What a person may turn.
    struct WhatIf {
        double load = 0.9;
        MoldableCaps caps;
        bool operator==(const WhatIf& other) const {
            return load == other.load && caps.slowdown == other.caps.slowdown &&
                   caps.nodeSeconds == other.caps.nodeSeconds && caps.share == other.caps.share;
        }
    };
    /// One schedule to look at, on a stream of its own.
    struct Shown {
        Workload workload;
        Schedule schedule;
        std::vector<NodeRanges> nodes;
        std::vector<double> times, used, waiting;  ///< share in use and jobs waiting from then on
    };
    /// What a comparison gave.
    struct Answer {
        Comparison comparison;
        std::shared_ptr<const Shown> shown;
        WhatIf asked;
        double seconds = 0;
    };

    static constexpr int kStreams = 10;

    explicit ScheduleStudy(JobBoard& board, QObject* parent = nullptr);

    Job& reading() { return m_reading; }
    Job& comparing() { return m_comparing; }
    Job& sweeping() { return m_sweeping; }
    Job& asking() { return m_asking; }
    bool isRunning() const;

    std::shared_ptr<const OpenLog> log() const { return m_log; }
    std::shared_ptr<const Answer> answer() const { return m_answer; }
    std::shared_ptr<const std::vector<Comparison>> sweep() const { return m_sweep; }
    /// What the sliders would give; null before they were moved.
    std::shared_ptr<const Comparison> whatIf() const { return m_whatIf; }
    const WhatIf& asked() const { return m_asked; }
    bool asksBundle() const;  ///< the estimates are a bundle's
    bool isStale() const { return m_answer && !(m_answer->asked == m_asked); }

    void openLog(const QString& path, int processors = 0);
    void openEstimates(const QString& path);  ///< of an open log: a CSV, or a bundle
    /// Whether a bundle is asked for the processors that a job asked for alone, as run times on
    /// fewer then grow in proportion. Reads its estimates again, and compares again where that was
    /// done before.
    void setLinearSizes(bool linear);
    void restore(const SessionLog& saved);  ///< as a session has it
    std::optional<SessionLog> saved() const;
    void compare();
    void sweepLoads();
    void ask(const WhatIf& whatIf);  ///< runs again in the background

    /// Moldable EASY with the best that is there: the model's estimates, else linear scaling.
    static Setting bestSetting(const OpenLog& log);
    static Setting baseline() { return {Policy::Easy, EstimateKind::Request}; }

  Q_SIGNALS:
    void changed();
    void problem(const QString& sentence);

  private:
    void read(const SessionLog& wanted, bool thenCompare = false);
    ComparisonOptions options(const OpenLog& log) const;

    std::shared_ptr<const OpenLog> m_log;
    std::shared_ptr<const Answer> m_answer;
    std::shared_ptr<const std::vector<Comparison>> m_sweep;
    std::shared_ptr<const Comparison> m_whatIf;
    WhatIf m_asked;
    Job m_reading, m_comparing, m_sweeping, m_asking;
};

/// Steps of what is in use and who waits, over time.
void addUsage(ScheduleStudy::Shown& shown);

}  // namespace footbridge
