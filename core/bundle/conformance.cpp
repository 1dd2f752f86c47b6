// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/conformance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/graph/onnx_model.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/missing.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

double randomLevel(const Feature& feature, Random& random) {
    const double kind = random.uniform();
    if (kind < 0.1) return kMissing;
    if (kind < 0.2 || feature.levels.empty()) return -1;
    return static_cast<double>(random.below(feature.levels.size()));
}

/// A tenth missing, a tenth on the range's ends, a fifth outside, up to ten times as far as it is
/// wide.
double randomNumber(double low, double high, Random& random) {
    const double kind = random.uniform();
    if (kind < 0.1) return kMissing;
    if (!std::isfinite(low) || !std::isfinite(high)) return random.normal();
    const double width = high > low ? high - low : std::max(std::abs(low), 1.0);
    if (kind < 0.2) return kind < 0.15 ? low : high;
    const double beyond = width * std::pow(10.0, 2 * random.uniform() - 1);
    if (kind < 0.3) return low - beyond;
    if (kind < 0.4) return high + beyond;
    return low + width * random.uniform();
}

double largestDifference(const Vector& a, const Vector& b, double typical) {
    if (a.size() != b.size()) return std::numeric_limits<double>::infinity();
    double largest = 0;
    for (Index i = 0; i < b.size(); ++i) {
        if (a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i]))) continue;
        const double difference = std::abs(a[i] - b[i]) / std::max(std::abs(b[i]), 1e-3 * typical);
        if (!std::isfinite(difference)) return std::numeric_limits<double>::infinity();
        largest = std::max(largest, difference);
    }
    return largest;
}

Prediction predictionOf(graph::Outputs outputs) {
    return {std::move(outputs.value), std::move(outputs.lower), std::move(outputs.upper),
            std::move(outputs.request)};
}

/// In parts, since nobody can stop LibTorch in the middle of one.
Prediction torchPrediction(const graph::TorchScriptModel& model, const Matrix& rows,
                           const RunContext& context) {
    Prediction all;
    for (Index begin = 0; begin < rows.rows(); begin += kTorchRows) {
        context.checkCancelled();
        const Index count = std::min(kTorchRows, rows.rows() - begin);
        const graph::Outputs part = model.predictAll(rows.middleRows(begin, count));
        for (auto [whole, piece] : {std::pair{&all.value, &part.value},
                                    {&all.lower, &part.lower},
                                    {&all.upper, &part.upper},
                                    {&all.request, &part.request}}) {
            if (piece->size() == 0) continue;
            whole->conservativeResize(begin + count);
            whole->tail(count) = *piece;
        }
    }
    return all;
}

}  // namespace

std::vector<graph::OnnxColumn> onnxColumns(const FeatureSchema& schema) {
    std::vector<graph::OnnxColumn> columns;
    for (const Feature& feature : schema.features) {
        const bool category = feature.type == ColumnType::Category;
        columns.push_back({feature.name, feature.unit, category,
                           category ? feature.levels : std::vector<std::string>{}});
    }
    return columns;
}

Matrix conformanceRows(const AdaptedModel& model, Index rows, std::uint64_t seed) {
    Random random(seed, "conformance rows");
    Matrix x(rows, model.schema.size());
    for (Index row = 0; row < rows; ++row) {
        for (Index column = 0; column < x.cols(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const Feature& feature = model.schema.features[at];
            const bool ranged = at < model.low.size() && at < model.high.size();
            x(row, column) = feature.type == ColumnType::Category
                                 ? randomLevel(feature, random)
                                 : randomNumber(ranged ? model.low[at] : kMissing,
                                                ranged ? model.high[at] : kMissing, random);
        }
    }
    return x;
}

double largestDifference(const Prediction& a, const Prediction& b, double typical) {
    double largest = largestDifference(a.value, b.value, typical);
    if (a.request.size() > 0 && b.request.size() > 0)
        largest = std::max(largest, largestDifference(a.request, b.request, typical));
    if (a.lower.size() == 0 || b.lower.size() == 0) return largest;
    largest = std::max(largest, largestDifference(a.lower, b.lower, typical));
    return std::max(largest, largestDifference(a.upper, b.upper, typical));
}

FormatDifferences compareFormats(const AdaptedModel& model, const WrittenFormats& formats,
                                 const Matrix& rows, const Prediction& wanted,
                                 const RunContext& context) {
    const auto difference = [&](const Prediction& outputs) {
        if (outputs.lower.size() != wanted.lower.size() ||
            outputs.request.size() != wanted.request.size())
            return std::numeric_limits<double>::infinity();
        return largestDifference(outputs, wanted, model.typicalResponse);
    };
    FormatDifferences differences;
    differences.torch =
        difference(torchPrediction(graph::TorchScriptModel(formats.torchScript), rows, context));
    const graph::OnnxModel onnx(formats.onnx);
    differences.onnx =
        difference(predictionOf(onnx.predict(onnxColumns(model.schema), rows, context)));
    differences.onnxManifest = onnx.manifest();
    return differences;
}

}  // namespace footbridge
