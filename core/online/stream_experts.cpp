// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/stream_experts.h"

#include <cmath>

#include "core/metrics/errors.h"
#include "core/run/missing.h"

namespace footbridge {
namespace {

constexpr std::size_t kLevelRows = 7;  // runs whose median is the level now
constexpr double kLargest = 1e300;     // that a logarithm is taken of

double medianOf(const std::deque<double>& values) {
    if (values.empty()) return kMissing;
    return median(Vector::NullaryExpr(static_cast<Index>(values.size()), [&](Index i) {
        return values[static_cast<std::size_t>(i)];
    }));
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

}  // namespace

StreamExperts::StreamExperts()
    : m_linear(Vector(), Vector()), m_layer(Vector(), Vector()), m_mix(kExperts) {}

StreamExperts::StreamExperts(std::shared_ptr<const FeatureEncoder> encoder, bool logarithm,
                             bool layerKnowsBase)
    : m_encoder(std::move(encoder)),
      m_logarithm(logarithm),
      m_layerKnowsBase(layerKnowsBase),
      m_linear(Vector::Zero(m_encoder->columns() + 1), linearPrior(m_encoder->columns())),
      m_layer(Vector::Zero(layerKnowsBase ? 4 : 3), layerPrior(layerKnowsBase), 0.99),
      m_mix(kExperts) {}

Vector StreamExperts::phiOf(const Vector& raw) const {
    Vector phi(m_encoder->columns() + 1);
    phi[0] = 1;
    phi.tail(m_encoder->columns()) = m_encoder->encode(raw.transpose()).row(0);
    return phi;
}

void StreamExperts::ask(const Vector& raw, const Models& models, double usual) {
    Said& said = m_said;
    said.phi = phiOf(raw);
    said.points.assign(kExperts, kMissing);
    std::vector<double>& points = said.points;
    points[kForest] = models.forest->predict(raw, said.leaves);
    points[kLinear] = m_linear.predict(said.phi);
    points[kLevel] = medianOf(m_levels);
    if (!m_offsets.empty()) {
        points[kLastOff] = points[kForest] + m_offsets.back();
        points[kFewOff] = points[kForest] + medianOf(m_offsets);
    }
    const double level = std::isnan(points[kLevel]) ? points[kForest] : points[kLevel];
    said.layer = Vector{{1, points[kLinear] - points[kForest], level - points[kForest]}};
    points[kBase] = models.base;
    if (m_layerKnowsBase) {
        said.layer.conservativeResize(4);
        said.layer[3] = points[kBase] - points[kForest];
    }
    points[kLayer] = points[kForest] + m_layer.predict(said.layer);
    for (std::size_t i = 0; i < models.recalled.size(); ++i)
        if (models.recalled[i]) points[kFirstRecalled + i] = models.recalled[i]->predict(raw);

    double squares = 0;
    for (const double leaf : said.leaves)
        squares += (leaf - points[kForest]) * (leaf - points[kForest]);
    const double deviation = std::sqrt(squares / static_cast<double>(said.leaves.size()));
    said.spread = std::hypot(deviation, usual);
    std::vector<Possibility> possible = possibilities();
    said.v = decide(possible, m_logarithm);
}

std::vector<Possibility> StreamExperts::possibilities() const {
    const std::vector<double>& points = m_said.points;
    std::vector<Possibility> possible;
    const std::vector<double> weights = m_mix.earned();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double weight = weights[i];
        if (std::isnan(points[i]) || weight <= 0) continue;
        if (i == kForest) {
            for (const double leaf : m_said.leaves)
                possible.push_back({leaf, weight / static_cast<double>(m_said.leaves.size())});
        } else {
            possible.push_back({points[i], weight});
        }
    }
    if (possible.empty()) possible.push_back({points[kForest], 1});
    return possible;
}

void StreamExperts::learn(double v) {
    const double forestError = v - m_said.points[kForest];
    std::vector<double> errors;
    for (const double point : m_said.points) errors.push_back(v - point);
    m_mix.learn(errors);
    for (std::size_t i = 0; i < m_recalledErrors.size(); ++i)
        if (!std::isnan(errors[kFirstRecalled + i]) && m_recalledErrors[i].size() <= kJudged)
            m_recalledErrors[i].push_back(errors[kFirstRecalled + i]);
    m_linear.learn(m_said.phi, v);
    m_layer.learn(m_said.layer, forestError);
    keepLast(m_levels, v, kLevelRows);
    keepLast(m_offsets, forestError, kLevelRows);
}

void StreamExperts::learnUnasked(const StreamRow& row) {
    m_linear.learn(phiOf(row.raw), row.v);
    keepLast(m_levels, row.v, kLevelRows);
}

void StreamExperts::beginAfter(const std::vector<StreamRow>& fresh,
                               const std::vector<double>& offs) {
    m_levels.clear();
    m_offsets.clear();
    m_linear.doubt();
    m_layer.doubt();
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        learnUnasked(fresh[i]);
        keepLast(m_offsets, offs[i], kLevelRows);
    }
}

void StreamExperts::forgetRecalled() {
    for (auto& errors : m_recalledErrors) errors.clear();
}

void StreamExperts::extend(std::shared_ptr<const FeatureEncoder> encoder) {
    const Index added = encoder->columns() - m_encoder->columns();
    m_encoder = std::move(encoder);
    if (added > 0) m_linear.grow(Vector::Constant(added, 10));
}

double StreamExperts::medianOffset() const {
    return medianOf(m_offsets);
}

LastLayer StreamExperts::lastLayer() const {
    return {m_encoder, m_linear.weights(), m_layer.weights(),
            m_levels.empty() ? std::nullopt : std::optional<double>(medianOf(m_levels)),
            m_layerKnowsBase};
}

graph::Value LastLayer::emit(graph::Builder& builder, graph::Value raw, const VersionModel& forest,
                             const std::optional<graph::Value>& response, double smallest) const {
    using namespace graph;
    const Vector& w = weights;
    const double ofLevel = level ? w[2] : 0, ofBase = knowsBase ? w[3] : 0;
    const Value encoded = encoder->emit(builder, raw);
    const Value said = builder.linear(encoded, linear.tail(linear.size() - 1) * w[1],
                                      Vector::Constant(1, linear[0] * w[1]));
    const Value ofForest = forest.emit(builder, raw, response);
    const Value v = builder.add(
        builder.scaled(ofForest, 1 - w[1] - ofLevel - ofBase, w[0] + ofLevel * level.value_or(0)),
        said);
    if (ofBase == 0) return v;
    const Value positive =
        builder.clip(*response, Vector::Constant(1, smallest), Vector::Constant(1, kLargest));
    return builder.add(v, builder.scaled(builder.apply(Unary::Log, positive), ofBase, 0));
}

}  // namespace footbridge
