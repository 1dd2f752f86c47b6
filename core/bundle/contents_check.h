// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/bundle_reader.h"
#include "core/graph/model_graph.h"
#include "core/run/error.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Writes again what was read of every file and compares it with the file byte for byte: the
/// manifest, the graph, model.onnx, the samples and the state; also that the shots have the
/// manifest's checksum, and that the report holds no
/// program. Runs nothing of the bundle. Members that older versions did not write may lack. Throws
/// Error naming the file that is not what Footbridge writes.
ContentsReport checkContents(const OpenBundle& opened, const std::string& source);

/// model.pt as it is written here, which alone may be run. Throws Error when the bundle's is
/// another one.
std::string writtenScript(const OpenBundle& opened, const std::string& source);

/// Whether some step leads to no output, nor to the steps of `also`. It computes nothing that
/// anybody sees; versions before the check wrote some.
bool hasDeadSteps(const graph::ModelGraph& graph, const std::vector<int>& also);

/// Parts in which model.onnx sums trees, by the manifest.
int treePartsOf(const nlohmann::json& manifest);

/// The parts of the above that bundles of other kinds share. Each throws Error naming the file.
void requireCanonicalManifest(const std::string& text, const nlohmann::json& manifest,
                              const nlohmann::json& described, const std::string& source);
void requireSameInside(const ArchiveFiles& files, nlohmann::json manifest,
                       const std::string& source);  ///< the manifest that travels in model.pt
/// No file is there but those, which are looked at.
void requireOnly(const ArchiveFiles& files, const std::vector<std::string_view>& names,
                 const std::string& source);
void requireFile(const ArchiveFiles& files, const char* name, const std::string& written,
                 const std::string& source);

/// Whether the manifest names the LibTorch of this program as what wrote model.pt, and its zlib as
/// what packed the bundle: then writing again gives the same bytes, unless somebody altered them.
bool scriptedHere(const nlohmann::json& manifest);
bool packedHere(const nlohmann::json& manifest);

/// What of a bundle that is only read is not compared, because another version wrote it; nothing
/// where all was. `old`: its model.pt was written otherwise, whatever the manifest names.
std::optional<Message> uncomparedPart(const nlohmann::json& manifest, bool old,
                                      const std::string& source);

/// The sentence about what this version does not write; nothing where it writes all.
std::optional<Message> foreignParts(const std::vector<std::string>& names,
                                    const std::string& source);

/// Whether packing the files again gives the same bytes; false where the manifest names another
/// zlib. Throws Error where it names this one or none and they differ.
bool rebuilt(const ArchiveFiles& files, const nlohmann::json& manifest, const std::string& bytes,
             const std::string& source);

/// The script that was written here. Throws Error when the bundle's model.pt is another one, which
/// says no more than that where the manifest names another LibTorch.
std::string requireScript(const ArchiveFiles& files, const nlohmann::json& manifest,
                          std::string written, const std::string& source);

/// Whether a bundle is of format 1, whose TorchScript nobody can tell from a stranger's and which
/// has no other model than that, no state and no examples.
bool isFirstFormat(const nlohmann::json& manifest);

/// What travels inside the formats: the manifest without the list of files.
std::string insideText(nlohmann::json manifest);

/// What `check` of a bundle gives within the limit. Throws Error when the time is over, Cancelled
/// where somebody asked to stop.
template <class Check>
auto withinLimit(const std::filesystem::path& path, const RunContext& context,
                 std::chrono::milliseconds limit, const Check& check) {
    RunContext limited = context;
    limited.deadline = std::min(context.deadline, std::chrono::steady_clock::now() + limit);
    try {
        return check(limited);
    } catch (const Cancelled&) {
        if (context.cancelled()) throw;
        const double seconds = std::chrono::duration<double>(limit).count();
        throw Error(messages::kVerifyTooLong, {path.string(), {seconds, Digits::All}});
    }
}

}  // namespace footbridge
