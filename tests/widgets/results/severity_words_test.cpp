// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_words.h"

#include <gtest/gtest.h>

#include "core/severity/severity_messages.h"
#include "tests/widgets/results/finished_analysis.h"
#include "widgets/words/plot_names.h"

namespace footbridge {
namespace {

Severity withBand(double low, double headline, double high) {
    Severity severity;
    severity.headline = headline;
    severity.bandLow = low;
    severity.bandHigh = high;
    return severity;
}

TEST(SeverityWords, ConfidenceFollowsTheBand) {
    EXPECT_EQ(confidenceOf(withBand(0.3, 0.35, 0.45)), Confidence::High);
    EXPECT_EQ(confidenceOf(withBand(0.2, 0.35, 0.55)), Confidence::Medium);
    EXPECT_EQ(confidenceOf(withBand(0.1, 0.35, 0.6)), Confidence::Low);
    Severity weak = withBand(0.3, 0.35, 0.4);
    weak.weakSource = true;
    EXPECT_EQ(confidenceOf(weak), Confidence::Low);
    EXPECT_EQ(confidenceOf(Severity{}), Confidence::Low);
}

TEST(SeverityWords, ConfidenceIsNotHighBesideAVerdictThatIsOpen) {
    Severity severity = withBand(0.3, 0.35, 0.45);
    severity.summary = Message(messages::kSeverityMaybePartly, {0.35, 0.3, 0.45, 20});
    EXPECT_EQ(confidenceOf(severity), Confidence::Medium);
    severity.summary = Message(messages::kSeverityPartly, {0.35, 0.3, 0.45, 20});
    EXPECT_EQ(confidenceOf(severity), Confidence::High);

    const Vector equal = Vector::Constant(20, 0.1);
    severity.advice.emplace().rungs = {{"shift", 0.1, equal}, {"target-only", 0.1, equal}};
    EXPECT_EQ(confidenceOf(severity), Confidence::Medium) << "transfer may pay or not";
}

TEST(SeverityWords, EveryComponentSaysWhatItMeansAndWhatItCountsFor) {
    const Severity& severity = *finishedAnalysis().analysis.severity;
    ASSERT_GE(severity.components.size(), 6u);
    for (const SeverityComponent& component : severity.components) {
        const QString text = componentToolTip(component);
        EXPECT_TRUE(text.contains(QStringLiteral("<b>"))) << component.key;
        EXPECT_GE(text.count(QStringLiteral("<p")), 2) << component.key;
    }
}

TEST(SeverityWords, TheHeadlineSaysHowSureEachTestIs) {
    Severity severity = withBand(0.2, 0.3, 0.4);
    SeverityComponent level;
    level.key = "level";
    level.p = 0.0021;
    severity.components.push_back(level);
    EXPECT_TRUE(headlineToolTip(severity).contains(
        QStringLiteral("Level: as different by chance alone with p\u00a0=\u00a00.0021.")));
    severity.components[0].p = 0.0001;
    EXPECT_TRUE(headlineToolTip(severity).contains(QStringLiteral("p\u00a0&lt;\u00a00.001")));
}

TEST(SeverityWords, NamesOfFeaturesAreNoMarkup) {
    FeatureShift shift;
    shift.name = "a<b";
    EXPECT_TRUE(shiftToolTip(shift).contains(QStringLiteral("a&lt;b")));
}

TEST(SeverityWords, EveryRungOfTheLadderHasANameAndAMeaning) {
    for (const char* key : {"source", "shift", "target-only", "residual"}) {
        EXPECT_NE(rungLabel(key).toStdString(), key);
        EXPECT_FALSE(rungToolTip(key).isEmpty());
    }
}

}  // namespace
}  // namespace footbridge
