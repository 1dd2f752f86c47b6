// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/version_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/learners/forest.h"

namespace footbridge {
namespace {

// A prediction asks all ancestors, so that their number bounds what it costs.
constexpr int kMostAncestors = 6;
constexpr int kTrees = 50;
constexpr double kFeatureShare = 0.6;  // less, and trees of few features miss the telling one
constexpr double kBaseScale = 1000;    // far above 1, so that a signed logarithm is nearly one
constexpr double kHeavyTail = 20;      // largest over smallest positive value

/// Mean and deviation of what is there; of a column that is constant so far its own size stands
/// for the deviation.
void standardise(FeatureEncoder::Part& part, const std::vector<double>& values) {
    double sum = 0, squares = 0;
    const auto count = static_cast<double>(std::max<std::size_t>(1, values.size()));
    for (const double value : values) sum += value;
    part.mean = sum / count;
    for (const double value : values) squares += (value - part.mean) * (value - part.mean);
    part.deviation = std::sqrt(squares / count);
    if (!(part.deviation > 1e-9 * std::max(1.0, std::abs(part.mean))))
        part.deviation = std::max(1.0, std::abs(part.mean));
}

bool heavyTailed(const std::vector<double>& values) {
    double smallest = std::numeric_limits<double>::infinity(), largest = 0;
    for (const double value : values) {
        if (value < 0) return false;
        if (value > 0) smallest = std::min(smallest, value);
        largest = std::max(largest, value);
    }
    return largest >= kHeavyTail * std::max(1.0, smallest);
}

}  // namespace

double StreamBase::input(double response) const {
    return std::copysign(std::log1p(std::abs(response) * kBaseScale / typical), response);
}

FeatureEncoder encodingFor(const FeatureSchema& schema, const std::vector<StreamRow>& rows) {
    std::vector<FeatureEncoder::Part> numbers, levels;
    for (Index feature = 0; feature < schema.size(); ++feature) {
        const Feature& meaning = schema.features[static_cast<std::size_t>(feature)];
        std::vector<double> values;
        for (const StreamRow& row : rows)
            if (!std::isnan(row.raw[feature])) values.push_back(row.raw[feature]);
        FeatureEncoder::Part part{.feature = feature};
        if (meaning.type == ColumnType::Number) {
            part.log = heavyTailed(values);
            if (part.log)
                for (double& value : values) value = std::log1p(value);
            standardise(part, values);
            numbers.push_back(part);
            continue;
        }
        part.isLevel = true;
        part.deviation = 1;
        const std::size_t most = std::min<std::size_t>(24, meaning.levels.size());
        for (std::size_t level = 0; level < most; ++level) {
            part.level = static_cast<double>(level);
            levels.push_back(part);
        }
    }
    std::stable_partition(numbers.begin(), numbers.end(),
                          [](const FeatureEncoder::Part& part) { return !part.log; });
    numbers.insert(numbers.end(), levels.begin(), levels.end());
    return FeatureEncoder::restore(schema, std::move(numbers));
}

std::shared_ptr<const VersionModel> VersionModel::fit(std::shared_ptr<const FeatureEncoder> encoder,
                                                      const std::vector<StreamRow>& rows,
                                                      std::shared_ptr<const VersionModel> parent,
                                                      std::shared_ptr<const StreamBase> base,
                                                      const RunContext& context) {
    std::shared_ptr<VersionModel> model(new VersionModel);
    model->m_encoder = std::move(encoder);
    if (parent && parent->m_ancestors < kMostAncestors) model->m_parent = std::move(parent);
    model->m_base = std::move(base);
    model->m_ancestors = model->m_parent ? model->m_parent->m_ancestors + 1 : 0;
    const auto count = static_cast<Index>(rows.size());
    Matrix X(count, model->inputs(rows.front().raw).size());
    Vector v(count);
    for (Index i = 0; i < count; ++i) {
        const StreamRow& row = rows[static_cast<std::size_t>(i)];
        X.row(i) = model->inputs(row.raw);
        v[i] = row.v;
        if (i % 256 == 0) context.checkCancelled();
    }
    Forest forest({.trees = kTrees, .featureShare = kFeatureShare});
    forest.fit(X, v, context);
    model->keep(*forest.ensemble());
    return model;
}

void VersionModel::keep(const graph::TreeEnsemble& trees) {
    m_roots.assign(trees.roots.begin(), trees.roots.end());
    m_scale = trees.scale;
    m_offset = trees.base;
    m_nodes.reserve(trees.feature.size());
    for (std::size_t i = 0; i < trees.feature.size(); ++i) {
        const bool leaf = trees.feature[i] < 0;
        m_nodes.push_back({leaf ? trees.value[i] : trees.threshold[i], trees.feature[i],
                           leaf ? 0
                                : 2 * static_cast<std::uint32_t>(trees.left[i]) +
                                      (trees.missingLeft[i] != 0 ? 1 : 0)});
    }
}

std::shared_ptr<const graph::TreeEnsemble> VersionModel::trees() const {
    auto trees = std::make_shared<graph::TreeEnsemble>();
    trees->roots = m_roots;
    trees->scale = m_scale;
    trees->base = m_offset;
    for (const Node& node : m_nodes) {
        const bool leaf = node.feature < 0;
        const auto left = static_cast<std::int32_t>(node.leftAndMissing / 2);
        trees->feature.push_back(node.feature);
        trees->threshold.push_back(leaf ? 0 : node.number);
        trees->value.push_back(leaf ? node.number : 0);
        trees->left.push_back(leaf ? -1 : left);
        trees->right.push_back(leaf ? -1 : left + 1);
        trees->missingLeft.push_back(node.leftAndMissing % 2);
    }
    return trees;
}

double VersionModel::leafOf(std::int32_t root, const double* x) const {
    const Node* node = &m_nodes[static_cast<std::size_t>(root)];
    while (node->feature >= 0) {
        const std::uint32_t left = node->leftAndMissing / 2;
        node = &m_nodes[x[node->feature] < node->number ? left : left + 1];
    }
    return node->number;
}

Vector VersionModel::inputs(const Vector& raw) const {
    const Vector encoded = m_encoder->encode(raw.transpose()).row(0);
    Vector all(encoded.size() + (m_parent ? 1 : 0) + (m_base ? 1 : 0));
    all.head(encoded.size()) = encoded;
    Index at = encoded.size();
    if (m_parent) all[at++] = m_parent->predict(raw);
    if (m_base) all[at] = m_base->input(m_base->respond(raw));
    return all;
}

double VersionModel::predict(const Vector& raw) const {
    std::vector<double> leaves;
    return predict(raw, leaves);
}

double VersionModel::predict(const Vector& raw, std::vector<double>& leaves) const {
    const Vector x = inputs(raw);
    leaves.clear();
    double sum = 0;
    for (const std::int32_t root : m_roots) {
        leaves.push_back(leafOf(root, x.data()));
        sum += leaves.back();
    }
    return sum * m_scale + m_offset;
}

graph::Value VersionModel::emit(graph::Builder& builder, graph::Value raw,
                                const std::optional<graph::Value>& response) const {
    std::vector<graph::Value> parts{m_encoder->emit(builder, raw)};
    if (m_parent) parts.push_back(m_parent->emit(builder, raw, response));
    if (m_base)
        parts.push_back(builder.apply(graph::Unary::SignedLog,
                                      builder.scaled(*response, kBaseScale / m_base->typical, 0)));
    return builder.trees(parts.size() == 1 ? parts.front() : builder.concat(parts), trees());
}

}  // namespace footbridge
