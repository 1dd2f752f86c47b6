// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/manifest.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/manifest_fields.h"
#include "core/graph/torchscript_writer.h"
#include "core/learners/xgboost_booster.h"
#include "core/run/checksum.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr const char* kFormatName = "footbridge-bundle";
constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();

Json describe(const TableOrigin& origin) {
    return {{"label", origin.label},
            {"file", origin.fileName},
            {"sha256", origin.checksum},
            {"rows", origin.rows}};
}

TableOrigin originOf(const ManifestFields& fields) {
    return {fields.text("label"), fields.text("file"), fields.text("sha256"),
            fields.integer("rows", 0, kLargest)};
}

Json describeFeatures(const AdaptedModel& model) {
    Json features = Json::array();
    for (std::size_t i = 0; i < model.schema.features.size(); ++i) {
        const Feature& feature = model.schema.features[i];
        const bool number = feature.type == ColumnType::Number;
        const bool ranged = i < model.low.size() && i < model.high.size();
        features.push_back({{"name", feature.name},
                            {"type", number ? "number" : "category"},
                            {"unit", feature.unit},
                            {"levels", feature.levels},
                            {"low", ranged ? fieldOf(model.low[i]) : Json(nullptr)},
                            {"high", ranged ? fieldOf(model.high[i]) : Json(nullptr)}});
    }
    return features;
}

void readFeatures(const ManifestFields& manifest, AdaptedModel& model) {
    for (const ManifestFields& fields : manifest.objects("features")) {
        const std::string type = fields.text("type");
        if (type != "number" && type != "category") fields.damaged("type");
        model.schema.features.push_back(
            {fields.text("name"), type == "number" ? ColumnType::Number : ColumnType::Category,
             fields.text("unit"), fields.texts("levels")});
        model.low.push_back(fields.number("low"));
        model.high.push_back(fields.number("high"));
    }
}

Json describe(const Provenance::Score& score) {
    Json json{{"strategy", score.strategy},
              {"out_of_fold_nmse", fieldOf(score.outOfFoldNmse)},
              {"out_of_fold_mape", fieldOf(score.outOfFoldMape)},
              {"weight", fieldOf(score.weight)},
              {"test_rows", score.testRows},
              {"test_nmse", nullptr},
              {"test_mape", nullptr}};
    if (score.testNmse) json["test_nmse"] = fieldOf(*score.testNmse);
    if (score.testMape) json["test_mape"] = fieldOf(*score.testMape);
    return json;
}

Provenance::Score scoreOf(const ManifestFields& fields) {
    Provenance::Score score;
    score.strategy = fields.text("strategy");
    score.outOfFoldNmse = fields.number("out_of_fold_nmse");
    score.outOfFoldMape = fields.number("out_of_fold_mape");
    score.weight = fields.number("weight");
    score.testRows = fields.integer("test_rows", 0, kLargest);
    if (!fields.isNull("test_nmse")) score.testNmse = fields.number("test_nmse");
    if (!fields.isNull("test_mape")) score.testMape = fields.number("test_mape");
    return score;
}

Json describe(const Severity& severity) {
    Json components = Json::array();
    for (const SeverityComponent& component : severity.components) {
        components.push_back({{"key", component.key},
                              {"value", fieldOf(component.value)},
                              {"floor", fieldOf(component.floor)},
                              {"null95", fieldOf(component.null95)},
                              {"raw", fieldOf(component.raw)},
                              {"p", component.p ? fieldOf(*component.p) : Json(nullptr)},
                              {"explanation", component.explanation.text()}});
    }
    Json flags = Json::array();
    for (const Message& flag : severity.flags) flags.push_back(flag.text());
    Json angles = Json::array();
    for (const double angle : severity.sourceAngles) angles.push_back(fieldOf(angle));
    return {{"headline", severity.headline ? fieldOf(*severity.headline) : Json(nullptr)},
            {"band", {fieldOf(severity.bandLow), fieldOf(severity.bandHigh)}},
            {"gate", fieldOf(severity.gate)},
            {"factor", fieldOf(severity.factor)},
            {"closest_source", severity.closest},
            {"source_angles", std::move(angles)},
            {"shots", severity.shots},
            {"components", std::move(components)},
            {"summary", severity.summary.text()},
            {"flags", std::move(flags)}};
}

Message stored(const std::string& sentence) {
    return sentence.empty() ? Message{} : Message(messages::kStoredSentence, {sentence});
}

Severity severityFrom(const ManifestFields& fields) {
    Severity severity;
    for (const ManifestFields& part : fields.objects("components")) {
        SeverityComponent component;
        component.key = part.text("key");
        component.value = part.number("value");
        component.floor = part.number("floor");
        component.null95 = part.number("null95");
        component.raw = part.number("raw");
        if (!part.isNull("p")) component.p = part.number("p");
        component.explanation = stored(part.text("explanation"));
        severity.components.push_back(std::move(component));
    }
    if (!fields.isNull("headline")) severity.headline = fields.number("headline");
    const auto band = fields.numbers("band");
    if (band.size() != 2) fields.damaged("band");
    severity.bandLow = band[0];
    severity.bandHigh = band[1];
    severity.gate = fields.number("gate");
    severity.factor = fields.number("factor");
    severity.closest = static_cast<std::size_t>(fields.integer("closest_source", 0, kLargest));
    severity.sourceAngles = fields.numbers("source_angles");
    severity.shots = fields.integer("shots", 0, kLargest);
    severity.summary = stored(fields.text("summary"));
    for (const std::string& flag : fields.texts("flags")) severity.flags.push_back(stored(flag));
    return severity;
}

void readProvenance(const ManifestFields& manifest, Provenance& provenance) {
    for (const ManifestFields& source : manifest.objects("sources")) {
        provenance.sources.push_back(originOf(source));
    }
    provenance.target = originOf(manifest.object("target"));
    const ManifestFields shots = manifest.object("shots");
    provenance.shots = shots.rows("rows");
    provenance.shotsChecksum = shots.text("sha256");
    provenance.pool = manifest.text("pool");
    provenance.seed = manifest.seed("seed");
    for (const ManifestFields& match : manifest.objects("matched")) {
        provenance.matched.emplace_back(match.text("source"), match.text("target"));
    }
    for (const ManifestFields& score : manifest.objects("leaderboard")) {
        provenance.leaderboard.push_back(scoreOf(score));
    }
    if (!manifest.isNull("severity"))
        provenance.severity = severityFrom(manifest.object("severity"));
}

void readResponse(const ManifestFields& manifest, AdaptedModel& model) {
    const ManifestFields response = manifest.object("response");
    model.responseName = response.text("name");
    model.responseUnit = response.text("unit");
    const std::string transform = response.text("transform");
    if (transform != "log" && transform != "asinh") response.damaged("transform");
    model.transform.kind =
        transform == "log" ? ResponseTransform::Kind::Log : ResponseTransform::Kind::Asinh;
    model.transform.scale = response.number("scale");
    if (!(model.transform.scale > 0)) response.damaged("scale");
    model.typicalResponse = response.number("typical");
    if (!(model.typicalResponse >= 0)) response.damaged("typical");
    if (manifest.isNull("interval")) return;
    const ManifestFields interval = manifest.object("interval");
    model.interval = IntervalWidth{interval.number("level"), interval.number("half_width")};
}

}  // namespace

Json describeModel(const AdaptedModel& model, const Provenance& provenance,
                   const std::string& created, const std::string& version) {
    Json sources = Json::array();
    for (const TableOrigin& source : provenance.sources) sources.push_back(describe(source));
    Json matched = Json::array();
    for (const auto& [source, target] : provenance.matched) {
        matched.push_back({{"source", source}, {"target", target}});
    }
    Json leaderboard = Json::array();
    for (const Provenance::Score& score : provenance.leaderboard) {
        leaderboard.push_back(describe(score));
    }
    Json interval = nullptr;
    if (model.interval) {
        interval = {{"level", fieldOf(model.interval->level)},
                    {"half_width", fieldOf(model.interval->halfWidth)}};
    }
    return {{"format", kFormatName},
            {"format_version", kBundleFormat},
            {"created", created},
            {"footbridge_version", version},
            {"versions",
             {{"footbridge", version},
              {"libtorch", graph::torchVersion()},
              {"xgboost", xgboostVersion()}}},
            {"strategy", std::string(strategyName(model.strategy))},
            {"features", describeFeatures(model)},
            {"response",
             {{"name", model.responseName},
              {"unit", model.responseUnit},
              {"transform", model.transform.name()},
              {"scale", fieldOf(model.transform.scale)},
              {"typical", fieldOf(model.typicalResponse)}}},
            {"interval", std::move(interval)},
            {"sources", std::move(sources)},
            {"target", describe(provenance.target)},
            {"shots",
             {{"count", provenance.shots.size()},
              {"rows", provenance.shots},
              {"sha256", provenance.shotsChecksum}}},
            {"pool", provenance.pool},
            {"seed", provenance.seed},
            {"matched", std::move(matched)},
            {"leaderboard", std::move(leaderboard)},
            {"severity", provenance.severity ? describe(*provenance.severity) : Json(nullptr)}};
}

Json describeFiles(const ArchiveFiles& files) {
    Json json = Json::object();
    for (const auto& [name, bytes] : files) {
        json[name] = {{"bytes", bytes.size()}, {"sha256", sha256(bytes)}};
    }
    return json;
}

Json parseManifest(const std::string& text, const std::string& bundle) {
    Json manifest = Json::parse(text, nullptr, false);
    if (manifest.is_discarded()) throw Error(messages::kManifestDamaged, {bundle, kManifestFile});
    const ManifestFields fields(manifest, bundle);
    if (!manifest.contains("format") || manifest["format"] != kFormatName) {
        throw Error(messages::kBundleOtherFormat, {bundle});
    }
    const std::int64_t version = fields.integer("format_version", 1, kLargest);
    if (version > kBundleFormat) {
        throw Error(messages::kBundleTooNew,
                    {bundle, std::to_string(version), std::to_string(kBundleFormat)});
    }
    return manifest;
}

void checkFiles(const Json& manifest, const ArchiveFiles& files, const std::string& bundle) {
    const ManifestFields listed = ManifestFields(manifest, bundle).object("files");
    const Json& names = manifest["files"];
    for (const char* required : {kModelFile, kGraphFile, kSamplesFile, kReadmeFile}) {
        if (!names.contains(required)) throw Error(messages::kBundleMissing, {bundle, required});
    }
    for (const auto& [name, entry] : names.items()) {
        const auto file = files.find(name);
        if (file == files.end()) throw Error(messages::kBundleMissing, {bundle, name});
        const ManifestFields fields = listed.object(name.c_str());
        const bool same = fields.integer("bytes", 0, kLargest) ==
                              static_cast<std::int64_t>(file->second.size()) &&
                          fields.text("sha256") == sha256(file->second);
        if (!same) throw Error(messages::kBundleChecksum, {bundle, name});
    }
    for (const auto& [name, bytes] : files) {
        if (name != kManifestFile && !names.contains(name)) {
            throw Error(messages::kBundleUnlisted, {bundle, name});
        }
    }
}

void readDescription(const Json& manifest, const std::string& bundle, Bundle& into) {
    const ManifestFields fields(manifest, bundle);
    into.created = fields.text("created");
    into.version = fields.text("footbridge_version");
    const auto strategy = strategyFromName(fields.text("strategy"));
    if (!strategy) fields.damaged("strategy");
    into.model.strategy = *strategy;
    readFeatures(fields, into.model);
    readResponse(fields, into.model);
    readProvenance(fields, into.provenance);
}

}  // namespace footbridge
