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
#include "core/bundle/model_code.h"
#include "core/graph/graph_json.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "tests/core/bundle/forged_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

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

TEST_F(ForgedBundle, HoldsNoFileThatIsNotLookedAt) {
    for (const char* name : {"evil.sh", "state/more.json", "model.pt.py", "example/run.py"}) {
        SCOPED_TRACE(name);
        files[name] = "#!/bin/sh\n";
        forge();
        EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
        EXPECT_EQ(readFailure(), "bundle-foreign-file");
        files.erase(name);
    }
    files["examples/of_another_version.py"] = "print(1)\n";
    forge();
    EXPECT_EQ(verifyBundle(path, {}).contents.foreign,
              std::vector<std::string>{"examples/of_another_version.py"});
}

TEST_F(ForgedBundle, SaysNothingInItsManifestThatIsNotRead) {
    Json manifest = Json::parse(files.at(kManifestFile));
    manifest["note"] = "Trust me";
    tell(manifest, sampleModel());
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
    EXPECT_EQ(readFailure(), "bundle-foreign-file");
}

TEST_F(ForgedBundle, IsNamedWhereAStepLeadsNowhere) {
    Json graph = Json::parse(files.at(kGraphFile));
    graph["nodes"].push_back(
        {{"operation", "gather"}, {"from", {0}}, {"inputs", {0}}, {"columns", 1}});
    AdaptedModel model = sampleModel();
    model.graph = graph::fromJson(graph);
    hold(model);
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

/// That format had no ONNX, and its TorchScript cannot be told from a stranger's.
TEST_F(ForgedBundle, DoesNotPassAsOneOfTheFirstFormat) {
    nlohmann::json manifest = nlohmann::json::parse(files.at(kManifestFile));
    manifest["format_version"] = 1;
    tell(manifest, sampleModel());
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-file");
    EXPECT_EQ(readFailure(), "bundle-foreign-file");
    std::erase_if(files, [](const auto& file) {
        return file.first == kOnnxFile || file.first == kCodeFile ||
               file.first == kCodeHeaderFile || file.first.starts_with("examples/");
    });
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-missing");
    manifest.erase("code");
    tell(manifest, sampleModel());
    files.erase(kOnnxFile);
    forge();
    EXPECT_EQ(verifyFailure(), "bundle-foreign-script");
    EXPECT_EQ(readFailure(), "");
}

TEST_F(ForgedBundle, IsNamedWhereItsProgramsForOthersAreItsOwn) {
    EXPECT_TRUE(verifyBundle(path, {}).contents.foreign.empty());
    files["examples/predict_onnx.py"] += "import os\n";
    files["examples/more.py"] = "import os\n";
    files[kReadmeFile] += "Run examples/more.py first.\n";
    forge();
    const std::vector<std::string> named{"README.txt", "examples/more.py",
                                         "examples/predict_onnx.py"};
    EXPECT_EQ(verifyBundle(path, {}).contents.foreign, named);
    EXPECT_EQ(readBundle(path).foreign, named) << "who predicts with it is told, too";
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

TEST_F(SlowBundle, IsNotOpenedForLong) {
    try {
        readBundle(path, {}, {}, std::chrono::milliseconds(300));
        FAIL() << "was opened";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "verify-too-long");
    }
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(readBundle(path, {}, context), Cancelled);
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

/// With a step after the input that leads nowhere.
AdaptedModel withDeadStep(AdaptedModel model) {
    Json json = graph::toJson(model.graph);
    json["nodes"].push_back(
        {{"operation", "gather"}, {"from", {0}}, {"inputs", {0}}, {"columns", 1}});
    graph::ModelGraph graph = graph::fromJson(json);
    std::rotate(graph.nodes.begin() + 1, graph.nodes.end() - 1, graph.nodes.end());
    const auto shift = [](int& step) { step += step >= 1 ? 1 : 0; };
    for (auto& node : graph.nodes)
        for (int& input : node.inputs) shift(input);
    MixtureParts& parts = *model.mixture;
    for (int* end : {&graph.output, &graph.lower, &graph.upper, &graph.request, &parts.members,
                     &parts.source, &parts.spread})
        shift(*end);
    model.graph = graph;
    return model;
}

TEST_F(ForgedBundle, OfAMixtureIsNamedWhereAStepLeadsNowhere) {
    const AdaptedModel model = withDeadStep(modelOfAMixture());
    writeBundle(path, modelOfAMixture(), sampleProvenance(), sampleRows(60), "", {});
    files = readArchive(readFile(path), "test");
    Json manifest = Json::parse(files.at(kManifestFile));
    for (const char* node : {"terms_node", "spread_node"})
        manifest["mixture"][node] = manifest["mixture"][node].get<int>() + 1;
    files[kManifestFile] = manifest.dump();
    hold(model);
    forge();
    EXPECT_EQ(verifyBundle(path, {}).contents.foreign, std::vector<std::string>{kGraphFile});

    writeBundle(path, model, sampleProvenance(), sampleRows(60), "", {});
    EXPECT_TRUE(verifyBundle(path, {}).contents.foreign.empty()) << "an export leaves it out";
    const auto read = readBundle(path).model.mixture;
    EXPECT_EQ(read->members, modelOfAMixture().mixture->members);
    EXPECT_EQ(read->spread, modelOfAMixture().mixture->spread);
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
