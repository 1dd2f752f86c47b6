// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/manifest.h"

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/bundle/archive.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/manifest_fields.h"
#include "core/bundle/state.h"
#include "core/graph/c_source.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_writer.h"
#include "core/learners/xgboost_booster.h"
#include "core/run/checksum.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

Json describe(const TableOrigin& origin) {
    return {{"label", origin.label},
            {"file", origin.fileName},
            {"sha256", origin.checksum},
            {"rows", origin.rows}};
}

Json describe(const Provenance::Score& score) {
    Json json{{"strategy", score.strategy},
              {"out_of_fold_nmse", fieldOf(score.outOfFoldNmse)},
              {"out_of_fold_mape", fieldOf(score.outOfFoldMape)},
              {"test_rows", score.testRows},
              {"test_nmse", nullptr},
              {"test_mape", nullptr}};
    if (score.testNmse) json["test_nmse"] = fieldOf(*score.testNmse);
    if (score.testMape) json["test_mape"] = fieldOf(*score.testMape);
    return json;
}

Json describe(const Advice& advice) {
    Json ladder = Json::array();
    for (const AdviceRung& rung : advice.rungs)
        ladder.push_back({{"way", rung.key}, {"error", fieldOf(rung.error)}});
    return {{"way", advice.key},
            {"sentence", advice.sentence.text()},
            {"reason", advice.reason.text()},
            {"note", advice.note.text()},
            {"ladder", std::move(ladder)}};
}

Json describe(const std::vector<FeatureShift>& shifts) {
    Json json = Json::array();
    for (const FeatureShift& shift : shifts)
        json.push_back({{"feature", shift.name},
                        {"unit", shift.unit},
                        {"shift", fieldOf(shift.distance)},
                        {"chance", fieldOf(shift.noise)},
                        {"outside", fieldOf(shift.outside)}});
    return json;
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
            {"weak_source", severity.weakSource},
            {"components", std::move(components)},
            {"advice", severity.advice ? describe(*severity.advice) : Json(nullptr)},
            {"feature_shifts", describe(severity.featureShifts)},
            {"summary", severity.summary.text()},
            {"flags", std::move(flags)}};
}

Json describe(const InputPolicy& policy) {
    const auto rule = [](bool refuse, const char* otherwise) {
        return refuse ? "refuse" : otherwise;
    };
    return {{"missing_column", "refuse"},
            {"missing_value", rule(policy.refuseMissing, "flag")},
            {"unseen_level", rule(policy.refuseUnseenLevel, "flag")},
            {"outside_range", rule(policy.refuseOutsideRange, "flag")},
            {"other_unit", rule(policy.refuseOtherUnit, "convert")}};
}

/// What requests are made from.
Json describeCosts(const AdaptedModel& model) {
    Json json = toJson(model.costing);
    json["residuals"] = model.residuals;
    json["rule"] = nullptr;
    if (model.rule)
        json["rule"] = {
            {"kind", model.rule->kind == RequestRule::Kind::Padded ? "padded" : "upper-bound"},
            {"factor", model.rule->factor},
            {"level", model.rule->level},
            {"shift", model.rule->shift}};
    return json;
}

/// What the prediction is made of, and where the parts stand in the graph.
Json describe(const MixtureParts& parts) {
    Json terms = Json::array();
    for (const MixtureParts::Term& term : parts.terms)
        terms.push_back({{"name", term.name}, {"weight", term.weight}});
    Json detail = Json::array();
    for (const MemberWeight& member : parts.detail)
        detail.push_back({{"name", member.name},
                          {"weight", member.weight},
                          {"out_of_fold_nmse", fieldOf(member.outOfFoldNmse)}});
    return {{"terms", std::move(terms)},
            {"members", std::move(detail)},
            {"terms_node", parts.members},
            {"source_node", parts.source},
            {"spread_node", parts.spread},
            {"gate", parts.gate},
            {"least_variance", parts.leastVariance},
            {"typical_spread", parts.typicalSpread},
            {"shift", parts.shift}};
}

/// The same inputs give the same bytes where SOURCE_DATE_EPOCH says what time it is
/// (reproducible-builds.org).
std::time_t secondsOfWriting() {
    const char* given = std::getenv("SOURCE_DATE_EPOCH");
    if (!given) return std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    const std::string_view text = given;
    std::time_t seconds = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    // After the year 9999 a date has no text.
    constexpr std::time_t kLast = 253'402'300'799;
    if (problem != std::errc{} || end != text.data() + text.size() || seconds < 0 ||
        seconds > kLast)
        throw Error(messages::kExportWrongDate, {given});
    return seconds;
}

}  // namespace

std::string timeOfWriting() {
    const std::time_t now = secondsOfWriting();
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

Json describeModel(const AdaptedModel& model, const Provenance& provenance,
                   const InputPolicy& policy, const std::string& created,
                   const std::string& version) {
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
    const auto shotCount = static_cast<Index>(provenance.shots.size());
    const bool leftOut = provenance.shotsLeftOut > 0;
    Json interval = nullptr;
    if (model.interval) {
        interval = {{"level", fieldOf(model.interval->level)},
                    {"half_width", fieldOf(model.interval->halfWidth)}};
    }
    Json manifest = {
        {"format", kManifestFormat},
        {"format_version", kBundleFormat},
        {"created", created},
        {"footbridge_version", version},
        {"versions",
         {{"footbridge", version},
          {"libtorch", graph::torchVersion()},
          {"xgboost", xgboostVersion()},
          {"zlib", packerVersion()}}},
        {"onnx",
         {{"opset", graph::kOnnxOpset},
          {"ml_opset", graph::kOnnxMlOpset},
          {"tree_parts", graph::kTreeParts}}},
        {"code", {{"format", graph::kCSourceFormat}}},
        {"strategy", std::string(strategyName(model.strategy))},
        {"features", featureFields(model.schema, model.low, model.high)},
        {"response",
         {{"name", model.responseName},
          {"unit", model.responseUnit},
          {"transform", model.transform.name()},
          {"scale", fieldOf(model.transform.scale)},
          {"typical", fieldOf(model.typicalResponse)}}},
        {"interval", std::move(interval)},
        {"input", describe(policy)},
        {"sources", std::move(sources)},
        {"target", describe(provenance.target)},
        {"shots",
         {{"count", leftOut ? provenance.shotsLeftOut : shotCount},
          {"left_out", leftOut},
          {"rows", provenance.shots},
          {"sha256", provenance.shotsChecksum}}},
        {"pool", provenance.pool},
        {"seed", provenance.seed},
        {"matched", std::move(matched)},
        {"leaderboard", std::move(leaderboard)},
        {"severity", provenance.severity ? describe(*provenance.severity) : Json(nullptr)}};
    if (model.mixture) manifest["mixture"] = describe(*model.mixture);
    if (!model.residuals.empty() || !model.costing.plain())
        manifest["costs"] = describeCosts(model);
    return manifest;
}

Json describeState(const ArchiveFiles& files) {
    Json json = Json::object();
    for (const char* name : {kAdaptationFile, kSourceStateFile})
        json[name] = sha256(files.at(name));
    return json;
}

Json describeFiles(const ArchiveFiles& files) {
    Json json = Json::object();
    for (const auto& [name, bytes] : files) {
        json[name] = {{"bytes", bytes.size()}, {"sha256", sha256(bytes)}};
    }
    return json;
}

}  // namespace footbridge
