// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/bundle_reader.h"
#include "core/bundle/compiled_code.h"
#include "core/bundle/conformance.h"
#include "core/bundle/contents_check.h"
#include "core/bundle/examples.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest.h"
#include "core/bundle/manifest_reader.h"
#include "core/bundle/model_code.h"
#include "core/bundle/readme.h"
#include "core/bundle/samples_file.h"
#include "core/graph/graph_json.h"
#include "core/graph/live_steps.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/checksum.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr Index kMaxSamples = 200, kFewSamples = 50;
constexpr Index kMaxSampleCells = 10'000;  // so that many columns do not make a large file
constexpr double kNativeTolerance = 1e-9;  // other machines have other exp and log

/// At most kMaxSamples rows, fewer of many columns, evenly spread.
Matrix chooseSamples(const Matrix& rows) {
    const Index most =
        std::clamp(kMaxSampleCells / std::max<Index>(rows.cols(), 1), kFewSamples, kMaxSamples);
    const Index count = std::min(rows.rows(), most);
    if (count == 0) throw Error(messages::kExportNoSamples);
    Matrix chosen(count, rows.cols());
    for (Index i = 0; i < count; ++i) chosen.row(i) = rows.row(i * rows.rows() / count);
    return chosen;
}

/// b under a.
Vector stacked(const Vector& a, const Vector& b) {
    if (a.size() == 0 || b.size() == 0) return {};
    Vector both(a.size() + b.size());
    both << a, b;
    return both;
}

void requireSame(const std::string& source, const char* what, double difference, double tolerance) {
    if (!(difference < tolerance))
        throw Error(messages::kVerifyDiffers, {source, what, {difference, Digits::All}});
}

/// How far the native prediction is from samples.csv. Throws Error where it is too far.
double compareSamples(const Bundle& bundle, const std::string& source, const RunContext& context) {
    const Prediction again = bundle.model.predict(bundle.samples, context);
    const bool alike = again.lower.size() == bundle.samplePredictions.lower.size() &&
                       again.request.size() == bundle.samplePredictions.request.size();
    const double difference =
        alike ? largestDifference(again, bundle.samplePredictions, bundle.model.typicalResponse)
              : std::numeric_limits<double>::infinity();
    requireSame(source, kGraphFile, difference, kNativeTolerance);
    return difference;
}

VerifyReport verify(const OpenBundle& opened, const std::string& source,
                    const RunContext& context) {
    const Bundle& bundle = opened.bundle;
    VerifyReport report;
    for (const auto& [name, bytes] : opened.files) {
        if (name != kManifestFile) report.checked.push_back(name);
    }
    report.samples = bundle.samples.rows();
    const Prediction& samples = bundle.samplePredictions;
    report.nativeDifference = compareSamples(bundle, source, context);
    context.checkCancelled();
    report.contents = checkContents(opened, source);
    context.checkCancelled();
    std::string script = writtenScript(opened, source);
    if (!opened.files.contains(kOnnxFile))
        throw Error(messages::kBundleMissing, {source, kOnnxFile});
    const Matrix random = conformanceRows(bundle.model, kConformanceRows, bundle.provenance.seed);
    const Prediction native = bundle.model.predict(random, context);
    Matrix rows(bundle.samples.rows() + random.rows(), random.cols());
    rows << bundle.samples, random;
    const WrittenFormats formats{std::move(script), opened.files.at(kOnnxFile)};
    context.checkCancelled();
    const FormatDifferences differences = compareFormats(
        bundle.model, formats, rows,
        {stacked(samples.value, native.value), stacked(samples.lower, native.lower),
         stacked(samples.upper, native.upper), stacked(samples.request, native.request)},
        context);
    report.randomRows = random.rows();
    report.torchDifference = differences.torch;
    report.onnxDifference = differences.onnx;
    return report;
}

}  // namespace

double codeTolerance(double formatsDifference) {
    return std::max(kCodeTolerance, 2 * formatsDifference);
}

ExportReport writeBundle(const std::filesystem::path& path, const AdaptedModel& whole,
                         const Provenance& provenance, const Matrix& samples,
                         const std::string& report, const RunContext& context,
                         const BundleExtras& extras) {
    const auto start = std::chrono::steady_clock::now();
    context.report(messages::kWritingBundle, 0);
    AdaptedModel model = whole;
    std::vector<int*> parts;
    if (auto& mixture = model.mixture)
        parts = {&mixture->members, &mixture->source, &mixture->spread};
    model.graph = graph::withoutDeadSteps(whole.graph, parts);
    const Matrix rows = chooseSamples(samples);
    const Prediction predictions = model.predict(rows, context);
    Json manifest =
        describeModel(model, provenance, extras.policy, timeOfWriting(), FOOTBRIDGE_VERSION);

    ArchiveFiles files;
    if (extras.state) {
        writeState(*extras.state, files);
        manifest[kStateMember] = describeState(files);
    }
    const std::string inside = insideText(manifest);
    const graph::ModelGraph complete = model.graphWithInterval();
    files[kModelFile] = graph::writeTorchScript(complete, inside);
    files[kOnnxFile] = graph::writeOnnx(complete, onnxColumns(model.schema), inside);
    files[kGraphFile] = graph::toJson(model.graph).dump();
    const graph::CSource code = modelCode(model, extras.policy, files[kGraphFile]);
    files[kCodeFile] = code.source;
    files[kCodeHeaderFile] = code.header;
    files[kSamplesFile] = writeSamples(model.schema, rows, predictions);
    files[kReadmeFile] =
        bundleReadme(model, FOOTBRIDGE_VERSION, {!report.empty(), extras.state != nullptr});
    files.insert(bundleExamples().begin(), bundleExamples().end());
    if (!report.empty()) files[kReportFile] = report;
    manifest["files"] = describeFiles(files);
    files[kManifestFile] = manifest.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    const std::string bytes = writeArchive(files);

    context.report(messages::kCheckingBundle, 0.5);
    const VerifyReport verified = verify(openBundle(bytes, path.string()), path.string(), context);
    const double difference =
        std::max({verified.nativeDifference, verified.torchDifference, verified.onnxDifference});
    if (!(difference < kExportTolerance)) {
        throw Error(messages::kExportDiffers,
                    {{difference, Digits::All}, {kExportTolerance, Digits::All}});
    }
    std::optional<double> compiled;
    if (extras.compileCode)
        compiled =
            compareCompiled(model, code, rows, provenance.seed, codeTolerance(difference), context);
    context.checkCancelled();
    writeBundleBytes(path, bytes);
    context.report(messages::kCheckingBundle, 1);
    return {bytes.size(),
            difference,
            verified.torchDifference,
            verified.onnxDifference,
            verified.samples,
            verified.randomRows,
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            code.source.size(),
            compiled};
}

Bundle readBundle(const std::filesystem::path& path, const Trust& trust, const RunContext& context,
                  std::chrono::milliseconds limit) {
    const std::string source = path.string();
    const std::string bytes = readBundleBytes(path);
    auto signature = checkSignature(path, bytes, trust);
    return withinLimit(path, context, limit, [&](const RunContext& limited) {
        OpenBundle opened = openBundle(bytes, source);
        limited.checkCancelled();
        compareSamples(opened.bundle, source, limited);
        opened.bundle.foreign = checkContents(opened, source).foreign;
        if (const auto part = foreignParts(opened.bundle.foreign, source)) limited.note(*part);
        limited.checkCancelled();
        const bool old = isFirstFormat(opened.manifest);
        if (!old && scriptedHere(opened.manifest)) writtenScript(opened, source);
        if (packedHere(opened.manifest)) rebuilt(opened.files, opened.manifest, bytes, source);
        opened.bundle.uncompared = uncomparedPart(opened.manifest, old, source);
        if (const auto& part = opened.bundle.uncompared) limited.note(*part);
        opened.bundle.signature = signature;
        return std::move(opened.bundle);
    });
}

namespace {

VerifyReport verifyFile(const std::filesystem::path& path, const RunContext& context,
                        const Trust& trust) {
    const std::string source = path.string();
    const std::string bytes = readBundleBytes(path);
    const auto signature = checkSignature(path, bytes, trust);
    context.checkCancelled();
    const OpenBundle opened = openBundle(bytes, source);
    context.checkCancelled();
    VerifyReport report = verify(opened, source, context);
    report.signature = signature;
    report.rebuilt = rebuilt(opened.files, opened.manifest, bytes, source);
    requireSame(source, kModelFile, report.torchDifference, kExportTolerance);
    requireSame(source, kOnnxFile, report.onnxDifference, kExportTolerance);
    report.checksum = sha256(bytes);
    return report;
}

}  // namespace

VerifyReport verifyBundle(const std::filesystem::path& path, const RunContext& context,
                          const Trust& trust, std::chrono::milliseconds limit) {
    return withinLimit(path, context, limit,
                       [&](const RunContext& limited) { return verifyFile(path, limited, trust); });
}

}  // namespace footbridge
