// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/report.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

#include "core/analysis/verdict.h"
#include "core/bundle/html.h"
#include "core/bundle/report_messages.h"
#include "core/bundle/report_style.h"
#include "core/run/missing.h"
#include "core/run/number_text.h"
#include "core/severity/inputs.h"

namespace footbridge {
namespace {

using namespace messages;
using html::bar;
using html::cell;
using html::element;
using html::fact;
using html::Heading;
using html::numberCell;
using html::paragraph;
using html::remark;
using html::row;
using html::term;
using html::withPercentSigns;
using html::wrapped;

constexpr std::size_t kShiftsShown = 10;
constexpr std::size_t kNamesInRows = 12;  // more features of one name on both sides share a row

/// What a component of the severity means to an analyst, in English.
std::string componentTitle(const std::string& key) {
    static const std::map<std::string, std::string> titles{
        {"shape", "Different behaviour"}, {"level", "Offset and scale"},
        {"inputs", "Different inputs"},   {"support", "Outside the source's range"},
        {"schema", "Missing columns"},    {"structure", "Feature subspace (Grassmann)"},
        {"labels", "Responses differ"}};
    const auto found = titles.find(key);
    return found == titles.end() ? key : found->second;
}

const StrategyResult* chosenOf(const Adaptation& adaptation) {
    if (adaptation.best >= adaptation.results.size()) return nullptr;
    const StrategyResult& chosen = adaptation.results[adaptation.best];
    return chosen.available ? &chosen : nullptr;
}

Message matchReason(const Match& match) {
    switch (match.kind) {
        case MatchKind::SameName:
            return kReportSameName;
        case MatchKind::Alias:
            return kReportAlias;
        case MatchKind::ByHand:
            return kReportByHand;
        case MatchKind::Accepted:
            // Accepted one by one, a suggestion keeps no confidence.
            if (match.confidence >= 1) return kReportAcceptedByHand;
            return {kReportAccepted, {{match.confidence, Digits::Percent}}};
    }
    return {};
}

/// The parts of the page in one language.
class ReportWriter {
  public:
    explicit ReportWriter(const ReportLanguage& language) : m_language(language) {}

    std::string say(const MessageId& id, std::vector<MessageArgument> arguments = {}) const {
        return m_language.say({id, std::move(arguments)});
    }
    std::string title(const Provenance& provenance) const;
    std::string doubts(const std::vector<Message>& doubts) const;
    std::string facts(const Provenance& provenance, const Matching& matching,
                      const Adaptation& adaptation) const;
    std::string features(const Matching& matching) const;
    std::string severity(const Severity& severity) const;
    std::string verdict(const Adaptation& adaptation,
                        const std::optional<Severity>& severity) const;
    std::string leaderboard(const Adaptation& adaptation) const;
    std::string pictures(const std::vector<ReportPicture>& pictures) const;
    std::string provenance(const Provenance& provenance) const;

  private:
    Heading text(const MessageId& id) const { return {say(id)}; }
    Heading numbers(const MessageId& id) const { return {say(id), true}; }
    std::string heading(const MessageId& id) const { return element("h2", say(id)); }
    std::string subheading(const MessageId& id) const { return element("h3", say(id)); }
    std::string number(double value) const { return numberCell(m_language.number(value)); }
    std::string percent(const MessageArgument& value) const { return say(kReportPercent, {value}); }
    std::string probability(const std::optional<double>& p) const;
    std::string list(const std::vector<Message>& messages) const;
    std::string joined(const std::vector<std::string>& names) const;
    std::string interval(const AdaptedModel& model) const;
    std::string suggestions(const std::vector<Suggestion>& suggestions) const;
    std::string components(const std::vector<SeverityComponent>& components) const;
    std::string advice(const Severity& severity) const;
    std::string sentences(const Message& first, const std::vector<Message>& rest) const;
    VerdictNames names() const;
    std::string shifts(const std::vector<FeatureShift>& shifts) const;
    std::string strategy(const StrategyResult& result, bool chosen) const;
    std::string origin(const MessageId& role, const TableOrigin& origin) const;

    const ReportLanguage& m_language;
};

std::string ReportWriter::list(const std::vector<Message>& messages) const {
    std::string items;
    for (const Message& message : messages) items += element("li", m_language.say(message));
    return items.empty() ? items : wrapped("ul", items);
}

std::string ReportWriter::joined(const std::vector<std::string>& names) const {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : say(kReportSeparator)) + name;
    return text.empty() ? say(kReportNone) : text;
}

std::string ReportWriter::title(const Provenance& provenance) const {
    std::vector<std::string> sources;
    for (const TableOrigin& source : provenance.sources) sources.push_back(source.label);
    return say(kReportTitle, {joined(sources), provenance.target.label});
}

std::string ReportWriter::doubts(const std::vector<Message>& doubts) const {
    return doubts.empty() ? std::string() : heading(kReportDoubts) + list(doubts);
}

std::string ReportWriter::facts(const Provenance& provenance, const Matching& matching,
                                const Adaptation& adaptation) const {
    std::string facts =
        fact(std::to_string(static_cast<Index>(provenance.shots.size()) + provenance.shotsLeftOut),
             say(kReportShots, {provenance.target.label}));
    facts += fact(std::to_string(matching.matched.size()), say(kReportMatched));
    facts += fact(std::to_string(matching.onlySource.size() + matching.onlyTarget.size()),
                  say(kReportOneSided));
    if (provenance.severity)
        facts +=
            fact(provenance.severity->headline ? m_language.number(*provenance.severity->headline)
                                               : say(kReportNotMeasurable),
                 say(kReportScale));
    if (const StrategyResult* chosen = chosenOf(adaptation)) {
        facts += fact(m_language.strategy(chosen->strategy), say(kReportExported));
        facts += fact(percent(m_language.number(chosen->outOfFoldMape)), say(kReportErrorOnShots));
        if (chosen->test)
            facts += fact(percent(m_language.number(chosen->test->mape)),
                          say(kReportErrorUnseen, {chosen->test->rows}));
    }
    return wrapped("div", facts, "class=\"facts\"");
}

bool isAlike(const Match& match) {
    return match.kind == MatchKind::SameName && match.source == match.target;
}

/// The features of one name on both sides where they would fill the page.
std::vector<std::string> manyAlike(const Matching& matching) {
    std::vector<std::string> names;
    for (const Match& match : matching.matched)
        if (isAlike(match)) names.push_back(match.source);
    if (names.size() <= kNamesInRows) names.clear();
    return names;
}

std::string ReportWriter::features(const Matching& matching) const {
    std::string rows;
    const std::vector<std::string> alike = manyAlike(matching);
    if (!alike.empty())
        rows += row(element("td", joined(alike), "colspan=\"2\"") +
                    cell(m_language.say(kReportSameName)));
    for (const Match& match : matching.matched)
        if (alike.empty() || !isAlike(match))
            rows += row(cell(match.source) + cell(match.target) +
                        cell(m_language.say(matchReason(match))));
    std::string section = heading(kReportFeatures);
    section +=
        rows.empty()
            ? paragraph(say(kReportNothingMatched))
            : html::table({text(kReportSource), text(kReportTarget), text(kReportMatchedBy)}, rows);
    section += term(say(kReportOnlySource), html::escaped(joined(matching.onlySource)));
    section += term(say(kReportOnlyTarget), html::escaped(joined(matching.onlyTarget)));
    return section + suggestions(matching.suggestions) + list(matching.notes);
}

std::string ReportWriter::suggestions(const std::vector<Suggestion>& suggestions) const {
    std::string rows;
    for (const Suggestion& suggestion : suggestions)
        rows += row(cell(suggestion.source) + cell(suggestion.target) +
                    cell(percent({suggestion.confidence, Digits::Percent})) +
                    cell(m_language.say(suggestion.reason)));
    if (rows.empty()) return {};
    return subheading(kReportSuggested) + html::table({text(kReportSource), text(kReportTarget),
                                                       text(kReportConfidence), text(kReportWhy)},
                                                      rows);
}

std::string ReportWriter::severity(const Severity& severity) const {
    std::string section = heading(kReportDivergence) + paragraph(m_language.say(severity.summary));
    if (severity.headline) {
        section += wrapped("div", bar(severity.bandLow, severity.bandHigh, *severity.headline),
                           "class=\"wide\"");
        section += remark(say(kReportBand));
    }
    section += components(severity.components) + list(severity.flags);
    if (severity.advice) section += advice(severity);
    if (!severity.featureShifts.empty()) section += shifts(severity.featureShifts);
    return section;
}

std::string ReportWriter::probability(const std::optional<double>& p) const {
    if (p && *p <= kSmallestProbability) return numberCell("< " + m_language.number(*p));
    return number(p.value_or(kMissing));
}

std::string ReportWriter::components(const std::vector<SeverityComponent>& components) const {
    std::string rows;
    for (const SeverityComponent& component : components)
        rows +=
            row(cell(m_language.component(component.key)) + number(component.value) +
                wrapped("td", bar(0, component.value, component.null95)) + number(component.floor) +
                probability(component.p) + cell(m_language.say(component.explanation)));
    return html::table({text(kReportComponent),
                        numbers(kReportValue),
                        text(kReportTick),
                        numbers(kReportFloor),
                        {"p", true},
                        text(kReportMeaning)},
                       rows);
}

VerdictNames ReportWriter::names() const {
    VerdictNames names;
    names.strategy = m_language.strategy;
    names.way = m_language.way;
    return names;
}

std::string ReportWriter::sentences(const Message& first, const std::vector<Message>& rest) const {
    std::string text = m_language.say(first);
    for (const Message& message : rest)
        text = say(kReportSentences, {text, m_language.say(message)});
    return text;
}

std::string ReportWriter::verdict(const Adaptation& adaptation,
                                  const std::optional<Severity>& severity) const {
    const Verdict verdict = verdictOf(adaptation);
    std::optional<Verdict> before;
    if (severity) before = preliminaryVerdict(*severity);
    const std::string answer = element("b", m_language.say(verdictSentence(verdict, names())));
    std::string notes;
    for (const Message& note : verdictNotes(verdict, before, names()))
        notes = notes.empty() ? m_language.say(note)
                              : say(kReportSentences, {notes, m_language.say(note)});
    return heading(kReportVerdict) + wrapped("p", answer) + (notes.empty() ? "" : remark(notes));
}

std::string ReportWriter::advice(const Severity& severity) const {
    const Advice& advice = *severity.advice;
    const Verdict verdict = preliminaryVerdict(severity);
    std::vector<Message> rest = verdictNotes(verdict, {}, names());
    if (!advice.note.empty()) rest.push_back(advice.note);
    std::string rows;
    for (const AdviceRung& rung : advice.rungs)
        rows += row(cell(m_language.way(rung.key)) + number(rung.error));
    return subheading(kReportAdvice) +
           paragraph(sentences(verdictSentence(verdict, names()), rest)) +
           html::table({text(kReportWay), numbers(kReportWayError)}, rows);
}

std::string ReportWriter::shifts(const std::vector<FeatureShift>& shifts) const {
    std::string rows;
    for (const FeatureShift& shift :
         std::span(shifts).first(std::min<std::size_t>(kShiftsShown, shifts.size())))
        rows += row(cell(shift.name) + number(shift.distance) + number(shift.noise) +
                    number(shift.outside));
    return subheading(kReportMoved) + html::table({text(kReportFeature), numbers(kReportShift),
                                                   numbers(kReportNoise), numbers(kReportOutside)},
                                                  rows);
}

std::string ReportWriter::interval(const AdaptedModel& model) const {
    if (!model.interval) return "–";
    const MessageArgument level(model.interval->level, Digits::Percent);
    const double half = model.interval->halfWidth;
    return model.transform.kind == ResponseTransform::Kind::Log
               ? say(kReportIntervalFactor, {level, m_language.number(std::exp(half))})
               : say(kReportIntervalWidth, {level, m_language.number(half)});
}

std::string ReportWriter::strategy(const StrategyResult& result, bool chosen) const {
    std::string cells = element("td", m_language.strategy(result.strategy), "class=\"whole\"");
    if (!result.available)
        return row(cells +
                   element("td", m_language.say(result.reason), "colspan=\"6\" class=\"soft\""));
    const TestErrors none{0, kMissing, kMissing, kMissing, kMissing};
    const TestErrors& test = result.test ? *result.test : none;
    cells += number(result.outOfFoldNmse) + number(result.outOfFoldMape);
    cells += number(test.nmse) + number(test.mape) + number(test.r2);
    // A factor is short enough to stay in one piece.
    const bool factor = result.model.transform.kind == ResponseTransform::Kind::Log;
    cells += element("td", interval(result.model), factor ? "class=\"whole\"" : "");
    return row(cells, chosen ? "class=\"chosen\"" : "");
}

std::string ReportWriter::leaderboard(const Adaptation& adaptation) const {
    std::string rows;
    for (const StrategyResult& result : adaptation.results)
        rows += strategy(result, &result == chosenOf(adaptation));
    std::string section = heading(kReportStrategies);
    section +=
        html::table({text(kReportStrategy), numbers(kReportFoldNmse), numbers(kReportFoldMape),
                     numbers(kReportTestNmse), numbers(kReportTestMape), numbers(kReportTestR2),
                     text(kReportInterval)},
                    rows);
    section += remark(say(kReportTerms));
    if (adaptation.noise)
        section += paragraph(say(
            kReportReplicates,
            {adaptation.noise->rows, m_language.number(std::sqrt(adaptation.noise->variance))}));
    return section;
}

std::string ReportWriter::pictures(const std::vector<ReportPicture>& pictures) const {
    std::string section = pictures.empty() ? "" : heading(kReportPlots);
    for (const ReportPicture& picture : pictures)
        section += wrapped("figure", element("h3", picture.title) +
                                         html::picture(picture.png, picture.title) +
                                         element("figcaption", picture.caption));
    return section;
}

std::string ReportWriter::origin(const MessageId& role, const TableOrigin& origin) const {
    return row(cell(say(role)) + cell(origin.label) + cell(origin.fileName) +
               numberCell(std::to_string(origin.rows)) +
               wrapped("td", element("code", origin.checksum.empty() ? "–" : origin.checksum)));
}

std::string ReportWriter::provenance(const Provenance& provenance) const {
    std::string rows;
    for (const TableOrigin& source : provenance.sources) rows += origin(kReportRoleSource, source);
    rows += origin(kReportRoleTarget, provenance.target);
    std::string section = heading(kReportProvenance);
    section += html::table({text(kReportRole),
                            text(kReportPlatform),
                            text(messages::kReportFile),
                            numbers(kReportRows),
                            {"SHA-256"}},
                           rows);
    if (provenance.shotsLeftOut > 0) {
        section += paragraph(say(kReportShotsLeftOut));
    } else {
        std::vector<std::string> shots;
        for (const Index shot : provenance.shots) shots.push_back(std::to_string(shot));
        section += term(say(kReportShotRows), html::escaped(joined(shots)));
        section += term(say(kReportShotsChecksum), element("code", provenance.shotsChecksum));
    }
    const MessageId& pool = provenance.pool == "shots" ? kReportPoolShots : kReportPoolAll;
    return section + paragraph(say(pool, {std::to_string(provenance.seed), FOOTBRIDGE_VERSION}));
}

}  // namespace

ReportLanguage::ReportLanguage()
    : say(&Message::text),
      number(shortNumber),
      strategy([](Strategy each) { return std::string(strategyName(each)); }),
      component(componentTitle),
      way(wayName) {}

OutputFile reportFile(const std::filesystem::path& folder, const char* page) {
    return {(folder / "report.html").string(), std::string(html::kDocumentHead),
            html::afterLanguage(page)};
}

std::string htmlReport(const Provenance& provenance, const Matching& matching,
                       const Adaptation& adaptation, const std::vector<ReportPicture>& pictures,
                       const ReportLanguage& language, const std::string& explanations) {
    ReportLanguage typeset = language;
    typeset.say = [&](const Message& message) { return withPercentSigns(language.say(message)); };
    const ReportWriter writer(typeset);
    const std::string title = writer.title(provenance);
    std::string body = element("h1", title) + remark(writer.say(kReportLead));
    body += writer.facts(provenance, matching, adaptation);
    body += writer.doubts(provenance.doubts);
    if (!adaptation.results.empty()) body += writer.verdict(adaptation, provenance.severity);
    if (provenance.severity) body += writer.severity(*provenance.severity);
    if (!adaptation.results.empty()) body += writer.leaderboard(adaptation);
    body += writer.pictures(pictures) + explanations + writer.features(matching) +
            writer.provenance(provenance);
    return html::document(kAdaptationPage, title, kReportStyle, writer.say(kReportLanguage), body);
}

}  // namespace footbridge
