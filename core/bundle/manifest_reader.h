// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"

namespace footbridge {

/// Parses a manifest and checks its format and version. Throws Error.
nlohmann::json parseManifest(const std::string& text, const std::string& bundle);
/// Throws Error when the files are not exactly those that the manifest lists.
void checkFiles(const nlohmann::json& manifest, const ArchiveFiles& files,
                const std::string& bundle);
/// Fills model (but for its graph), provenance, policy, created and version. Throws Error.
void readDescription(const nlohmann::json& manifest, const std::string& bundle, Bundle& into);

}  // namespace footbridge
