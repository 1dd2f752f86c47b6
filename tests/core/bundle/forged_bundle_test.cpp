// SPDX-License-Identifier: GPL-3.0-or-later
#include <ATen/ops/zeros.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/serialization/import.h>

#include <onnx/onnx_pb.h>
#include <algorithm>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "core/bundle/bundle.h"
#include "core/bundle/conformance.h"
#include "core/bundle/manifest.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "tests/core/bundle/forged_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

TEST_F(ForgedBundle, IsForgedWell) {
    forge();
    EXPECT_EQ(verifyFailure(), "");
}

TEST_F(ForgedBundle, DoesNotWriteOverAFile) {
    const std::filesystem::path victim = folder / "precious.txt";
    const std::string precious(800, 'p');
    writeFile(victim, precious);
    files[kModelFile] = script(
        {"def outputs(self, x: Tensor) -> Tensor:\n    t = torch.from_file(\"" + victim.string() +
             "\", True, 100, dtype=7)\n    t.zero_()\n    return torch.cat([x[:, :1], x[:, :1], "
             "x[:, :1]], 1)\n",
         "def interval(self, x: Tensor) -> Tensor:\n    return self.outputs(x)[:, 1:]\n",
         "def forward(self, x: Tensor) -> Tensor:\n    return self.outputs(x)[:, 0]\n"});
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFile(victim), precious);
}

TEST_F(ForgedBundle, DoesNotRunForEver) {
    files[kModelFile] = script(
        {"def forward(self, x: Tensor) -> Tensor:\n    i = 0\n    while i >= 0:\n        i = 1\n"
         "    return x[:, 0]\n"});
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
}

TEST_F(ForgedBundle, DoesNotHaveAnotherConstant) {
    std::string& model = files[kModelFile];
    const auto records = graph::torchScriptRecords(model);
    ASSERT_TRUE(records);
    const auto constant = records->find("archive/data/0");
    ASSERT_NE(constant, records->end());
    model[static_cast<std::size_t>(constant->second.bytes.data() - model.data()) + 6] ^= 1;
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
}

TEST_F(ForgedBundle, DoesNotHideARecordOfItsOwn) {
    // As after the archive of somebody else, whose end is the one that counts.
    files[kModelFile] += script({"def forward(self, x: Tensor) -> Tensor:\n    return x[:, 0]\n"});
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
}

TEST_F(ForgedBundle, DoesNotHaveAForwardThatTellsTwiceTheValue) {
    const AdaptedModel model = sampleModel();
    const Matrix rows = sampleRows(40);
    const Prediction wanted = model.predict(rows);
    const auto honest = graph::writeTorchScript(model.graphWithInterval(), inside);
    WrittenFormats formats{honest, files.at(kOnnxFile)};
    EXPECT_LT(compareFormats(model, formats, rows, wanted, {}).torch, 1e-9);

    std::istringstream in(honest);
    torch::jit::Module module = torch::jit::load(in);
    torch::jit::Module twice("twice");
    twice.register_module("honest", module);
    twice.define("def interval(self, x: Tensor) -> Tensor:\n    return self.honest.interval(x)\n");
    twice.define("def outputs(self, x: Tensor) -> Tensor:\n    return self.honest.outputs(x)\n");
    twice.define(
        "def forward(self, x: Tensor) -> Tensor:\n    return self.honest.forward(x) * 2.0\n");
    std::ostringstream out;
    twice.save(out, {{"manifest.json", inside}});
    formats.torchScript = std::move(out).str();
    EXPECT_GT(compareFormats(model, formats, rows, wanted, {}).torch, 0.5);

    files[kModelFile] = formats.torchScript;
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
}

TEST_F(ForgedBundle, DoesNotLackOnnx) {
    files[kOnnxFile].clear();
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
}

TEST_F(ForgedBundle, DoesNotGiveTheEndsOfItsIntervalEachOthersName) {
    onnx::ModelProto model;
    ASSERT_TRUE(model.ParseFromString(files[kOnnxFile]));
    auto& outputs = *model.mutable_graph()->mutable_output();
    outputs.SwapElements(1, 2);
    for (auto& node : *model.mutable_graph()->mutable_node())
        for (auto& name : *node.mutable_output())
            name = name == "lower" ? "upper" : name == "upper" ? "lower" : name;
    files[kOnnxFile] = model.SerializeAsString();
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
}

/// A number of the archive's directory, little-endian.
std::size_t numberAt(const std::string& bytes, std::size_t at, std::size_t size) {
    std::size_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
        value |= std::size_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return value;
}
void putNumber(std::string& bytes, std::size_t at, std::size_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<char>(value >> (8 * i));
}

/// What LibTorch reads in the archive: the directory that its end for large archives names. Ours
/// was once found by the other end alone.
TEST_F(ForgedBundle, DoesNotHideAnArchiveBehindTheEndForLargeOnes) {
    constexpr std::size_t kEnd = 22, kLarge = 56, kLocator = 20;
    const std::string honest = files[kModelFile],
                      evil = script({"def forward(self, x: Tensor) -> Tensor:\n"
                                     "    return x[:, 0] * 0 + 666\n"});
    const auto directory = [&](const std::string& zip) {
        return std::pair{numberAt(zip, zip.size() - kEnd + 16, 4),
                         numberAt(zip, zip.size() - kEnd + 12, 4)};
    };
    const auto [honestAt, honestSize] = directory(honest);
    const auto [evilAt, evilSize] = directory(evil);
    std::string listing = evil.substr(evilAt, evilSize);
    for (std::size_t at = 0; at < listing.size();) {
        putNumber(listing, at + 42, numberAt(listing, at + 42, 4) + honestAt, 4);
        at += 46 + numberAt(listing, at + 28, 2) + numberAt(listing, at + 30, 2) +
              numberAt(listing, at + 32, 2);
    }
    std::string both = honest.substr(0, honestAt) + evil.substr(0, evilAt);
    const std::size_t evilListing = both.size();
    both += listing;
    const std::size_t honestListing = both.size();
    both += honest.substr(honestAt, honestSize);
    std::string large = evil.substr(evil.size() - kEnd - kLocator - kLarge, kLarge),
                locator = evil.substr(evil.size() - kEnd - kLocator, kLocator),
                end = honest.substr(honest.size() - kEnd);
    putNumber(large, 48, evilListing, 8);
    putNumber(locator, 8, both.size(), 8);
    putNumber(end, 16, honestListing, 4);
    both += large + locator + end;

    std::istringstream in(both);
    const at::Tensor told =
        torch::jit::load(in).forward({at::zeros({1, 3}, at::dtype(at::kDouble))}).toTensor();
    ASSERT_EQ(told.item<double>(), 666);
    files[kModelFile] = both;
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "bundle-foreign-script");
}

/// Keeps what it is told.
struct Notes : Log {
    std::vector<std::string> lines;
    void write(const Message& line) override { lines.push_back(line.text()); }
};

TEST_F(ForgedBundle, SaysWhatOfAnotherVersionWasNotCompared) {
    EXPECT_FALSE(readBundle(path).uncompared);
    Json manifest = Json::parse(files.at(kManifestFile));
    manifest["versions"]["libtorch"] = "0.1";
    tell(manifest, sampleModel());
    forge();
    Notes notes;
    RunContext context;
    context.log = &notes;
    const auto uncompared = readBundle(path, {}, context).uncompared;
    ASSERT_TRUE(uncompared);
    EXPECT_EQ(notes.lines, std::vector<std::string>{uncompared->text()});
    EXPECT_THAT(uncompared->text(), testing::HasSubstr("(LibTorch 0.1)"));
    EXPECT_EQ(verifyFailure(), "") << "it is what is written here all the same";

    files[kModelFile] = script({"def forward(self, x: Tensor) -> Tensor:\n    return x[:, 0]\n"});
    forge();
    EXPECT_EQ(readFailure(), "");
    EXPECT_EQ(verifyFailure(), "bundle-other-torch");
}

/// The archive with its last file as it stands there, not deflated.
std::string packedOtherwise(const std::string& zip, const std::string& contents) {
    constexpr std::size_t kEnd = 22, kDescriptor = 16, kMostStored = 65535;
    std::string stored;
    for (std::size_t at = 0; at < contents.size(); at += kMostStored) {
        const std::size_t size = std::min(kMostStored, contents.size() - at);
        const std::size_t head = stored.size();
        stored += std::string(5, at + size == contents.size() ? '\1' : '\0');
        putNumber(stored, head + 1, size, 2);
        putNumber(stored, head + 3, ~size & 0xFFFF, 2);
        stored += contents.substr(at, size);
    }
    const std::size_t listing = numberAt(zip, zip.size() - kEnd + 16, 4);
    const std::size_t line = zip.rfind("PK\1\2");
    const std::size_t file = numberAt(zip, line + 42, 4);
    const std::size_t data = file + 30 + numberAt(zip, file + 26, 2);
    std::string other = zip.substr(0, data) + stored + zip.substr(listing - kDescriptor);
    const std::size_t moved = data + stored.size() + kDescriptor;
    putNumber(other, file + 18, stored.size(), 4);
    putNumber(other, moved - kDescriptor + 8, stored.size(), 4);
    putNumber(other, moved + (line - listing) + 20, stored.size(), 4);
    putNumber(other, other.size() - kEnd + 16, moved, 4);
    return other;
}

TEST_F(ForgedBundle, IsPackedAsItsZlibPacks) {
    const auto pack = [&](const Json& zlib) {
        Json manifest = Json::parse(files.at(kManifestFile));
        if (zlib.is_null())
            manifest["versions"].erase("zlib");
        else
            manifest["versions"]["zlib"] = zlib;
        tell(manifest, sampleModel());
        forge();
        writeFile(path, packedOtherwise(readFile(path), files.rbegin()->second));
    };
    const Json here = Json::parse(files.at(kManifestFile))["versions"]["zlib"];
    pack(here);
    EXPECT_EQ(readFailure(), "bundle-repacked");
    EXPECT_EQ(verifyFailure(), "bundle-repacked");
    pack("0.1");
    EXPECT_EQ(readFailure(), "");
    EXPECT_THAT(readBundle(path).uncompared->text(), testing::HasSubstr("(zlib 0.1)"));
    EXPECT_FALSE(verifyBundle(path, {}).rebuilt);
    pack(nullptr);
    EXPECT_EQ(readFailure(), "");
    EXPECT_EQ(verifyFailure(), "bundle-repacked");
}

}  // namespace
}  // namespace footbridge
