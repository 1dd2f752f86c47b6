// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_stream.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/metrics/errors.h"
#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

constexpr std::size_t kBoundRows = 8192, kRecentRuns = 100, kMostDrifts = 10'000;

OnlineLearner makeLearner(const StreamFormat& format, std::shared_ptr<const StreamBase> base,
                          const LiveOptions& options, const RunContext& context) {
    const Matrix raw = rawFeatures(*format.first().table, format.schema());
    const Vector responses = format.first().response();
    const Rows rows = format.first().labelledRows();
    return OnlineLearner(format.schema(), raw(rows, Eigen::all), responses(rows), std::move(base),
                         options.online, context);
}

double positive(const ResponseTransform& transform, double response, double smallest) {
    const bool zero = transform.kind == ResponseTransform::Kind::Log && response <= 0;
    return transform.forward(zero ? smallest : response);
}

}  // namespace

std::string LiveRun::drift() const {
    if (!update.drift) return "";
    if (update.drift->kind == ChangeKind::Slower) return "slower";
    return update.drift->kind == ChangeKind::Faster ? "faster" : "other";
}

std::vector<std::string> LiveRun::cells() const {
    const auto text = [](const std::optional<double>& value) {
        return value ? formatNumber(*value) : std::string();
    };
    return {std::to_string(row),
            formatNumber(prediction.value),
            text(prediction.lower),
            text(prediction.upper),
            text(measured),
            std::to_string(prediction.version),
            drift()};
}

StreamBounds::StreamBounds(const OnlineLearner& learner, std::vector<StreamRow> initial,
                           Index batch, std::shared_ptr<const StreamBase> base, std::uint64_t seed)
    : m_encoder(std::make_shared<const FeatureEncoder>(encodingFor(learner.schema(), initial))),
      m_base(std::move(base)),
      m_transform(learner.transform()),
      m_smallest(learner.smallest()),
      m_rows(initial.begin(), initial.end()),
      m_batch(batch),
      m_seed(seed),
      m_scores(kKinds, PrequentialScore(batch)) {
    std::vector<double> values;
    for (const StreamRow& row : initial) values.push_back(row.v);
    m_batchMedian = median(Eigen::Map<Vector>(values.data(), std::ssize(values)));
    m_seen = m_rows.size();
}

void StreamBounds::retrain(const RunContext& context) {
    RunContext own = context;
    own.seed = m_seed + m_seen;
    m_all = VersionModel::fit(m_encoder, {m_rows.begin(), m_rows.end()}, nullptr, m_base, own);
    if (!m_first) m_first = m_all;
    m_fittedAt = m_seen;
}

void StreamBounds::add(const Vector& raw, double measured, const RunContext& context) {
    // Seen more than a quarter more runs than at the last time.
    if (!m_all || m_seen * 4 > m_fittedAt * 5) retrain(context);
    m_scores[First].add(m_transform.backward(m_first->predict(raw)), measured);
    m_scores[Retrained].add(m_transform.backward(m_all->predict(raw)), measured);
    m_scores[LastBatch].add(m_transform.backward(m_batchMedian), measured);
    const double v = positive(m_transform, measured, m_smallest);
    m_rows.push_back({raw, v});
    if (m_rows.size() > kBoundRows) m_rows.pop_front();
    ++m_seen;
    m_batchValues.push_back(v);
    if (static_cast<Index>(m_batchValues.size()) < m_batch) return;
    m_batchMedian = median(Eigen::Map<Vector>(m_batchValues.data(), m_batch));
    m_batchValues.clear();
}

LiveStream::LiveStream(StreamFormat format, std::shared_ptr<const StreamBase> base,
                       const LiveOptions& options, const RunContext& context)
    : m_format(std::move(format)),
      m_options(options),
      m_context(context),
      m_learner(makeLearner(m_format, base, options, context)),
      m_score(options.batch) {
    m_context.sink = nullptr;
    if (!options.bounds) return;
    const std::deque<StreamRow>& window = m_learner.window();
    m_bounds = std::make_unique<StreamBounds>(m_learner,
                                              std::vector<StreamRow>(window.begin(), window.end()),
                                              options.batch, std::move(base), options.online.seed);
}

LiveRun LiveStream::take(const std::string& record, Index row) {
    const StreamCells cells = m_format.read(record, row);
    m_learner.extend(m_format.schema());
    m_notes.clear();
    for (const std::string& name : cells.unreadable)
        m_notes.push_back(Message(messages::kStreamUnreadable, {row, name}));
    LiveRun run;
    run.row = row;
    run.prediction = m_learner.predict(cells.raw);
    run.measured = cells.response;
    if (!cells.response) return run;
    const double measured = *cells.response;
    m_score.add(run.prediction.value, measured);
    if (run.prediction.lower) {
        const bool inside = measured >= *run.prediction.lower && measured <= *run.prediction.upper;
        ++m_intervals;
        m_inside += inside ? 1 : 0;
        m_recentInside.push_back(inside);
        if (m_recentInside.size() > kRecentRuns) m_recentInside.pop_front();
    } else {
        ++m_without;
    }
    run.update = m_learner.learn(cells.raw, measured);
    if (run.update.drift && m_drifts.size() < kMostDrifts) m_drifts.push_back(row);
    if (m_bounds) m_bounds->add(cells.raw, measured, m_context);
    return run;
}

double LiveStream::coverage() const {
    return m_intervals > 0 ? static_cast<double>(m_inside) / static_cast<double>(m_intervals)
                           : std::numeric_limits<double>::quiet_NaN();
}

double LiveStream::recentCoverage() const {
    if (m_recentInside.empty()) return std::numeric_limits<double>::quiet_NaN();
    return static_cast<double>(std::count(m_recentInside.begin(), m_recentInside.end(), true)) /
           static_cast<double>(m_recentInside.size());
}

std::vector<Message> newsOf(const LiveRun& run, const StreamVersion& version) {
    std::vector<Message> news;
    if (run.update.drift && run.update.drift->kind != ChangeKind::Other)
        news.push_back(Message(messages::kStreamDriftSlower,
                               {run.row, MessageArgument(version.factor), version.number}));
    else if (run.update.drift)
        news.push_back(Message(messages::kStreamDriftOther, {run.row, version.number}));
    else if (run.update.begun && version.reason == VersionReason::Recognised)
        news.push_back(
            Message(messages::kStreamRecognised, {run.row, version.other, version.number}));
    return news;
}

}  // namespace footbridge
