// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/feature_encoder.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "core/graph/interpreter.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kMostLevels = 24;
constexpr double kClip = 6;
constexpr double kHeavyTail = 3;
// Below this share of the mean, a deviation is rounding and standardising would blow it up.
constexpr double kSmallestDeviation = 1e-10;

using Part = FeatureEncoder::Part;

double signedLog(double x) {
    return std::copysign(std::log1p(std::abs(x)), x);
}

/// Of the values of a part that is taken by its logarithm; others stay.
void takeLogarithms(std::vector<double>& values, const Part& part) {
    if (!part.log) return;
    for (double& x : values) x = signedLog(x / part.unit);
}

/// Ascending, so that sums over them do not depend on the order of the rows.
std::vector<double> finiteValues(const Matrix& raw, Index column) {
    std::vector<double> values;
    for (Index r = 0; r < raw.rows(); ++r)
        if (std::isfinite(raw(r, column))) values.push_back(raw(r, column));
    std::ranges::sort(values);
    return values;
}

bool isHeavyTailed(const std::vector<double>& values) {
    std::vector<double> distinct(values), sizes;
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    if (distinct.size() <= 2) return false;
    for (const double x : values)
        if (x != 0) sizes.push_back(std::abs(x));
    const Vector each = Eigen::Map<const Vector>(sizes.data(), std::ssize(sizes));
    return each.maxCoeff() >= kHeavyTail * median(each);
}

// Mean and population deviation; false where the values are constant.
bool standardise(const std::vector<double>& values, Part& part) {
    const auto count = static_cast<double>(values.size());
    const auto [low, high] = std::ranges::minmax(values);
    part.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double x : values) squares += (x - part.mean) * (x - part.mean);
    part.deviation = std::sqrt(squares / count);
    return low < high && std::isfinite(part.deviation) &&
           part.deviation > kSmallestDeviation * std::max(std::abs(low), std::abs(high));
}

/// Of the ascending values that are not 0 nor rounding beside the largest; 1 where all are 0.
double smallestSize(const std::vector<double>& values) {
    const double largest = std::max(std::abs(values.front()), std::abs(values.back()));
    double least = largest > 0 ? largest : 1;
    for (const double x : values)
        if (std::abs(x) > kSmallestDeviation * largest) least = std::min(least, std::abs(x));
    return least;
}

std::optional<Part> fitNumber(const Feature& feature, Index column, const Matrix& raw,
                              FeatureEncoder::Logarithms logarithms, std::vector<Message>& notes) {
    std::vector<double> values = finiteValues(raw, column);
    if (values.empty()) {
        notes.push_back({messages::kEncoderAllMissing, {feature.name}});
        return std::nullopt;
    }
    Part part;
    part.feature = column;
    if (logarithms == FeatureEncoder::Logarithms::All) part.unit = smallestSize(values);
    part.log = logarithms == FeatureEncoder::Logarithms::All || isHeavyTailed(values);
    takeLogarithms(values, part);
    if (!standardise(values, part)) {
        notes.push_back({messages::kEncoderConstant, {feature.name}});
        return std::nullopt;
    }
    if (part.log) notes.push_back({messages::kEncoderLog, {feature.name}});
    if (static_cast<Index>(values.size()) < raw.rows())
        notes.push_back(
            {messages::kEncoderMissing,
             {feature.name, static_cast<std::size_t>(raw.rows()) - values.size(), raw.rows()}});
    return part;
}

std::vector<Part> fitLevels(const Feature& feature, Index column, const Matrix& raw,
                            std::vector<Message>& notes) {
    std::vector<std::size_t> counts(feature.levels.size());
    std::size_t present = 0;
    for (Index r = 0; r < raw.rows(); ++r) {
        const double level = raw(r, column);
        if (!(level >= 0) || level >= static_cast<double>(counts.size())) continue;
        ++counts[static_cast<std::size_t>(level)];
        ++present;
    }
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t i) { return counts[i] == 0; });
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t i) { return counts[i]; });
    std::vector<Part> parts;
    if (order.empty()) {
        notes.push_back({messages::kEncoderAllMissing, {feature.name}});
        return parts;
    }
    if (counts[order.front()] == static_cast<std::size_t>(raw.rows())) {
        notes.push_back({messages::kEncoderConstant, {feature.name}});
        return parts;
    }
    if (order.size() > kMostLevels) {
        notes.push_back({messages::kEncoderLevelsCut, {feature.name, order.size(), kMostLevels}});
        order.resize(kMostLevels);
    }
    for (const std::size_t level : order) {
        const double share = static_cast<double>(counts[level]) / static_cast<double>(raw.rows());
        Part part;
        part.feature = column;
        part.isLevel = true;
        part.level = static_cast<double>(level);
        part.mean = share;
        part.deviation = std::sqrt(share * (1 - share));
        parts.push_back(part);
    }
    return parts;
}

}  // namespace

FeatureEncoder FeatureEncoder::restore(FeatureSchema schema, std::vector<Part> parts) {
    FeatureEncoder encoder;
    encoder.m_schema = std::move(schema);
    encoder.m_parts = std::move(parts);
    encoder.emitItself();
    return encoder;
}

FeatureEncoder FeatureEncoder::fit(const FeatureSchema& schema, const Matrix& raw,
                                   Logarithms logarithms) {
    if (raw.rows() == 0) throw Error(messages::kNoRowsToEncode);
    FeatureEncoder encoder;
    encoder.m_schema = schema;
    std::vector<Part> numbers, logs, levels;
    for (Index c = 0; c < schema.size(); ++c) {
        const Feature& feature = schema.features[static_cast<std::size_t>(c)];
        if (feature.type == ColumnType::Category) {
            const auto parts = fitLevels(feature, c, raw, encoder.m_notes);
            levels.insert(levels.end(), parts.begin(), parts.end());
        } else if (const auto part = fitNumber(feature, c, raw, logarithms, encoder.m_notes)) {
            (part->log ? logs : numbers).push_back(*part);
        }
    }
    // By name, so that models do not depend on the order of a table's columns.
    const auto nameOf = [&](const Part& part) -> const std::string& {
        return schema.features[static_cast<std::size_t>(part.feature)].name;
    };
    for (auto* group : {&numbers, &logs, &levels}) {
        std::ranges::stable_sort(*group, std::ranges::less(), nameOf);
        encoder.m_parts.insert(encoder.m_parts.end(), group->begin(), group->end());
    }

    encoder.emitItself();
    return encoder;
}

FeatureEncoder FeatureEncoder::withNumbersOf(const Matrix& raw) const {
    FeatureEncoder encoder = *this;
    for (Part& part : encoder.m_parts) {
        if (part.isLevel) continue;
        std::vector<double> values = finiteValues(raw, part.feature);
        if (values.empty()) continue;
        takeLogarithms(values, part);
        Part other = part;
        if (standardise(values, other)) part = other;
    }
    if (m_graph) encoder.emitItself();
    return encoder;
}

void FeatureEncoder::emitItself() {
    graph::Builder builder(m_schema.size());
    m_node = emit(builder, builder.input()).node;
    m_graph =
        std::make_shared<graph::ModelGraph>(builder.finish(builder.constant(Vector::Zero(1))));
}

Matrix FeatureEncoder::encode(const Matrix& raw) const {
    if (!m_graph) return Matrix(raw.rows(), 0);
    return graph::runTo(*m_graph, m_node, raw);
}

graph::Value FeatureEncoder::emit(graph::Builder& builder, graph::Value raw) const {
    std::vector<Index> numbers, logs;
    std::vector<graph::Value> pieces;
    for (const Part& part : m_parts)
        if (!part.isLevel) (part.log ? logs : numbers).push_back(part.feature);
    Vector perUnit(std::ssize(logs));
    for (Index i = 0; i < perUnit.size(); ++i)
        perUnit[i] = 1 / m_parts[numbers.size() + static_cast<std::size_t>(i)].unit;
    if (!numbers.empty() || m_parts.empty()) pieces.push_back(builder.gather(raw, numbers));
    if (!logs.empty()) {
        graph::Value taken = builder.gather(raw, logs);
        if (perUnit != Vector::Ones(perUnit.size()))
            taken = builder.affine(taken, perUnit, Vector::Zero(perUnit.size()));
        pieces.push_back(builder.apply(graph::Unary::SignedLog, taken));
    }
    for (std::size_t i = numbers.size() + logs.size(); i < m_parts.size();) {
        std::vector<double> levels;
        const Index feature = m_parts[i].feature;
        for (; i < m_parts.size() && m_parts[i].feature == feature; ++i)
            levels.push_back(m_parts[i].level);
        pieces.push_back(builder.oneHot(raw, feature, levels));
    }
    const graph::Value coded = pieces.size() == 1 ? pieces.front() : builder.concat(pieces);
    if (columns() == 0) return coded;
    Vector scale(columns()), shift(columns());
    for (Index i = 0; i < columns(); ++i) {
        const Part& part = m_parts[static_cast<std::size_t>(i)];
        scale[i] = 1 / part.deviation;
        shift[i] = -part.mean / part.deviation;
    }
    const Vector zero = Vector::Zero(columns());
    const graph::Value filled = builder.fillMissing(builder.affine(coded, scale, shift), zero);
    const Vector limit = Vector::Constant(columns(), kClip);
    return builder.clip(filled, -limit, limit);
}

}  // namespace footbridge
