// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/online_learner.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "core/metrics/errors.h"
#include "core/online/live_work.h"
#include "core/run/missing.h"

namespace footbridge {
namespace {

constexpr Index kFirstRefit = 10;  // rows of a new version before it has a forest of its own
constexpr Index kMostBetween = 512;
constexpr std::size_t kKeptVersions = 8, kKeptRows = 1024, kEndedVersions = 16;
constexpr double kRecogniseFactor = 1.2;
constexpr double kUsualMemory = 0.97;

double medianSize(const std::vector<double>& values) {
    if (values.empty()) return kMissing;
    return median(Eigen::Map<const Vector>(values.data(), std::ssize(values)).cwiseAbs());
}

std::vector<StreamRow> copyOf(const std::deque<StreamRow>& rows, std::size_t most) {
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, rows.size()));
    return {rows.end() - count, rows.end()};
}

}  // namespace

OnlineLearner::OnlineLearner(FeatureSchema schema, const Matrix& initial, const Vector& responses,
                             std::shared_ptr<const StreamBase> base, const OnlineOptions& options,
                             const RunContext& context)
    : m_schema(std::move(schema)),
      m_options(options),
      m_base(std::move(base)),
      m_transform(
          chooseTransform(responses, responses.minCoeff() >= 0 && responses.maxCoeff() > 0)),
      m_interval(options.level),
      m_charts(options.falseAlarms * 0.9),
      m_adwin(options.falseAlarms * 0.1) {
    m_smallest = std::numeric_limits<double>::infinity();
    for (const double y : responses)
        if (y > 0) m_smallest = std::min(m_smallest, y / 2);
    std::vector<StreamRow> rows;
    for (Index i = 0; i < initial.rows(); ++i)
        rows.push_back({initial.row(i), forward(responses[i])});
    m_experts = {std::make_shared<const FeatureEncoder>(encodingFor(m_schema, rows)), isLogarithm(),
                 m_base && isLogarithm()};
    m_versions.push_back({.learnedFrom = initial.rows()});
    // The second half is predicted before it is learned, so that errors are known from the start.
    const std::size_t half = (rows.size() + 1) / 2;
    m_learningInitial = true;
    for (std::size_t i = 0; i < half; ++i) {
        m_window.push_back(rows[i]);
        m_experts.learnUnasked(rows[i]);
    }
    m_inVersion = static_cast<Index>(half);
    m_sinceRefit = kMostBetween;
    if (auto refit = wantedRefit()) adopt(*refit, refit->run(context));
    for (std::size_t i = half; i < rows.size(); ++i) {
        ask(rows[i].raw);
        absorb(rows[i].raw, rows[i].v);
    }
    m_learningInitial = false;
    m_sinceRefit = kMostBetween;
    if (auto refit = wantedRefit()) adopt(*refit, refit->run(context));
}

double OnlineLearner::forward(double response) const {
    const bool zero = isLogarithm() && response <= 0;
    return m_transform.forward(zero ? m_smallest : response);
}

bool OnlineLearner::isLogarithm() const {
    return m_transform.kind == ResponseTransform::Kind::Log;
}

void OnlineLearner::ask(const Vector& raw) {
    StreamExperts::Models models{.forest = m_model.get()};
    for (std::size_t i = 0; i < StreamExperts::kRecalled && i + 1 < m_kept.size(); ++i)
        models.recalled[i] = m_kept[m_kept.size() - 2 - i].model.get();
    if (m_base) models.base = forward(m_base->respond(raw));
    m_experts.ask(raw, models, m_usual);
}

OnlinePrediction OnlineLearner::predict(const Vector& raw) {
    ask(raw);
    OnlinePrediction prediction;
    prediction.value = m_transform.backward(m_experts.said());
    prediction.version = version().number;
    if (const auto half = m_interval.halfWidth()) {
        const double lower = m_transform.backward(m_experts.said() - *half * m_experts.spread());
        const double upper = m_transform.backward(m_experts.said() + *half * m_experts.spread());
        if (std::isfinite(lower) && std::isfinite(upper)) {
            prediction.lower = lower;
            prediction.upper = upper;
        }
    }
    return prediction;
}

/// Everything that one run teaches except whether the environment changed.
void OnlineLearner::absorb(const Vector& raw, double v) {
    const double error = v - m_experts.said();
    m_experts.learn(v);
    m_interval.add(std::abs(error) / m_experts.spread());
    m_usual =
        std::max(1e-9, kUsualMemory * m_usual +
                           (1 - kUsualMemory) * std::min(std::abs(error), 5 * m_usual + 1e-6));
    m_window.push_back({raw, v});
    if (static_cast<Index>(m_window.size()) > m_options.window) m_window.pop_front();
    ++m_inVersion;
    ++m_sinceRefit;
}

std::optional<Change> OnlineLearner::watch(double error) {
    const double size = std::abs(error);
    std::optional<Change> change;
    if (m_errorScore.ready()) {
        const double sizeScore = m_sizeScore.of(size);
        change = m_charts.add(m_errorScore.of(error), sizeScore, m_sizeScore.doubt());
        const double before = m_adwin.mean();
        if (const auto left = m_adwin.add(sizeScore); left && !change && m_adwin.mean() > before) {
            const ChangeKind kind =
                m_experts.medianOffset() > 0 ? ChangeKind::Slower : ChangeKind::Faster;
            change = Change{kind, *left};
        }
    }
    m_errorScore.add(error);
    m_sizeScore.add(size);
    return change;
}

OnlineUpdate OnlineLearner::learn(const Vector& raw, double response) {
    OnlineUpdate update;
    const double v = forward(response);
    StreamVersion& now = m_versions.back();
    ++now.runs;
    const double said = m_transform.backward(m_experts.said());
    if (response != 0) {
        now.errors += std::abs(said - response) / std::abs(response);
        ++now.scored;
    }
    if (const auto half = m_interval.halfWidth()) {
        ++now.intervals;
        now.inside += std::abs(v - m_experts.said()) <= *half * m_experts.spread() ? 1 : 0;
    }
    // Of the version's own model: the choice between experts has forgotten a drift two runs later.
    const double error = v - m_experts.forestSaid();
    const Vector before = m_experts.linearWeights();
    absorb(raw, v);
    ++m_runs;
    noteEffect(before, update);
    update.drift = watch(error);
    if (update.drift) {
        beginAfter(*update.drift);
        update.begun = version().number;
    } else {
        update.begun = recognise();
    }
    return update;
}

void OnlineLearner::noteEffect(const Vector& before, OnlineUpdate& update) const {
    double most = 0;
    for (Index i = 1; i < before.size(); ++i) {
        const double change = std::abs(m_experts.linearWeights()[i] - before[i]);
        if (change <= most) continue;
        most = change;
        update.feature = m_experts.encoder()->parts()[static_cast<std::size_t>(i - 1)].feature;
    }
    update.effect = std::expm1(most);
}

void OnlineLearner::keepPresent() {
    m_kept.push_back({version().number, m_model, m_base, copyOf(m_window, kKeptRows), m_usual});
    if (m_kept.size() > kKeptVersions) m_kept.pop_front();
}

void OnlineLearner::keepSnapshot() {
    m_ended.push_back(present());
    if (m_ended.size() > kEndedVersions) m_ended.pop_front();
}

void OnlineLearner::beginVersion(StreamVersion version) {
    version.number = m_versions.back().number + 1;
    version.from = m_runs;
    m_versions.push_back(version);
    m_inVersion = 0;
    m_refitting = false;
    m_charts.restart();
    m_adwin.restart();
    m_errorScore.clear();
    m_sizeScore.clear();
    m_experts.forgetRecalled();
}

void OnlineLearner::beginAfter(const Change& change) {
    keepSnapshot();
    const auto since = static_cast<std::size_t>(
        std::clamp<Index>(change.rows, 1, static_cast<Index>(m_window.size()) - 1));
    const std::vector<StreamRow> fresh = copyOf(m_window, since);
    m_window.resize(m_window.size() - since);
    std::vector<double> offs;
    for (const StreamRow& row : fresh) offs.push_back(row.v - m_model->predict(row.raw));
    const double off = median(Eigen::Map<Vector>(offs.data(), std::ssize(offs)));
    keepPresent();
    m_closing.assign(std::move_iterator(m_window.begin()), std::move_iterator(m_window.end()));
    m_closeParent = m_own;
    m_parent = m_model;
    m_own = false;
    beginVersion({.reason = VersionReason::Drift, .factor = std::exp(off)});
    m_window.assign(fresh.begin(), fresh.end());
    m_inVersion = static_cast<Index>(fresh.size());
    m_sinceRefit = m_inVersion;
    m_experts.beginAfter(fresh, offs);
    m_interval.forget(static_cast<Index>(fresh.size()));
}

std::optional<int> OnlineLearner::recognise() {
    const VersionReason reason = version().reason;
    if (reason != VersionReason::Drift && reason != VersionReason::Refitted) return std::nullopt;
    for (std::size_t i = 0; i < StreamExperts::kRecalled; ++i) {
        const std::vector<double>& errors = m_experts.recalledErrors(i);
        if (errors.size() != StreamExperts::kJudged) continue;
        const Kept kept = m_kept[m_kept.size() - 2 - i];
        if (medianSize(errors) > kRecogniseFactor * kept.usual) continue;
        keepSnapshot();
        takeUp(kept);
        m_versions.back().reason = VersionReason::Recognised;
        return version().number;
    }
    return std::nullopt;
}

void OnlineLearner::takeUp(const Kept& kept) {
    const std::vector<StreamRow> fresh = copyOf(m_window, m_window.size());
    beginVersion({.other = kept.number});
    m_model = kept.model;
    m_base = kept.base;
    m_parent = nullptr;
    m_own = true;
    m_closeParent = false;
    m_window.assign(kept.rows.begin(), kept.rows.end());
    for (const StreamRow& row : fresh) m_window.push_back(row);
    m_inVersion = static_cast<Index>(m_window.size());
    m_sinceRefit = kMostBetween;
    m_usual = kept.usual;
    m_experts.doubtLayer();
}

bool OnlineLearner::goBack(int number) {
    const auto found = std::find_if(m_kept.begin(), m_kept.end(),
                                    [&](const Kept& kept) { return kept.number == number; });
    if (found == m_kept.end()) return false;
    const Kept kept = *found;
    keepSnapshot();
    keepPresent();
    m_window.clear();
    takeUp(kept);
    m_versions.back().reason = VersionReason::TakenBack;
    return true;
}

std::optional<OnlineLearner::Refit> OnlineLearner::wantedRefit() {
    if (m_refitting || m_learningInitial) {
        if (!m_learningInitial || m_model) return std::nullopt;
    }
    const auto rows = static_cast<Index>(m_window.size());
    const Index between = std::clamp<Index>(rows / 8, kFirstRefit, kMostBetween);
    if (m_sinceRefit < between || rows < (m_own ? 1 : kFirstRefit)) return std::nullopt;
    m_refitting = true;
    m_sinceRefit = 0;
    Refit refit;
    refit.encoder = m_experts.encoder();
    refit.rows = copyOf(m_window, m_window.size());
    refit.parent = m_parent;
    refit.base = m_base;
    refit.version = version().number;
    refit.seed = m_options.seed + static_cast<std::uint64_t>(m_runs);
    if (m_closeParent) refit.closing = m_closing;
    refit.due =
        dueAfter(m_runs, (std::ssize(refit.rows) + std::ssize(refit.closing)) * m_schema.size());
    return refit;
}

OnlineLearner::Refit::Result OnlineLearner::Refit::run(RunContext context) const {
    context.seed = seed;
    Result result{parent, nullptr};
    if (!closing.empty())
        result.parent = VersionModel::fit(encoder, closing, grandparent, base, context);
    result.model = VersionModel::fit(encoder, rows, result.parent, base, context);
    return result;
}

OnlineLearner::Refit OnlineLearner::refitForBase() const {
    Refit refit;
    refit.encoder = m_experts.encoder();
    refit.rows = copyOf(m_window, m_window.size());
    refit.version = version().number;
    refit.seed = m_options.seed + static_cast<std::uint64_t>(m_runs);
    return refit;
}

std::optional<int> OnlineLearner::takeBase(const Refit& refit, const Refit::Result& result) {
    if (refit.version != version().number || !m_own) return std::nullopt;
    // The versions before took another base, so that none of them can be asked beside this one.
    m_base = refit.base;
    m_parent = nullptr;
    m_closeParent = false;
    m_closing.clear();
    return adopt(refit, result);
}

std::optional<int> OnlineLearner::adopt(const Refit& refit, const Refit::Result& result) {
    if (m_model && refit.version != version().number) return std::nullopt;
    m_refitting = false;
    if (refit.base != m_base) return std::nullopt;  // of a base that is gone
    if (!m_own) keepSnapshot();
    if (!refit.closing.empty()) {
        for (EndedVersion& ended : m_ended)
            if (ended.number >= m_kept.back().number && ended.model == m_parent)
                ended.model = result.parent;
        m_parent = result.parent;
        m_kept.back().model = result.parent;
        m_kept.back().base = m_base;
        m_closing.clear();
        m_closeParent = false;
    }
    m_model = result.model;
    m_experts.forgetOffsets();
    const bool first = !m_own;
    m_own = true;
    if (!first) return std::nullopt;
    StreamVersion next{.reason = VersionReason::Refitted,
                       .learnedFrom = static_cast<Index>(refit.rows.size())};
    next.number = version().number + 1;
    next.from = m_runs;
    m_versions.push_back(next);
    return next.number;
}

void OnlineLearner::extend(const FeatureSchema& schema) {
    if (schema == m_schema) return;
    std::vector<FeatureEncoder::Part> parts = m_experts.encoder()->parts();
    for (std::size_t i = 0; i < schema.features.size(); ++i) {
        const std::size_t known = m_schema.features[i].levels.size();
        const std::size_t most = std::min<std::size_t>(24, schema.features[i].levels.size());
        for (std::size_t level = known; level < most; ++level)
            parts.push_back({.feature = static_cast<Index>(i),
                             .isLevel = true,
                             .level = static_cast<double>(level)});
    }
    m_schema = schema;
    m_experts.extend(std::make_shared<const FeatureEncoder>(
        FeatureEncoder::restore(m_schema, std::move(parts))));
}

bool OnlineLearner::canGoBack(int number) const {
    return std::ranges::any_of(m_kept, [&](const Kept& kept) { return kept.number == number; });
}

bool OnlineLearner::canExport(int number) const {
    return number == version().number ||
           std::ranges::any_of(m_ended,
                               [&](const EndedVersion& ended) { return ended.number == number; });
}

std::optional<VersionSnapshot> OnlineLearner::snapshot(int number) const {
    if (number == version().number) return present().whole(m_transform, m_smallest);
    const auto ended = std::ranges::find(m_ended, number, &EndedVersion::number);
    return ended == m_ended.end() ? std::nullopt
                                  : std::optional(ended->whole(m_transform, m_smallest));
}

EndedVersion OnlineLearner::present() const {
    EndedVersion now{version().number, {}, m_experts.lastLayer(), m_model, m_base};
    now.rest.schema = m_schema;
    now.rest.halfWidth = halfWidth();
    describeRuns(m_window, m_transform, now.rest);
    return now;
}

std::optional<double> OnlineLearner::halfWidth() const {
    const auto half = m_interval.halfWidth();
    return half ? std::optional<double>(*half * m_usual * std::sqrt(2.0)) : std::nullopt;
}

}  // namespace footbridge
