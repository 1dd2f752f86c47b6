// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/report.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <ranges>

#include "core/bundle/html.h"
#include "core/bundle/report_style.h"
#include "core/metrics/number_text.h"

namespace footbridge {
namespace {

using html::cell;
using html::element;
using html::row;
using html::wrapped;

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kShiftsShown = 10;

std::string paragraph(std::string_view text) {
    return element("p", text);
}

std::string remark(std::string_view text) {
    return element("p", text, "class=\"soft\"");
}

std::string list(const std::vector<Message>& messages) {
    std::string items;
    for (const Message& message : messages) items += element("li", message.text());
    return items.empty() ? items : wrapped("ul", items);
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "none" : text;
}

std::string percentOfWidth(double share) {
    return std::to_string(std::lround(100 * std::clamp(share, 0.0, 1.0))) + "%";
}

/// A bar from `from` to `to` with a tick, all in [0, 1].
std::string bar(double from, double to, double tick) {
    const std::string filled = wrapped(
        "span", "",
        "style=\"left:" + percentOfWidth(from) + ";width:" + percentOfWidth(to - from) + "\"");
    const std::string mark = wrapped("i", "", "style=\"left:" + percentOfWidth(tick) + "\"");
    return wrapped("span", filled + mark, "class=\"bar\"");
}

std::string fact(std::string_view value, std::string_view meaning) {
    return wrapped("div", element("b", value) + element("span", meaning), "class=\"fact\"");
}

const StrategyResult* chosenOf(const Adaptation& adaptation) {
    if (adaptation.best >= adaptation.results.size()) return nullptr;
    const StrategyResult& chosen = adaptation.results[adaptation.best];
    return chosen.available ? &chosen : nullptr;
}

std::string intervalText(const AdaptedModel& model) {
    if (!model.interval) return "–";
    const std::string level = percentText(model.interval->level) + " %";
    const double half = model.interval->halfWidth;
    return model.transform.kind == ResponseTransform::Kind::Log
               ? level + ": ×/÷ " + shortNumber(std::exp(half))
               : level + ": ± " + shortNumber(half) + " (transformed)";
}

std::string factSection(const Provenance& provenance, const Matching& matching,
                        const Adaptation& adaptation) {
    std::string facts =
        fact(std::to_string(static_cast<Index>(provenance.shots.size()) + provenance.shotsLeftOut),
             "shots of " + provenance.target.label);
    facts += fact(std::to_string(matching.matched.size()), "matched features");
    facts += fact(std::to_string(matching.onlySource.size() + matching.onlyTarget.size()),
                  "features on one side only");
    if (provenance.severity)
        facts += fact(provenance.severity->headline ? shortNumber(*provenance.severity->headline)
                                                    : "not measurable",
                      "severity, 0 (same) to 1 (nothing carries over)");
    if (const StrategyResult* chosen = chosenOf(adaptation)) {
        facts += fact(strategyName(chosen->strategy), "strategy of the exported model");
        facts += fact(shortNumber(chosen->outOfFoldMape) + " %", "mean error, out of fold");
        if (chosen->test)
            facts += fact(shortNumber(chosen->test->mape) + " %",
                          "mean error on " + std::to_string(chosen->test->rows) + " unseen rows");
    }
    return wrapped("div", facts, "class=\"facts\"");
}

std::string matchReason(const Match& match) {
    switch (match.kind) {
        case MatchKind::SameName:
            return "same name";
        case MatchKind::Alias:
            return "alias";
        case MatchKind::ByHand:
            return "by hand";
        case MatchKind::Accepted:
            return "accepted suggestion, confidence " + percentText(match.confidence) + " %";
    }
    return {};
}

std::string featureSection(const Matching& matching) {
    std::string rows;
    for (const Match& match : matching.matched)
        rows += row(cell(match.source) + cell(match.target) + cell(matchReason(match)));
    std::string section = element("h2", "Features");
    section += rows.empty()
                   ? paragraph("No feature of the source corresponds to one of the target.")
                   : html::table({"Source", "Target", "Matched by"}, rows);
    section += wrapped(
        "p", wrapped("b", "Only in the source: ") + html::escaped(joined(matching.onlySource)));
    section += wrapped(
        "p", wrapped("b", "Only in the target: ") + html::escaped(joined(matching.onlyTarget)));
    rows.clear();
    for (const Suggestion& suggestion : matching.suggestions)
        rows +=
            row(cell(suggestion.source) + cell(suggestion.target) +
                cell(percentText(suggestion.confidence) + " %") + cell(suggestion.reason.text()));
    if (!rows.empty())
        section += element("h3", "Suggested, not used") +
                   html::table({"Source", "Target", "Confidence", "Why"}, rows);
    return section + list(matching.notes);
}

/// What a component means to an analyst.
std::string componentTitle(const std::string& key) {
    static const std::map<std::string, std::string> titles{
        {"shape", "Different behaviour"}, {"level", "Offset and scale"},
        {"inputs", "Different inputs"},   {"support", "Outside the source's range"},
        {"schema", "Missing columns"},    {"structure", "Feature subspace (Grassmann)"},
        {"labels", "Responses differ"}};
    const auto found = titles.find(key);
    return found == titles.end() ? key : found->second;
}

std::string rungTitle(const std::string& key) {
    static const std::map<std::string, std::string> titles{
        {"source", "Source model as it is"},
        {"shift", "Source with offset and scale"},
        {"target-only", "Target only"},
        {"residual", "Source with corrected residuals"}};
    const auto found = titles.find(key);
    return found == titles.end() ? key : found->second;
}

std::string adviceSection(const Advice& advice) {
    std::string words = advice.sentence.text() + " " + advice.reason.text();
    if (!advice.note.empty()) words += " " + advice.note.text();
    std::string rows;
    for (const AdviceRung& rung : advice.rungs)
        rows += row(cell(rungTitle(rung.key)) + cell(rung.error),
                    rung.key == advice.key ? "class=\"chosen\"" : "");
    return element("h3", "What the shots call for") + paragraph(words) +
           html::table({"Way to predict", "#Error on held-out shots, over their variance"}, rows);
}

std::string shiftSection(const std::vector<FeatureShift>& shifts) {
    std::string rows;
    for (const FeatureShift& shift : shifts | std::views::take(kShiftsShown))
        rows +=
            row(cell(shift.name) + cell(shift.distance) + cell(shift.noise) + cell(shift.outside));
    return element("h3", "Features that moved most") +
           html::table(
               {"Feature", "#Shift", "#Up to here chance", "#Share outside the source's range"},
               rows);
}

std::string severitySection(const Severity& severity) {
    std::string section = element("h2", "Divergence") + paragraph(severity.summary.text());
    if (severity.headline) {
        section += wrapped("div", bar(severity.bandLow, severity.bandHigh, *severity.headline),
                           "class=\"wide\"");
        section += remark("The bar from 0 to 1 shows the 90 % band, the tick the severity.");
    }
    std::string rows;
    for (const SeverityComponent& component : severity.components)
        rows +=
            row(cell(componentTitle(component.key)) + cell(component.value) +
                wrapped("td", bar(0, component.value, component.null95)) + cell(component.floor) +
                cell(component.p.value_or(kUnknown)) + cell(component.explanation.text()));
    section += html::table(
        {"Component", "#Value", "Tick: chance, 95 %", "#Source itself", "#p", "Meaning"}, rows);
    section += list(severity.flags);
    if (severity.advice) section += adviceSection(*severity.advice);
    if (!severity.featureShifts.empty()) section += shiftSection(severity.featureShifts);
    return section;
}

std::string leaderboardRow(const StrategyResult& result, bool chosen) {
    std::string cells = cell(strategyName(result.strategy));
    if (!result.available)
        return row(cells + element("td", result.reason.text(), "colspan=\"7\" class=\"soft\""));
    const TestErrors none{0, kUnknown, kUnknown, kUnknown, kUnknown};
    const TestErrors& test = result.test ? *result.test : none;
    cells += cell(result.outOfFoldNmse) + cell(result.outOfFoldMape);
    cells += cell(test.nmse) + cell(test.mape) + cell(test.r2);
    cells += cell(intervalText(result.model)) + cell(result.seconds);
    return row(cells, chosen ? "class=\"chosen\"" : "");
}

std::string leaderboardSection(const Adaptation& adaptation) {
    std::string rows;
    for (const StrategyResult& result : adaptation.results)
        rows += leaderboardRow(result, &result == chosenOf(adaptation));
    std::string section = element("h2", "Strategies");
    section += html::table({"Strategy", "#Out-of-fold nmse", "#Out-of-fold MAPE %", "#Unseen nmse",
                            "#Unseen MAPE %", "#Unseen R²", "Interval", "#Seconds"},
                           rows);
    section += remark(
        "Out of fold: every shot is predicted by a model that did not see it. Unseen: labelled "
        "rows "
        "of the target that are no shots; no model has seen them. nmse: mean squared error of the "
        "transformed response over its variance, so 1 is as good as the mean.");
    if (adaptation.noise)
        section += paragraph("Measurements repeated on identical features scatter: " +
                             std::to_string(adaptation.noise->rows) +
                             " rows have a twin, and their transformed response has a standard "
                             "deviation of " +
                             shortNumber(std::sqrt(adaptation.noise->variance)) +
                             ". No model can do better than this on a single run.");
    return section;
}

std::string pictureSection(const std::vector<ReportPicture>& pictures) {
    std::string section = pictures.empty() ? "" : element("h2", "Plots");
    for (const ReportPicture& picture : pictures)
        section += wrapped("figure", element("h3", picture.title) +
                                         html::picture(picture.png, picture.title) +
                                         element("figcaption", picture.caption));
    return section;
}

std::string originRow(const char* role, const TableOrigin& origin) {
    return row(cell(role) + cell(origin.label) + cell(origin.fileName) +
               element("td", std::to_string(origin.rows), "class=\"n\"") +
               wrapped("td", element("code", origin.checksum.empty() ? "–" : origin.checksum)));
}

std::string provenanceSection(const Provenance& provenance) {
    std::string rows;
    for (const TableOrigin& source : provenance.sources) rows += originRow("source", source);
    rows += originRow("target", provenance.target);
    std::string section = element("h2", "Provenance");
    section += html::table({"Role", "Platform", "File", "#Rows", "SHA-256"}, rows);
    std::vector<std::string> shots;
    for (const Index shot : provenance.shots) shots.push_back(std::to_string(shot));
    if (provenance.shotsLeftOut > 0) {
        section += paragraph("Which rows the shots are was left out.");
    } else {
        section += wrapped(
            "p", wrapped("b", "Shots (0-based data rows): ") + html::escaped(joined(shots)));
        section += wrapped("p", wrapped("b", "SHA-256 of the shots as CSV: ") +
                                    element("code", provenance.shotsChecksum));
    }
    return section + paragraph("Features used for statistics: " +
                               std::string(provenance.pool == "shots" ? "the shots only"
                                                                      : "all rows of the target") +
                               ". Seed: " + std::to_string(provenance.seed) +
                               ". Made by Footbridge " + FOOTBRIDGE_VERSION + ".");
}

}  // namespace

std::string htmlReport(const Provenance& provenance, const Matching& matching,
                       const Adaptation& adaptation, const std::vector<ReportPicture>& pictures) {
    std::vector<std::string> sources;
    for (const TableOrigin& source : provenance.sources) sources.push_back(source.label);
    const std::string title = "From " + joined(sources) + " to " + provenance.target.label;
    std::string body = element("h1", title);
    body += remark("A performance model carried to a new platform with a handful of runs.");
    body += factSection(provenance, matching, adaptation) + featureSection(matching);
    if (provenance.severity) body += severitySection(*provenance.severity);
    if (!adaptation.results.empty()) body += leaderboardSection(adaptation);
    body += pictureSection(pictures) + provenanceSection(provenance);
    const std::string head =
        "<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width\"/>\n" +
        element("title", title) + wrapped("style", kReportStyle);
    return "<!DOCTYPE html>\n" +
           wrapped("html", wrapped("head", head) + wrapped("body", body), "lang=\"en\"");
}

}  // namespace footbridge
