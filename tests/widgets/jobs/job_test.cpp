// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/job.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <new>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

constexpr MessageId kBroken{"broken", "The file %1 is broken. Choose another."};
constexpr MessageId kStep{"step", "Step %1"};

Job::Work untilCancelled() {
    return [](const RunContext& context) -> std::function<void()> {
        for (;;) {
            context.checkCancelled();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    };
}

TEST(Job, AppliesItsResultOnTheThreadThatStartedIt) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy succeeded(&job, &Job::succeeded);
    QThread* appliedOn = nullptr;
    QThread* workedOn = nullptr;

    job.start([&](const RunContext&) -> std::function<void()> {
        workedOn = QThread::currentThread();
        return [&] { appliedOn = QThread::currentThread(); };
    });

    ASSERT_TRUE(succeeded.wait(5000));
    EXPECT_EQ(appliedOn, QThread::currentThread());
    EXPECT_NE(workedOn, QThread::currentThread());
    EXPECT_FALSE(job.isRunning());
}

TEST(Job, KeepsNoMoreThreadsBusyThanTheBoardAllows) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    int threads = 0;
    for (const int allowed : {1, 3}) {
        board.setThreads(allowed);
        QSignalSpy finished(&job, &Job::finished);
        job.start([&](const RunContext& context) -> std::function<void()> {
            return [&, there = context.threads.threads()] { threads = there; };
        });
        ASSERT_TRUE(finished.wait(5000));
        EXPECT_EQ(threads, allowed);
    }
}

TEST(Job, SaysWhatWentWrongInASentence) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy failed(&job, &Job::failed), finished(&job, &Job::finished);

    job.start([](const RunContext&) -> std::function<void()> { throw Error(kBroken, {"a.csv"}); });

    ASSERT_TRUE(finished.wait(5000));
    ASSERT_EQ(failed.size(), 1);
    EXPECT_EQ(failed.at(0).at(0).toString(),
              QStringLiteral("The file a.csv is broken. Choose another."));
}

TEST(Job, NamesAPathThatTheSystemRefuses) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy failed(&job, &Job::failed), finished(&job, &Job::finished);

    job.start([](const RunContext&) -> std::function<void()> {
        if (std::filesystem::exists(std::string(300, 'x'))) ADD_FAILURE();
        return {};
    });

    ASSERT_TRUE(finished.wait(5000));
    ASSERT_EQ(failed.size(), 1);
    EXPECT_EQ(failed.at(0).at(0).toString(),
              QStringLiteral("%1 cannot be used: %2. Name another path.")
                  .arg(QString(300, QLatin1Char('x')),
                       QString::fromLocal8Bit(std::strerror(ENAMETOOLONG))));
}

TEST(Job, SaysThatThereIsTooLittleMemory) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy failed(&job, &Job::failed), finished(&job, &Job::finished);

    job.start([](const RunContext&) -> std::function<void()> { throw std::bad_alloc(); });

    ASSERT_TRUE(finished.wait(5000));
    ASSERT_EQ(failed.size(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("not enough memory")));
}

TEST(Job, EndsWhenItIsCancelledWhileNothingComesThroughAPipe) {
    const QTemporaryDir folder;
    const std::string pipe = folder.filePath(QStringLiteral("pipe")).toStdString();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy cancelled(&job, &Job::cancelled), finished(&job, &Job::finished);

    job.start([pipe](const RunContext&) -> std::function<void()> {
        readFile(pipe);
        return {};
    });
    job.cancel();

    ASSERT_TRUE(finished.wait(5000));
    EXPECT_EQ(cancelled.size(), 1);
}

TEST(Job, KeepsAStackTraceOfALibraryToItself) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy failed(&job, &Job::failed), finished(&job, &Job::finished);

    job.start([](const RunContext&) -> std::function<void()> {
        throw std::runtime_error("bad shape\nframe #0: somewhere");
    });

    ASSERT_TRUE(finished.wait(5000));
    ASSERT_EQ(failed.size(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("bad shape")));
    EXPECT_FALSE(failed.at(0).at(0).toString().contains(QStringLiteral("frame")));
}

TEST(Job, StopsWhenCancelled) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy cancelled(&job, &Job::cancelled), failed(&job, &Job::failed);
    QSignalSpy cancelling(&job, &Job::cancelling);
    job.start(untilCancelled());

    job.cancel();

    EXPECT_TRUE(job.isCancelling());
    EXPECT_EQ(cancelling.size(), 1);
    ASSERT_TRUE(cancelled.wait(5000));
    EXPECT_EQ(failed.size(), 0);
    EXPECT_FALSE(job.isRunning());
}

TEST(Job, DropsAResultThatArrivesAfterCancel) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy finished(&job, &Job::finished);
    bool applied = false;
    std::atomic<bool> done = false;
    job.start([&](const RunContext&) -> std::function<void()> {
        done = true;
        return [&] { applied = true; };
    });
    while (!done) std::this_thread::yield();

    job.cancel();

    ASSERT_TRUE(finished.wait(5000));
    EXPECT_FALSE(applied);
}

TEST(Job, StartsTheNewerWorkAndDropsTheOlderResult) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy succeeded(&job, &Job::succeeded), cancelled(&job, &Job::cancelled);
    std::vector<int> applied;
    job.start([&](const RunContext& context) -> std::function<void()> {
        while (!context.cancelled()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return [&] { applied.push_back(1); };
    });

    job.start(
        [&](const RunContext&) -> std::function<void()> { return [&] { applied.push_back(2); }; });

    ASSERT_TRUE(succeeded.wait(5000));
    EXPECT_EQ(applied, std::vector<int>{2});
    EXPECT_EQ(succeeded.size(), 1);
    EXPECT_EQ(cancelled.size(), 0);
}

TEST(Job, GathersFrequentProgressIntoAFewSignals) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy progress(&job, &Job::progress), curve(&job, &Job::curve),
        finished(&job, &Job::finished);

    job.start([](const RunContext& context) -> std::function<void()> {
        for (int step = 0; step < 20000; ++step) {
            context.report(Message(kStep, {std::to_string(step)}), step / 20000.0);
        }
        context.curve({Message(kStep, {1}), 1, 2, 0.5, 0.6});
        return [] {};
    });

    ASSERT_TRUE(finished.wait(10000));
    EXPECT_GE(progress.size(), 1);
    EXPECT_LT(progress.size(), 200);
    EXPECT_EQ(progress.last().at(0).toString(), QStringLiteral("Step 19999"));
    EXPECT_EQ(curve.size(), 1);
}

TEST(Job, EstimatesTheRemainingTime) {
    JobBoard board;
    Job job(board, Job::Attendance::Asked, Job::Owner::Document);
    QSignalSpy progress(&job, &Job::progress), finished(&job, &Job::finished);

    job.start([](const RunContext& context) -> std::function<void()> {
        std::this_thread::sleep_for(std::chrono::milliseconds(400));
        context.report(Message(kStep, {"1"}), 0.5);
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        return [] {};
    });

    ASSERT_TRUE(finished.wait(10000));
    ASSERT_GE(progress.size(), 1);
    EXPECT_NEAR(progress.at(0).at(2).toDouble(), 0.45, 0.2);
}

TEST(Job, CancelsAndWaitsWhenItIsDestroyed) {
    std::atomic<bool> left = false;
    {
        JobBoard board;
        Job job(board, Job::Attendance::Asked, Job::Owner::Document);
        job.start([&](const RunContext& context) -> std::function<void()> {
            while (!context.cancelled()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            left = true;
            return {};
        });
    }
    EXPECT_TRUE(left);
}

}  // namespace
}  // namespace footbridge
