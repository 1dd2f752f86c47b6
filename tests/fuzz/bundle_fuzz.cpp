// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle_reader.h"
#include "core/bundle/manifest.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"

namespace {

using namespace footbridge;

constexpr std::array kParts{kManifestFile,   kGraphFile, kSamplesFile,
                            kAdaptationFile, kShotsFile, kSourceStateFile};

/// A bundle that opens, into which the fuzzer puts its own files; what no reader looks into is
/// short.
const ArchiveFiles& sound() {
    static const ArchiveFiles files = [] {
        ArchiveFiles all =
            readArchive(readFile(FOOTBRIDGE_FIXTURES "/format-2-with-state.zip"), "fixture");
        for (auto& [name, bytes] : all)
            if (std::find(kParts.begin(), kParts.end(), name) == kParts.end()) bytes = "x";
        return all;
    }();
    return files;
}

/// The manifest with the size and checksum of every file, so that the readers behind it are
/// reached.
std::string listing(const ArchiveFiles& files) {
    nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile), nullptr, false);
    if (!manifest.is_object()) return files.at(kManifestFile);
    nlohmann::json listed = nlohmann::json::object();
    for (const auto& [name, bytes] : files)
        if (name != kManifestFile)
            listed[name] = {{"bytes", bytes.size()}, {"sha256", sha256(bytes)}};
    manifest["files"] = listed;
    return manifest.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

// Parts one after the other: which file, length in two bytes, contents.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ArchiveFiles files = sound();
    for (std::size_t at = 0; at + 3 <= size;) {
        const char* name = kParts[data[at] % kParts.size()];
        const std::size_t wanted = data[at + 1] + 256u * data[at + 2];
        at += 3;
        const std::size_t length = std::min(wanted, size - at);
        files[name] = std::string(reinterpret_cast<const char*>(data) + at, length);
        at += length;
    }
    try {
        files[kManifestFile] = listing(files);
        const Bundle bundle = openBundle(writeArchive(files), "fuzz").bundle;
        if (bundle.model.graph.inputColumns() != bundle.model.schema.size()) std::abort();
        const Prediction prediction = bundle.model.predict(bundle.samples);
        if (prediction.value.size() != bundle.samples.rows()) std::abort();
        if (bundle.model.flags(bundle.samples).size() !=
            static_cast<std::size_t>(bundle.samples.rows()))
            std::abort();
    } catch (const Error&) {
    }
    return 0;
}
