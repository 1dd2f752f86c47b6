// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle_reader.h"

#include "core/bundle/bundle_messages.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest.h"
#include "core/bundle/manifest_reader.h"
#include "core/bundle/samples_file.h"
#include "core/graph/graph_json.h"
#include "core/run/error.h"
#include "core/run/file.h"

namespace footbridge {

namespace {

/// Whether the parts of the mixture stand in the graph where the manifest says.
bool fits(const MixtureParts& parts, const graph::ModelGraph& graph) {
    const auto stands = [&](int node, std::size_t columns, bool mayLack) {
        if (node < 0) return mayLack;
        const auto at = static_cast<std::size_t>(node);
        return at < graph.nodes.size() && graph.nodes[at].columns == static_cast<Index>(columns);
    };
    return stands(parts.members, parts.terms.size(), parts.gate == 0) &&
           stands(parts.source, 1, parts.gate == 1) && stands(parts.spread, 1, false);
}

}  // namespace

OpenBundle openBundle(const std::string& bytes, const std::string& source) {
    OpenBundle opened;
    opened.files = readArchive(bytes, source);
    const auto manifest = opened.files.find(kManifestFile);
    if (manifest == opened.files.end())
        throw Error(messages::kBundleMissing, {source, kManifestFile});
    opened.manifest = parseManifest(manifest->second, source);
    checkFiles(opened.manifest, opened.files, source);

    Bundle& bundle = opened.bundle;
    readDescription(opened.manifest, source, bundle);
    const auto graph = parseJson(opened.files.at(kGraphFile));
    if (!graph) throw Error(messages::kBundleEntryDamaged, {source, kGraphFile});
    bundle.model.graph = graph::fromJson(*graph);
    if (bundle.model.graph.inputColumns() != bundle.model.schema.size()) {
        throw Error(messages::kBundleSchema,
                    {source, bundle.model.graph.inputColumns(), bundle.model.schema.size()});
    }
    if (bundle.model.mixture && !fits(*bundle.model.mixture, bundle.model.graph))
        throw Error(messages::kManifestDamaged, {source, kManifestFile});
    Samples samples = readSamples(opened.files.at(kSamplesFile), bundle.model.schema, source);
    bundle.samples = std::move(samples.raw);
    bundle.samplePredictions = std::move(samples.prediction);
    const auto report = opened.files.find(kReportFile);
    if (report != opened.files.end()) bundle.report = report->second;
    bundle.state = readState(opened.files, source);
    return opened;
}

std::string readBundleBytes(const std::filesystem::path& path) {
    const ArchiveLimits limits;
    if (isPipeOrDevice(path)) throw Error(messages::kBundlePipe, {path.string()});
    auto bytes = readFileAtMost(path, limits.bytes);
    if (!bytes)
        throw Error(messages::kBundleTooLarge, {path.string(), limits.bytes >> 20, limits.files});
    return std::move(*bytes);
}

void writeBundleBytes(const std::filesystem::path& path, const std::string& bytes) {
    writeFile(path, bytes);
    if (readFile(path) != bytes) throw Error(messages::kExportNotWritten, {path.string()});
    removeSignature(path);
}

}  // namespace footbridge
