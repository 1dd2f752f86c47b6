// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/online/live_work.h"
#include "core/online/online_learner.h"
#include "core/online/prequential_score.h"
#include "core/online/stream_format.h"

namespace footbridge {

struct LiveOptions {
    Index initial = 50;  ///< measured runs that are learned from before the first prediction
    Index batch = 32;    ///< runs whose errors are averaged together
    bool bounds = true;  ///< also score what would be without learning online
    OnlineOptions online;
};

/// Makes the base again from the header's columns and these records; null where it does not fit
/// the stream's features.
using LiveRebase = std::function<std::shared_ptr<const StreamBase>(
    const std::vector<std::string>&, const FeatureSchema&, const RunContext&)>;

/// One run of a stream, as it is logged.
struct LiveRun {
    Index row = 0;  ///< data row of the stream, from 0
    OnlinePrediction prediction;
    std::optional<double> measured;
    OnlineUpdate update;
    double seconds = 0;  ///< that it took to predict and learn it

    std::string drift() const;  ///< "", "slower", "faster" or "other": for the log
    std::vector<std::string> cells() const;
};

/// The header of the log and its lines, in this order.
inline const std::vector<std::string> kLiveColumns{"row",      "predicted", "lower", "upper",
                                                   "measured", "version",   "drift"};

/// What would be predicted without learning online: the first model kept, a forest retrained on all
/// runs, the median of the last batch.
class StreamBounds {
  public:
    enum Kind { First, Retrained, LastBatch, kKinds };
    StreamBounds(const OnlineLearner& learner, std::vector<StreamRow> initial, Index batch,
                 std::shared_ptr<const StreamBase> base, const RunContext& context);
    void add(const Vector& raw, double measured);
    /// The forest on all runs is worth fitting again; `runs` is the stream's count of them.
    std::optional<LiveWork> wantedFit(Index runs);
    const PrequentialScore& score(Kind kind) const { return m_scores[kind]; }

  private:
    std::shared_ptr<const FeatureEncoder> m_encoder;
    std::shared_ptr<const StreamBase> m_base;
    ResponseTransform m_transform;
    double m_smallest;
    std::shared_ptr<const VersionModel> m_first, m_all;
    std::deque<StreamRow> m_rows;
    std::size_t m_fittedAt = 0, m_seen = 0;
    bool m_fitting = false;
    std::vector<double> m_batchValues;
    double m_batchMedian = 0;
    Index m_batch;
    std::uint64_t m_seed;
    std::vector<PrequentialScore> m_scores;
};

/// A stream from its first rows on: reads, predicts, scores, learns.
class LiveStream {
  public:
    /// `format` has read the first rows already; those with a response are the initial ones.
    LiveStream(StreamFormat format, std::shared_ptr<const StreamBase> base,
               const LiveOptions& options, const RunContext& context, LiveRebase rebase = {});

    /// What stands in a record, before anything is made of it. `row` counts from 0. Throws Error
    /// for one that is none.
    StreamCells read(const std::string& record, Index row) { return m_format.read(record, row); }
    /// Predicts the run that was read of a record, scores it, learns from it.
    LiveRun take(const std::string& record, const StreamCells& cells, Index row);
    LiveRun take(const std::string& record, Index row) {
        return take(record, read(record, row), row);
    }
    /// What is worth learning beside the stream now. Its adopt() is for this stream alone.
    std::vector<LiveWork> wantedWork();
    bool goBack(int version) { return m_learner.goBack(version); }

    const OnlineLearner& learner() const { return m_learner; }
    const PrequentialScore& score() const { return m_score; }
    const StreamBounds* bounds() const { return m_bounds.get(); }
    const std::string& response() const { return m_format.first().roles.response; }
    std::string responseUnit() const { return m_format.first().responseUnit(); }
    char delimiter() const { return m_format.delimiter(); }
    double coverage() const;        ///< share inside among the runs with an interval
    double recentCoverage() const;  ///< of the last hundred of them
    Index withoutInterval() const { return m_without; }
    const std::vector<Message>& notes() const { return m_notes; }  ///< of the last take()
    const std::vector<Index>& drifts() const { return m_drifts; }  ///< rows

  private:
    void remember(const std::string& record, bool begun);
    LiveWork baseWork();

    StreamFormat m_format;
    LiveOptions m_options;
    RunContext m_context;
    OnlineLearner m_learner;
    PrequentialScore m_score;
    std::unique_ptr<StreamBounds> m_bounds;
    Index m_inside = 0, m_intervals = 0, m_without = 0;
    std::deque<bool> m_recentInside;
    std::vector<Message> m_notes;
    std::vector<Index> m_drifts;
    LiveRebase m_rebase;
    std::deque<std::string> m_records;  // measured, of the environment now
    std::size_t m_rebaseAt = 0;         // so many of them are worth another base
    bool m_rebasing = false;
};

/// What began or was noticed at this run, as sentences.
std::vector<Message> newsOf(const LiveRun& run, const StreamVersion& version);

}  // namespace footbridge
