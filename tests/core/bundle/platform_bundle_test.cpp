// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/platform_bundle.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/contents_check.h"
#include "core/bundle/manifest.h"
#include "core/graph/graph_json.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "forged_archive.h"
#include "sample_platforms.h"

namespace footbridge {
namespace {

class PlatformBundleFile : public testing::Test {
  protected:
    void SetUp() override {
        m_path = std::filesystem::temp_directory_path() /
                 ("platforms-" + std::to_string(::getpid()) + ".zip");
        m_trained = trainPlatforms(m_data, {}, {});
        m_report = writePlatformBundle(m_path, m_trained.model, m_trained.leaderboard,
                                       m_data.features, 1, {});
    }
    void TearDown() override { std::filesystem::remove(m_path); }

    PlatformData m_data = platformRuns("big", "work,effort\n");
    TrainedPlatforms m_trained;
    PlatformBundleReport m_report;
    std::filesystem::path m_path;
};

TEST_F(PlatformBundleFile, PredictsWhatTheModelDidInAllFormats) {
    EXPECT_LT(m_report.torchDifference, 1e-9);
    EXPECT_LT(m_report.onnxDifference, 1e-5);
    EXPECT_TRUE(isPlatformBundle(m_path));
    try {
        readBundle(m_path);
        FAIL() << "as the model of one platform";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "bundle-of-platforms");
    }
    const PlatformBundle bundle = readPlatformBundle(m_path);
    EXPECT_EQ(bundle.model.platforms, m_data.platforms);
    EXPECT_EQ(bundle.model.predict(m_data.features).upper,
              m_trained.model.predict(m_data.features).upper);
    EXPECT_EQ(verifyPlatformBundle(m_path, {}).randomRows, 1000);
}

TEST_F(PlatformBundleFile, ReadsFeaturesAloneByTheirNames) {
    const PlatformModel model = readPlatformBundle(m_path).model;
    const Matrix raw = platformInput(parseCsv("other,work\n1,3.5\n2,\n", "rows"), model);
    EXPECT_EQ(raw.rows(), 2);
    EXPECT_TRUE(model.predict(raw).value.allFinite());
    EXPECT_THROW(platformInput(parseCsv("other\n1\n", "rows"), model), Error);
    const Matrix renamed = platformInput(parseCsv("other,effort\n1,3.5\n2,\n", "rows"), model);
    EXPECT_EQ(model.predict(renamed).value, model.predict(raw).value)
        << "by the names that the alias table of the training gives";
}

TEST_F(PlatformBundleFile, TakesTheSignatureOfTheOneBeforeItAway) {
    const KeyPair keys = makeKeyPair();
    writeFile(signaturePath(m_path), signBytes(readFile(m_path), keys.privatePem, "k"));
    const Trust trust{{readPublicKey(keys.publicPem, "k")}};
    EXPECT_TRUE(readPlatformBundle(m_path, trust).signature->trusted);
    writePlatformBundle(m_path, m_trained.model, m_trained.leaderboard, m_data.features, 2, {});
    EXPECT_FALSE(std::filesystem::exists(signaturePath(m_path)));
}

TEST_F(PlatformBundleFile, OneThatWasChangedIsRefused) {
    ArchiveFiles files = readArchive(readFile(m_path), "model");
    files["samples.csv"] += "1\n";
    writeFile(m_path, writeArchive(files));
    EXPECT_THROW(readPlatformBundle(m_path), Error);
    writeFile(m_path, "no archive");
    EXPECT_THROW(readPlatformBundle(m_path), Error);
    EXPECT_FALSE(isPlatformBundle(m_path));
}

TEST_F(PlatformBundleFile, PlatformsWhoseOutputsBearOneNameAreRefused) {
    const ArchiveFiles sound = readArchive(readFile(m_path), "model");
    for (const char* second : {"big", "big lower"}) {
        ArchiveFiles files = sound;
        nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile));
        manifest["platforms"] = {"big", second};
        files[kManifestFile] = manifest.dump(2) + "\n";
        writeFile(m_path, forgedArchive(files));
        try {
            readPlatformBundle(m_path);
            ADD_FAILURE() << second;
        } catch (const Error& error) {
            EXPECT_NE(error.message().text().find("platforms"), std::string::npos)
                << error.message().text();
        }
    }
}

TEST_F(PlatformBundleFile, OneThatIsNotWhatItsGraphGivesIsRefused) {
    const ArchiveFiles sound = readArchive(readFile(m_path), "model");
    writeFile(m_path, forgedArchive(sound));
    EXPECT_TRUE(verifyPlatformBundle(m_path, {}).rebuilt);
    for (const char* name : {kOnnxFile, kSamplesFile, kModelFile}) {
        ArchiveFiles files = sound;
        std::string& bytes = files[name];
        bytes[bytes.size() - 3] ^= 1;
        writeFile(m_path, forgedArchive(files));
        EXPECT_THROW(readPlatformBundle(m_path), Error) << name;
        EXPECT_THROW(verifyPlatformBundle(m_path, {}), Error) << name;
    }
    ArchiveFiles files = sound;
    nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile));
    manifest.erase("files");
    const auto graph = graph::fromJson(nlohmann::json::parse(files.at(kGraphFile)));
    files[kModelFile] = graph::writeWideTorchScript(
        graph, manifest["outputs"]["node"].get<int>() - 1, insideText(manifest));
    writeFile(m_path, forgedArchive(files));
    for (const bool verify : {false, true}) {
        try {
            if (verify)
                verifyPlatformBundle(m_path, {});
            else
                readPlatformBundle(m_path);
            ADD_FAILURE() << "a foreign model.pt";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "bundle-foreign-script");
        }
    }
    files = sound;
    files["examples/evil.py"] = "print(1)\n";
    writeFile(m_path, forgedArchive(files));
    EXPECT_THROW(readPlatformBundle(m_path), Error);
    EXPECT_THROW(verifyPlatformBundle(m_path, {}), Error);
    files = sound;
    files[kReadmeFile] = "Run examples/evil.py";
    writeFile(m_path, forgedArchive(files));
    EXPECT_EQ(verifyPlatformBundle(m_path, {}).foreign, std::vector<std::string>{kReadmeFile});
}

TEST_F(PlatformBundleFile, OneThatNobodyTrustedSignedIsRefused) {
    const KeyPair keys = makeKeyPair();
    const Trust trust{{readPublicKey(keys.publicPem, "key")}};
    EXPECT_THROW(readPlatformBundle(m_path, trust), Error);
    EXPECT_THROW(verifyPlatformBundle(m_path, {}, trust), Error);
    writeFile(signaturePath(m_path), signBytes(readFile(m_path), keys.privatePem, "key"));
    EXPECT_TRUE(readPlatformBundle(m_path, trust).signature->trusted);
    EXPECT_TRUE(verifyPlatformBundle(m_path, {}, trust).signature->trusted);
    std::filesystem::remove(signaturePath(m_path));
}

TEST_F(PlatformBundleFile, ACheckEndsInTime) {
    EXPECT_THROW(verifyPlatformBundle(m_path, {}, {}, std::chrono::milliseconds(0)), Error);
    EXPECT_THROW(readPlatformBundle(m_path, {}, {}, std::chrono::milliseconds(0)), Error);
}

}  // namespace
}  // namespace footbridge
