// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/severity_output.h"

#include "core/severity/inputs.h"

namespace footbridge {
namespace {

constexpr std::size_t kShiftsPrinted = 10;

std::string orDash(const std::optional<double>& value) {
    return value ? roundedNumber(*value, 2) : "–";
}

std::string probabilityText(const std::optional<double>& p) {
    return (p && *p <= kSmallestProbability ? "< " : "") + orDash(p);
}

void printComponents(const Console& console, const Severity& severity) {
    std::vector<std::vector<std::string>> rows;
    for (const SeverityComponent& component : severity.components)
        rows.push_back({component.key, roundedNumber(component.value, 2),
                        roundedNumber(component.null95, 2), roundedNumber(component.floor, 2),
                        probabilityText(component.p), component.explanation.text()});
    if (!rows.empty())
        console.table({"component", "value", "chance 95 %", "source itself", "p", "meaning"}, rows);
}

void printSources(const Console& console, const Severity& severity) {
    if (severity.sourceAngles.size() < 2) return;
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < severity.sourceAngles.size(); ++i)
        rows.push_back({i < severity.sourceLabels.size() ? severity.sourceLabels[i]
                                                         : "source " + std::to_string(i + 1),
                        roundedNumber(severity.sourceAngles[i], 2),
                        i == severity.closest ? "closest" : ""});
    console.line();
    console.table({"source", "different behaviour", ""}, rows);
}

void printAdvice(const Console& console, const Severity& severity) {
    if (!severity.advice) return;
    const Advice& advice = *severity.advice;
    console.line();
    printVerdict(console, preliminaryVerdict(severity), {});
    if (!advice.note.empty()) console.line(advice.note.text());
    std::vector<std::vector<std::string>> rows;
    for (const AdviceRung& rung : advice.rungs)
        rows.push_back({rung.key, roundedNumber(rung.error)});
    if (!rows.empty()) console.table({"way to predict", "held-out error"}, rows);
}

void printFeatures(const Console& console, const Severity& severity) {
    std::vector<std::vector<std::string>> rows;
    std::size_t unmoved = 0, more = 0;
    for (const FeatureShift& shift : severity.featureShifts) {
        if (!shift.moved())
            ++unmoved;
        else if (rows.size() == kShiftsPrinted)
            ++more;
        else
            rows.push_back(
                {shift.name, roundedNumber(shift.distance, 2), shift.explanation.text()});
    }
    if (severity.featureShifts.empty()) return;
    console.line();
    if (!rows.empty()) console.table({"feature", "moved by", "how"}, rows);
    if (more > 0) console.line("Further features that moved: " + std::to_string(more));
    console.line("Features that did not move beyond chance: " + std::to_string(unmoved));
}

Json featuresJson(const Severity& severity) {
    Json features = Json::array();
    for (const FeatureShift& shift : severity.featureShifts)
        features.push_back({{"name", shift.name},
                            {"unit", shift.unit},
                            {"category", shift.isCategory},
                            {"distance", jsonNumber(shift.distance)},
                            {"noise", jsonNumber(shift.noise)},
                            {"source",
                             {jsonNumber(shift.sourceLow), jsonNumber(shift.sourceMedian),
                              jsonNumber(shift.sourceHigh)}},
                            {"target",
                             {jsonNumber(shift.targetLow), jsonNumber(shift.targetMedian),
                              jsonNumber(shift.targetHigh)}},
                            {"outside", jsonNumber(shift.outside)},
                            {"explanation", shift.explanation.text()}});
    return features;
}

Json adviceJson(const Severity& severity) {
    if (!severity.advice) return nullptr;
    Json ladder = Json::array();
    for (const AdviceRung& rung : severity.advice->rungs)
        ladder.push_back({{"key", rung.key}, {"error", jsonNumber(rung.error)}});
    return {{"key", severity.advice->key},
            {"sentence", severity.advice->sentence.text()},
            {"reason", severity.advice->reason.text()},
            {"note", severity.advice->note.text()},
            {"ladder", ladder}};
}

std::string cellText(const SeverityCell& cell) {
    if (!cell.headline) return "–";
    std::string text = roundedNumber(*cell.headline, 2);
    if (cell.matched) text += "~";
    if (cell.weakSource) text += "?";
    return text;
}

}  // namespace

void printVerdict(const Console& console, const Verdict& verdict,
                  const std::optional<Verdict>& before) {
    std::string text = verdictSentence(verdict).text();
    for (const Message& note : verdictNotes(verdict, before)) text += " " + note.text();
    console.line(text);
}

Json verdictJson(const Verdict& verdict, const std::optional<Verdict>& before) {
    Json notes = Json::array();
    for (const Message& note : verdictNotes(verdict, before)) notes.push_back(note.text());
    return {{"answer", answerName(verdict.answer)},
            {"preliminary", verdict.preliminary},
            {"sentence", verdictSentence(verdict).text()},
            {"notes", notes}};
}

void printSeverity(const Console& console, const Severity& severity) {
    console.line(severity.summary.empty() ? "Severity not measured" : severity.summary.text());
    for (const Message& flag : severity.flags)
        if (flag.text() != severity.summary.text()) console.line("  " + flag.text());
    printComponents(console, severity);
    printSources(console, severity);
    printAdvice(console, severity);
    printFeatures(console, severity);
}

Json severityJson(const Severity& severity) {
    Json components = Json::array();
    for (const SeverityComponent& component : severity.components)
        components.push_back(
            {{"key", component.key},
             {"value", jsonNumber(component.value)},
             {"floor", jsonNumber(component.floor)},
             {"null_median", component.nullMedian ? jsonNumber(*component.nullMedian) : Json()},
             {"null95", jsonNumber(component.null95)},
             {"raw", jsonNumber(component.raw)},
             {"p", component.p ? jsonNumber(*component.p) : Json()},
             {"explanation", component.explanation.text()}});
    Json sources = Json::array();
    for (std::size_t i = 0; i < severity.sourceAngles.size(); ++i)
        sources.push_back(
            {{"label", i < severity.sourceLabels.size() ? severity.sourceLabels[i] : ""},
             {"angle", jsonNumber(severity.sourceAngles[i])},
             {"closest", i == severity.closest}});
    return {{"headline", severity.headline ? jsonNumber(*severity.headline) : Json(nullptr)},
            {"band", {jsonNumber(severity.bandLow), jsonNumber(severity.bandHigh)}},
            {"gate", jsonNumber(severity.gate)},
            {"factor", jsonNumber(severity.factor)},
            {"schema_cost", jsonNumber(severity.schemaCost)},
            {"shots", severity.shots},
            {"rough", severity.rough},
            {"weak_source", severity.weakSource},
            {"summary", severity.summary.text()},
            {"components", components},
            {"sources", sources},
            {"advice", adviceJson(severity)},
            {"verdict", verdictJson(preliminaryVerdict(severity), {})},
            {"features", featuresJson(severity)},
            {"flags", textsJson(severity.flags)}};
}

void printSourceWorths(const Console& console, const SourceWorths& worths) {
    const auto row = [](const std::string& label, const std::optional<double>& alone,
                        const SourceSetWorth& set) {
        const auto adapted = [&](auto member) {
            return set.adapted ? roundedNumber((*set.adapted).*member) : "–";
        };
        return std::vector<std::string>{label,
                                        orDash(alone),
                                        orDash(set.severity),
                                        set.stacked ? roundedNumber(*set.stacked) : "–",
                                        adapted(&ErrorFigures::nmse),
                                        adapted(&ErrorFigures::mape)};
    };
    std::vector<std::vector<std::string>> rows{row("all", {}, worths.all)};
    for (const SourceWorth& source : worths.sources)
        rows.push_back(row("without " + source.label, source.severity, source.without));
    console.table(
        {"sources", "severity from it alone", "severity", "stack nmse", "auto nmse", "auto MAPE %"},
        rows);
}

Json sourceWorthsJson(const SourceWorths& worths) {
    const auto number = [](const std::optional<double>& value) {
        return value ? jsonNumber(*value) : Json();
    };
    const auto set = [&](const SourceSetWorth& one) {
        Json json{{"severity", number(one.severity)}, {"stack_nmse", number(one.stacked)}};
        if (one.adapted)
            json.update(
                {{"nmse", jsonNumber(one.adapted->nmse)}, {"mape", jsonNumber(one.adapted->mape)}});
        return json;
    };
    Json sources = Json::array();
    for (const SourceWorth& source : worths.sources)
        sources.push_back({{"label", source.label},
                           {"severity", number(source.severity)},
                           {"without", set(source.without)}});
    return {{"all", set(worths.all)}, {"sources", sources}};
}

void printSeverityMatrix(const Console& console, const SeverityMatrix& matrix) {
    std::vector<std::string> titles{"from \\ to"};
    std::vector<std::vector<std::string>> rows;
    bool matched = false, weak = false;
    for (std::size_t from = 0; from < matrix.labels.size(); ++from) {
        const std::string number = std::to_string(from + 1);
        titles.push_back(number);
        std::vector<std::string> row{number + " " + matrix.labels[from]};
        for (const SeverityCell& cell : matrix.cells[from]) {
            row.push_back(cellText(cell));
            matched |= cell.headline && cell.matched;
            weak |= cell.headline && cell.weakSource;
        }
        rows.push_back(std::move(row));
    }
    console.table(titles, rows);
    if (matched) console.line("~ nothing is shared: columns were paired by their shapes");
    if (weak) console.line("? the source model does not predict its own platform");
}

Json severityMatrixJson(const SeverityMatrix& matrix) {
    Json cells = Json::array();
    for (std::size_t from = 0; from < matrix.labels.size(); ++from)
        for (std::size_t to = 0; to < matrix.labels.size(); ++to) {
            const SeverityCell& cell = matrix.cells[from][to];
            if (from == to) continue;
            cells.push_back(
                {{"from", matrix.labels[from]},
                 {"to", matrix.labels[to]},
                 {"headline", cell.headline ? jsonNumber(*cell.headline) : Json(nullptr)},
                 {"band", {jsonNumber(cell.bandLow), jsonNumber(cell.bandHigh)}},
                 {"gate", jsonNumber(cell.gate)},
                 {"factor", jsonNumber(cell.factor)},
                 {"shots", cell.shots},
                 {"matched", cell.matched},
                 {"weak_source", cell.weakSource},
                 {"rough", cell.rough},
                 {"summary", cell.summary.text()}});
        }
    return {{"tables", matrix.labels}, {"cells", cells}};
}

}  // namespace footbridge
