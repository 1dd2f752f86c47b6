// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"

namespace footbridge {

inline constexpr const char* kManifestFormat = "footbridge-bundle";
inline constexpr const char* kPlatformsFormat = "footbridge-platforms";  ///< of PlatformBundle
inline constexpr const char* kStateMember = "state";  ///< of the manifest, see describeState()
inline constexpr const char* kManifestFile = "manifest.json";
inline constexpr const char* kModelFile = "model.pt";
inline constexpr const char* kOnnxFile = "model.onnx";
inline constexpr const char* kGraphFile = "state/graph.json";
inline constexpr const char* kSamplesFile = "samples.csv";
inline constexpr const char* kReadmeFile = "README.txt";
inline constexpr const char* kReportFile = "report.html";

/// Now or, so that the same inputs give the same bytes, what SOURCE_DATE_EPOCH says
/// (reproducible-builds.org): ISO 8601, UTC. Throws Error where that is no time.
std::string timeOfWriting();

/// Everything about the model that is not numbers of the model itself: schema, response, interval,
/// provenance, metrics, severity. This much also travels inside model.pt and
/// model.onnx.
nlohmann::json describeModel(const AdaptedModel& model, const Provenance& provenance,
                             const InputPolicy& policy, const std::string& created,
                             const std::string& version);
/// Size and SHA-256 of every file, for the manifest's "files".
nlohmann::json describeFiles(const ArchiveFiles& files);
/// SHA-256 of the files of the state that nothing else in the bundle determines, for the manifest's
/// "state", by name.
nlohmann::json describeState(const ArchiveFiles& files);

}  // namespace footbridge
