// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/manifest_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest.h"
#include "core/bundle/manifest_fields.h"
#include "core/run/checksum.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kLargestManifest = 1 << 24;

TableOrigin originOf(const JsonFields& fields) {
    return {fields.text("label"), fields.text("file"), fields.text("sha256"),
            fields.integer("rows", 0, kLargest)};
}

Provenance::Score scoreOf(const JsonFields& fields) {
    Provenance::Score score;
    score.strategy = fields.text("strategy");
    score.outOfFoldNmse = fields.number("out_of_fold_nmse");
    score.outOfFoldMape = fields.number("out_of_fold_mape");
    score.testRows = fields.integer("test_rows", 0, kLargest);
    if (!fields.at("test_nmse").is_null()) score.testNmse = fields.number("test_nmse");
    if (!fields.at("test_mape").is_null()) score.testMape = fields.number("test_mape");
    return score;
}

Message stored(const std::string& sentence) {
    return sentence.empty() ? Message{} : Message(messages::kStoredSentence, {sentence});
}

Advice adviceFrom(const JsonFields& fields) {
    Advice advice;
    advice.key = fields.text("way");
    advice.sentence = stored(fields.text("sentence"));
    advice.reason = stored(fields.text("reason"));
    advice.note = stored(fields.text("note"));
    for (const JsonFields& rung : fields.objects("ladder"))
        advice.rungs.push_back({rung.text("way"), rung.number("error")});
    return advice;
}

FeatureShift shiftFrom(const JsonFields& fields) {
    FeatureShift shift;
    shift.name = fields.text("feature");
    shift.unit = fields.text("unit");
    shift.distance = fields.number("shift");
    shift.noise = fields.number("chance");
    shift.outside = fields.number("outside");
    return shift;
}

Severity severityFrom(const JsonFields& fields) {
    Severity severity;
    for (const JsonFields& part : fields.objects("components")) {
        SeverityComponent component;
        component.key = part.text("key");
        component.value = part.number("value");
        component.floor = part.number("floor");
        component.null95 = part.number("null95");
        component.raw = part.number("raw");
        if (!part.at("p").is_null()) component.p = part.number("p");
        component.explanation = stored(part.text("explanation"));
        severity.components.push_back(std::move(component));
    }
    if (!fields.at("headline").is_null()) severity.headline = fields.number("headline");
    const auto band = fields.numbers("band");
    if (band.size() != 2) fields.fail("band");
    severity.bandLow = band[0];
    severity.bandHigh = band[1];
    severity.gate = fields.number("gate");
    severity.factor = fields.number("factor");
    severity.closest = static_cast<std::size_t>(fields.integer("closest_source", 0, kLargest));
    severity.sourceAngles = fields.numbers("source_angles");
    severity.shots = fields.integer("shots", 0, kLargest);
    severity.summary = stored(fields.text("summary"));
    for (const std::string& flag : fields.texts("flags")) severity.flags.push_back(stored(flag));
    // Older bundles say nothing of these.
    if (fields.has("weak_source")) severity.weakSource = fields.flag("weak_source");
    if (fields.has("advice") && !fields.at("advice").is_null())
        severity.advice = adviceFrom(fields.object("advice"));
    if (fields.has("feature_shifts"))
        for (const JsonFields& shift : fields.objects("feature_shifts"))
            severity.featureShifts.push_back(shiftFrom(shift));
    return severity;
}

void readProvenance(const JsonFields& manifest, Provenance& provenance) {
    for (const JsonFields& source : manifest.objects("sources")) {
        provenance.sources.push_back(originOf(source));
    }
    provenance.target = originOf(manifest.object("target"));
    const JsonFields shots = manifest.object("shots");
    provenance.shots = shots.rows("rows");
    provenance.shotsChecksum = shots.text("sha256");
    if (provenance.shots.empty()) provenance.shotsLeftOut = shots.integer("count", 0, kLargest);
    provenance.pool = manifest.text("pool");
    provenance.seed = manifest.count("seed", std::numeric_limits<std::uint64_t>::max());
    for (const JsonFields& match : manifest.objects("matched")) {
        provenance.matched.emplace_back(match.text("source"), match.text("target"));
    }
    for (const JsonFields& score : manifest.objects("leaderboard")) {
        provenance.leaderboard.push_back(scoreOf(score));
    }
    if (!manifest.at("severity").is_null())
        provenance.severity = severityFrom(manifest.object("severity"));
}

/// Bundles of format 1 say nothing of it.
InputPolicy policyOf(const JsonFields& manifest) {
    InputPolicy policy;
    if (manifest.integer("format_version", 1, kBundleFormat) < 2) return policy;
    const JsonFields input = manifest.object("input");
    const auto refuses = [&](const char* name, const char* otherwise) {
        const std::string rule = input.text(name);
        if (rule != "refuse" && rule != otherwise) input.fail(name);
        return rule == "refuse";
    };
    refuses("missing_column", "refuse");
    policy.refuseMissing = refuses("missing_value", "flag");
    policy.refuseUnseenLevel = refuses("unseen_level", "flag");
    policy.refuseOutsideRange = refuses("outside_range", "flag");
    policy.refuseOtherUnit = refuses("other_unit", "convert");
    return policy;
}

void readResponse(const JsonFields& manifest, AdaptedModel& model) {
    const JsonFields response = manifest.object("response");
    model.responseName = response.text("name");
    model.responseUnit = response.text("unit");
    const std::string transform = response.text("transform");
    if (transform != "log" && transform != "asinh") response.fail("transform");
    model.transform.kind =
        transform == "log" ? ResponseTransform::Kind::Log : ResponseTransform::Kind::Asinh;
    model.transform.scale = response.number("scale");
    if (!(model.transform.scale > 0)) response.fail("scale");
    model.typicalResponse = response.number("typical");
    if (!(model.typicalResponse >= 0)) response.fail("typical");
    if (manifest.at("interval").is_null()) return;
    const JsonFields interval = manifest.object("interval");
    model.interval = IntervalWidth{interval.number("level"), interval.number("half_width")};
}

void readCosts(const JsonFields& costs, AdaptedModel& model) {
    model.costing = costingFrom(costs);
    model.residuals = costs.numbers("residuals");
    const bool fine = std::is_sorted(model.residuals.begin(), model.residuals.end()) &&
                      std::all_of(model.residuals.begin(), model.residuals.end(),
                                  [](double residual) { return std::isfinite(residual); });
    if (!fine) costs.fail("residuals");
    if (costs.at("rule").is_null()) return;
    const JsonFields rule = costs.object("rule");
    const std::string kind = rule.text("kind");
    if (kind != "padded" && kind != "upper-bound") rule.fail("kind");
    model.rule =
        RequestRule{kind == "padded" ? RequestRule::Kind::Padded : RequestRule::Kind::UpperBound,
                    rule.number("factor"), rule.number("level"), rule.number("shift")};
}

/// Where its parts stand is compared with the graph once that is read.
MixtureParts mixtureFrom(const JsonFields& fields) {
    MixtureParts parts;
    const auto share = [](const JsonFields& of, const char* key) {
        const double value = of.number(key);
        if (!(value >= 0 && value <= 1 + 1e-9)) of.fail(key);
        return value;
    };
    const auto finite = [&](const char* key) {
        const double value = fields.number(key);
        if (!std::isfinite(value)) fields.fail(key);
        return value;
    };
    const auto node = [&](const char* key) {
        return static_cast<int>(fields.integer(key, -1, std::numeric_limits<int>::max()));
    };
    for (const JsonFields& term : fields.objects("terms"))
        parts.terms.push_back({term.text("name"), share(term, "weight")});
    for (const JsonFields& member : fields.objects("members"))
        parts.detail.push_back(
            {member.text("name"), share(member, "weight"), member.number("out_of_fold_nmse")});
    parts.members = node("terms_node");
    parts.source = node("source_node");
    parts.spread = node("spread_node");
    parts.gate = share(fields, "gate");
    parts.leastVariance = finite("least_variance");
    parts.typicalSpread = finite("typical_spread");
    parts.shift = finite("shift");
    return parts;
}

}  // namespace

Json parseManifest(const std::string& text, const std::string& bundle) {
    auto parsed = text.size() <= kLargestManifest ? parseJson(text) : std::nullopt;
    if (!parsed) throw Error(messages::kManifestDamaged, {bundle, kManifestFile});
    Json& manifest = *parsed;
    const JsonFields fields = bundleFields(manifest, bundle);
    const Json format = manifest.value("format", Json());
    if (format == kPlatformsFormat) throw Error(messages::kBundleOfPlatforms, {bundle});
    if (format != kManifestFormat) throw Error(messages::kBundleOtherFormat, {bundle});
    const std::int64_t version = fields.integer("format_version", 1, kLargest);
    if (version > kBundleFormat) {
        throw Error(messages::kBundleTooNew, {bundle, version, kBundleFormat});
    }
    return std::move(manifest);
}

void checkFiles(const Json& manifest, const ArchiveFiles& files, const std::string& bundle) {
    const JsonFields listed = bundleFields(manifest, bundle).object("files");
    const Json& names = manifest["files"];
    for (const char* required : {kModelFile, kGraphFile, kSamplesFile, kReadmeFile}) {
        if (!names.contains(required)) throw Error(messages::kBundleMissing, {bundle, required});
    }
    if (manifest["format_version"] != 1 && !names.contains(kOnnxFile))
        throw Error(messages::kBundleMissing, {bundle, kOnnxFile});
    for (const auto& [name, entry] : names.items()) {
        const auto file = files.find(name);
        if (file == files.end()) throw Error(messages::kBundleMissing, {bundle, name});
        const JsonFields fields = listed.object(name.c_str());
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
    const JsonFields fields = bundleFields(manifest, bundle);
    into.created = fields.text("created");
    into.version = fields.text("footbridge_version");
    const auto strategy = strategyFromName(fields.text("strategy"));
    if (!strategy) fields.fail("strategy");
    into.model.strategy = *strategy;
    into.policy = policyOf(fields);
    readFeatures(fields, into.model.schema, into.model.low, into.model.high);
    readResponse(fields, into.model);
    readProvenance(fields, into.provenance);
    // Bundles of before say nothing of these.
    if (fields.has("mixture")) into.model.mixture = mixtureFrom(fields.object("mixture"));
    if (fields.has("costs")) readCosts(fields.object("costs"), into.model);
}

}  // namespace footbridge
