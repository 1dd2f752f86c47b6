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
#include "tests/core/bundle/forged_archive.h"
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
    void forge() { writeFile(path, forgedArchive(files)); }

    /// Has the manifest say this, in the formats as well.
    void tell(nlohmann::json manifest, const AdaptedModel& model);

    /// Has everything that is written from the model written from this one.
    void hold(const AdaptedModel& model);

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
