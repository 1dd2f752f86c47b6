// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/bundle/archive.h"
#include "core/bundle/manifest.h"

namespace footbridge {

/// These files as an archive whose manifest lists them as they are, so that every checksum is
/// right.
inline std::string forgedArchive(ArchiveFiles files) {
    nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile));
    files.erase(kManifestFile);
    manifest["files"] = describeFiles(files);
    files[kManifestFile] =
        manifest.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    return writeArchive(files);
}

}  // namespace footbridge
