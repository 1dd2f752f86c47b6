// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/bundle/manifest.h"
#include "core/bundle/manifest_reader.h"
#include "core/graph/graph_json.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

class BundleTest : public testing::Test {
  protected:
    void write() {
        writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(60), "<html></html>", {});
    }

    /// Changes the files of the written bundle behind the manifest's back.
    void tamper(const std::function<void(ArchiveFiles&)>& change) {
        ArchiveFiles files = readArchive(readFile(path), "test");
        change(files);
        writeFile(path, writeArchive(files));
    }

    /// Changes the manifest; its list of files is kept true.
    void tamperManifest(const std::function<void(Json&)>& change) {
        tamper([&](ArchiveFiles& files) {
            Json manifest = Json::parse(files.at("manifest.json"));
            change(manifest);
            files["manifest.json"] = manifest.dump();
        });
    }

    std::string readFailure() {
        return failureOf([&] { readBundle(path); });
    }
    std::string verifyFailure() {
        return failureOf([&] { verifyBundle(path, {}); });
    }

    static std::string failureOf(const std::function<void()>& action) {
        try {
            action();
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "model.zip";
};

/// The sample model with what to request among its outputs.
AdaptedModel requestingModel() {
    AdaptedModel model = sampleModel();
    graph::Builder builder(model.graph);
    builder.setRequest(builder.scaled(builder.output(), 1.5, 0));
    model.graph = builder.finish(builder.output());
    model.costing = {Loss(LossKind::Expectile, 5), RequestSettings{}};
    model.residuals = {-0.5, 0.25, 1};
    model.rule = RequestRule{RequestRule::Kind::Padded, 1.5, 0, 0};
    return model;
}

TEST_F(BundleTest, CarriesRequestsInBothFormats) {
    writeBundle(path, requestingModel(), sampleProvenance(), sampleRows(60), "", {});
    const Bundle bundle = readBundle(path);
    EXPECT_EQ(bundle.model.costing, requestingModel().costing);
    EXPECT_EQ(bundle.model.residuals, requestingModel().residuals);
    ASSERT_TRUE(bundle.model.rule);
    EXPECT_EQ(bundle.model.rule->factor, 1.5);
    const Prediction prediction = bundle.model.predict(bundle.samples);
    ASSERT_EQ(prediction.request.size(), bundle.samples.rows());
    EXPECT_EQ(prediction.request, bundle.samplePredictions.request);
    const std::string readme = readArchive(readFile(path), "test").at("README.txt");
    EXPECT_THAT(readme, testing::HasSubstr("the method request"));
    EXPECT_THAT(readme, testing::HasSubstr("int request(const double *features, double *request)"));
    EXPECT_GT(prediction.lower.size(), 0);
    const VerifyReport report = verifyBundle(path, {});
    EXPECT_LT(std::max(report.torchDifference, report.onnxDifference), kExportTolerance);
}

TEST_F(BundleTest, IsNotVerifiedWithOtherRequestsThanItsSamplesShow) {
    writeBundle(path, requestingModel(), sampleProvenance(), sampleRows(60), "", {});
    EXPECT_EQ(verifyFailure(), "");
    AdaptedModel other = requestingModel();
    graph::Builder builder(other.graph);
    builder.setRequest(builder.scaled(builder.output(), 2, 0));
    other.graph = builder.finish(builder.output());
    tamper([&](ArchiveFiles& files) {
        files["state/graph.json"] = graph::toJson(other.graph).dump();
        Json manifest = Json::parse(files.at("manifest.json"));
        Json& entry = manifest["files"]["state/graph.json"];
        entry = {{"bytes", files["state/graph.json"].size()},
                 {"sha256", sha256(files["state/graph.json"])}};
        files["manifest.json"] = manifest.dump();
    });
    EXPECT_NE(verifyFailure(), "");
}

TEST_F(BundleTest, HoldsWhatItsManifestLists) {
    write();

    const ArchiveFiles files = readArchive(readFile(path), "test");

    std::vector<std::string> names;
    for (const auto& [name, bytes] : files) names.push_back(name);
    EXPECT_EQ(names,
              (std::vector<std::string>{
                  "README.txt", "examples/CMakeLists.txt", "examples/cli_filter.lua",
                  "examples/predict.c", "examples/predict_client.py", "examples/predict_onnx.py",
                  "examples/predict_torch.cpp", "examples/predict_torch.py", "manifest.json",
                  "model.c", "model.h", "model.onnx", "model.pt", "report.html", "samples.csv",
                  "state/graph.json"}));
    const Json manifest = Json::parse(files.at("manifest.json"));
    EXPECT_EQ(manifest["files"]["model.pt"]["sha256"], sha256(files.at("model.pt")));
    EXPECT_EQ(manifest["features"][1]["levels"][1], "a, \"b\"");
    EXPECT_EQ(manifest["features"][0]["type"], "number");
    EXPECT_EQ(manifest["response"]["transform"], "log");
    EXPECT_EQ(manifest["shots"]["rows"], Json({0, 5, 17}));
    EXPECT_EQ(manifest["strategy"], "input alignment");
    for (const char* name : {"footbridge", "libtorch", "xgboost"})
        EXPECT_THAT(manifest["versions"][name].get<std::string>(),
                    testing::MatchesRegex("[0-9]+[.][0-9]+[.][0-9]+.*"));
    EXPECT_EQ(files.at("samples.csv").substr(0, 46),
              "size [KiB],variant,threads,prediction,lower,up");
}

TEST_F(BundleTest, ReadsBackTheSameModel) {
    const AdaptedModel model = sampleModel();
    write();

    const Bundle bundle = readBundle(path);

    EXPECT_EQ(bundle.model.schema, model.schema);
    EXPECT_EQ(bundle.model.strategy, model.strategy);
    EXPECT_EQ(bundle.model.transform, model.transform);
    EXPECT_EQ(bundle.model.responseName, "time");
    EXPECT_EQ(bundle.model.responseUnit, "s");
    EXPECT_EQ(bundle.model.low[0], -3);
    EXPECT_TRUE(std::isnan(bundle.model.low[1]));
    EXPECT_EQ(bundle.model.interval->halfWidth, 0.25);
    EXPECT_EQ(bundle.report, "<html></html>");
    const Matrix rows = sampleRows(100);
    EXPECT_EQ(bundle.model.predict(rows).value, model.predict(rows).value);
    EXPECT_EQ(bundle.model.predict(rows).upper, model.predict(rows).upper);
}

TEST_F(BundleTest, HoldsFewerSamplesOfManyColumns) {
    constexpr Index kColumns = 700;
    AdaptedModel model;
    for (Index i = 0; i < kColumns; ++i)
        model.schema.features.push_back(
            {"counter " + std::to_string(i), ColumnType::Number, "", {}});
    model.low.assign(kColumns, -1);
    model.high.assign(kColumns, 1);
    graph::Builder builder(kColumns);
    model.graph = builder.finish(builder.linear(
        builder.input(), Matrix::Constant(kColumns, 1, 1e-3), Vector::Constant(1, 2)));
    Random random(1, "samples");
    const Matrix rows = Matrix::NullaryExpr(200, kColumns, [&] { return random.uniform(); });

    writeBundle(path, model, sampleProvenance(), rows, "", {});

    EXPECT_EQ(readBundle(path).samples, rows(Eigen::seqN(0, 50, 4), Eigen::all));
}

TEST_F(BundleTest, ReadsBackTheSameProvenance) {
    const Provenance wanted = sampleProvenance();
    write();

    const Provenance is = readBundle(path).provenance;

    ASSERT_EQ(is.sources.size(), 1u);
    EXPECT_EQ(is.sources[0].label, "old cluster");
    EXPECT_EQ(is.sources[0].rows, 1000);
    EXPECT_EQ(is.target.checksum, wanted.target.checksum);
    EXPECT_EQ(is.shots, wanted.shots);
    EXPECT_EQ(is.seed, wanted.seed);
    EXPECT_EQ(is.matched, wanted.matched);
    ASSERT_EQ(is.leaderboard.size(), 1u);
    EXPECT_EQ(is.leaderboard[0].testNmse, 0.25);
    EXPECT_EQ(is.leaderboard[0].testMape, std::nullopt);
    ASSERT_TRUE(is.severity);
    EXPECT_EQ(is.severity->headline, 0.5);
    EXPECT_EQ(is.severity->bandHigh, 0.75);
    EXPECT_EQ(is.severity->components.at(0).p, 0.0625);
    EXPECT_TRUE(is.severity->weakSource);
    ASSERT_TRUE(is.severity->advice);
    EXPECT_EQ(is.severity->advice->key, "shift");
    EXPECT_EQ(is.severity->advice->rungs.at(1).error, 0.25);
    EXPECT_EQ(is.severity->featureShifts.at(0).name, "size");
    EXPECT_EQ(is.severity->featureShifts.at(0).distance, 0.75);
}

TEST_F(BundleTest, ReadsBackTheSameSamples) {
    write();

    const Bundle bundle = readBundle(path);

    const Matrix rows = sampleRows(60);
    ASSERT_EQ(bundle.samples.rows(), 60);
    EXPECT_TRUE(((bundle.samples.array() == rows.array()) ||
                 (bundle.samples.array().isNaN() && rows.array().isNaN()))
                    .all());
    EXPECT_EQ(bundle.samplePredictions.value, sampleModel().predict(rows).value);
    EXPECT_EQ(bundle.samplePredictions.lower, sampleModel().predict(rows).lower);
}

TEST_F(BundleTest, ShipsAtMostTwoHundredSamples) {
    writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(1000), "", {});
    EXPECT_EQ(readBundle(path).samples.rows(), 200);
}

TEST_F(BundleTest, ExportReportsWhatItChecked) {
    const ExportReport report =
        writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(60), "", {});

    EXPECT_EQ(report.bytes, std::filesystem::file_size(path));
    EXPECT_LT(report.largestDifference, 1e-12);
}

TEST_F(BundleTest, VerifiesASoundBundle) {
    write();

    const VerifyReport report = verifyBundle(path, {});

    EXPECT_EQ(report.checked.size(), 15u);
    EXPECT_EQ(report.samples, 60);
    EXPECT_EQ(report.randomRows, 1000);
    EXPECT_EQ(report.nativeDifference, 0);
    EXPECT_LT(report.torchDifference, 1e-12);
    EXPECT_LT(report.onnxDifference, 1e-12);
}

TEST_F(BundleTest, RefusesToExportWhenTorchScriptPredictsSomethingElse) {
    writeFile(path, "what was there");
    AdaptedModel model = sampleModel();
    graph::Builder builder(3);
    const graph::Value filled =
        builder.fillMissing(builder.gather(builder.input(), {0, 0}), Vector::Zero(2));
    // Bias first is lost beside the large terms; bias last is not.
    const Matrix weight{{1e20}, {-1e20}};
    model.graph = builder.finish(builder.linear(filled, weight, Vector::Ones(1)));

    const std::string failure =
        failureOf([&] { writeBundle(path, model, sampleProvenance(), sampleRows(20), "", {}); });

    EXPECT_EQ(failure, "export-differs");
    EXPECT_EQ(readFile(path), "what was there");
}

TEST_F(BundleTest, ACancelledExportLeavesWhatWasThere) {
    writeFile(path, "what was there");
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();

    EXPECT_THROW(writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(20), "", context),
                 Cancelled);

    EXPECT_EQ(readFile(path), "what was there");
}

TEST_F(BundleTest, RefusesToWriteWithoutRowsOrIntoAMissingFolder) {
    EXPECT_EQ(failureOf([&] {
                  writeBundle(path, sampleModel(), sampleProvenance(), Matrix(0, 3), "", {});
              }),
              "export-no-samples");
    path = folder / "missing/model.zip";
    EXPECT_EQ(failureOf([&] { write(); }), "file-unwritable");
}

TEST_F(BundleTest, RefusesAMissingFileAndAFolder) {
    EXPECT_EQ(readFailure(), "file-missing");
    path = path.parent_path();
    EXPECT_EQ(readFailure(), "file-is-folder");
}

TEST_F(BundleTest, RefusesChangedContents) {
    for (const char* name :
         {"model.pt", "model.onnx", "state/graph.json", "samples.csv", "README.txt"}) {
        write();
        tamper([&](ArchiveFiles& files) { files[name].back() ^= 1; });
        EXPECT_EQ(readFailure(), "bundle-checksum") << name;
        write();
        tamper([&](ArchiveFiles& files) { files[name] += ' '; });
        EXPECT_EQ(readFailure(), "bundle-checksum") << name;
    }
}

TEST_F(BundleTest, RefusesMissingFiles) {
    for (const char* name : {"manifest.json", "model.pt", "model.onnx", "state/graph.json",
                             "samples.csv", "README.txt"}) {
        write();
        tamper([&](ArchiveFiles& files) { files.erase(name); });
        EXPECT_EQ(readFailure(), "bundle-missing") << name;
    }
    for (const char* name : {"model.pt", "model.onnx"}) {
        write();
        tamperManifest([&](Json& manifest) { manifest["files"].erase(name); });
        EXPECT_EQ(readFailure(), "bundle-missing");
    }
}

TEST_F(BundleTest, RefusesFilesThatTheManifestDoesNotList) {
    write();
    tamper([](ArchiveFiles& files) { files["extra.txt"] = "x"; });
    EXPECT_EQ(readFailure(), "bundle-unlisted");
}

TEST_F(BundleTest, RefusesANewerFormatAndAnotherProgramsZip) {
    write();
    tamperManifest([](Json& manifest) { manifest["format_version"] = kBundleFormat + 1; });
    EXPECT_EQ(readFailure(), "bundle-too-new");
    tamperManifest([](Json& manifest) { manifest["format"] = "something else"; });
    EXPECT_EQ(readFailure(), "bundle-other-format");
    tamper([](ArchiveFiles& files) { files["manifest.json"] = "{"; });
    EXPECT_EQ(readFailure(), "manifest-damaged");
}

TEST_F(BundleTest, RefusesFeaturesThatTheModelDoesNotTake) {
    write();
    tamperManifest([](Json& manifest) { manifest["features"].erase(0); });
    EXPECT_EQ(readFailure(), "bundle-schema");
}

TEST_F(BundleTest, VerificationRefusesAnAlteredManifest) {
    write();
    tamperManifest([](Json& manifest) { manifest["response"]["unit"] = "ms"; });
    EXPECT_EQ(verifyFailure(), "manifest-altered");
}

TEST_F(BundleTest, ReadsBundlesFromBeforeOnnx) {
    write();
    tamper([](ArchiveFiles& files) {
        Json manifest = Json::parse(files["manifest.json"]);
        manifest["format_version"] = 1;
        manifest.erase("code");
        std::erase_if(files, [&](const auto& file) {
            const bool later = file.first.starts_with("examples/") || file.first == "model.onnx" ||
                               file.first == "model.c" || file.first == "model.h";
            if (later) manifest["files"].erase(file.first);
            return later;
        });
        files["manifest.json"] = manifest.dump();
    });
    EXPECT_EQ(readFailure(), "");
}

TEST_F(BundleTest, VerificationRefusesAnotherOnnxModel) {
    write();
    const auto other = folder / "other.zip";
    AdaptedModel model = sampleModel();
    graph::Builder builder(3);
    model.graph =
        builder.finish(builder.linear(builder.fillMissing(builder.input(), Vector::Zero(3)),
                                      Matrix::Ones(3, 1), Vector::Ones(1)));
    writeBundle(other, model, sampleProvenance(), sampleRows(60), "", {});
    const std::string onnx = readArchive(readFile(other), "other").at("model.onnx");
    tamper([&](ArchiveFiles& files) {
        files["model.onnx"] = onnx;
        Json manifest = Json::parse(files["manifest.json"]);
        manifest["files"]["model.onnx"] = {{"bytes", onnx.size()}, {"sha256", sha256(onnx)}};
        files["manifest.json"] = manifest.dump();
    });
    EXPECT_THAT(verifyFailure(), testing::AnyOf("bundle-foreign-file", "manifest-altered"));
}

TEST_F(BundleTest, VerificationRefusesOtherPredictions) {
    write();
    tamper([](ArchiveFiles& files) {
        std::string& graph = files["state/graph.json"];
        const std::string fill = "[0.25,-0.5]";
        graph.replace(graph.find(fill), fill.size(), "[0.25,-3.5]");
        Json manifest = Json::parse(files["manifest.json"]);
        manifest["files"]["state/graph.json"]["sha256"] = sha256(graph);
        files["manifest.json"] = manifest.dump();
    });
    EXPECT_EQ(verifyFailure(), "verify-differs");
}

TEST_F(BundleTest, EveryDamagedManifestFieldIsReadOrRefusedButNeverCrashes) {
    write();
    const ArchiveFiles files = readArchive(readFile(path), "test");
    const Json sound = Json::parse(files.at("manifest.json"));
    const std::vector<Json> strangers{nullptr,
                                      true,
                                      -1,
                                      1e300,
                                      18446744073709551615ULL,
                                      "text",
                                      Json::array(),
                                      Json::object(),
                                      Json::array({nullptr, "x"})};
    std::size_t refused = 0;
    const Json places = sound.flatten();
    for (const auto& [place, value] : places.items()) {
        for (const Json& stranger : strangers) {
            Json manifest = sound;
            manifest[Json::json_pointer(place)] = stranger;
            Bundle bundle;
            refused += failureOf([&] {
                           const Json parsed = parseManifest(manifest.dump(), "test");
                           checkFiles(parsed, files, "test");
                           readDescription(parsed, "test", bundle);
                       }) != "";
        }
    }
    EXPECT_GT(refused, 300u);
}

TEST_F(BundleTest, RandomDamageIsReadOrRefusedButNeverCrashes) {
    write();
    const std::string sound = readFile(path);
    Random random(1, "bundle damage");
    int refused = 0;
    for (int i = 0; i < 200; ++i) {
        std::string bytes = sound;
        for (int k = 0; k < 3; ++k) bytes[random.below(bytes.size())] = char(random.below(256));
        writeFile(path, bytes);
        refused += readFailure() != "";
    }
    EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace footbridge
