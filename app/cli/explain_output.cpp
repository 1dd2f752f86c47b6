// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_output.h"

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

constexpr std::size_t kEffectsPrinted = 10, kEffectColumns = 4;

std::string percent(double share) {
    return std::to_string(std::lround(100 * share)) + " %";
}

/// A number in the response's unit.
std::string quantity(const AdaptedModel& model, double value) {
    const std::string number = roundedNumber(value, 4);
    return model.responseUnit.empty() || std::isnan(value) ? number
                                                           : number + " " + model.responseUnit;
}

const Feature& featureOf(const FeatureSchema& schema, Index feature) {
    return schema.features[static_cast<std::size_t>(feature)];
}

/// A raw value as a person wrote it.
std::string valueText(const Feature& feature, double value) {
    if (std::isnan(value)) return "–";
    if (feature.type == ColumnType::Number) return roundedNumber(value, 4);
    const bool known = value >= 0 && value < static_cast<double>(feature.levels.size());
    return known ? feature.levels[static_cast<std::size_t>(value)] : "(unseen)";
}

Json valueJson(const Feature& feature, double value) {
    if (feature.type == ColumnType::Number) return jsonNumber(value);
    if (std::isnan(value)) return nullptr;
    return valueText(feature, value);
}

Json numbersJson(const Vector& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(jsonNumber(value));
    return json;
}

Json valuesJson(const Feature& feature, const std::vector<double>& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(valueJson(feature, value));
    return json;
}

void printMembers(const Console& console, const AdaptedModel& model, const MixtureVotes& members) {
    if (members.votes.empty()) return;
    std::vector<std::vector<std::string>> rows;
    for (const MemberVote& vote : members.votes)
        rows.push_back({memberTitle(vote.name).text(), percent(vote.weight),
                        quantity(model, vote.prediction), percent(vote.distance)});
    console.line();
    console.line("What each member of the mixture says");
    console.table({"member", "weight", "prediction", "of the squared width"}, rows);
}

void printEffects(const Console& console, const AdaptedModel& model,
                  const std::vector<FeatureEffect>& effects) {
    std::vector<std::vector<std::string>> rows;
    for (const FeatureEffect& effect : effects) {
        if (rows.size() == kEffectsPrinted || !(effect.movement > 0)) break;
        const Feature& feature = featureOf(model.schema, effect.feature);
        rows.push_back({feature.name, valueText(feature, effect.now), quantity(model, effect.low),
                        quantity(model, effect.high)});
    }
    console.line();
    console.line("What moves it: one feature over its range, the others as they are");
    console.table({"feature", "now", "lowest", "highest"}, rows);
}

void printNearest(const Console& console, const ExplainedModel& explained,
                  const RowExplanation& explanation) {
    const AdaptedModel& model = *explained.model;
    std::vector<std::string> titles{"table", "set", "data row", "distance"};
    Rows columns;
    for (const FeatureEffect& effect : explanation.effects) {
        if (columns.size() == kEffectColumns || !(effect.movement > 0)) break;
        columns.push_back(effect.feature);
        titles.push_back(featureOf(model.schema, effect.feature).name);
    }
    titles.emplace_back("measured");
    std::vector<std::vector<std::string>> rows;
    for (const NearRow& near : explanation.nearest.rows) {
        const ComparedRows& table = explained.compared[near.table];
        std::vector<std::string> cells{
            table.label, table.source ? "source" : "shot",
            std::to_string(table.rows[static_cast<std::size_t>(near.at)]),
            roundedNumber(near.distance, 2)};
        for (const Index column : columns)
            cells.push_back(valueText(featureOf(model.schema, column), table.raw(near.at, column)));
        cells.push_back(quantity(model, table.response[near.at]));
        rows.push_back(std::move(cells));
    }
    if (rows.empty()) return;
    console.line();
    console.line("Nearest rows, by the features that move the prediction");
    console.table(titles, rows);
    for (const Message& note : explanation.nearest.notes) console.line(note.text());
}

Json membersJson(const MixtureVotes& members) {
    Json json = Json::array();
    for (const MemberVote& vote : members.votes)
        json.push_back({{"name", vote.name},
                        {"weight", vote.weight},
                        {"prediction", jsonNumber(vote.prediction)},
                        {"share_of_squared_width", vote.distance}});
    return json;
}

Json intervalJson(const RowExplanation& explanation) {
    if (!explanation.interval) return nullptr;
    const IntervalAccount& interval = *explanation.interval;
    return {{"level", interval.level},
            {"lower", jsonNumber(explanation.prediction.lower[0])},
            {"upper", jsonNumber(explanation.prediction.upper[0])},
            {"half_width", jsonNumber(interval.halfWidth)},
            {"usual_half_width", jsonNumber(interval.usual)},
            {"disagreement", interval.disagreement},
            {"unlike_shots", interval.unlikeShots},
            {"usual_error", interval.usualError},
            {"held", interval.held},
            {"held_out", interval.heldOut}};
}

Json effectJson(const FeatureSchema& schema, const FeatureEffect& effect) {
    const Feature& feature = featureOf(schema, effect.feature);
    return {{"feature", feature.name},
            {"now", valueJson(feature, effect.now)},
            {"low", jsonNumber(effect.low)},
            {"high", jsonNumber(effect.high)},
            {"values", valuesJson(feature, effect.values)},
            {"predictions", numbersJson(effect.predictions)}};
}

}  // namespace

void printExplanation(const Console& console, const ExplainedModel& explained,
                      const RowExplanation& explanation, const NamedRow& named) {
    const AdaptedModel& model = *explained.model;
    const Prediction& prediction = explanation.prediction;
    std::string line = "Data row " + std::to_string(named.row) + ": " + model.responseName + " " +
                       quantity(model, prediction.value[0]);
    if (explanation.interval)
        line += ", " + percent(explanation.interval->level) + " interval " +
                quantity(model, prediction.lower[0]) + " to " +
                quantity(model, prediction.upper[0]);
    if (!std::isnan(named.measured))
        line += "; measured " + quantity(model, named.measured) + ", " +
                roundedNumber(named.measured / prediction.value[0]) + " times what is predicted";
    console.line(line);
    for (const Message& reason : explanation.reasons) console.line("  " + reason.text());
    if (explanation.interval && explanation.interval->varies)
        console.line(
            "  Squared width: members disagree " + percent(explanation.interval->disagreement) +
            (explanation.interval->unlikeShots > 0
                 ? ", unlike the shots " + percent(explanation.interval->unlikeShots)
                 : "") +
            ", usual error on shots held out " + percent(explanation.interval->usualError));
    printMembers(console, model, explanation.members);
    printEffects(console, model, explanation.effects);
    printNearest(console, explained, explanation);
}

Json explanationJson(const ExplainedModel& explained, const RowExplanation& explanation,
                     const NamedRow& named) {
    const AdaptedModel& model = *explained.model;
    Json json{{"row", named.row},
              {"response", model.responseName},
              {"unit", model.responseUnit},
              {"strategy", strategyName(model.strategy)},
              {"prediction", jsonNumber(explanation.prediction.value[0])},
              {"measured", jsonNumber(named.measured)},
              {"interval", intervalJson(explanation)},
              {"reasons", Json::array()},
              {"members", membersJson(explanation.members)},
              {"effects", Json::array()},
              {"nearest", Json::array()},
              {"nearest_shot", jsonNumber(explanation.nearest.toShot)},
              {"usual_nearest_shot", jsonNumber(explanation.nearest.usual)},
              {"notes", Json::array()}};
    for (const Message& note : explanation.nearest.notes) json["notes"].push_back(note.text());
    for (const Message& reason : explanation.reasons) json["reasons"].push_back(reason.text());
    for (const FeatureEffect& effect : explanation.effects)
        json["effects"].push_back(effectJson(model.schema, effect));
    for (const NearRow& near : explanation.nearest.rows) {
        const ComparedRows& table = explained.compared[near.table];
        json["nearest"].push_back({{"table", table.label},
                                   {"set", table.source ? "source" : "shot"},
                                   {"row", table.rows[static_cast<std::size_t>(near.at)]},
                                   {"distance", jsonNumber(near.distance)},
                                   {"measured", jsonNumber(table.response[near.at])}});
    }
    return json;
}

void printExplanation(const Console& console, const AdaptedModel& model,
                      const ModelExplanation& explanation) {
    console.line("How much the error (nMSE) grows when one feature is shuffled");
    console.line(importanceNote(explanation.importance).text());
    std::vector<std::vector<std::string>> rows;
    for (const FeatureImportance& each : explanation.importance.features) {
        const Feature& feature = featureOf(model.schema, each.feature);
        std::vector<std::string> cells{feature.name, roundedNumber(each.increase),
                                       roundedNumber(each.low) + " to " + roundedNumber(each.high)};
        const auto curve =
            std::ranges::find(explanation.curves, each.feature, &EffectCurve::feature);
        if (curve == explanation.curves.end() || curve->values.empty()) {
            cells.insert(cells.end(), {"", ""});
        } else {
            cells.push_back(quantity(model, curve->middle.minCoeff()));
            cells.push_back(quantity(model, curve->middle.maxCoeff()));
        }
        rows.push_back(std::move(cells));
    }
    console.table(
        {"feature", "increase", "least to greatest", "lowest on average", "highest on average"},
        rows);
}

Json explanationJson(const AdaptedModel& model, const ModelExplanation& explanation) {
    const ModelImportance& importance = explanation.importance;
    Json json{{"response", model.responseName},
              {"unit", model.responseUnit},
              {"strategy", strategyName(model.strategy)},
              {"measured_on",
               importance.kind == UnseenKind::TestRows ? "rows not seen" : "shots held out"},
              {"rows", importance.rows},
              {"repeats", importance.repeats},
              {"nmse", jsonNumber(importance.nmse)},
              {"importance", Json::array()},
              {"curves", Json::array()}};
    for (const FeatureImportance& each : importance.features)
        json["importance"].push_back({{"feature", featureOf(model.schema, each.feature).name},
                                      {"increase", jsonNumber(each.increase)},
                                      {"low", jsonNumber(each.low)},
                                      {"high", jsonNumber(each.high)}});
    for (const EffectCurve& curve : explanation.curves) {
        const Feature& feature = featureOf(model.schema, curve.feature);
        json["curves"].push_back({{"feature", feature.name},
                                  {"values", valuesJson(feature, curve.values)},
                                  {"middle", numbersJson(curve.middle)},
                                  {"low", numbersJson(curve.low)},
                                  {"high", numbersJson(curve.high)}});
    }
    return json;
}

}  // namespace footbridge
