// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/platform_contents.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/manifest.h"
#include "core/bundle/manifest_fields.h"
#include "core/graph/onnx_model.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/number_text.h"
#include "core/table/csv_writer.h"

namespace footbridge {

namespace {

using Json = nlohmann::json;

std::string sampleCell(const Feature& feature, double value) {
    if (std::isnan(value)) return "";
    if (feature.type == ColumnType::Number) return formatNumber(value);
    const auto level = static_cast<std::size_t>(value);
    return value >= 0 && level < feature.levels.size() ? feature.levels[level] : "(unseen)";
}

std::string samplesCsv(const PlatformModel& model, const Matrix& samples, const Matrix& outputs) {
    std::vector<std::string> cells;
    for (const Feature& feature : model.schema.features) cells.push_back(feature.name);
    for (const std::string& name : platformOutputs(model)) cells.push_back(name);
    std::string text = csvRecord(cells) + '\n';
    for (Index row = 0; row < samples.rows(); ++row) {
        cells.clear();
        for (Index c = 0; c < samples.cols(); ++c)
            cells.push_back(
                sampleCell(model.schema.features[static_cast<std::size_t>(c)], samples(row, c)));
        for (Index c = 0; c < outputs.cols(); ++c) cells.push_back(formatNumber(outputs(row, c)));
        text += csvRecord(cells) + '\n';
    }
    return text;
}

}  // namespace

std::vector<std::string> platformOutputs(const PlatformModel& model) {
    std::vector<std::string> names;
    for (const char* end : kPredictionEnds)
        for (const std::string& platform : model.platforms) names.push_back(platform + end);
    return names;
}

Json platformScore(const MethodScore& score) {
    const OrderScores& s = score.scores;
    return {{"method", methodKey(score.method)},
            {"weight", fieldOf(score.weight)},
            {"pair_accuracy", fieldOf(s.pairs.value)},
            {"kendall_tau", fieldOf(s.tau.value)},
            {"whole_order_exact", fieldOf(s.wholeOrder.value)},
            {"top1_regret_mean", fieldOf(s.regret.value)},
            {"r2_log_relative", fieldOf(s.r2.value)}};
}

Json describePlatforms(const PlatformModel& model, Json leaderboard, std::uint64_t seed,
                       const std::string& created, const std::string& version) {
    Json widths = Json::array();
    for (const double width : model.halfWidth) widths.push_back(fieldOf(width));
    Json covariance = Json::array();
    for (const double value : model.covariance.reshaped()) covariance.push_back(fieldOf(value));
    return {{"format", kPlatformsFormat},
            {"counter_aliases", model.aliases},
            {"format_version", kPlatformBundleFormat},
            {"versions", {{"libtorch", graph::torchVersion()}, {"zlib", packerVersion()}}},
            {"onnx", {{"tree_parts", graph::kTreeParts}}},
            {"created", created},
            {"footbridge_version", version},
            {"model", methodKey(model.method)},
            {"platforms", model.platforms},
            {"reference", model.reference},
            {"features", featureFields(model.schema, model.low, model.high)},
            {"interval", {{"level", fieldOf(model.level)}, {"half_widths", std::move(widths)}}},
            {"error_covariance", std::move(covariance)},
            {"outputs", {{"node", model.outputs}, {"names", platformOutputs(model)}}},
            {"leaderboard", std::move(leaderboard)},
            {"seed", seed}};
}

Matrix allOutputs(const VectorPrediction& prediction) {
    return sideBySide({prediction.value, prediction.lower, prediction.upper});
}

std::string platformSamples(const PlatformModel& model, const Matrix& samples,
                            const RunContext& context) {
    return samplesCsv(model, samples, allOutputs(model.predict(samples, context)));
}

}  // namespace footbridge
