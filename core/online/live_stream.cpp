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

constexpr std::size_t kBaseRecords = 200;
constexpr Index kBaseRuns = 30;  // that a base may take to be made
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

/// What comes back from the logarithm may be off in its last digits.
bool holds(const OnlinePrediction& prediction, double measured) {
    const double slack = 1e-12 * std::abs(measured);
    return measured >= *prediction.lower - slack && measured <= *prediction.upper + slack;
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
                           Index batch, std::shared_ptr<const StreamBase> base,
                           const RunContext& context)
    : m_encoder(std::make_shared<const FeatureEncoder>(encodingFor(learner.schema(), initial))),
      m_base(std::move(base)),
      m_transform(learner.transform()),
      m_smallest(learner.smallest()),
      m_rows(initial.begin(), initial.end()),
      m_batch(batch),
      m_seed(learner.options().seed),
      m_scores(kKinds, PrequentialScore(batch)) {
    std::vector<double> values;
    for (const StreamRow& row : initial) values.push_back(row.v);
    m_batchMedian = median(Eigen::Map<Vector>(values.data(), std::ssize(values)));
    m_seen = m_fittedAt = m_rows.size();
    RunContext own = context;
    own.seed = m_seed + m_seen;
    m_first = m_all = VersionModel::fit(m_encoder, initial, nullptr, m_base, own);
}

std::optional<LiveWork> StreamBounds::wantedFit(Index runs) {
    // Seen more than a quarter more runs than at the last time.
    if (m_fitting || m_seen * 4 <= m_fittedAt * 5) return std::nullopt;
    m_fitting = true;
    m_fittedAt = m_seen;
    const auto model = std::make_shared<std::shared_ptr<const VersionModel>>();
    LiveWork work;
    work.due = dueAfter(runs, std::ssize(m_rows) * m_encoder->columns());
    work.run = [model, encoder = m_encoder, base = m_base, seed = m_seed + m_seen,
                rows = std::vector<StreamRow>(m_rows.begin(), m_rows.end())](RunContext context) {
        context.seed = seed;
        *model = VersionModel::fit(encoder, rows, nullptr, base, context);
    };
    work.adopt = [this, model](Index) {
        m_all = *model;
        m_fitting = false;
        return std::optional<Message>();
    };
    return work;
}

void StreamBounds::add(const Vector& raw, double measured) {
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
                       const LiveOptions& options, const RunContext& context, LiveRebase rebase)
    : m_format(std::move(format)),
      m_options(options),
      m_context(context),
      m_learner(makeLearner(m_format, base, options, context)),
      m_score(options.batch),
      m_rebase(std::move(rebase)),
      m_rebaseAt(2 * static_cast<std::size_t>(options.initial)) {
    m_context.sink = nullptr;
    if (!options.bounds) return;
    const std::deque<StreamRow>& window = m_learner.window();
    m_bounds = std::make_unique<StreamBounds>(m_learner,
                                              std::vector<StreamRow>(window.begin(), window.end()),
                                              options.batch, std::move(base), m_context);
}

std::vector<LiveWork> LiveStream::wantedWork() {
    std::vector<LiveWork> wanted;
    if (const auto refit = m_learner.wantedRefit()) {
        const auto result = std::make_shared<OnlineLearner::Refit::Result>();
        LiveWork work;
        work.due = refit->due;
        work.run = [refit, result](const RunContext& context) { *result = refit->run(context); };
        work.adopt = [this, refit, result](Index row) {
            const auto begun = m_learner.adopt(*refit, *result);
            return begun ? std::optional<Message>(Message(messages::kStreamRefitted,
                                                          {row, *begun, refit->rows.size()}))
                         : std::nullopt;
        };
        wanted.push_back(std::move(work));
    }
    if (m_bounds)
        if (auto fit = m_bounds->wantedFit(m_learner.runs())) wanted.push_back(std::move(*fit));
    if (m_rebase && !m_rebasing && m_records.size() >= m_rebaseAt) wanted.push_back(baseWork());
    return wanted;
}

/// The base made again from the runs of the environment now, and a forest fitted on it.
LiveWork LiveStream::baseWork() {
    m_rebasing = true;
    m_rebaseAt = 2 * m_records.size();
    const auto refit = std::make_shared<OnlineLearner::Refit>(m_learner.refitForBase());
    const auto result = std::make_shared<OnlineLearner::Refit::Result>();
    LiveWork work;
    work.due = m_learner.runs() + kBaseRuns;
    work.run = [refit, result, rebase = m_rebase, schema = m_format.schema(),
                seed = m_options.online.seed,
                records = std::vector<std::string>(m_records.begin(), m_records.end())](
                   RunContext context) {
        context.seed = seed;
        context.sink = nullptr;
        context.log = nullptr;
        try {
            refit->base = rebase(records, schema, context);
        } catch (const Error&) {
            return;  // such runs make none; the stream goes on with the one it has
        }
        if (refit->base) *result = refit->run(context);
    };
    work.adopt = [this, refit, result, count = m_records.size()](Index row) {
        m_rebasing = false;
        if (!refit->base || refit->version != m_learner.version().number)
            return std::optional<Message>();
        m_learner.takeBase(*refit, *result);
        return std::optional<Message>(Message(messages::kStreamRebased, {row, count}));
    };
    return work;
}

void LiveStream::remember(const std::string& record, bool begun) {
    if (!m_rebase) return;
    if (begun) {
        // What was learned of the old environment says little of the new one.
        m_records.clear();
        m_rebaseAt = static_cast<std::size_t>(m_options.initial);
    }
    m_records.push_back(record);
    if (m_records.size() > kBaseRecords) m_records.pop_front();
}

LiveRun LiveStream::take(const std::string& record, const StreamCells& cells, Index row) {
    m_learner.extend(m_format.schema());
    m_notes.clear();
    for (const std::string& name : cells.unreadable)
        m_notes.push_back(Message(messages::kStreamUnreadable, {row, name}));
    for (const std::string& name : cells.beyond)
        m_notes.push_back(Message(messages::kStreamBeyond, {row, name}));
    for (const std::string& name : cells.oddQuotes)
        m_notes.push_back(Message(messages::kStreamQuote, {row, name}));
    LiveRun run;
    run.row = row;
    run.prediction = m_learner.predict(cells.raw);
    run.measured = cells.response;
    const bool logarithm = m_learner.transform().kind == ResponseTransform::Kind::Log;
    if (logarithm && run.measured && *run.measured < 0) {
        m_notes.push_back(Message(messages::kStreamNegative, {row}));
        run.measured.reset();
    }
    if (!run.measured) return run;
    const double measured = *run.measured;
    m_score.add(run.prediction.value, measured);
    if (run.prediction.lower) {
        const bool inside = holds(run.prediction, measured);
        ++m_intervals;
        m_inside += inside ? 1 : 0;
        m_recentInside.push_back(inside);
        if (m_recentInside.size() > kRecentRuns) m_recentInside.pop_front();
    } else {
        ++m_without;
    }
    run.update = m_learner.learn(cells.raw, measured);
    if (run.update.drift && m_drifts.size() < kMostDrifts) m_drifts.push_back(row);
    if (m_bounds) m_bounds->add(cells.raw, measured);
    remember(record, run.update.drift.has_value());
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
