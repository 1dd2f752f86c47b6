// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/online_learner.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr Index kFirstRefit = 10;  // rows of a new version before it has a forest of its own
constexpr Index kMostBetween = 512;
constexpr std::size_t kKeptVersions = 16, kKeptRows = 1024;
constexpr std::size_t kLevelRows = 7;  // runs whose median is the level now
constexpr Index kRecogniseRows = 15;   // runs behind a drift that an old version is held to
constexpr double kRecogniseFactor = 1.2;
constexpr double kUsualMemory = 0.97;
constexpr double kLargest = 1e300;  // that a logarithm is taken of

double medianOf(const std::deque<double>& values) {
    if (values.empty()) return kNothing;
    return median(Vector::NullaryExpr(static_cast<Index>(values.size()), [&](Index i) {
        return values[static_cast<std::size_t>(i)];
    }));
}

double medianSize(const std::vector<double>& values) {
    if (values.empty()) return kNothing;
    return median(Eigen::Map<const Vector>(values.data(), std::ssize(values)).cwiseAbs());
}

void keepLast(std::deque<double>& values, double value, std::size_t most) {
    values.push_back(value);
    if (values.size() > most) values.pop_front();
}

Vector linearPrior(Index columns) {
    Vector prior = Vector::Constant(columns + 1, 10);
    prior[0] = 100;
    return prior;
}

/// Of the last layer over [1, linear - forest, level - forest, base - forest]: first the forest
/// alone.
Vector layerPrior(bool withBase) {
    return withBase ? Vector{{1, 0.5, 0.5, 0.5}} : Vector{{1, 0.5, 0.5}};
}

std::vector<StreamRow> copyOf(const std::deque<StreamRow>& rows, std::size_t most) {
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, rows.size()));
    return {rows.end() - count, rows.end()};
}

}  // namespace

double StreamVersion::error() const {
    return scored > 0 ? errors / static_cast<double>(scored) : kNothing;
}

double StreamVersion::coverage() const {
    return intervals > 0 ? static_cast<double>(inside) / static_cast<double>(intervals) : kNothing;
}

OnlineLearner::OnlineLearner(FeatureSchema schema, const Matrix& initial, const Vector& responses,
                             std::shared_ptr<const StreamBase> base, const OnlineOptions& options,
                             const RunContext& context)
    : m_schema(std::move(schema)),
      m_options(options),
      m_base(std::move(base)),
      m_transform(
          chooseTransform(responses, responses.minCoeff() >= 0 && responses.maxCoeff() > 0)),
      m_linear(Vector(), Vector()),
      m_layer(Vector::Zero(layerKnowsBase() ? 4 : 3), layerPrior(layerKnowsBase()), 0.99),
      m_mix(kExperts),
      m_interval(options.level),
      m_charts(options.falseAlarms * 0.9),
      m_adwin(options.falseAlarms * 0.1) {
    m_smallest = std::numeric_limits<double>::infinity();
    for (const double y : responses)
        if (y > 0) m_smallest = std::min(m_smallest, y / 2);
    std::vector<StreamRow> rows;
    for (Index i = 0; i < initial.rows(); ++i)
        rows.push_back({initial.row(i), forward(responses[i])});
    m_encoder = std::make_shared<const FeatureEncoder>(encodingFor(m_schema, rows));
    m_linear =
        LinearBelief(Vector::Zero(m_encoder->columns() + 1), linearPrior(m_encoder->columns()));
    m_versions.push_back({.learnedFrom = initial.rows()});
    // The second half is predicted before it is learned, so that errors are known from the start.
    const std::size_t half = (rows.size() + 1) / 2;
    m_learningInitial = true;
    for (std::size_t i = 0; i < half; ++i) {
        m_window.push_back(rows[i]);
        const Vector phi = phiOf(rows[i].raw);
        m_linear.learn(phi, rows[i].v);
        keepLast(m_levels, rows[i].v, kLevelRows);
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
    const bool zero = m_transform.kind == ResponseTransform::Kind::Log && response <= 0;
    return m_transform.forward(zero ? m_smallest : response);
}

bool OnlineLearner::layerKnowsBase() const {
    return m_base && m_transform.kind == ResponseTransform::Kind::Log;
}

Vector OnlineLearner::phiOf(const Vector& raw) const {
    Vector phi(m_encoder->columns() + 1);
    phi[0] = 1;
    phi.tail(m_encoder->columns()) = m_encoder->encode(raw.transpose()).row(0);
    return phi;
}

void OnlineLearner::ask(const Vector& raw) {
    Said& said = m_said;
    said.phi = phiOf(raw);
    said.points.assign(kExperts, kNothing);
    std::vector<double>& points = said.points;
    points[kForest] = m_model->predict(raw, said.leaves);
    points[kLinear] = m_linear.predict(said.phi);
    points[kLevel] = medianOf(m_levels);
    if (!m_offsets.empty()) {
        points[kLastOff] = points[kForest] + m_offsets.back();
        points[kFewOff] = points[kForest] + medianOf(m_offsets);
    }
    const double level = std::isnan(points[kLevel]) ? points[kForest] : points[kLevel];
    said.layer = Vector{{1, points[kLinear] - points[kForest], level - points[kForest]}};
    if (m_base) points[kBase] = forward(m_base->respond(raw));
    if (layerKnowsBase()) {
        said.layer.conservativeResize(4);
        said.layer[3] = points[kBase] - points[kForest];
    }
    points[kLayer] = points[kForest] + m_layer.predict(said.layer);
    for (std::size_t i = 0; i < 2 && i + 1 < m_kept.size(); ++i)
        points[kFirstRecalled + i] = m_kept[m_kept.size() - 2 - i].model->predict(raw);

    std::vector<Possibility> possible;
    const std::vector<double> weights = m_mix.earned();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double weight = weights[i];
        if (std::isnan(points[i]) || weight <= 0) continue;
        if (i == kForest) {
            for (const double leaf : said.leaves)
                possible.push_back({leaf, weight / static_cast<double>(said.leaves.size())});
        } else {
            possible.push_back({points[i], weight});
        }
    }
    double squares = 0;
    for (const double leaf : said.leaves)
        squares += (leaf - points[kForest]) * (leaf - points[kForest]);
    const double deviation = std::sqrt(squares / static_cast<double>(said.leaves.size()));
    if (possible.empty()) possible.push_back({points[kForest], 1});
    said.spread = std::hypot(deviation, m_usual);
    said.v = decide(possible, m_transform.kind == ResponseTransform::Kind::Log);
}

OnlinePrediction OnlineLearner::predict(const Vector& raw) {
    ask(raw);
    OnlinePrediction prediction;
    prediction.value = m_transform.backward(m_said.v);
    prediction.version = version().number;
    if (const auto half = m_interval.halfWidth()) {
        const double lower = m_transform.backward(m_said.v - *half * m_said.spread);
        const double upper = m_transform.backward(m_said.v + *half * m_said.spread);
        if (std::isfinite(lower) && std::isfinite(upper)) {
            prediction.lower = lower;
            prediction.upper = upper;
        }
    }
    return prediction;
}

/// Everything that one run teaches except whether the environment changed.
void OnlineLearner::absorb(const Vector& raw, double v) {
    const double error = v - m_said.v, forestError = v - m_said.points[kForest];
    std::vector<double> errors;
    for (const double point : m_said.points) errors.push_back(v - point);
    m_mix.learn(errors);
    for (std::size_t i = 0; i < 2; ++i)
        if (!std::isnan(errors[kFirstRecalled + i]))
            m_recalledErrors[i].push_back(errors[kFirstRecalled + i]);
    m_linear.learn(m_said.phi, v);
    m_layer.learn(m_said.layer, forestError);
    keepLast(m_levels, v, kLevelRows);
    keepLast(m_offsets, forestError, kLevelRows);
    m_interval.add(std::abs(error) / m_said.spread);
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
                medianOf(m_offsets) > 0 ? ChangeKind::Slower : ChangeKind::Faster;
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
    const double said = m_transform.backward(m_said.v);
    if (response != 0) {
        now.errors += std::abs(said - response) / std::abs(response);
        ++now.scored;
    }
    if (const auto half = m_interval.halfWidth()) {
        ++now.intervals;
        now.inside += std::abs(v - m_said.v) <= *half * m_said.spread ? 1 : 0;
    }
    // Of the version's own model: the choice between experts has forgotten a drift two runs later.
    const double error = v - m_said.points[kForest];
    const Vector before = m_linear.weights();
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
        const double change = std::abs(m_linear.weights()[i] - before[i]);
        if (change <= most) continue;
        most = change;
        update.feature = m_encoder->parts()[static_cast<std::size_t>(i - 1)].feature;
    }
    update.effect = std::expm1(most);
}

void OnlineLearner::keepPresent() {
    m_kept.push_back({version().number, m_model, copyOf(m_window, kKeptRows), m_usual});
    if (m_kept.size() > kKeptVersions) m_kept.pop_front();
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
    for (auto& errors : m_recalledErrors) errors.clear();
}

void OnlineLearner::beginAfter(const Change& change) {
    const auto since = static_cast<std::size_t>(
        std::clamp<Index>(change.rows, 1, static_cast<Index>(m_window.size()) - 1));
    const std::vector<StreamRow> fresh = copyOf(m_window, since);
    m_window.resize(m_window.size() - since);
    std::vector<double> offs;
    for (const StreamRow& row : fresh) offs.push_back(row.v - m_model->predict(row.raw));
    const double off = median(Eigen::Map<Vector>(offs.data(), std::ssize(offs)));
    keepPresent();
    m_closing.assign(m_window.begin(), m_window.end());
    m_closeParent = m_own;
    m_parent = m_model;
    m_own = false;
    beginVersion({.reason = VersionReason::Drift, .factor = std::exp(off)});
    m_window.assign(fresh.begin(), fresh.end());
    m_inVersion = static_cast<Index>(fresh.size());
    m_sinceRefit = m_inVersion;
    m_levels.clear();
    m_offsets.clear();
    m_linear.doubt();
    m_layer.doubt();
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        const Vector phi = phiOf(fresh[i].raw);
        m_linear.learn(phi, fresh[i].v);
        keepLast(m_levels, fresh[i].v, kLevelRows);
        keepLast(m_offsets, offs[i], kLevelRows);
    }
    m_interval.forget(static_cast<Index>(fresh.size()));
}

std::optional<int> OnlineLearner::recognise() {
    const VersionReason reason = version().reason;
    if (reason != VersionReason::Drift && reason != VersionReason::Refitted) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
        auto& errors = m_recalledErrors[i];
        if (static_cast<Index>(errors.size()) != kRecogniseRows) continue;
        const Kept kept = m_kept[m_kept.size() - 2 - i];
        if (medianSize(errors) > kRecogniseFactor * kept.usual) continue;
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
    m_parent = nullptr;
    m_own = true;
    m_closeParent = false;
    m_window.assign(kept.rows.begin(), kept.rows.end());
    for (const StreamRow& row : fresh) m_window.push_back(row);
    m_inVersion = static_cast<Index>(m_window.size());
    m_sinceRefit = kMostBetween;
    m_usual = kept.usual;
    m_layer.doubt();
}

bool OnlineLearner::goBack(int number) {
    const auto found = std::find_if(m_kept.begin(), m_kept.end(),
                                    [&](const Kept& kept) { return kept.number == number; });
    if (found == m_kept.end()) return false;
    const Kept kept = *found;
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
    refit.encoder = m_encoder;
    refit.rows = copyOf(m_window, m_window.size());
    refit.parent = m_parent;
    refit.base = m_base;
    refit.version = version().number;
    refit.seed = m_options.seed + static_cast<std::uint64_t>(m_runs);
    if (m_closeParent) refit.closing = m_closing;
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

std::optional<int> OnlineLearner::adopt(const Refit& refit, const Refit::Result& result) {
    if (m_model && refit.version != version().number) return std::nullopt;
    m_refitting = false;
    m_model = result.model;
    if (!refit.closing.empty()) {
        m_parent = result.parent;
        m_kept.back().model = result.parent;
        m_closing.clear();
        m_closeParent = false;
    }
    m_offsets.clear();
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
    std::vector<FeatureEncoder::Part> parts = m_encoder->parts();
    const std::size_t before = parts.size();
    for (std::size_t i = 0; i < schema.features.size(); ++i) {
        const std::size_t known = m_schema.features[i].levels.size();
        const std::size_t most = std::min<std::size_t>(24, schema.features[i].levels.size());
        for (std::size_t level = known; level < most; ++level)
            parts.push_back({.feature = static_cast<Index>(i),
                             .isLevel = true,
                             .level = static_cast<double>(level)});
    }
    m_schema = schema;
    const auto added = static_cast<Index>(parts.size() - before);
    m_encoder =
        std::make_shared<const FeatureEncoder>(FeatureEncoder::restore(m_schema, std::move(parts)));
    if (added > 0) m_linear.grow(Vector::Constant(added, 10));
}

std::optional<double> OnlineLearner::halfWidth() const {
    const auto half = m_interval.halfWidth();
    return half ? std::optional<double>(*half * m_usual * std::sqrt(2.0)) : std::nullopt;
}

graph::ModelGraph OnlineLearner::graph() const {
    using namespace graph;
    Builder builder = m_base ? Builder(m_base->graph) : Builder(m_schema.size());
    const std::optional<Value> response =
        m_base ? std::optional<Value>(builder.output()) : std::nullopt;
    const Value raw = builder.input();
    // v = forest + w . [1, linear - forest, level - forest, base - forest]
    const Vector& w = m_layer.weights();
    const double level = m_levels.empty() ? 0 : medianOf(m_levels);
    const double ofLevel = m_levels.empty() ? 0 : w[2], ofBase = layerKnowsBase() ? w[3] : 0;
    const Value encoded = m_encoder->emit(builder, raw);
    const Vector& weights = m_linear.weights();
    const Value linear = builder.linear(encoded, weights.tail(weights.size() - 1) * w[1],
                                        Vector::Constant(1, weights[0] * w[1]));
    const Value forest = m_model->emit(builder, raw, response);
    Value v = builder.add(
        builder.scaled(forest, 1 - w[1] - ofLevel - ofBase, w[0] + ofLevel * level), linear);
    if (ofBase != 0) {
        const Value positive =
            builder.clip(*response, Vector::Constant(1, m_smallest), Vector::Constant(1, kLargest));
        v = builder.add(v, builder.scaled(builder.apply(Unary::Log, positive), ofBase, 0));
    }
    return builder.finish(m_transform.emitBackward(builder, v));
}

}  // namespace footbridge
