// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_follow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>

#include "core/online/live_journal.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

class LiveFollow : public ::testing::Test {
  protected:
    LiveFollow() {
        fs::create_directories(m_folder);
        Random random(9);
        m_csv = "a,b,time\n";
        for (int i = 0; i < 160; ++i) {
            const double a = static_cast<double>(random.below(5)), b = random.uniform();
            m_csv += std::to_string(a) + "," + std::to_string(b) + "," +
                     std::to_string((i < 100 ? 1 : 4) * std::exp(0.4 * a + b)) + "\n";
        }
        m_task.stream = (m_folder / "stream.csv").string();
        m_task.response = "time";
        m_task.log = (m_folder / "log.csv").string();
        m_task.options.initial = 20;
        m_task.options.bounds = false;
    }
    ~LiveFollow() override { fs::remove_all(m_folder); }

    void write(std::size_t bytes) const {
        std::ofstream(m_task.stream, std::ios::binary) << m_csv.substr(0, bytes);
    }
    std::string log() const { return readFile(m_task.log); }
    /// Follows until so many runs were predicted, as if the program were then told to stop.
    FollowResult follow(Index runs, const std::function<void(const LiveRun&)>& onRun = {}) const {
        std::stop_source stop;
        RunContext context;
        context.stop = stop.get_token();
        context.threads = ThreadBudget(1);
        FollowEvents events;
        events.onRun = [&](const LiveRun& run, const LiveStream&) {
            if (onRun) onRun(run);
            if (run.row + 1 >= runs) stop.request_stop();
        };
        return followStream(m_task, events, context);
    }

    fs::path m_folder =
        fs::temp_directory_path() /
        ("footbridge-live-" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
         ::testing::UnitTest::GetInstance()->current_test_info()->name());
    std::string m_csv;
    FollowTask m_task;
};

TEST_F(LiveFollow, LogsOneLineForEachRunBehindTheInitialOnes) {
    write(m_csv.size());
    m_task.replay = true;
    const FollowResult result = followStream(m_task, {}, {});
    const std::string text = log();
    EXPECT_EQ(text.substr(0, text.find('\n')), "row,predicted,lower,upper,measured,version,drift");
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 140);
    EXPECT_NE(text.find("\n20,"), std::string::npos);
    EXPECT_EQ(result.stream->score().runs(), 140);
    EXPECT_FALSE(result.stream->drifts().empty());
}

TEST_F(LiveFollow, GoesOnWhereItWasToTheSameBits) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log();
    fs::remove(m_task.log);
    fs::remove(journalPath(m_task.log));

    write(m_csv.size() * 2 / 3);
    follow(90);
    // Killed while it wrote: half a line in the log and in the journal.
    std::ofstream(m_task.log, std::ios::app) << "90,1.";
    std::ofstream(journalPath(m_task.log), std::ios::app) << "R 1,0.";
    write(m_csv.size());
    const FollowResult result = follow(160);
    EXPECT_EQ(result.resumed, 90);
    EXPECT_EQ(log(), whole);
}

TEST_F(LiveFollow, LeavesALineAloneUntilItIsWhole) {
    const std::size_t end = m_csv.find('\n', m_csv.size() / 2);
    write(end - 3);  // the last line lacks its end
    const Index whole =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(end), '\n') - 1;
    double measured = 0;
    follow(whole + 1, [&](const LiveRun& run) {
        if (run.row + 1 == whole)
            std::ofstream(m_task.stream, std::ios::app) << m_csv.substr(end - 3, 4);
        measured = run.measured.value_or(0);
    });
    const std::size_t comma = m_csv.rfind(',', end);
    EXPECT_EQ(measured, std::stod(m_csv.substr(comma + 1, end - comma - 1)));
}

TEST_F(LiveFollow, PredictsTheSameFromAReplayAndFromAFileThatGrows) {
    m_task.options.bounds = true;  // their forests are fitted beside as well
    write(m_csv.size());
    m_task.replay = true;
    RunContext alone;
    alone.threads = ThreadBudget(1);
    followStream(m_task, {}, alone);
    const std::string replayed = log();
    followStream(m_task, {}, {});
    EXPECT_EQ(log(), replayed) << "another thread refits";

    m_task.replay = false;
    write(m_csv.size() / 3);
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    FollowEvents events;
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        if (run.row == 50)
            std::ofstream(m_task.stream, std::ios::app) << m_csv.substr(m_csv.size() / 3);
        if (run.row + 1 == 160) stop.request_stop();
    };
    followStream(m_task, events, context);
    EXPECT_EQ(log(), replayed);
}

TEST_F(LiveFollow, LearnsWhatIsDroppedBesideTheStreamAndKnowsItAgain) {
    const std::size_t half = m_csv.find('\n', m_csv.size() / 2) + 1;
    write(half);
    const Index inFile =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(half), '\n') - 1;
    std::string rest = m_csv.substr(half);
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    FollowEvents events;
    Index runs = 0;
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        runs = run.row + 1;
        if (runs == inFile + 3) stop.request_stop();
    };
    events.dropped = [&]() -> std::optional<std::string> {
        if (runs < inFile || runs >= inFile + 3) return std::nullopt;
        std::string record = rest.substr(0, rest.find('\n'));
        rest.erase(0, record.size() + 1);
        return record;
    };
    followStream(m_task, events, context);
    EXPECT_EQ(runs, inFile + 3);
    const std::string before = log();
    const FollowResult result = follow(inFile + 3);
    EXPECT_EQ(result.resumed, inFile);
    EXPECT_EQ(log(), before);
}

/// A base that says the median response of the runs it was made from.
std::shared_ptr<const StreamBase> medianBase(const StreamFormat& format) {
    const Vector y = format.first().response();
    std::vector<double> values(y.begin(), y.end());
    std::nth_element(values.begin(), values.begin() + std::ssize(values) / 2, values.end());
    const double middle = values[values.size() / 2];
    graph::Builder builder(format.schema().size());
    auto base = std::make_shared<StreamBase>();
    base->graph =
        builder.finish(builder.linear(builder.fillMissing(builder.input(), Vector::Zero(2)),
                                      Matrix::Zero(2, 1), Vector::Constant(1, middle)));
    base->typical = middle;
    base->respond = [middle](const Vector&) { return middle; };
    return base;
}

TEST_F(LiveFollow, MakesItsBaseAgainWhenEnoughRunsCame) {
    write(m_csv.size());
    std::vector<Index> made;
    m_task.base = [&](StreamFormat& format, const RunContext&) {
        made.push_back(format.first().table->rows());
        return medianBase(format);
    };
    m_task.replay = m_task.baseAgain = true;
    RunContext alone;
    alone.threads = ThreadBudget(1);
    int news = 0;
    FollowEvents events;
    events.onNews = [&](const Message& message) {
        news += std::string("stream-rebased") == message.code();
    };
    const FollowResult result = followStream(m_task, events, alone);
    // From the initial runs, and again from twice and four times as many.
    ASSERT_GE(made.size(), 3u);
    EXPECT_EQ(made[0], 20);
    EXPECT_EQ(made[1], 40);
    EXPECT_EQ(made[2], 80);
    EXPECT_GE(news, 1);
    const std::string replayed = log();
    followStream(m_task, {}, {});
    EXPECT_EQ(log(), replayed) << "another thread makes it";
    const OnlineLearner& learner = result.stream->learner();
    for (const StreamVersion& version : learner.versions())
        EXPECT_TRUE(learner.snapshot(version.number)) << version.number;
}

TEST_F(LiveFollow, MakesItsBaseAgainOfTheRunsBehindADrift) {
    Random random(10);
    for (int i = 0; i < 60; ++i) {
        const double a = static_cast<double>(random.below(5));
        m_csv += std::to_string(a) + ",0.5," + std::to_string(4 * std::exp(0.4 * a + 0.5)) + "\n";
    }
    write(m_csv.size());
    struct Made {
        Index rows;
        double least;
    };
    std::vector<Made> made;
    m_task.base = [&](StreamFormat& format, const RunContext&) {
        made.push_back({format.first().table->rows(), format.first().response().minCoeff()});
        return medianBase(format);
    };
    m_task.replay = m_task.baseAgain = true;
    RunContext alone;
    alone.threads = ThreadBudget(1);
    Index noticed = -1, rebased = -1, runs = 0;
    FollowEvents events;
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        runs = run.row;
        if (noticed < 0 && run.update.drift) noticed = run.row;
    };
    events.onNews = [&](const Message& message) {
        if (std::string("stream-rebased") == message.code() && noticed >= 0) rebased = runs;
    };
    followStream(m_task, events, alone);
    ASSERT_GE(noticed, 100);  // where everything begins to take four times as long
    ASSERT_LT(noticed, 115);
    // As many runs as at the beginning are enough, once the base that was being made is there; none
    // of them is from before.
    const auto fresh = std::ranges::find_if(made, [](const Made& one) { return one.least >= 4; });
    ASSERT_NE(fresh, made.end());
    EXPECT_GE(fresh->rows, 20);
    EXPECT_LT(fresh->rows, 40);
    EXPECT_GT(rebased, noticed);
}

TEST_F(LiveFollow, RefusesAFileThatIsNoLongerTheOneItLearned) {
    write(m_csv.size() / 2);
    follow(60);
    const std::size_t digit = m_csv.find('\n', 200) - 1;
    m_csv[digit] = m_csv[digit] == '1' ? '2' : '1';
    write(m_csv.size());
    EXPECT_THROW(follow(160), Error);
}

TEST_F(LiveFollow, RefusesTheJournalOfOtherSettings) {
    write(m_csv.size());
    follow(60);
    m_task.options.initial = 30;
    EXPECT_THROW(follow(60), Error);
}

TEST_F(LiveFollow, SaysWhatIsWrongWithAStream) {
    m_task.replay = true;
    EXPECT_THROW(followStream(m_task, {}, {}), Error) << "there is no file";
    write(40);
    EXPECT_THROW(followStream(m_task, {}, {}), Error) << "too short";
}

}  // namespace
}  // namespace footbridge
