// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_state.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/run/error.h"
#include "core/source/source_messages.h"
#include "core/source/source_options.h"
#include "core/source/state_stream.h"

namespace footbridge {
namespace {

constexpr std::string_view kFormat = "footbridge-source";
// 1: without the sample of inputs; 2: without groups of held-out rows, and with folders of tables.
constexpr std::uint64_t kVersion = 3;
constexpr std::uint64_t kMostOptions = 1'000'000'000;
constexpr double kLargestCorrelation = 1 + 1e-9;  ///< its rounding included
// What an entry of each list takes at least, so that no length promises more than there is.
constexpr std::size_t kTextBytes = 8, kProfileBytes = 17, kFeatureBytes = 25, kPartBytes = 34,
                      kLayerBytes = 34, kSourceBytes = 100;

using Part = FeatureEncoder::Part;

void write(StateWriter& to, const FeatureEncoder& encoder) {
    writeSchema(to, encoder.schema());
    to.whole(encoder.parts().size());
    for (const auto& [feature, isLevel, level, log, unit, mean, deviation] : encoder.parts()) {
        static_cast<void>(unit);  // 1: sources take logarithms of heavy tails alone
        to.whole(static_cast<std::uint64_t>(feature));
        to.flag(isLevel);
        to.number(level);
        to.flag(log);
        to.number(mean);
        to.number(deviation);
    }
}

/// Numbers, their logs, the levels of one feature after the other: what emit() relies on.
int rankOf(const Part& part) {
    return part.isLevel ? 2 : part.log ? 1 : 0;
}

FeatureEncoder readEncoder(StateReader& from) {
    FeatureSchema schema = readSchema(from);
    std::vector<Part> parts(from.count(kPartBytes));
    for (Part& part : parts) {
        part.feature = static_cast<Index>(from.whole());
        if (part.feature < 0 || part.feature >= schema.size()) from.damaged();
        part.isLevel = from.flag();
        part.level = from.number();
        part.log = from.flag();
        part.mean = from.number();
        part.deviation = from.number();
        const bool numbers = std::isfinite(part.level) && std::isfinite(part.mean) &&
                             std::isfinite(part.deviation) && part.deviation > 0;
        if (!numbers || (part.isLevel && part.log)) from.damaged();
    }
    const auto ranked = [](const Part& a, const Part& b) { return rankOf(a) < rankOf(b); };
    if (!std::is_sorted(parts.begin(), parts.end(), ranked)) from.damaged();
    return FeatureEncoder::restore(std::move(schema), std::move(parts));
}

void write(StateWriter& to, const graph::TreeEnsemble& trees) {
    const auto& [roots, feature, threshold, left, right, missingLeft, value, scale, base] = trees;
    to.integers(roots);
    to.integers(feature);
    to.numbers(threshold);
    to.integers(left);
    to.integers(right);
    to.octets(missingLeft);
    to.numbers(value);
    to.number(scale);
    to.number(base);
}

std::shared_ptr<const graph::TreeEnsemble> readTrees(StateReader& from) {
    auto trees = std::make_shared<graph::TreeEnsemble>();
    trees->roots = from.integers();
    trees->feature = from.integers();
    trees->threshold = from.numbers();
    trees->left = from.integers();
    trees->right = from.integers();
    trees->missingLeft = from.octets();
    trees->value = from.numbers();
    trees->scale = from.number();
    trees->base = from.number();
    return trees;
}

void write(StateWriter& to, const SourceProcess& process) {
    const auto& [inverseLengths, points, weights, mean] = process;
    to.vector(inverseLengths);
    to.matrix(points);
    to.vector(weights);
    to.number(mean);
}

std::shared_ptr<const SourceProcess> readProcess(StateReader& from) {
    auto process = std::make_shared<SourceProcess>();
    process->inverseLengths = from.vector();
    process->points = from.matrix();
    process->weights = from.vector();
    process->mean = from.number();
    const bool numbers = process->inverseLengths.allFinite() && process->points.allFinite() &&
                         process->weights.allFinite() && std::isfinite(process->mean);
    if (!numbers || process->points.rows() == 0) from.damaged();
    return process;
}

void write(StateWriter& to, const SourceStack& stack) {
    const auto& [weights, errors, slope] = stack;
    to.vector(weights);
    to.vector(errors);
    to.number(slope);
}

SourceStack readStack(StateReader& from, Index learners) {
    constexpr double kWeightRounding = 1e-9;
    SourceStack stack{from.vector(), from.vector(), from.number()};
    const auto none = [](const Vector& values) { return values.size() == 0; };
    const bool sizes =
        stack.weights.size() == learners && (none(stack.errors) || stack.errors.size() == learners);
    if (!sizes || !stack.weights.allFinite() || !stack.errors.allFinite()) from.damaged();
    const bool ranges = stack.weights.minCoeff() >= 0 &&
                        std::abs(stack.weights.sum() - 1) < kWeightRounding &&
                        (none(stack.errors) || stack.errors.minCoeff() >= 0) && stack.slope >= 0 &&
                        stack.slope <= 1;
    if (!ranges) from.damaged();
    return stack;
}

void write(StateWriter& to, const SourcePart& part) {
    const auto& [label, fileName, checksum, rows, transform, mean, deviation, trees, process, stack,
                 predictions, responses, groups] = part;
    to.text(label);
    to.text(fileName);
    to.text(checksum);
    to.whole(static_cast<std::uint64_t>(rows));
    to.flag(transform.kind == ResponseTransform::Kind::Log);
    to.number(transform.scale);
    to.number(mean);
    to.number(deviation);
    write(to, *trees);
    to.flag(process != nullptr);
    if (process) write(to, *process);
    write(to, stack);
    to.vector(predictions);
    to.vector(responses);
    to.integers(groups);
}

SourcePart readPart(StateReader& from, std::uint64_t version) {
    SourcePart part;
    part.label = from.text();
    part.fileName = std::filesystem::path(from.text()).filename().string();
    part.checksum = from.text();
    part.rows = static_cast<Index>(from.whole(std::uint64_t{1} << 62));
    part.transform.kind =
        from.flag() ? ResponseTransform::Kind::Log : ResponseTransform::Kind::Asinh;
    part.transform.scale = from.number();
    part.mean = from.number();
    part.deviation = from.number();
    part.trees = readTrees(from);
    if (from.flag()) part.process = readProcess(from);
    part.stack = readStack(from, part.process ? 3 : 2);
    part.heldOutPredictions = from.vector();
    part.heldOutResponses = from.vector();
    if (version > 2) part.heldOutGroups = from.integers();
    const auto heldOut = static_cast<std::size_t>(part.heldOutResponses.size());
    const bool groups = part.heldOutGroups.empty() || part.heldOutGroups.size() == heldOut;
    const bool numbers = part.transform.scale > 0 && std::isfinite(part.transform.scale) &&
                         std::isfinite(part.mean) && std::isfinite(part.deviation) &&
                         part.deviation > 0;
    if (!numbers || !groups || part.heldOutPredictions.size() != part.heldOutResponses.size())
        from.damaged();
    return part;
}

void write(StateWriter& to, const Network& network) {
    to.whole(network.layers.size());
    for (const auto& [weight, bias] : network.layers) {
        to.matrix(weight);
        to.vector(bias);
    }
}

Network readNetwork(StateReader& from) {
    Network network;
    network.layers.resize(from.count(kLayerBytes));
    for (Layer& layer : network.layers) {
        layer.weight = from.matrix();
        layer.bias = from.vector();
    }
    if (network.layers.empty()) from.damaged();
    return network;
}

void write(StateWriter& to, const SourceOptions& options) {
    const auto& [networks, networkSteps, boostingRounds, rowsPerSource, networkRows, processRows] =
        options;
    for (const int value : {networks, networkSteps, boostingRounds})
        to.whole(static_cast<std::uint64_t>(value));
    for (const Index value : {rowsPerSource, networkRows, processRows})
        to.whole(static_cast<std::uint64_t>(value));
}

SourceOptions readOptions(StateReader& from) {
    SourceOptions options;
    for (int* value : {&options.networks, &options.networkSteps, &options.boostingRounds})
        *value = static_cast<int>(from.whole(kMostOptions));
    for (Index* value : {&options.rowsPerSource, &options.networkRows, &options.processRows})
        *value = static_cast<Index>(from.whole(std::uint64_t{1} << 62));
    if (!areUsable(options)) from.damaged();
    return options;
}

/// The model as a graph: building it checks every shape, index and tree.
void checkShapes(const SourceModel& model, const StateReader& from) {
    const Index inputs = model.encoder.columns();
    const auto parts = static_cast<Index>(model.parts.size());
    bool fit = model.encoder.schema() == model.schema && inputs > 0 && parts > 0 &&
               !model.networks.empty();
    for (const Network& network : model.networks) {
        Index width = inputs;
        for (const Layer& layer : network.layers) {
            fit = fit && layer.weight.rows() == width && layer.bias.size() == layer.weight.cols();
            width = layer.weight.cols();
        }
        fit = fit && width == parts;
    }
    for (const SourcePart& part : model.parts)
        fit = fit && (part.process != nullptr) == (model.parts.front().process != nullptr);
    for (const InputProfile& profile : model.profiles)
        fit = fit && std::abs(profile.correlation) <= kLargestCorrelation &&
              profile.quantiles.size() == kQuantileLevels && profile.quantiles.allFinite();
    fit = fit && (model.profiles.empty() ? model.sharesColumns
                                         : static_cast<Index>(model.profiles.size()) == inputs);
    fit = fit && (model.sample.rows() == 0 || model.sample.cols() == model.schema.size());
    const bool metric = model.metricMap.size() > 0;
    if (!fit || (metric && model.metricMap.rows() != inputs)) from.damaged();
    graph::Builder builder(model.schema.size());
    model.emitMean(builder, builder.input());
}

}  // namespace

void writeSchema(StateWriter& to, const FeatureSchema& schema) {
    to.whole(schema.features.size());
    for (const auto& [name, type, unit, levels] : schema.features) {
        to.text(name);
        to.flag(type == ColumnType::Category);
        to.text(unit);
        to.whole(levels.size());
        for (const std::string& level : levels) to.text(level);
    }
}

FeatureSchema readSchema(StateReader& from) {
    FeatureSchema schema;
    schema.features.resize(from.count(kFeatureBytes));
    for (Feature& feature : schema.features) {
        feature.name = from.text();
        feature.type = from.flag() ? ColumnType::Category : ColumnType::Number;
        feature.unit = from.text();
        feature.levels.resize(from.count(kTextBytes));
        for (std::string& level : feature.levels) level = from.text();
    }
    return schema;
}

std::string writeSourceModel(const SourceModel& model) {
    // Names every member, so that one more does not compile until it is stored too.
    const auto& [schema, encoder, parts, networks, metricMap, profiles, sample, sharesColumns, seed,
                 options, digest, seconds] = model;
    StateWriter to;
    to.text(kFormat);
    to.whole(kVersion);
    writeSchema(to, schema);
    write(to, encoder);
    to.whole(parts.size());
    for (const SourcePart& part : parts) write(to, part);
    to.whole(networks.size());
    for (const Network& network : networks) write(to, network);
    to.matrix(metricMap);
    to.whole(profiles.size());
    for (const auto& [correlation, quantiles] : profiles) {
        to.number(correlation);
        to.vector(quantiles);
    }
    to.matrix(sample);
    to.flag(sharesColumns);
    to.whole(seed);
    write(to, options);
    to.text(digest);
    // How long the training took is no part of the model, and two files of one would differ.
    static_cast<void>(seconds);
    to.number(0);
    return to.take();
}

std::shared_ptr<const SourceModel> readSourceModel(std::string_view bytes,
                                                   const std::string& source) {
    StateReader from(bytes, source);
    if (from.text() != kFormat) from.damaged();
    const std::uint64_t version = from.whole();
    if (version > kVersion) throw Error(messages::kStateTooNew, {source, version, kVersion});
    auto model = std::make_shared<SourceModel>();
    model->schema = readSchema(from);
    model->encoder = readEncoder(from);
    model->parts.resize(from.count(kSourceBytes));
    for (SourcePart& part : model->parts) part = readPart(from, version);
    model->networks.resize(from.count(kTextBytes));
    for (Network& network : model->networks) network = readNetwork(from);
    model->metricMap = from.matrix();
    model->profiles.resize(from.count(kProfileBytes));
    for (InputProfile& profile : model->profiles) {
        profile.correlation = from.number();
        profile.quantiles = from.vector();
    }
    if (version > 1) model->sample = from.matrix();
    model->sharesColumns = from.flag();
    model->seed = from.whole();
    model->options = readOptions(from);
    model->digest = from.text();
    from.number();  // what versions up to 3 say it took
    if (from.left() != 0) from.damaged();
    checkShapes(*model, from);
    return model;
}

bool isOlderSourceModel(std::string_view bytes) {
    StateReader from(bytes, "");
    return from.text() == kFormat && from.whole() < kVersion;
}

}  // namespace footbridge
