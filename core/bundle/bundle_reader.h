// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"

namespace footbridge {

/// A bundle's files, checked against its manifest.
struct OpenBundle {
    ArchiveFiles files;
    nlohmann::json manifest;
    Bundle bundle;
};

/// Opens the bytes of a bundle. Throws Error with the reason.
OpenBundle openBundle(const std::string& bytes, const std::string& source);

/// The bytes of a file that may be a bundle. Throws Error when there is none or it is too large.
std::string readBundleBytes(const std::filesystem::path& path);

/// Writes the bytes of a bundle whole or not at all, reads them back, and removes the signature of
/// the bundle before it. Throws Error.
void writeBundleBytes(const std::filesystem::path& path, const std::string& bytes);

}  // namespace footbridge
