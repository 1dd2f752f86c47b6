// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/platform_bundle.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "core/bundle/archive.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/bundle_reader.h"
#include "core/bundle/conformance.h"
#include "core/bundle/contents_check.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest.h"
#include "core/bundle/manifest_fields.h"
#include "core/bundle/manifest_reader.h"
#include "core/bundle/platform_contents.h"
#include "core/graph/graph_json.h"
#include "core/graph/live_steps.h"
#include "core/graph/onnx_model.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/platforms/platforms_messages.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr Index kMostPlatformSamples = 50, kRandomRows = 1000;
constexpr double kTypical = 1;  // relative times are of the order of 1

double largest(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols())
        return std::numeric_limits<double>::infinity();
    double most = 0;
    for (Index c = 0; c < a.cols(); ++c)
        most = std::max(most, largestDifference(Prediction{a.col(c), {}, {}},
                                                Prediction{b.col(c), {}, {}}, kTypical));
    return most;
}

/// In parts, since nobody can stop LibTorch in the middle of one.
Matrix torchOutputs(const std::string& script, const Matrix& rows, Index columns,
                    const RunContext& context) {
    const graph::TorchScriptModel model(script);
    Matrix all(rows.rows(), columns);
    for (Index begin = 0; begin < rows.rows(); begin += kTorchRows) {
        context.checkCancelled();
        const Index count = std::min(kTorchRows, rows.rows() - begin);
        const Matrix some = model.predictWide(rows.middleRows(begin, count));
        if (some.cols() != columns) return {};
        all.middleRows(begin, count) = some;
    }
    return all;
}

/// Loads the formats back and compares them with the native prediction. The script has just been
/// written here.
PlatformBundleReport compare(const PlatformModel& model, const Matrix& samples,
                             const std::string& script, const std::string& onnx,
                             const RunContext& context) {
    AdaptedModel ranges;
    ranges.schema = model.schema;
    ranges.low = model.low;
    ranges.high = model.high;
    const Matrix random = conformanceRows(ranges, kRandomRows, 1);
    Matrix rows(samples.rows() + random.rows(), random.cols());
    rows << samples, random;
    const Matrix native = allOutputs(model.predict(rows, context));
    PlatformBundleReport report;
    report.samples = samples.rows();
    report.randomRows = random.rows();
    report.torchDifference = largest(torchOutputs(script, rows, native.cols(), context), native);
    const graph::OnnxOutputs outputs{model.outputs, platformOutputs(model)};
    report.onnxDifference = largest(
        graph::OnnxModel(onnx).predictWide(onnxColumns(model.schema), outputs, rows, context),
        native);
    const double most = std::max(report.torchDifference, report.onnxDifference);
    if (!(most < kExportTolerance))
        throw Error(messages::kExportDiffers,
                    {{most, Digits::All}, {kExportTolerance, Digits::All}});
    return report;
}

struct OpenPlatformBundle {
    ArchiveFiles files;
    Json manifest;
    PlatformBundle bundle;
};

void readModel(const Json& manifest, const std::string& source, PlatformModel& model) {
    const JsonFields fields = bundleFields(manifest, source);
    model.method = methodFromKey(fields.text("model"));
    model.platforms = fields.texts("platforms");
    model.reference = fields.text("reference");
    if (manifest.contains("counter_aliases")) model.aliases = fields.text("counter_aliases");
    const JsonFields interval = fields.object("interval");
    model.level = interval.number("level");
    const std::vector<double> widths = interval.numbers("half_widths");
    const std::vector<std::string> names = platformOutputs(model);
    if (model.platforms.size() < 2 || std::set(names.begin(), names.end()).size() != names.size())
        fields.fail("platforms");
    if (widths.size() != model.platforms.size()) interval.fail("half_widths");
    model.halfWidth = Eigen::Map<const Vector>(widths.data(), std::ssize(widths));
    if (manifest.contains("error_covariance")) {
        const std::vector<double> values = fields.numbers("error_covariance");
        const Index panel = std::ssize(model.platforms);
        if (!values.empty() && std::ssize(values) != panel * panel) fields.fail("error_covariance");
        if (!values.empty())
            model.covariance = Eigen::Map<const Matrix>(values.data(), panel, panel);
    }
    readFeatures(fields, model.schema, model.low, model.high);
    model.outputs = static_cast<int>(
        fields.object("outputs").integer("node", 0, std::numeric_limits<int>::max()));
}

/// The graph has to give what the manifest says.
void readGraph(const ArchiveFiles& files, const std::string& source, PlatformModel& model) {
    const auto text = files.find(kGraphFile);
    if (text == files.end()) throw Error(messages::kBundleMissing, {source, kGraphFile});
    const auto json = parseJson(text->second);
    if (!json) throw Error(messages::kBundleEntryDamaged, {source, kGraphFile});
    model.graph = graph::fromJson(*json);
    const auto at = static_cast<std::size_t>(model.outputs);
    const bool fits = model.graph.inputColumns() == model.schema.size() &&
                      at < model.graph.nodes.size() &&
                      model.graph.nodes[at].columns == 3 * std::ssize(model.platforms);
    if (!fits) throw Error(messages::kBundleEntryDamaged, {source, kGraphFile});
}

Json manifestOf(const ArchiveFiles& files, const std::string& source) {
    const auto text = files.find(kManifestFile);
    if (text == files.end()) throw Error(messages::kBundleMissing, {source, kManifestFile});
    const auto manifest = parseJson(text->second);
    if (!manifest || !manifest->is_object())
        throw Error(messages::kBundleEntryDamaged, {source, kManifestFile});
    const JsonFields fields = bundleFields(*manifest, source);
    if (fields.text("format") != kPlatformsFormat || fields.count("format_version", 1000) < 1)
        throw Error(messages::kNotPlatformBundle, {source});
    if (fields.count("format_version", 1000) > kPlatformBundleFormat)
        throw Error(messages::kPlatformBundleTooNew, {source});
    return *manifest;
}

OpenPlatformBundle open(const std::string& bytes, const std::string& source) {
    OpenPlatformBundle opened;
    opened.files = readArchive(bytes, source);
    opened.manifest = manifestOf(opened.files, source);
    checkFiles(opened.manifest, opened.files, source);
    for (const char* name : {kModelFile, kOnnxFile, kSamplesFile})
        if (!opened.files.contains(name)) throw Error(messages::kBundleMissing, {source, name});
    PlatformModel& model = opened.bundle.model;
    readModel(opened.manifest, source, model);
    readGraph(opened.files, source, model);
    const JsonFields fields = bundleFields(opened.manifest, source);
    opened.bundle.created = fields.text("created");
    opened.bundle.version = fields.text("footbridge_version");
    const Table samples = parseCsv(opened.files.at(kSamplesFile), source);
    opened.bundle.samples = rawFeatures(samples, model.schema);
    return opened;
}

/// model.pt as it is written here. Throws Error when the bundle's is another one.
std::string writtenScript(const OpenPlatformBundle& opened, const std::string& source) {
    const PlatformModel& model = opened.bundle.model;
    return requireScript(
        opened.files, opened.manifest,
        graph::writeWideTorchScript(model.graph, model.outputs, insideText(opened.manifest)),
        source);
}

/// Numbers and short names, which are all that is said of a method.
bool plainScores(const Json& leaderboard) {
    return leaderboard.is_array() &&
           std::all_of(leaderboard.begin(), leaderboard.end(), [](const Json& score) {
               return score.is_object() &&
                      std::all_of(score.begin(), score.end(), [](const Json& value) {
                          return value.is_number() || value.is_null() ||
                                 (value.is_string() &&
                                  value.get_ref<const std::string&>().size() < 100);
                      });
           });
}

/// Writes again what was read of every file but model.pt and compares; gives the texts that are
/// not this version's. Throws Error naming the file that is not what Footbridge writes.
std::vector<std::string> checkContents(const OpenPlatformBundle& opened, const std::string& source,
                                       const RunContext& context) {
    const PlatformModel& model = opened.bundle.model;
    const ArchiveFiles& files = opened.files;
    const JsonFields fields = bundleFields(opened.manifest, source);
    const Json& leaderboard = fields.at("leaderboard");
    if (!plainScores(leaderboard)) fields.fail("leaderboard");
    requireOnly(files,
                {kManifestFile, kModelFile, kOnnxFile, kGraphFile, kSamplesFile, kReadmeFile},
                source);
    requireSameInside(files, opened.manifest, source);
    const std::uint64_t seed = fields.count("seed", std::numeric_limits<std::uint64_t>::max());
    requireCanonicalManifest(
        files.at(kManifestFile), opened.manifest,
        describePlatforms(model, leaderboard, seed, opened.bundle.created, opened.bundle.version),
        source);
    requireFile(files, kGraphFile, graph::toJson(model.graph).dump(), source);
    requireFile(
        files, kOnnxFile,
        graph::writeOnnx(model.graph, onnxColumns(model.schema), insideText(opened.manifest),
                         {model.outputs, platformOutputs(model)}, treePartsOf(opened.manifest)),
        source);
    requireFile(files, kSamplesFile, platformSamples(model, opened.bundle.samples, context),
                source);
    std::vector<std::string> foreign;
    if (hasDeadSteps(model.graph, {model.outputs})) foreign.emplace_back(kGraphFile);
    if (files.at(kReadmeFile) != kPlatformReadme) foreign.emplace_back(kReadmeFile);
    return foreign;
}

}  // namespace

PlatformBundleReport writePlatformBundle(const std::filesystem::path& path,
                                         const PlatformModel& whole,
                                         const std::vector<MethodScore>& leaderboard,
                                         const Matrix& samples, std::uint64_t seed,
                                         const RunContext& context) {
    context.report(messages::kWritingBundle, 0);
    PlatformModel model = whole;
    model.graph = graph::withoutDeadSteps(whole.graph, {&model.outputs});
    const Index count = std::min(samples.rows(), kMostPlatformSamples);
    Matrix rows(count, samples.cols());
    for (Index i = 0; i < count; ++i) rows.row(i) = samples.row(i * samples.rows() / count);
    Json scores = Json::array();
    for (const MethodScore& score : leaderboard) scores.push_back(platformScore(score));
    Json manifest =
        describePlatforms(model, std::move(scores), seed, timeOfWriting(), FOOTBRIDGE_VERSION);
    const std::string inside = insideText(manifest);
    ArchiveFiles files;
    files[kModelFile] = graph::writeWideTorchScript(model.graph, model.outputs, inside);
    files[kOnnxFile] = graph::writeOnnx(model.graph, onnxColumns(model.schema), inside,
                                        {model.outputs, platformOutputs(model)});
    files[kGraphFile] = graph::toJson(model.graph).dump();
    files[kSamplesFile] = platformSamples(model, rows, context);
    files[kReadmeFile] = kPlatformReadme;
    manifest["files"] = describeFiles(files);
    files[kManifestFile] = manifest.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    const std::string bytes = writeArchive(files);
    context.report(messages::kCheckingBundle, 0.5);
    const OpenPlatformBundle opened = open(bytes, path.string());
    PlatformBundleReport report =
        compare(opened.bundle.model, rows, files[kModelFile], files[kOnnxFile], context);
    context.checkCancelled();
    writeBundleBytes(path, bytes);
    report.bytes = bytes.size();
    context.report(messages::kCheckingBundle, 1);
    return report;
}

PlatformBundle readPlatformBundle(const std::filesystem::path& path, const Trust& trust,
                                  const RunContext& context, std::chrono::milliseconds limit) {
    const std::string source = path.string(), bytes = readBundleBytes(path);
    auto signature = checkSignature(path, bytes, trust);
    return withinLimit(path, context, limit, [&](const RunContext& limited) {
        OpenPlatformBundle opened = open(bytes, source);
        opened.bundle.foreign = checkContents(opened, source, limited);
        if (const auto part = foreignParts(opened.bundle.foreign, source)) limited.note(*part);
        limited.checkCancelled();
        if (scriptedHere(opened.manifest)) writtenScript(opened, source);
        if (packedHere(opened.manifest)) rebuilt(opened.files, opened.manifest, bytes, source);
        opened.bundle.uncompared = uncomparedPart(opened.manifest, false, source);
        if (const auto& part = opened.bundle.uncompared) limited.note(*part);
        opened.bundle.signature = signature;
        return std::move(opened.bundle);
    });
}

bool isPlatformBundle(const std::filesystem::path& path) {
    try {
        const ArchiveFiles files = readArchive(readBundleBytes(path), path.string());
        const auto text = files.find(kManifestFile);
        const auto manifest = text == files.end() ? std::optional<Json>() : parseJson(text->second);
        return manifest && manifest->is_object() &&
               manifest->value("format", Json()) == kPlatformsFormat;
    } catch (const Error&) {
        return false;
    }
}

namespace {

PlatformBundleReport verifyPlatformFile(const std::filesystem::path& path,
                                        const RunContext& context, const Trust& trust) {
    const std::string source = path.string(), bytes = readBundleBytes(path);
    auto signature = checkSignature(path, bytes, trust);
    context.checkCancelled();
    const OpenPlatformBundle opened = open(bytes, source);
    context.checkCancelled();
    const PlatformModel& model = opened.bundle.model;
    std::vector<std::string> foreign = checkContents(opened, source, context);
    context.checkCancelled();
    const std::string script = writtenScript(opened, source);
    PlatformBundleReport report =
        compare(model, opened.bundle.samples, script, opened.files.at(kOnnxFile), context);
    report.bytes = bytes.size();
    report.checksum = sha256(bytes);
    report.signature = signature;
    report.foreign = std::move(foreign);
    report.rebuilt = rebuilt(opened.files, opened.manifest, bytes, source);
    return report;
}

}  // namespace

PlatformBundleReport verifyPlatformBundle(const std::filesystem::path& path,
                                          const RunContext& context, const Trust& trust,
                                          std::chrono::milliseconds limit) {
    return withinLimit(path, context, limit, [&](const RunContext& limited) {
        return verifyPlatformFile(path, limited, trust);
    });
}

}  // namespace footbridge
