// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/online/adaptive_interval.h"
#include "core/online/adwin.h"
#include "core/online/change_charts.h"
#include "core/online/stream_experts.h"
#include "core/online/version_snapshot.h"
#include "core/table/response.h"

namespace footbridge {

struct OnlineOptions {
    double level = 0.9;         ///< that intervals aim at
    double falseAlarms = 1e-4;  ///< a run while nothing changes, of all detectors together
    Index window = 4096;        ///< runs that a version learns from: the last ones
    std::uint64_t seed = 1;
};

/// Why a version began.
enum class VersionReason { Initial, Drift, Refitted, Recognised, TakenBack };

struct StreamVersion {
    int number = 1;  ///< from 1
    Index from = 0;  ///< run that it was first asked for, counted from 0 behind the initial rows
    Index runs = 0;  ///< that it predicted
    VersionReason reason = VersionReason::Initial;
    double factor = 1;                ///< Drift: measured over predicted, median since the change
    int other = 0;                    ///< Recognised, TakenBack: the version taken up again
    Index learnedFrom = 0;            ///< Initial, Refitted: rows
    double errors = 0;                ///< sum of relative errors over `scored` runs
    Index scored = 0;                 ///< runs whose relative error exists: those not measured as 0
    Index intervals = 0, inside = 0;  ///< runs with an interval; those inside it

    /// Mean relative error; NaN before the first.
    double error() const { return scored > 0 ? errors / static_cast<double>(scored) : NAN; }
    /// NaN before the first interval.
    double coverage() const {
        return intervals > 0 ? static_cast<double>(inside) / static_cast<double>(intervals) : NAN;
    }
};

struct OnlinePrediction {
    double value = 0;
    std::optional<double> lower, upper;  ///< nothing where no finite interval is valid
    int version = 1;
};

/// What learning from a run did.
struct OnlineUpdate {
    std::optional<Change> drift;   ///< noticed at this run
    std::optional<int> begun;      ///< number of the version that begins behind it
    std::optional<Index> feature;  ///< whose effect changed most; of the schema
    double effect = 0;             ///< by how much, as a share
};

/// Learns a stream run by run: predict, score, then update (METHODS.md, "Online"). The memory it
/// takes does not grow with the stream. Deterministic for the same rows, seed and rows at which
/// refits are adopted.
class OnlineLearner {
  public:
    /// `initial` raw rows and responses, at least 2; `base` may be null. Throws Error, Cancelled.
    OnlineLearner(FeatureSchema schema, const Matrix& initial, const Vector& responses,
                  std::shared_ptr<const StreamBase> base, const OnlineOptions& options,
                  const RunContext& context);

    OnlinePrediction predict(const Vector& raw);
    /// The run that was predicted last, with its response (finite).
    OnlineUpdate learn(const Vector& raw, double response);
    /// The schema with levels that were not there before, appended.
    void extend(const FeatureSchema& schema);

    /// A forest that is worth fitting now; it may run on another thread while predictions go on.
    struct Refit {
        std::shared_ptr<const FeatureEncoder> encoder;
        std::vector<StreamRow> rows, closing;  // closing: of the version before, to learn it fully
        std::shared_ptr<const VersionModel> parent, grandparent;
        std::shared_ptr<const StreamBase> base;
        int version = 1;
        std::uint64_t seed = 1;
        Index due = 0;  ///< runs() at which it is to be adopted, see LiveWork
        struct Result {
            std::shared_ptr<const VersionModel> parent, model;
        };
        Result run(RunContext context) const;
    };
    std::optional<Refit> wantedRefit();
    /// The version's window, to be fitted on another base that its run() is handed; see takeBase().
    Refit refitForBase() const;
    /// The refit with its base, instead of the base there was; otherwise like adopt().
    std::optional<int> takeBase(const Refit& refit, const Refit::Result& result);
    /// Nothing happens where another version began meanwhile. Says which version begins, if one.
    std::optional<int> adopt(const Refit& refit, const Refit::Result& result);

    /// Takes an earlier version up again, as a new version; false when it is not kept any more.
    bool goBack(int version);

    const std::vector<StreamVersion>& versions() const { return m_versions; }
    const StreamVersion& version() const { return m_versions.back(); }
    Index runs() const { return m_runs; }
    const FeatureSchema& schema() const { return m_schema; }
    const ResponseTransform& transform() const { return m_transform; }
    double smallest() const { return m_smallest; }  ///< response that stands for 0 in a logarithm
    /// As the version is now or was when it ended; nothing where it is not kept any more.
    std::optional<VersionSnapshot> snapshot(int version) const;
    bool canGoBack(int version) const;  ///< whether goBack() would take it up
    bool canExport(int version) const;  ///< whether it has a snapshot()
    const std::deque<StreamRow>& window() const { return m_window; }
    const OnlineOptions& options() const { return m_options; }

  private:
    /// A version that can be taken up again.
    struct Kept {
        int number;
        std::shared_ptr<const VersionModel> model;
        std::shared_ptr<const StreamBase> base;  // that the model was fitted on
        std::vector<StreamRow> rows;
        double usual;  // median size of its errors
    };

    bool isLogarithm() const;
    double forward(double response) const;
    void ask(const Vector& raw);
    void absorb(const Vector& raw, double v);
    std::optional<Change> watch(double error);
    void beginAfter(const Change& change);
    void beginVersion(StreamVersion version);
    std::optional<int> recognise();
    void takeUp(const Kept& kept);
    void keepPresent();
    void noteEffect(const Vector& before, OnlineUpdate& update) const;
    void keepSnapshot();
    std::optional<double> halfWidth() const;
    EndedVersion present() const;

    FeatureSchema m_schema;
    OnlineOptions m_options;
    std::shared_ptr<const StreamBase> m_base;
    ResponseTransform m_transform;
    double m_smallest = 0;  // response that stands for 0 under a logarithm
    std::shared_ptr<const VersionModel> m_model, m_parent;
    bool m_own = true;  // m_model was fitted on rows of this version
    bool m_closeParent = false;
    std::vector<StreamRow> m_closing;
    std::deque<StreamRow> m_window;
    Index m_sinceRefit = 0, m_inVersion = 0, m_runs = 0;
    bool m_refitting = false, m_learningInitial = false;
    StreamExperts m_experts;
    double m_usual = 0.3;
    AdaptiveInterval m_interval;
    ChangeCharts m_charts;
    Adwin m_adwin;
    NormalScore m_errorScore, m_sizeScore;
    std::vector<StreamVersion> m_versions;
    std::deque<Kept> m_kept;
    std::deque<EndedVersion> m_ended;
};

}  // namespace footbridge
