// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/job_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <thread>

#include "core/run/error.h"
#include "widgets/jobs/job.h"

namespace footbridge {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr int kPatience = 10'000;
constexpr MessageId kBroken{"broken", "The file %1 is broken. Choose another."};
constexpr MessageId kNote{"note", "The file %1 was read twice."};

Job::Work untilCancelled() {
    return [](const RunContext& context) -> std::function<void()> {
        for (;;) {
            context.checkCancelled();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    };
}

/// Ends when it is told to, and hands over a result whether it was cancelled or not.
Job::Work thatCounts(int& applied) {
    return [&applied](const RunContext& context) -> std::function<void()> {
        while (!context.cancelled()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return [&applied] { ++applied; };
    };
}

class JobBoardTest : public ::testing::Test {
  protected:
    JobBoard board;
    Job asked{board, Job::Attendance::Asked, Job::Owner::Document};
    Job passing{board, Job::Attendance::Passing, Job::Owner::Document};
    Job ofProgram{board, Job::Attendance::Asked, Job::Owner::Program};
};

TEST_F(JobBoardTest, KnowsEveryJobFromItsConstructionToItsEnd) {
    EXPECT_THAT(board.jobs(), ElementsAre(&asked, &passing, &ofProgram));

    auto another = std::make_unique<Job>(board, Job::Attendance::Passing, Job::Owner::Document);
    EXPECT_THAT(board.jobs(), Contains(another.get()));

    another.reset();
    EXPECT_THAT(board.jobs(), ElementsAre(&asked, &passing, &ofProgram));
}

TEST_F(JobBoardTest, ShowsTheJobThatWasAskedForLast) {
    EXPECT_FALSE(board.isRunning());
    asked.start(untilCancelled());
    ofProgram.start(untilCancelled());
    passing.start(untilCancelled());
    EXPECT_EQ(board.foremost(), &ofProgram);

    QSignalSpy cancelled(&board, &JobBoard::cancelled);
    ofProgram.cancel();
    ASSERT_TRUE(cancelled.wait(kPatience));

    EXPECT_EQ(cancelled.at(0).at(0).value<Job*>(), &ofProgram);
    EXPECT_EQ(board.foremost(), &asked);
}

TEST_F(JobBoardTest, CancelStopsWhatWasAskedForAndLeavesWhatFollowsByItself) {
    asked.start(untilCancelled());
    ofProgram.start(untilCancelled());
    passing.start(untilCancelled());

    board.cancel();

    EXPECT_TRUE(asked.isCancelling());
    EXPECT_TRUE(ofProgram.isCancelling());
    EXPECT_FALSE(passing.isCancelling());

    board.cancelAll();
    EXPECT_TRUE(passing.isCancelling());
}

TEST_F(JobBoardTest, AnotherDocumentDropsTheResultsOfTheFormerAndNoOthers) {
    int ofDocument = 0, followed = 0, other = 0;
    asked.start(thatCounts(ofDocument));
    passing.start(thatCounts(followed));
    ofProgram.start([&other](const RunContext&) -> std::function<void()> {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        return [&other] { ++other; };
    });
    const quint64 before = board.document();
    QSignalSpy first(&asked, &Job::finished), second(&passing, &Job::finished),
        third(&ofProgram, &Job::finished);

    board.openDocument();

    EXPECT_NE(board.document(), before);
    ASSERT_TRUE(third.wait(kPatience));
    ASSERT_TRUE(first.size() == 1 || first.wait(kPatience));
    ASSERT_TRUE(second.size() == 1 || second.wait(kPatience));
    EXPECT_EQ(ofDocument, 0);
    EXPECT_EQ(followed, 0);
    EXPECT_EQ(other, 1);
}

TEST_F(JobBoardTest, WorkThatStillWaitsForItsTurnIsDroppedWithItsDocument) {
    int applied = 0;
    asked.start(untilCancelled());
    asked.start([&applied](const RunContext&) -> std::function<void()> {
        return [&applied] { ++applied; };
    });
    QSignalSpy finished(&asked, &Job::finished);

    board.openDocument();

    ASSERT_TRUE(finished.wait(kPatience));
    EXPECT_FALSE(asked.isRunning());
    EXPECT_EQ(applied, 0);
}

TEST_F(JobBoardTest, JobsThatEndTogetherLeaveTheWindowATurnBetweenThem) {
    QStringList order;
    const auto thatShows = [&](const QString& name) -> Job::Work {
        return [&order, name, this](const RunContext&) -> std::function<void()> {
            return [&order, name, this] {
                order << name;
                QMetaObject::invokeMethod(
                    &board, [&order, name] { order << QStringLiteral("after ") + name; },
                    Qt::QueuedConnection);
            };
        };
    };
    QSignalSpy ended(&ofProgram, &Job::finished);
    QSignalSpy endedToo(&asked, &Job::finished);
    asked.start(thatShows(QStringLiteral("one")));
    ofProgram.start(thatShows(QStringLiteral("two")));
    std::this_thread::sleep_for(std::chrono::milliseconds(100));  // while nothing is handled

    ASSERT_TRUE(QTest::qWaitFor([&] { return ended.count() && endedToo.count(); }, kPatience));
    ASSERT_TRUE(QTest::qWaitFor([&] { return order.size() == 4; }, kPatience));
    EXPECT_EQ(order.at(1), QStringLiteral("after ") + order.at(0));
}

TEST_F(JobBoardTest, LogsWhatEveryJobSaysAndWhyItFailed) {
    QSignalSpy logged(&board, &JobBoard::logged), failed(&board, &JobBoard::failed),
        finished(&passing, &Job::finished);

    passing.start([](const RunContext& context) -> std::function<void()> {
        context.log->write(Message(kNote, {"a.csv"}));
        throw Error(kBroken, {"b.csv"});
    });

    ASSERT_TRUE(finished.wait(kPatience));
    ASSERT_EQ(logged.size(), 2);
    EXPECT_EQ(logged.at(0).at(0).toString(), QStringLiteral("The file a.csv was read twice."));
    EXPECT_EQ(logged.at(1).at(0).toString(),
              QStringLiteral("The file b.csv is broken. Choose another."));
    EXPECT_THAT(failed, IsEmpty()) << "nobody asked for it";
}

TEST_F(JobBoardTest, AJobThatIsDestroyedAtWorkIsNoLongerShown) {
    auto another = std::make_unique<Job>(board, Job::Attendance::Asked, Job::Owner::Program);
    another->start(untilCancelled());
    QSignalSpy cancelled(&board, &JobBoard::cancelled), changed(&board, &JobBoard::changed);

    another.reset();

    EXPECT_FALSE(board.isRunning());
    EXPECT_EQ(cancelled.size(), 1);
    EXPECT_EQ(changed.size(), 1);
}

TEST(JobOfAGoneBoard, CanStillBeDestroyed) {
    auto board = std::make_unique<JobBoard>();
    auto job = std::make_unique<Job>(*board, Job::Attendance::Asked, Job::Owner::Program);
    job->start(untilCancelled());

    board.reset();
    job.reset();
}

}  // namespace
}  // namespace footbridge
