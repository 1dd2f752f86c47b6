// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/divergence_page.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableWidget>

#include "tests/widgets/results/finished_analysis.h"
#include "widgets/charts/plot_view.h"
#include "widgets/jobs/analysis_runner.h"
#include "widgets/models/document.h"
#include "widgets/pages/severity_gauge.h"

namespace footbridge {
namespace {

class DivergencePageTest : public ::testing::Test {
  protected:
    void load() {
        for (const Dataset& source : finishedAnalysis().input.sources) document.addSource(source);
        document.setTarget(finishedAnalysis().input.target);
    }
    QPushButton* measure() {
        return page.findChild<QPushButton*>(QStringLiteral("measureSeverity"));
    }
    int shownCard() { return page.findChild<QStackedWidget*>()->currentIndex(); }

    Document document;
    AnalysisRunner runner{document};
    DivergencePage page{document, runner};
};

TEST_F(DivergencePageTest, SaysWhatToLoadFirst) {
    EXPECT_EQ(shownCard(), 0);
    EXPECT_FALSE(measure()->isEnabled());
}

TEST_F(DivergencePageTest, OffersToMeasureOnceDataAreThere) {
    load();
    EXPECT_TRUE(measure()->isEnabled());
    EXPECT_FALSE(measure()->isHidden());
    EXPECT_EQ(shownCard(), 0);
}

TEST_F(DivergencePageTest, ShowsHeadlineComponentsAndSources) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    EXPECT_EQ(shownCard(), 1);
    EXPECT_TRUE(measure()->isHidden());
    const Severity& severity = *finishedAnalysis().analysis.severity;
    const auto* plot = page.findChild<PlotView*>(QStringLiteral("severityPlot"));
    EXPECT_EQ(plot->spec().categories.size(), static_cast<qsizetype>(severity.components.size()));
    const auto* summary = page.findChild<QLabel*>(QStringLiteral("severitySummary"));
    EXPECT_EQ(summary->text().toStdString(), severity.summary.text());
    EXPECT_FALSE(page.findChild<SeverityGauge*>()->accessibleDescription().isEmpty());
    EXPECT_EQ(page.findChild<QTableWidget*>()->rowCount(), 2);
}

TEST_F(DivergencePageTest, OffersToMeasureAgainAfterAChange) {
    load();
    document.setSeverity(finishedAnalysis().analysis.severity);
    Roles roles = document.input().target.roles;
    roles.ignored = {"ranks"};
    document.setRoles(-1, roles);
    EXPECT_FALSE(measure()->isHidden());
    EXPECT_EQ(shownCard(), 1) << "the last good result stays in place";
}

TEST(SeverityGauge, SaysWhenNothingCouldBeMeasured) {
    SeverityGauge gauge;
    gauge.setValue(std::nullopt, 0, 1);
    EXPECT_EQ(gauge.accessibleDescription(), QStringLiteral("not measurable"));
    gauge.setValue(0.346, 0.22, 0.52);
    EXPECT_EQ(gauge.accessibleDescription(), QStringLiteral("0.35, between 0.22 and 0.52"));
}

}  // namespace
}  // namespace footbridge
