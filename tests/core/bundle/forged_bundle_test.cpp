// SPDX-License-Identifier: GPL-3.0-or-later
#include <ATen/ops/zeros.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/serialization/import.h>

#include <onnx/onnx_pb.h>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "core/bundle/bundle.h"
#include "core/bundle/conformance.h"
#include "core/bundle/manifest.h"
#include "core/bundle/model_code.h"
#include "core/graph/graph_json.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_archive.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// Bundles whose every checksum is right, made by somebody who means ill.
class ForgedBundle : public testing::Test {
  protected:
    ForgedBundle() {
        writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(60), "", {});
        files = readArchive(readFile(path), "test");
        Json described = Json::parse(files.at(kManifestFile));
        described.erase("files");
        inside = described.dump();
    }

    /// Puts these files in its place, with a manifest that lists them as they are.
    void forge() {
        Json manifest = Json::parse(files.at(kManifestFile));
        files.erase(kManifestFile);
        manifest["files"] = describeFiles(files);
        files[kManifestFile] = manifest.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
        writeFile(path, writeArchive(files));
    }

    /// A module of these methods, with the right manifest in it.
    std::string script(const std::vector<std::string>& methods) const {
        torch::jit::Module module("footbridge");
        for (const std::string& method : methods) module.define(method);
        std::ostringstream out;
        module.save(out, {{"manifest.json", inside}});
        return std::move(out).str();
    }

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
    EXPECT_EQ(readFile(victim), precious);
}

TEST_F(ForgedBundle, DoesNotRunForEver) {
    files[kModelFile] = script(
        {"def forward(self, x: Tensor) -> Tensor:\n    i = 0\n    while i >= 0:\n        i = 1\n"
         "    return x[:, 0]\n"});
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
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
}

TEST_F(ForgedBundle, DoesNotHideARecordOfItsOwn) {
    // As after the archive of somebody else, whose end is the one that counts.
    files[kModelFile] += script({"def forward(self, x: Tensor) -> Tensor:\n    return x[:, 0]\n"});
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
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

TEST_F(ForgedBundle, HoldsNoOnnxThatAnswersSomeRowsOtherwise) {
    onnx::ModelProto model;
    ASSERT_TRUE(model.ParseFromString(files[kOnnxFile]));
    // Another answer for one number that no check asks for.
    auto& graph = *model.mutable_graph();
    for (auto& node : *graph.mutable_node())
        for (auto& name : *node.mutable_output())
            if (name == "prediction") name = "honest";
    auto* secret = graph.add_initializer();
    secret->set_name("secret");
    secret->set_data_type(onnx::TensorProto::DOUBLE);
    secret->add_dims(1);
    secret->add_double_data(1234.5);
    const auto add = [&](const char* kind, std::vector<std::string> in, const char* out) {
        auto* node = graph.add_node();
        node->set_op_type(kind);
        for (const std::string& name : in) node->add_input(name);
        node->add_output(out);
    };
    add("Equal", {"threads", "secret"}, "asked");
    add("Where", {"asked", "secret", "honest"}, "prediction");
    files[kOnnxFile] = model.SerializeAsString();
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
    EXPECT_EQ(readFailure(), "bundle-foreign-file");
}

TEST_F(ForgedBundle, SaysNothingInItsManifestThatIsNotRead) {
    Json manifest = Json::parse(files.at(kManifestFile));
    manifest["note"] = "Trust me";
    files[kManifestFile] = manifest.dump();
    manifest.erase("files");
    inside = manifest.dump();
    files[kModelFile] = graph::writeTorchScript(sampleModel().graphWithInterval(), inside);
    files[kOnnxFile] = graph::writeOnnx(sampleModel().graphWithInterval(),
                                        onnxColumns(sampleModel().schema), inside);
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
    EXPECT_EQ(readFailure(), "bundle-foreign-file");
}

TEST_F(ForgedBundle, IsNamedWhereAStepLeadsNowhere) {
    Json graph = Json::parse(files.at(kGraphFile));
    graph["nodes"].push_back(
        {{"operation", "gather"}, {"from", {0}}, {"inputs", {0}}, {"columns", 1}});
    files[kGraphFile] = graph.dump();
    const graph::ModelGraph dead = graph::fromJson(graph);
    AdaptedModel model = sampleModel();
    model.graph = dead;
    files[kModelFile] = graph::writeTorchScript(model.graphWithInterval(), inside);
    files[kOnnxFile] =
        graph::writeOnnx(model.graphWithInterval(), onnxColumns(model.schema), inside);
    const graph::CSource code = modelCode(model, {}, files.at(kGraphFile));
    files[kCodeFile] = code.source;
    files[kCodeHeaderFile] = code.header;
    forge();
    EXPECT_EQ(verifyBundle(path, {}).contents.foreign, std::vector<std::string>{kGraphFile});
    writeBundle(path, model, sampleProvenance(), sampleRows(60), "", {});
    EXPECT_TRUE(verifyBundle(path, {}).contents.foreign.empty()) << "an export leaves it out";
}

TEST_F(ForgedBundle, DoesNotTellPredictionsThatItDoesNotMake) {
    std::string& samples = files[kSamplesFile];
    const auto at = samples.rfind(',') + 1;
    samples[at] = samples[at] == '1' ? '2' : '1';
    forge();
    EXPECT_EQ(verifyFailure(), "verify-differs");
    EXPECT_EQ(readFailure(), "verify-differs");
}

TEST_F(ForgedBundle, WritesItsSamplesAsOthersDo) {
    files[kSamplesFile] += "\n";
    forge();
    EXPECT_NE(verifyFailure(), "");
    EXPECT_NE(readFailure(), "");
}

TEST_F(ForgedBundle, HasNoReportThatRunsOrLoadsAnything) {
    for (const char* page :
         {"<p>fine</p><script>alert(1)</script>", "<img alt=\"\" src=\"https://example.org/x\"/>",
          "<p onclick=\"x\">fine</p>", "<a href=\"x\">fine</a>", "<iframe></iframe>",
          "<style>@import \"x\";</style>", "<p style=\"background:url(x)\">fine</p>",
          "<meta http-equiv=\"refresh\" content=\"0;x\"/>", "<p class=\"x\"onclick=\"y\">",
          "<style>p {}</style ><script>", "<SCRIPT>", "<img alt=\"\" src=x onerror=y>", "<p",
          "<svg onload=\"x\"></svg>", "<!-- <p> --!><script>"}) {
        files[kReportFile] = page;
        forge();
        EXPECT_EQ(verifyFailure(), "bundle-active-report") << page;
        EXPECT_EQ(readFailure(), "bundle-active-report") << page;
    }
    files[kReportFile] = "<!DOCTYPE html>\n<html lang=\"en\"><p class=\"soft\">fine</p></html>";
    forge();
    const VerifyReport report = verifyBundle(path, {});
    EXPECT_TRUE(report.contents.report);
}

TEST_F(ForgedBundle, IsNamedWhereItsProgramsForOthersAreItsOwn) {
    EXPECT_TRUE(verifyBundle(path, {}).contents.foreign.empty());
    files["examples/predict_onnx.py"] += "import os\n";
    files["examples/more.py"] = "import os\n";
    files[kReadmeFile] += "Run examples/more.py first.\n";
    forge();
    EXPECT_EQ(
        verifyBundle(path, {}).contents.foreign,
        (std::vector<std::string>{"README.txt", "examples/more.py", "examples/predict_onnx.py"}));
}

TEST_F(ForgedBundle, HoldsNoOtherCSourceThanIsWrittenHere) {
    const ArchiveFiles whole = files;
    for (const char* name : {"model.c", "model.h"}) {
        files[name] += "int more;\n";
        forge();
        EXPECT_EQ(verifyFailure(), "bundle-foreign-file") << name;
        EXPECT_EQ(readFailure(), "bundle-foreign-file") << name;
        files = whole;
        files.erase(name);
        forge();
        EXPECT_EQ(verifyFailure(), "bundle-missing") << name;
        files = whole;
    }
}

TEST_F(ForgedBundle, MayHaveNoCSourceAndIsNamedWhereItIsAnothers) {
    // A manifest is compared with the one inside model.pt, so both are written anew.
    const auto without = [&](const std::function<void(Json&)>& alter) {
        Json manifest = Json::parse(files.at(kManifestFile));
        alter(manifest);
        const std::string text = [&] {
            Json described = manifest;
            described.erase("files");
            return described.dump();
        }();
        const AdaptedModel model = sampleModel();
        files[kModelFile] = graph::writeTorchScript(model.graphWithInterval(), text);
        files[kOnnxFile] =
            graph::writeOnnx(model.graphWithInterval(), onnxColumns(model.schema), text);
        files[kManifestFile] = manifest.dump();
        forge();
    };
    without([](Json& manifest) { manifest["code"]["format"] = 99; });
    EXPECT_EQ(verifyFailure(), "");
    EXPECT_EQ(verifyBundle(path, {}).contents.foreign,
              (std::vector<std::string>{"model.c", "model.h"}));
    files.erase("model.c");
    files.erase("model.h");
    without([](Json& manifest) { manifest.erase("code"); });
    EXPECT_EQ(verifyFailure(), "");
    EXPECT_TRUE(verifyBundle(path, {}).contents.foreign.empty());
}

TEST_F(ForgedBundle, IsNoProgramThatCompilesForEver) {
    Json json = Json::parse(files.at(kGraphFile));
    std::size_t last = json["output"];
    for (int i = 0; i < 80'000; ++i) {
        json["nodes"].push_back({{"operation", "apply"},
                                 {"function", "signed-log"},
                                 {"inputs", {last}},
                                 {"columns", 1}});
        last = json["nodes"].size() - 1;
    }
    json["output"] = last;
    EXPECT_THROW(graph::writeTorchScript(graph::fromJson(json), inside), Error);
}

TEST_F(ForgedBundle, UnpacksToNoMoreValuesThanFitIntoMemory) {
    std::string many = "[";
    for (int i = 0; i < 2'000'000; ++i) many += "[],";
    files[kGraphFile] = many + "[]]";
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-entry-damaged");
}

/// Takes its time: columns without number, again and again.
class SlowBundle : public ForgedBundle {
  protected:
    SlowBundle() {
        Json json = Json::parse(files.at(kGraphFile));
        graph::Builder builder(3);
        graph::Value wide = builder.gather(builder.fillMissing(builder.input(), Vector::Zero(3)),
                                           std::vector<Index>(20'000, 0));
        for (int i = 0; i < 4000; ++i) wide = builder.apply(graph::Unary::SignedLog, wide);
        files[kGraphFile] = graph::toJson(builder.finish(builder.gather(wide, {0}))).dump();
        forge();
    }
};

TEST_F(SlowBundle, IsGivenUpInTime) {
    EXPECT_EQ(verifyFailure(std::chrono::milliseconds(300)), "verify-too-long");
}

TEST_F(SlowBundle, IsGivenUpWhenSomebodyAsks) {
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        stop.request_stop();
    });
    EXPECT_THROW(verifyBundle(path, context), Cancelled);
}

AdaptedModel modelOfAMixture() {
    AdaptedModel model = sampleModel();
    MixtureParts& parts = model.mixture.emplace();
    parts.terms = {{"offset", 1}};
    parts.members = parts.spread = model.graph.output;
    parts.leastVariance = 0.25;
    parts.typicalSpread = 0.5;
    parts.detail = {{"offset", 1, 0.125}};
    return model;
}

TEST_F(ForgedBundle, SaysWhereTheMembersOfAMixtureStand) {
    const MixtureParts written = *modelOfAMixture().mixture;
    writeBundle(path, modelOfAMixture(), sampleProvenance(), sampleRows(60), "", {});
    const auto read = readBundle(path).model.mixture;
    ASSERT_TRUE(read);
    ASSERT_EQ(read->terms.size(), 1u);
    EXPECT_EQ(read->terms[0].name, "offset");
    EXPECT_EQ(read->terms[0].weight, 1);
    EXPECT_EQ(read->members, written.members);
    EXPECT_EQ(read->source, -1);
    EXPECT_EQ(read->spread, written.spread);
    EXPECT_EQ(read->gate, 1);
    EXPECT_EQ(read->leastVariance, 0.25);
    EXPECT_EQ(read->typicalSpread, 0.5);
    ASSERT_EQ(read->detail.size(), 1u);
    EXPECT_EQ(read->detail[0].outOfFoldNmse, 0.125);
}

TEST_F(ForgedBundle, DoesNotPlaceMembersWhereNoneStand) {
    writeBundle(path, modelOfAMixture(), sampleProvenance(), sampleRows(60), "", {});
    const ArchiveFiles honest = readArchive(readFile(path), "test");
    const auto problemWith = [&](const char* key, const Json& value) -> std::string {
        files = honest;
        Json manifest = Json::parse(files.at(kManifestFile));
        manifest["mixture"][key] = value;
        files[kManifestFile] = manifest.dump();
        forge();
        try {
            readBundle(path);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    };
    EXPECT_EQ(problemWith("shift", 0.0), "") << "as it was";
    for (const char* node : {"terms_node", "source_node", "spread_node"})
        EXPECT_NE(problemWith(node, 1000000), "") << node;
    EXPECT_NE(problemWith("terms_node", -1), "");
    EXPECT_NE(problemWith("terms_node", 0), "") << "the input has other columns";
    EXPECT_NE(problemWith("gate", 2), "");
    EXPECT_NE(problemWith("least_variance", nullptr), "");
    EXPECT_NE(problemWith("terms", Json::array()), "");
}

}  // namespace
}  // namespace footbridge
