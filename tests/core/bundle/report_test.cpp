// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <regex>
#include <set>

#include "core/analysis/analysis_messages.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/severity/severity_messages.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

using testing::HasSubstr;
using testing::Not;

Provenance provenanceOfTwoPlatforms(const std::string& target) {
    Provenance provenance;
    provenance.sources = {{"old cluster", "old.csv", std::string(64, 'a'), 1000}};
    provenance.target = {target, "new.csv", std::string(64, 'b'), 60};
    provenance.shots = {3, 7, 11, 40};
    provenance.shotsChecksum = std::string(64, 'c');
    provenance.pool = "all";
    provenance.seed = 42;
    Severity severity;
    severity.headline = 0.3456;
    severity.bandLow = 0.21;
    severity.bandHigh = 0.48;
    severity.summary = {messages::kSeverityMaybeOtherLevel, {"0.35", "0.21", "0.48", "4"}};
    severity.flags = {{messages::kSeverityRough, {"4"}}};
    SeverityComponent shape;
    shape.key = "shape";
    shape.value = 0.1234567;
    shape.explanation = {messages::kShapeMeans, {"12", "5"}};
    severity.components = {shape};
    Advice advice;
    advice.key = "shift";
    advice.rungs = {{"source", 1.75}, {"shift", 0.0875}};
    advice.sentence = {messages::kAdviceShift, {"4"}};
    severity.advice = advice;
    FeatureShift moved;
    moved.name = "cache <misses>";
    moved.distance = 0.6543;
    severity.featureShifts = {moved};
    provenance.severity = severity;
    return provenance;
}

Matching matchingOf(const std::string& name) {
    Matching matching;
    matching.matched = {{"nodes", "nodes", MatchKind::SameName, 1},
                        {"cores", "ranks", MatchKind::Accepted, 0.83}};
    matching.onlySource = {name};
    matching.onlyTarget = {"gpu clock", name};
    Suggestion suggestion;
    suggestion.source = name;
    suggestion.target = "gpu clock";
    suggestion.confidence = 0.4;
    matching.suggestions = {suggestion};
    return matching;
}

Adaptation threeStrategies() {
    StrategyResult chosen;
    chosen.strategy = Strategy::ResidualAugmentation;
    chosen.available = true;
    chosen.outOfFoldNmse = 0.0123456;
    chosen.outOfFoldMape = 8.7654;
    chosen.test = TestErrors{56, 0.0456789, 11.111, 0.95, 0.9};
    chosen.model.interval = IntervalWidth{0.9, std::log(1.35)};
    StrategyResult other = chosen;
    other.strategy = Strategy::TargetForest;
    other.test.reset();
    StrategyResult absent;
    absent.strategy = Strategy::ZeroShot;
    absent.reason = {messages::kSeverityNoSharedColumns};
    Adaptation adaptation;
    adaptation.results = {chosen, other, absent};
    adaptation.noise = ReplicateNoise{0.04, 12};
    return adaptation;
}

std::string reportOf(const std::string& hostile) {
    return htmlReport(provenanceOfTwoPlatforms(hostile), matchingOf(hostile), threeStrategies(),
                      {{hostile, hostile, "Man!"}});
}

/// What is wrong with the nesting of the tags; "" when every opened tag is closed.
std::string nestingProblem(const std::string& html) {
    std::vector<std::string> open;
    for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at)) {
        const std::size_t end = html.find('>', at);
        if (end == std::string::npos) return "unfinished tag";
        const std::string tag = html.substr(at + 1, end - at - 1);
        at = end;
        if (tag.starts_with('!') || tag.ends_with('/')) continue;
        if (!tag.starts_with('/')) {
            open.push_back(tag.substr(0, tag.find_first_of(" \n")));
            continue;
        }
        if (open.empty() || open.back() != tag.substr(1)) return "stray </" + tag.substr(1) + ">";
        open.pop_back();
    }
    return open.empty() ? "" : "open <" + open.back() + ">";
}

TEST(HtmlReport, ClosesEveryTagItOpens) {
    EXPECT_EQ(nestingProblem(reportOf("new cluster")), "");
    EXPECT_EQ(nestingProblem(htmlReport({}, {}, {}, {})), "");
    EXPECT_NE(nestingProblem("<p><b></p>"), "");
}

TEST(HtmlReport, EscapesNamesThatWouldBeMarkup) {
    const std::string hostile = "</td><script>alert(\"x\" & 'y')</script>\x01";
    const std::string html = reportOf(hostile);
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("\x01")));
    EXPECT_THAT(html, HasSubstr("&lt;/td&gt;&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)"));
    EXPECT_EQ(nestingProblem(html), "");
}

TEST(HtmlReport, TellsWhatDoesNotMatch) {
    const std::string html = reportOf("cache misses");
    for (const char* wanted : {"Only in the source", "cache misses", "Only in the target",
                               "gpu clock", "accepted suggestion, confidence 83 %"})
        EXPECT_THAT(html, HasSubstr(wanted));
}

TEST(HtmlReport, SaysInPlainWordsWhetherTransferPays) {
    Adaptation adaptation = threeStrategies();
    adaptation.results[1].test = TestErrors{56, 0.02, 7.5, 0.95, 0.9};
    const auto report = [&] {
        return htmlReport(provenanceOfTwoPlatforms("a"), matchingOf("a"), adaptation, {});
    };
    EXPECT_THAT(report(), HasSubstr("Transfer does not pay here."));
    EXPECT_THAT(report(), HasSubstr("7.5"));
    adaptation.results[1].test = TestErrors{56, 0.2, 77.5, 0.95, 0.9};
    EXPECT_THAT(report(), HasSubstr("Transfer pays here."));
    EXPECT_EQ(nestingProblem(report()), "");
}

TEST(HtmlReport, GivesNoConfidenceToWhatWasAcceptedOneByOne) {
    Matching matching = matchingOf("a");
    matching.matched = {{"cores", "ranks", MatchKind::Accepted, 1}};
    const std::string html =
        htmlReport(provenanceOfTwoPlatforms("a"), matching, threeStrategies(), {});
    EXPECT_THAT(html, HasSubstr("accepted suggestion"));
    EXPECT_THAT(html, Not(HasSubstr("confidence 100")));
}

TEST(HtmlReport, TellsSeverityWithBandAndComponents) {
    const std::string html = reportOf("new cluster");
    for (const char* wanted :
         {"0.346", "Severity 0.35 (0.21 to 0.48, 4 shots)", "Different behaviour", "0.123",
          "Rough: 4 shots", "Does transfer pay?", "What the shots said beforehand",
          "Source model as it is", "1.75", "0.0875", "cache &lt;misses&gt;", "0.654"})
        EXPECT_THAT(html, HasSubstr(wanted));
}

TEST(HtmlReport, ListsStrategiesWithErrorsOutOfFoldAndUnseen) {
    const std::string html = reportOf("new cluster");
    for (const char* wanted :
         {"residual augmentation", "0.0123", "8.77", "0.0457", "11.1", "90 %: ×/÷ 1.35",
          "target-only forest", "zero-shot", "56 unseen rows", "standard deviation of 0.200"})
        EXPECT_THAT(html, HasSubstr(wanted));
}

TEST(HtmlReport, NamesFilesChecksumsShotsAndSeed) {
    const std::string html = reportOf("new cluster");
    for (const std::string& wanted :
         {std::string("old.csv"), std::string("new.csv"), std::string(64, 'a'),
          std::string(64, 'b'), std::string(64, 'c'), std::string("3, 7, 11, 40"),
          std::string("Seed: 42")})
        EXPECT_THAT(html, HasSubstr(wanted));
}

TEST(HtmlReport, CarriesItsPicturesInside) {
    const std::string html = reportOf("new cluster");
    EXPECT_THAT(html, HasSubstr("src=\"data:image/png;base64,TWFuIQ==\""));
    EXPECT_THAT(html, Not(HasSubstr("http")));
}

/// What stands between the tags and has letters, without what the bars and the style sheet need.
std::vector<std::string> textsOf(const std::string& html) {
    static const std::regex text(">([^<>]+)<"), letter("[A-Za-z]");
    const std::string body = html.substr(html.find("<body>"));
    std::vector<std::string> texts;
    for (std::sregex_iterator i(body.begin(), body.end(), text), end; i != end; ++i)
        if (std::regex_search(i->str(1), letter)) texts.push_back(i->str(1));
    return texts;
}

/// Everything that may be asked of a language stands in brackets.
ReportLanguage bracketed() {
    ReportLanguage language;
    language.say = [](const Message& message) {
        const std::string code = message.code();
        return code == "report-separator" ? ", " : "[" + code + "]";
    };
    language.number = [](double) { return std::string("[number]"); };
    language.strategy = [](Strategy) { return std::string("[strategy]"); };
    language.component = [](const std::string&) { return std::string("[component]"); };
    language.way = [](const std::string&) { return std::string("[way]"); };
    return language;
}

TEST(HtmlReport, SaysEverythingButNamesInTheLanguageAskedFor) {
    const std::set<std::string> names{"nodes",
                                      "cores",
                                      "ranks",
                                      "gpu clock",
                                      "new cluster",
                                      "old cluster",
                                      "cache &lt;misses&gt;",
                                      "old.csv",
                                      "new.csv",
                                      std::string(64, 'a'),
                                      std::string(64, 'b'),
                                      std::string(64, 'c'),
                                      "p",
                                      "SHA-256"};
    Matching matching = matchingOf("ranks");
    matching.onlyTarget = {"gpu clock"};
    Provenance leftOut = provenanceOfTwoPlatforms("new cluster");
    leftOut.severity->headline.reset();
    leftOut.shotsLeftOut = 4;
    const std::string picture = "[picture]";

    for (const std::string& html :
         {htmlReport(provenanceOfTwoPlatforms("new cluster"), matching, threeStrategies(),
                     {{picture, picture, "Man!"}}, bracketed()),
          htmlReport(leftOut, {}, {}, {}, bracketed())}) {
        EXPECT_THAT(html, HasSubstr("<html lang=\"[report-language]\">"));
        for (const std::string& text : textsOf(html))
            EXPECT_TRUE(names.contains(text) || text.starts_with('[')) << text;
    }
}

TEST(HtmlReport, ListsWhatLooksWrongAboutTheTables) {
    Provenance provenance = provenanceOfTwoPlatforms("new cluster");
    EXPECT_THAT(htmlReport(provenance, {}, {}, {}), Not(HasSubstr("Doubts about the tables")));
    provenance.doubts = {{messages::kSameTables, {"old <cluster>", "new cluster"}},
                         {messages::kRowsOfSources, {12, "new cluster"}}};
    const std::string html = htmlReport(provenance, {}, {}, {});
    EXPECT_THAT(html, HasSubstr("Doubts about the tables"));
    EXPECT_THAT(html, HasSubstr("<li>The source old &lt;cluster&gt; and the target new cluster"));
    EXPECT_THAT(html, HasSubstr("Of new cluster, 12 measured rows also stand in a source"));
}

TEST(HtmlReport, IsEnglishUntilToldOtherwise) {
    const std::string html = reportOf("new cluster");
    EXPECT_THAT(html, HasSubstr("<html lang=\"en\">"));
    EXPECT_THAT(html, HasSubstr("From old cluster to new cluster"));
    EXPECT_THAT(html, HasSubstr("shots of new cluster"));
}

TEST(HtmlReport, IsKnownAsOursInAnyLanguage) {
    const TemporaryFolder folder;
    const OutputFile page = reportFile(folder / "", kAdaptationPage);
    ReportLanguage other;
    other.say = [](const Message& message) {
        return message.code() == std::string("report-language") ? "zh-CN" : message.text();
    };
    writeFile(page.path, htmlReport(provenanceOfTwoPlatforms("new"), {}, {}, {}, other));
    EXPECT_TRUE(isWrittenByUs(page));
    for (const char* another : {kCampaignPage, kSchedulePage})
        EXPECT_FALSE(isWrittenByUs(reportFile(folder / "", another))) << another;
    writeFile(page.path, "<!DOCTYPE html>\n<html lang=\"en\"><head><title>Mine</title></head>");
    EXPECT_FALSE(isWrittenByUs(page));
}

TEST(HtmlReport, CopesWithoutSeverityStrategiesAndPictures) {
    Provenance provenance = provenanceOfTwoPlatforms("new cluster");
    provenance.severity.reset();
    const std::string html = htmlReport(provenance, {}, {}, {});
    EXPECT_THAT(html, HasSubstr("No feature of the source corresponds"));
    EXPECT_THAT(html, Not(HasSubstr("Divergence")));
}

}  // namespace
}  // namespace footbridge
