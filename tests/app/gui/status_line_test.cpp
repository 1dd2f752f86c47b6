// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/status_line.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <thread>

#include "app/gui/log_panel.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

constexpr int kPatience = 10'000;
constexpr MessageId kStep{"step", "Drawing"};

class StatusLineTest : public ::testing::Test {
  protected:
    static Job::Work untilCancelled() {
        return [](const RunContext& context) -> std::function<void()> {
            for (;;) {
                context.checkCancelled();
                context.report(Message(kStep), 0.5);
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        };
    }
    QString text() const { return bar.findChild<QLabel*>(QStringLiteral("statusStage"))->text(); }
    bool showsProgress() const { return !bar.findChild<QProgressBar*>()->isHidden(); }

    Workspace workspace;
    QStatusBar bar;
    StatusLine line{&bar, workspace.document(), workspace.jobs()};
    /// Of a dialog, a page or anything else that the status line has never heard of.
    Job job{workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program};
};

TEST_F(StatusLineTest, ShowsAnyJobThatAPersonAskedFor) {
    QSignalSpy cancelled(&job, &Job::cancelled);
    job.start(untilCancelled());
    EXPECT_TRUE(showsProgress());
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return text().startsWith(QStringLiteral("Drawing")); }, kPatience));

    workspace.jobs().cancel();

    EXPECT_EQ(text(), QStringLiteral("Cancelling…"));
    ASSERT_TRUE(cancelled.wait(kPatience));
    EXPECT_EQ(text(), QStringLiteral("Cancelled"));
    EXPECT_FALSE(showsProgress());
}

TEST_F(StatusLineTest, SaysNothingOfJobsThatFollowByThemselves) {
    Job passing(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document);
    QSignalSpy progress(&passing, &Job::progress);
    passing.start(untilCancelled());
    ASSERT_TRUE(progress.wait(kPatience));
    EXPECT_EQ(text(), QStringLiteral("Ready"));
    EXPECT_FALSE(showsProgress());
}

TEST_F(StatusLineTest, StaysWithTheJobThatStillRuns) {
    job.start(untilCancelled());
    {
        Job quick(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program);
        QSignalSpy succeeded(&quick, &Job::succeeded);
        quick.start([](const RunContext&) -> std::function<void()> { return [] {}; });
        ASSERT_TRUE(succeeded.wait(kPatience));
    }
    EXPECT_NE(text(), QStringLiteral("Ready"));
    EXPECT_TRUE(showsProgress());
}

TEST(LogPanel, WritesWhyAJobFailedOnce) {
    LogPanel panel;
    panel.add(QStringLiteral("The file a.csv is broken."));
    panel.add(QStringLiteral("The file a.csv is broken."));
    panel.add(QStringLiteral("Cancelled"));
    const auto* text = panel.findChild<QPlainTextEdit*>();
    const QStringList lines = text->toPlainText().split(u'\n');
    // The clock may tick between the first two; what stands there is then not the same.
    EXPECT_LE(lines.size(), 3);
    EXPECT_TRUE(lines.last().endsWith(QStringLiteral("Cancelled")));
    for (qsizetype i = 1; i < lines.size(); ++i) EXPECT_NE(lines[i], lines[i - 1]);
}

}  // namespace
}  // namespace footbridge
