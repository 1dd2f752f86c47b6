// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/run/file.h"
#include "tests/core/bundle/sample_bundle.h"
#include "unpacked_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

class ManifestSchema : public testing::Test {
  protected:
    ManifestSchema() {
        unpackBundle(sampleModel(), sampleRows(20), folder / "bundle");
        manifest = Json::parse(readFile(folder / "bundle/manifest.json"));
    }

    /// "" when the manifest fits, else what the schema objects to.
    std::string objection() {
        writeFile(folder / "manifest.json", manifest.dump());
        return outputOf(std::string(FOOTBRIDGE_PYTHON) +
                        " " FOOTBRIDGE_CONFORMANCE_FOLDER
                        "/check_manifest.py " FOOTBRIDGE_MANIFEST_SCHEMA " " +
                        (folder / "manifest.json").string());
    }

    TemporaryFolder folder;
    Json manifest;
};

TEST_F(ManifestSchema, FitsWhatIsExported) {
    EXPECT_EQ(objection(), "");
}

TEST_F(ManifestSchema, FitsAModelWithoutIntervalAndSeverity) {
    manifest["interval"] = nullptr;
    manifest["severity"] = nullptr;
    EXPECT_EQ(objection(), "");
}

TEST_F(ManifestSchema, RefusesMissingMembersAndOtherKinds) {
    const Json sound = manifest;
    for (const char* name : {"format", "features", "response", "shots", "files", "onnx"}) {
        manifest = sound;
        manifest.erase(name);
        EXPECT_THAT(objection(), testing::HasSubstr(name));
    }
    for (const char* place : {"/features/0/type", "/response/scale", "/interval/level", "/seed",
                              "/files/model.onnx/sha256", "/severity/band"}) {
        manifest = sound;
        manifest[Json::json_pointer(place)] = "text";
        EXPECT_NE(objection(), "") << place;
    }
}

}  // namespace
}  // namespace footbridge
