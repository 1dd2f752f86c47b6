// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/bundle_diff.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

#include "core/bundle/bundle_messages.h"
#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

using Facts = std::map<std::string, std::string>;

std::string listed(const std::vector<std::string>& texts) {
    std::string text;
    for (const std::string& one : texts) text += (text.empty() ? "" : ", ") + one;
    return text;
}

std::string number(const std::optional<double>& value) {
    return value ? formatNumber(*value) : "";
}

Facts schemaFacts(const Bundle& bundle) {
    const AdaptedModel& model = bundle.model;
    Facts facts;
    for (std::size_t i = 0; i < model.schema.features.size(); ++i) {
        const Feature& feature = model.schema.features[i];
        const std::string name = "feature " + feature.name + ": ";
        facts[name + "type"] = feature.type == ColumnType::Number ? "number" : "category";
        facts[name + "unit"] = feature.unit;
        facts[name + "levels"] = listed(feature.levels);
        facts[name + "low"] = formatNumber(model.low[i]);
        facts[name + "high"] = formatNumber(model.high[i]);
    }
    facts["response: name"] = model.responseName;
    facts["response: unit"] = model.responseUnit;
    facts["response: transform"] = model.transform.name();
    const auto rule = [](bool refuse) { return refuse ? "refuse" : "allow"; };
    facts["input: missing value"] = rule(bundle.policy.refuseMissing);
    facts["input: unseen level"] = rule(bundle.policy.refuseUnseenLevel);
    facts["input: outside range"] = rule(bundle.policy.refuseOutsideRange);
    facts["input: other unit"] = rule(bundle.policy.refuseOtherUnit);
    return facts;
}

Facts metricFacts(const Bundle& bundle) {
    Facts facts;
    for (const Provenance::Score& score : bundle.provenance.leaderboard) {
        const std::string name = score.strategy + ": ";
        facts[name + "out-of-fold nmse"] = formatNumber(score.outOfFoldNmse);
        facts[name + "out-of-fold MAPE"] = formatNumber(score.outOfFoldMape);
        facts[name + "test nmse"] = number(score.testNmse);
        facts[name + "test MAPE"] = number(score.testMape);
        facts[name + "test rows"] = std::to_string(score.testRows);
    }
    if (const auto& interval = bundle.model.interval) {
        facts["interval: level"] = formatNumber(interval->level);
        facts["interval: half width"] = formatNumber(interval->halfWidth);
    }
    if (const auto& severity = bundle.provenance.severity) {
        facts["severity: headline"] = number(severity->headline);
        facts["severity: band low"] = formatNumber(severity->bandLow);
        facts["severity: band high"] = formatNumber(severity->bandHigh);
        for (const SeverityComponent& component : severity->components)
            facts["severity: " + component.key] = formatNumber(component.value);
    }
    return facts;
}

void addOrigin(Facts& facts, const std::string& name, const TableOrigin& origin) {
    facts[name + ": label"] = origin.label;
    facts[name + ": file"] = origin.fileName;
    facts[name + ": sha256"] = origin.checksum;
    facts[name + ": rows"] = std::to_string(origin.rows);
}

Facts provenanceFacts(const Bundle& bundle) {
    const Provenance& from = bundle.provenance;
    Facts facts;
    for (std::size_t i = 0; i < from.sources.size(); ++i)
        addOrigin(facts, "source " + std::to_string(i + 1), from.sources[i]);
    addOrigin(facts, "target", from.target);
    std::vector<std::string> shots;
    for (const Index shot : from.shots) shots.push_back(std::to_string(shot));
    facts["shots: rows"] = listed(shots);
    const auto count = static_cast<Index>(shots.size()) + from.shotsLeftOut;
    facts["shots: count"] = std::to_string(count);
    facts["shots: sha256"] = from.shotsChecksum;
    facts["pool"] = from.pool;
    facts["seed"] = std::to_string(from.seed);
    facts["strategy"] = strategyName(bundle.model.strategy);
    facts["footbridge"] = bundle.version;
    for (const auto& [source, target] : from.matched) facts["match of " + target] = source;
    return facts;
}

void compare(const char* section, Facts first, const Facts& second, BundleDiff& diff) {
    for (const auto& [place, value] : second) first.try_emplace(place);
    for (const auto& [place, value] : first) {
        const auto other = second.find(place);
        const std::string theirs = other == second.end() ? "" : other->second;
        if (value != theirs) diff.changes.push_back({section, place, value, theirs});
    }
}

/// What a value of one schema's column is in the other's.
struct Translation {
    Index column = 0;
    double factor = 1;
    std::vector<double> levels;  ///< of a category
};

std::optional<Translation> translate(const FeatureSchema& from, const Feature& to) {
    const Index at = from.indexOf(to.name);
    if (at < 0) return std::nullopt;
    const Feature& feature = from.features[static_cast<std::size_t>(at)];
    if (feature.type != to.type) return std::nullopt;
    Translation result{at, 1, {}};
    for (const std::string& level : feature.levels) {
        const auto found = std::find(to.levels.begin(), to.levels.end(), level);
        result.levels.push_back(
            found == to.levels.end() ? -1 : static_cast<double>(found - to.levels.begin()));
    }
    if (feature.unit == to.unit) return result;
    const auto own = unitFromSymbol(feature.unit), other = unitFromSymbol(to.unit);
    if (!own || !other || own->quantity != other->quantity) return std::nullopt;
    result.factor = own->factor / other->factor;
    return result;
}

double translated(const Translation& how, double value) {
    if (how.levels.empty() || std::isnan(value)) return value * how.factor;
    const bool known = value >= 0 && value < static_cast<double>(how.levels.size());
    return known ? how.levels[static_cast<std::size_t>(value)] : -1;
}

/// The samples as the other model reads them; nothing, with a note, when it cannot.
std::optional<Matrix> samplesFor(const Bundle& from, const FeatureSchema& to,
                                 std::vector<Message>& notes) {
    Matrix raw(from.samples.rows(), to.size());
    std::vector<std::string> lacking;
    for (Index column = 0; column < to.size(); ++column) {
        const Feature& feature = to.features[static_cast<std::size_t>(column)];
        const auto how = translate(from.model.schema, feature);
        if (!how) {
            lacking.push_back("“" + feature.name + "”");
            continue;
        }
        for (Index row = 0; row < raw.rows(); ++row)
            raw(row, column) = translated(*how, from.samples(row, how->column));
    }
    if (lacking.empty()) return raw;
    notes.push_back({messages::kDiffFeatures, {listed(lacking)}});
    return std::nullopt;
}

/// Differences of the two models on the samples of `from`, appended.
void comparePredictions(const Bundle& from, const Bundle& other, double typical,
                        const RunContext& context, std::vector<double>& differences,
                        BundleDiff& diff) {
    const auto raw = samplesFor(from, other.model.schema, diff.notes);
    if (!raw) return;
    const Vector own = from.model.predict(from.samples, context).value;
    const Vector theirs = other.model.predict(*raw, context).value;
    for (Index row = 0; row < own.size(); ++row) {
        const bool both = std::isnan(own[row]) && std::isnan(theirs[row]);
        const double difference = both || own[row] == theirs[row]
                                      ? 0
                                      : std::abs(own[row] - theirs[row]) /
                                            std::max(std::abs(theirs[row]), 1e-3 * typical);
        differences.push_back(std::isnan(difference) ? std::numeric_limits<double>::infinity()
                                                     : difference);
    }
}

}  // namespace

BundleDiff diffBundles(const Bundle& first, const Bundle& second, const RunContext& context) {
    BundleDiff diff;
    compare("schema", schemaFacts(first), schemaFacts(second), diff);
    compare("metrics", metricFacts(first), metricFacts(second), diff);
    compare("provenance", provenanceFacts(first), provenanceFacts(second), diff);
    if (first.model.responseUnit != second.model.responseUnit) {
        diff.notes.emplace_back(messages::kDiffUnits);
        return diff;
    }
    const double typical = std::max(first.model.typicalResponse, second.model.typicalResponse);
    std::vector<double> differences;
    comparePredictions(first, second, typical, context, differences, diff);
    comparePredictions(second, first, typical, context, differences, diff);
    diff.rows = static_cast<Index>(differences.size());
    if (differences.empty()) return diff;
    diff.largest = *std::ranges::max_element(differences);
    diff.median = upperMedian(std::move(differences));
    return diff;
}

}  // namespace footbridge
