// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/contents_check.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/conformance.h"
#include "core/bundle/examples.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest.h"
#include "core/bundle/model_code.h"
#include "core/bundle/plain_report.h"
#include "core/bundle/readme.h"
#include "core/bundle/samples_file.h"
#include "core/bundle/state.h"
#include "core/graph/graph_json.h"
#include "core/graph/live_steps.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/source/source_state.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// The first format whose manifest holds digests of the state.
constexpr int kBoundState = 4;
/// Members that say who wrote a bundle and not what it holds.
constexpr std::array kWriter{"files", "format_version", "versions", "onnx", "code"};
constexpr std::size_t kLongestVersion = 64;
constexpr std::string_view kExamples = "examples/";

[[noreturn]] void refuse(const std::string& source, const char* name) {
    throw Error(messages::kBundleForeignFile, {source, name});
}

/// Whether all that `part` says stands in `whole`; older versions wrote fewer members.
bool within(const Json& part, const Json& whole) {
    if (part.is_object() && whole.is_object())
        return std::all_of(part.items().begin(), part.items().end(), [&](const auto& member) {
            return whole.contains(member.key()) && within(member.value(), whole[member.key()]);
        });
    if (part.is_array() && whole.is_array())
        return std::equal(part.begin(), part.end(), whole.begin(), whole.end(), within);
    return part == whole;
}

bool shortTexts(const Json& versions) {
    return versions.is_object() &&
           std::all_of(versions.begin(), versions.end(), [](const Json& version) {
               return version.is_string() &&
                      version.get_ref<const std::string&>().size() <= kLongestVersion;
           });
}

bool wholeNumbers(const Json& members) {
    return members.is_object() &&
           std::all_of(members.begin(), members.end(),
                       [](const Json& member) { return member.is_number_integer(); });
}

/// What the manifest names as the version of a library; null where it names none.
Json namedVersion(const Json& manifest, const char* library) {
    const auto versions = manifest.find("versions");
    if (versions == manifest.end() || !versions->is_object()) return nullptr;
    return versions->value(library, Json());
}

void checkState(const OpenBundle& opened, ContentsReport& report, const std::string& source) {
    const Bundle& bundle = opened.bundle;
    if (!bundle.state) return;
    ArchiveFiles written;
    writeState(*bundle.state, written);
    requireFile(opened.files, kShotsFile, written.at(kShotsFile), source);
    const Provenance& from = bundle.provenance;
    if (bundle.state->shots.roles.response != bundle.model.responseName)
        refuse(source, kAdaptationFile);
    if (from.shots.size() != static_cast<std::size_t>(bundle.state->shots.table->rows()) ||
        from.shotsChecksum != sha256(opened.files.at(kShotsFile)))
        refuse(source, kShotsFile);
    // Both say by themselves which version wrote them.
    const std::string& text = opened.files.at(kAdaptationFile);
    const auto is = parseJson(text), wanted = parseJson(written.at(kAdaptationFile));
    if (!is || !within(*is, *wanted) ||
        text != is->dump(1, ' ', false, Json::error_handler_t::replace) + "\n")
        refuse(source, kAdaptationFile);
    const bool older = isOlderSourceModel(opened.files.at(kSourceStateFile));
    if (!older)
        requireFile(opened.files, kSourceStateFile, writeSourceModel(*bundle.state->source),
                    source);
    // No other file tells what these hold, so the manifest does, which stands in the model, too.
    const auto exported = opened.manifest.find(kStateMember);
    if (exported == opened.manifest.end() && opened.manifest.at("format_version") >= kBoundState)
        refuse(source, kManifestFile);
    const Json held = describeState(opened.files);
    for (const char* name : {kAdaptationFile, kSourceStateFile})
        if (exported == opened.manifest.end())
            report.foreign.emplace_back(name);
        else if (!exported->is_object() || exported->value(name, Json()) != held.at(name))
            refuse(source, name);
    if (exported != opened.manifest.end() && older) report.foreign.emplace_back(kSourceStateFile);
}

/// Bundles of before have no model.c. Another version's is a program that somebody may compile and
/// run.
void checkCode(const OpenBundle& opened, ContentsReport& report, const std::string& source) {
    const ArchiveFiles& files = opened.files;
    const auto code = opened.manifest.find("code");
    const bool promised = code != opened.manifest.end();
    for (const char* name : {kCodeFile, kCodeHeaderFile})
        if (promised && !files.contains(name))
            throw Error(messages::kBundleMissing, {source, name});
    if (!promised || !wholeNumbers(*code) || code->value("format", 0) != graph::kCSourceFormat) {
        for (const char* name : {kCodeFile, kCodeHeaderFile})
            if (files.contains(name)) report.foreign.emplace_back(name);
        return;
    }
    const graph::CSource written =
        modelCode(opened.bundle.model, opened.bundle.policy, files.at(kGraphFile));
    requireFile(files, kCodeFile, written.source, source);
    requireFile(files, kCodeHeaderFile, written.header, source);
}

}  // namespace

bool isFirstFormat(const Json& manifest) {
    return manifest.at("format_version") == 1;
}

std::string insideText(Json manifest) {
    manifest.erase("files");
    return manifest.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void requireOnly(const ArchiveFiles& files, const std::vector<std::string_view>& names,
                 const std::string& source) {
    for (const auto& [name, bytes] : files)
        if (std::find(names.begin(), names.end(), name) == names.end())
            refuse(source, name.c_str());
}

void requireFile(const ArchiveFiles& files, const char* name, const std::string& written,
                 const std::string& source) {
    if (files.at(name) != written) refuse(source, name);
}

void requireCanonicalManifest(const std::string& text, const Json& manifest, const Json& described,
                              const std::string& source) {
    Json said = manifest;
    for (const char* member : kWriter) said.erase(member);
    const bool writer = (!manifest.contains("versions") || shortTexts(manifest["versions"])) &&
                        (!manifest.contains("onnx") || wholeNumbers(manifest["onnx"])) &&
                        (!manifest.contains("code") || wholeNumbers(manifest["code"]));
    if (!writer || !within(said, described) ||
        text != manifest.dump(2, ' ', false, Json::error_handler_t::replace) + "\n")
        refuse(source, kManifestFile);
}

void requireSameInside(const ArchiveFiles& files, Json manifest, const std::string& source) {
    const auto records = graph::torchScriptRecords(files.at(kModelFile));
    if (!records) throw Error(messages::kBundleForeignScript, {source});
    manifest.erase("files");
    if (parseJson(graph::manifestOf(*records)) != manifest)
        throw Error(messages::kManifestAltered, {source});
}

int treePartsOf(const Json& manifest) {
    const auto onnx = manifest.find("onnx");
    if (onnx == manifest.end() || !wholeNumbers(*onnx)) return graph::kOldTreeParts;
    return onnx->value("tree_parts", graph::kOldTreeParts) == graph::kTreeParts
               ? graph::kTreeParts
               : graph::kOldTreeParts;
}

bool hasDeadSteps(const graph::ModelGraph& graph, const std::vector<int>& also) {
    const std::vector<bool> live = graph::liveSteps(graph, also);
    return std::find(live.begin(), live.end(), false) != live.end();
}

bool isCurrentGraph(const std::string& text, const graph::ModelGraph& graph) {
    const Json written = graph::toJson(graph);
    if (text == written.dump()) return true;
    const auto json = parseJson(text);
    return json && json->value("format", Json()) != written.at("format");
}

ContentsReport checkContents(const OpenBundle& opened, const std::string& source) {
    const Bundle& bundle = opened.bundle;
    const ArchiveFiles& files = opened.files;
    ContentsReport report;
    const bool first = isFirstFormat(opened.manifest);
    std::vector<std::string_view> known{kManifestFile, kModelFile,  kGraphFile,
                                        kSamplesFile,  kReadmeFile, kReportFile};
    if (!first) {
        known.insert(known.end(), {kOnnxFile, kCodeFile, kCodeHeaderFile, kSourceStateFile,
                                   kShotsFile, kAdaptationFile});
        for (const auto& [name, bytes] : files)
            if (name.starts_with(kExamples)) known.push_back(name);  // those of any version
    }
    requireOnly(files, known, source);
    Json described = describeModel(bundle.model, bundle.provenance, bundle.policy, bundle.created,
                                   bundle.version);
    if (bundle.state) described[kStateMember] = describeState(files);
    checkState(opened, report, source);
    if (!first) {
        requireSameInside(files, opened.manifest, source);
        requireCanonicalManifest(files.at(kManifestFile), opened.manifest, described, source);
        if (!isCurrentGraph(files.at(kGraphFile), bundle.model.graph)) refuse(source, kGraphFile);
        requireFile(files, kSamplesFile,
                    writeSamples(bundle.model.schema, bundle.samples, bundle.samplePredictions),
                    source);
        const std::string onnx =
            graph::writeOnnx(bundle.model.graphWithInterval(), onnxColumns(bundle.model.schema),
                             insideText(opened.manifest), treePartsOf(opened.manifest));
        requireFile(files, kOnnxFile, onnx, source);
    }
    checkCode(opened, report, source);
    report.report = !bundle.report.empty();
    if (report.report && !isPlainReport(bundle.report))
        throw Error(messages::kBundleActiveReport, {source});
    std::vector<int> parts;
    if (const auto& mixture = bundle.model.mixture)
        parts = {mixture->members, mixture->source, mixture->spread};
    if (hasDeadSteps(bundle.model.graph, parts)) report.foreign.emplace_back(kGraphFile);
    ArchiveFiles texts = bundleExamples();
    texts[kReadmeFile] =
        bundleReadme(bundle.model, bundle.version, {report.report, bundle.state != nullptr});
    for (const auto& [name, bytes] : files) {
        const auto own = texts.find(name);
        const bool isText = own != texts.end() || name.starts_with(kExamples);
        if (isText && (own == texts.end() || own->second != bytes)) report.foreign.push_back(name);
    }
    return report;
}

bool scriptedHere(const Json& manifest) {
    return namedVersion(manifest, "libtorch") == graph::torchVersion();
}

bool packedHere(const Json& manifest) {
    return namedVersion(manifest, "zlib") == packerVersion();
}

std::optional<Message> uncomparedPart(const Json& manifest, bool old, const std::string& source) {
    std::string writers;
    const auto add = [&](const std::string& name, const Json& version) {
        writers += (writers.empty() ? "" : ", ") + name;
        writers += " " + (version.is_string() ? version.get<std::string>() : "?");
    };
    if (old)
        add("Footbridge", namedVersion(manifest, "footbridge"));
    else if (!scriptedHere(manifest))
        add("LibTorch", namedVersion(manifest, "libtorch"));
    if (!packedHere(manifest)) add("zlib", namedVersion(manifest, "zlib"));
    if (writers.empty()) return std::nullopt;
    return Message(messages::kBundleUncompared, {source, writers});
}

std::optional<Message> foreignParts(const std::vector<std::string>& names,
                                    const std::string& source) {
    if (names.empty()) return std::nullopt;
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return Message(messages::kBundleForeignParts, {source, all});
}

bool rebuilt(const ArchiveFiles& files, const Json& manifest, const std::string& bytes,
             const std::string& source) {
    if (writeArchive(files) == bytes) return true;
    if (packedHere(manifest) || namedVersion(manifest, "zlib").is_null())
        throw Error(messages::kBundleRepacked, {source});
    return false;
}

std::string requireScript(const ArchiveFiles& files, const Json& manifest, std::string written,
                          const std::string& source) {
    if (graph::sameTorchScript(files.at(kModelFile), written)) return written;
    const Json named = namedVersion(manifest, "libtorch");
    if (named.is_string() && !scriptedHere(manifest))
        throw Error(messages::kBundleOtherTorch,
                    {source, named.get<std::string>(), graph::torchVersion()});
    throw Error(messages::kBundleForeignScript, {source});
}

std::string writtenScript(const OpenBundle& opened, const std::string& source) {
    if (isFirstFormat(opened.manifest)) throw Error(messages::kBundleForeignScript, {source});
    return requireScript(opened.files, opened.manifest,
                         graph::writeTorchScript(opened.bundle.model.graphWithInterval(),
                                                 insideText(opened.manifest)),
                         source);
}

}  // namespace footbridge
