// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/report_explanation.h"

#include <algorithm>
#include <cmath>

#include "core/bundle/html.h"
#include "core/bundle/report_messages.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

using namespace messages;
using html::cell;
using html::element;
using html::Heading;
using html::numberCell;
using html::row;

constexpr std::size_t kFeaturesShown = 12, kColumnsShown = 3;

class ExplanationWriter {
  public:
    ExplanationWriter(const ReportExplanations& explanations, const ReportLanguage& language)
        : m_explanations(explanations), m_language(language) {}

    std::string importance(const ModelExplanation& model) const {
        std::string rows;
        for (const FeatureImportance& each : model.importance.features) {
            if (static_cast<std::size_t>(&each - model.importance.features.data()) ==
                kFeaturesShown)
                break;
            rows += row(cell(model.schema.features[static_cast<std::size_t>(each.feature)].name) +
                        number(each.increase) + number(each.low) + number(each.high));
        }
        return element("p", m_language.say(importanceNote(model.importance))) +
               html::table({text(kReportFeature), numbers(kReportIncrease), numbers(kReportLeast),
                            numbers(kReportGreatest)},
                           rows);
    }

    std::string rowPart(const ReportedRow& reported) const {
        const AdaptedModel& model = *m_explanations.explained->model;
        const RowExplanation& why = reported.explanation;
        std::string said;
        for (const Message& reason : why.reasons)
            said += (said.empty() ? "" : " ") + m_language.say(reason);
        std::string head = say(kReportRowPredicted, {quantity(model, why.prediction.value[0])});
        if (why.interval)
            head = say(kReportRowInterval, {quantity(model, why.prediction.value[0]),
                                            {why.interval->level, Digits::Percent},
                                            quantity(model, why.prediction.lower[0]),
                                            quantity(model, why.prediction.upper[0])});
        if (!std::isnan(reported.measured))
            head = say(kReportSentences,
                       {head, say(kReportRowMeasured, {quantity(model, reported.measured)})});
        return element("h3", say(kReportRow, {reported.row})) +
               html::wrapped("p", element("b", head)) + element("p", said) +
               members(model, why.members) + effects(model, why) + nearest(why);
    }

  private:
    std::string say(const MessageId& id, std::vector<MessageArgument> arguments = {}) const {
        return m_language.say({id, std::move(arguments)});
    }
    Heading text(const MessageId& id) const { return {say(id)}; }
    Heading numbers(const MessageId& id) const { return {say(id), true}; }
    std::string number(double value) const { return numberCell(m_language.number(value)); }
    std::string quantity(const AdaptedModel& model, double value) const {
        const std::string figure = m_language.number(value);
        return std::isnan(value) || model.responseUnit.empty() ? figure
                                                               : figure + " " + model.responseUnit;
    }
    std::string percent(double share) const {
        return say(kReportPercent, {{share, Digits::Percent}});
    }
    std::string valueOf(const Feature& feature, double value) const {
        if (std::isnan(value)) return "–";
        if (feature.type == ColumnType::Number) return m_language.number(value);
        const bool known = value >= 0 && value < static_cast<double>(feature.levels.size());
        return known ? feature.levels[static_cast<std::size_t>(value)] : "–";
    }

    std::string members(const AdaptedModel& model, const MixtureVotes& members) const {
        std::string rows;
        for (const MemberVote& vote : members.votes)
            rows += row(cell(m_language.say(memberTitle(vote.name))) +
                        numberCell(percent(vote.weight)) +
                        numberCell(quantity(model, vote.prediction)));
        if (rows.empty()) return {};
        return html::table(
            {text(kReportMember), numbers(kReportWeight), numbers(kReportPrediction)}, rows);
    }

    std::string effects(const AdaptedModel& model, const RowExplanation& why) const {
        std::string rows;
        std::size_t shown = 0;
        for (const FeatureEffect& effect : why.effects) {
            if (shown++ == kFeaturesShown || !(effect.movement > 0)) break;
            const Feature& feature =
                model.schema.features[static_cast<std::size_t>(effect.feature)];
            rows += row(cell(feature.name) + numberCell(valueOf(feature, effect.now)) +
                        numberCell(quantity(model, effect.low)) +
                        numberCell(quantity(model, effect.high)));
        }
        if (rows.empty()) return {};
        return element("p", say(kReportMoves)) +
               html::table({text(kReportFeature), numbers(kReportNow), numbers(kReportLowest),
                            numbers(kReportHighest)},
                           rows);
    }

    std::string nearest(const RowExplanation& why) const {
        const ExplainedModel& explained = *m_explanations.explained;
        const FeatureSchema& schema = explained.model->schema;
        std::vector<Heading> titles{text(kReportPlatform), numbers(kReportDataRow),
                                    numbers(kReportDistance)};
        std::vector<Index> features;
        for (const FeatureEffect& effect : why.effects)
            if (features.size() < kColumnsShown && effect.movement > 0)
                features.push_back(effect.feature);
        for (const Index feature : features)
            titles.push_back({schema.features[static_cast<std::size_t>(feature)].name, true});
        titles.push_back(numbers(kReportMeasured));
        std::string rows;
        for (const NearRow& near : why.nearest.rows) {
            const ComparedRows& table = explained.compared[near.table];
            std::string cells =
                cell(say(table.source ? kReportNearSource : kReportNearShot, {table.label})) +
                numberCell(std::to_string(table.rows[static_cast<std::size_t>(near.at)])) +
                number(near.distance);
            for (const Index feature : features)
                cells += numberCell(valueOf(schema.features[static_cast<std::size_t>(feature)],
                                            table.raw(near.at, feature)));
            rows += row(cells + numberCell(quantity(*explained.model, table.response[near.at])));
        }
        if (rows.empty()) return {};
        std::string notes;
        for (const Message& note : why.nearest.notes) notes += element("p", m_language.say(note));
        return element("p", say(kReportNearest)) + html::table(titles, rows) + notes;
    }

    const ReportExplanations& m_explanations;
    const ReportLanguage& m_language;
};

}  // namespace

std::string explanationSection(const ReportExplanations& explanations,
                               const ReportLanguage& language) {
    const ExplanationWriter writer(explanations, language);
    std::string section;
    if (explanations.model) section += writer.importance(*explanations.model);
    if (explanations.explained)
        for (const ReportedRow& reported : explanations.rows) section += writer.rowPart(reported);
    if (section.empty()) return section;
    return element("h2", language.say({kReportWhyPredictions})) + section;
}

}  // namespace footbridge
