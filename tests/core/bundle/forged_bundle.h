// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/bundle/manifest.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "tests/core/bundle/sample_bundle.h"

namespace footbridge {

/// Bundles whose every checksum is right, made by somebody who means ill.
class ForgedBundle : public testing::Test {
  protected:
    ForgedBundle() {
        writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(60), "", {});
        files = readArchive(readFile(path), "test");
        nlohmann::json described = nlohmann::json::parse(files.at(kManifestFile));
        described.erase("files");
        inside = described.dump();
    }

    /// Puts these files in its place, with a manifest that lists them as they are.
    void forge() {
        nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile));
        files.erase(kManifestFile);
        manifest["files"] = describeFiles(files);
        files[kManifestFile] =
            manifest.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
        writeFile(path, writeArchive(files));
    }

    /// A module of these methods, with the right manifest in it.
    std::string script(const std::vector<std::string>& methods) const;

    std::string verifyFailure(std::chrono::milliseconds limit = kVerifyLimit) const {
        try {
            verifyBundle(path, {}, {}, limit);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    }

    /// The same for whoever only reads the bundle, as predict and inspect do.
    std::string readFailure() const {
        try {
            readBundle(path);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "model.zip";
    ArchiveFiles files;
    std::string inside;
};

}  // namespace footbridge
