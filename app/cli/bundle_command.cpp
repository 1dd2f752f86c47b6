// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/matching_output.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle.h"
#include "core/bundle/platform_bundle.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

Json signatureJson(const std::optional<SignatureReport>& signature) {
    if (!signature) return nullptr;
    return {{"fingerprint", signature->key.fingerprint()}, {"trusted", signature->trusted}};
}

/// What a reader has to judge himself.
void printUnchecked(const Console& console, const std::vector<std::string>& foreign, bool report) {
    console.line(
        std::string("Not compared: ") +
        (report ? "what report.html says (it holds no program and loads nothing), and " : "") +
        "whether the tables, scores and sentences that the bundle names are true");
    if (!foreign.empty())
        console.line("Parts that this version of Footbridge did not write or cannot check: " +
                     joined(foreign) + ". Use them only if you trust whoever made the bundle");
}

const char* rebuiltText(bool rebuilt) {
    return rebuilt ? "Writing its contents again gives the same bytes"
                   : "It was packed with another zlib, so its bytes were not compared with those "
                     "of a new copy";
}

void verifyPlatforms(const std::string& path, const TrustOptions& trust, const Console& console) {
    const PlatformBundleReport report = verifyPlatformBundle(path, console.context(), trust.load());
    console.line(path + " is whole: relative run times on several platforms, the same on " +
                 std::to_string(report.samples + report.randomRows) +
                 " rows as TorchScript by LibTorch (" + roundedNumber(report.torchDifference, 2) +
                 ") and as ONNX by Footbridge's own reader (" +
                 roundedNumber(report.onnxDifference, 2) + ")");
    console.line(rebuiltText(report.rebuilt));
    printUnchecked(console, report.foreign, false);
    console.line("It is " + signatureText(report.signature));
    console.json({{"file", path},
                  {"rebuilt", report.rebuilt},
                  {"foreign", report.foreign},
                  {"signature", signatureJson(report.signature)},
                  {"samples", report.samples},
                  {"random_rows", report.randomRows},
                  {"torch_difference", jsonNumber(report.torchDifference)},
                  {"onnx_difference", jsonNumber(report.onnxDifference)}});
}

/// Which formats were compared, and how. The C source of another version was not.
std::string formatsText(const VerifyReport& report) {
    const auto holds = [](const std::vector<std::string>& names) {
        return std::find(names.begin(), names.end(), "model.c") != names.end();
    };
    const std::string copy = "TorchScript was run as a copy that was written here";
    if (!holds(report.checked) || holds(report.contents.foreign))
        return "model.pt and model.onnx are byte for byte what the graph gives; " + copy;
    return "model.pt, model.onnx, model.c and model.h are byte for byte what the graph gives; " +
           copy + ", the C source was not run";
}

void verify(const std::string& path, const TrustOptions& trust, const Console& console) {
    if (isPlatformBundle(path)) return verifyPlatforms(path, trust, console);
    const VerifyReport report = verifyBundle(path, console.context(), trust.load());
    console.line(path + " is whole: " + std::to_string(report.checked.size()) +
                 " checksums are right (" + joined(report.checked) + ")");
    console.line("The model computes its " + std::to_string(report.samples) +
                 " samples again: largest difference " + roundedNumber(report.nativeDifference, 2) +
                 " natively, and with " + std::to_string(report.randomRows) + " random rows " +
                 roundedNumber(report.torchDifference, 2) + " as TorchScript by LibTorch, " +
                 roundedNumber(report.onnxDifference, 2) + " as ONNX by Footbridge's own reader");
    console.line(formatsText(report));
    console.line(rebuiltText(report.rebuilt));
    printUnchecked(console, report.contents.foreign, report.contents.report);
    console.line("It is " + signatureText(report.signature));
    console.json({{"file", path},
                  {"checked", report.checked},
                  {"rebuilt", report.rebuilt},
                  {"foreign", report.contents.foreign},
                  {"signature", signatureJson(report.signature)},
                  {"samples", report.samples},
                  {"native_difference", jsonNumber(report.nativeDifference)},
                  {"random_rows", report.randomRows},
                  {"torch_difference", jsonNumber(report.torchDifference)},
                  {"onnx_difference", jsonNumber(report.onnxDifference)}});
}

void printFeatures(const Console& console, const FeatureSchema& schema) {
    std::vector<std::vector<std::string>> rows;
    for (const Feature& feature : schema.features)
        rows.push_back({feature.name, feature.type == ColumnType::Number ? "number" : "category",
                        feature.unit, joined(feature.levels)});
    console.table({"feature", "type", "unit", "levels"}, rows);
}

Json featuresJson(const FeatureSchema& schema) {
    Json json = Json::array();
    for (const Feature& feature : schema.features)
        json.push_back({{"name", feature.name},
                        {"type", feature.type == ColumnType::Number ? "number" : "category"},
                        {"unit", feature.unit},
                        {"levels", feature.levels}});
    return json;
}

std::string originLine(const TableOrigin& origin) {
    return origin.fileName + " (" + counted(origin.rows, "row") + ")";
}

const char* answerName(bool refuse, const char* otherwise) {
    return refuse ? "refuse" : otherwise;
}

Json policyJson(const InputPolicy& policy) {
    return {{"missing_column", "refuse"},
            {"missing_value", answerName(policy.refuseMissing, "flag")},
            {"unseen_level", answerName(policy.refuseUnseenLevel, "flag")},
            {"outside_range", answerName(policy.refuseOutsideRange, "flag")},
            {"other_unit", answerName(policy.refuseOtherUnit, "convert")}};
}

void printUse(const Console& console, const Bundle& bundle) {
    std::string rules;
    const Json policy = policyJson(bundle.policy);
    for (const auto& [what, rule] : policy.items()) {
        std::string words = what;
        std::replace(words.begin(), words.end(), '_', ' ');
        rules += (rules.empty() ? "" : ", ") + words + " " + rule.get<std::string>();
    }
    console.line("Input: " + rules);
    console.line(bundle.state
                     ? "It can be adapted further: adapt --from"
                     : "It holds only what prediction needs and cannot be adapted further");
    console.line("It is " + signatureText(bundle.signature));
}

void inspectPlatforms(const std::string& path, const TrustOptions& trust, const Console& console) {
    const PlatformBundle bundle = platformBundleFrom(path, trust, console);
    const PlatformModel& model = bundle.model;
    console.line(path + ": " + methodKey(model.method) + " model of run times relative to " +
                 model.reference + ", made " + bundle.created + " by Footbridge " + bundle.version);
    console.line("Platforms: " + joined(model.platforms));
    printFeatures(console, model.schema);
    console.line("It is " + signatureText(bundle.signature));
    console.json({{"file", path},
                  {"foreign", bundle.foreign},
                  {"signature", signatureJson(bundle.signature)},
                  {"model", methodKey(model.method)},
                  {"reference", model.reference},
                  {"platforms", model.platforms},
                  {"features", featuresJson(model.schema)},
                  {"interval_level", jsonNumber(model.level)},
                  {"created", bundle.created},
                  {"footbridge_version", bundle.version}});
}

void inspect(const std::string& path, const TrustOptions& trust, const Console& console) {
    if (isPlatformBundle(path)) return inspectPlatforms(path, trust, console);
    const Bundle bundle = bundleFrom(path, trust, console);
    const AdaptedModel& model = bundle.model;
    const Provenance& from = bundle.provenance;
    const Index shots = static_cast<Index>(from.shots.size()) + from.shotsLeftOut;
    std::vector<std::string> sources;
    for (const TableOrigin& source : from.sources) sources.push_back(originLine(source));
    console.line(path + ": " + std::string(strategyName(model.strategy)) + " model of " +
                 model.responseName + ", made " + bundle.created + " by Footbridge " +
                 bundle.version);
    console.line("Sources: " + joined(sources));
    console.line("Target: " + originLine(from.target) + ", " + std::to_string(shots) +
                 " shots, seed " + std::to_string(from.seed) + ", pool " + from.pool);
    printUse(console, bundle);
    printFeatures(console, model.schema);
    if (from.severity) printSeverity(console, *from.severity);
    Json scores = Json::array();
    std::vector<std::vector<std::string>> rows;
    for (const Provenance::Score& score : from.leaderboard) {
        rows.push_back({score.strategy, roundedNumber(score.outOfFoldNmse),
                        score.testNmse ? roundedNumber(*score.testNmse) : "–"});
        scores.push_back(
            {{"strategy", score.strategy},
             {"out_of_fold_nmse", jsonNumber(score.outOfFoldNmse)},
             {"test_nmse", score.testNmse ? jsonNumber(*score.testNmse) : Json(nullptr)}});
    }
    console.table({"strategy", "out-of-fold nmse", "test nmse"}, rows);
    Json json{{"file", path},
              {"strategy", strategyName(model.strategy)},
              {"response", {{"name", model.responseName}, {"unit", model.responseUnit}}},
              {"features", featuresJson(model.schema)},
              {"shots", shots},
              {"shots_left_out", from.shotsLeftOut > 0},
              {"input", policyJson(bundle.policy)},
              {"adaptable", bundle.state != nullptr},
              {"foreign", bundle.foreign},
              {"signature", signatureJson(bundle.signature)},
              {"seed", from.seed},
              {"pool", from.pool},
              {"created", bundle.created},
              {"version", bundle.version},
              {"samples", bundle.samples.rows()},
              {"leaderboard", scores}};
    if (from.severity) json["severity"] = severityJson(*from.severity);
    console.json(json);
}

void addOne(
    CLI::App& bundle, Commands& commands, const std::string& name, const std::string& description,
    const std::function<void(const std::string&, const TrustOptions&, const Console&)>& work) {
    CLI::App* command = addCommand(
        bundle, commands, name, description,
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli bundle " +
            name + " model.zip");
    const auto path = std::make_shared<std::string>();
    command->add_option("bundle", *path, "Exported model")->required()->type_name("BUNDLE");
    const auto trust = std::make_shared<TrustOptions>();
    trust->addTo(*command);
    command->callback([path, trust, work, &commands] {
        commands.readsOnly = true;
        commands.work = [path, trust, work](Console& console) { work(*path, *trust, console); };
    });
}

}  // namespace

void addBundle(CLI::App& root, Commands& commands) {
    CLI::App* bundle = root.add_subcommand(
        "bundle", "Checks, shows, compares or signs exported models, or takes out their C source");
    bundle->require_subcommand(1);
    bundle->footer(
        "Each has its own help with an example: footbridge-cli bundle SUBCOMMAND --help");
    addOne(*bundle, commands, "verify", "Recomputes every checksum and every sample", verify);
    addOne(*bundle, commands, "inspect", "Shows what a bundle predicts and where it comes from",
           inspect);
    addBundleDiff(*bundle, commands);
    addBundleCode(*bundle, commands);
    addBundleKeys(*bundle, commands);
}

}  // namespace footbridge
