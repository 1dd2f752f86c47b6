// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/online/live_follow_test.h"

#include <algorithm>
#include <sstream>

namespace footbridge {
namespace {

using LiveFollow = LiveFollowTest;

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
    std::istringstream rest(m_csv.substr(half));
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    FollowEvents events;
    Index runs = 0;
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        runs = run.row + 1;
        if (runs == inFile + 3) stop.request_stop();
    };
    events.dropped = [&]() -> std::optional<std::vector<std::string>> {
        if (runs < inFile || runs >= inFile + 3) return std::nullopt;
        std::vector<std::string> cells(3);
        for (const auto& [cell, end] :
             {std::pair(&cells[0], ','), {&cells[1], ','}, {&cells[2], '\n'}})
            std::getline(rest, *cell, end);
        return cells;
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

TEST_F(LiveFollow, SaysWhatIsWrongWithAStream) {
    m_task.replay = true;
    EXPECT_THROW(followStream(m_task, {}, {}), Error) << "there is no file";
    write(40);
    EXPECT_THROW(followStream(m_task, {}, {}), Error) << "too short";
    writeText("\x1f\x8b\x08 and what else is packed\n");
    EXPECT_EQ(refusal(), "stream-packed");
}

TEST_F(LiveFollow, GoesOnOnceAnOddRowIsMended) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log(), journalled = journal();
    fs::remove(m_task.log);
    fs::remove(journalPath(m_task.log));

    const std::size_t at = m_csv.find('\n', m_csv.size() / 2) + 1;
    writeText(m_csv.substr(0, at) + "1,2\n" + m_csv.substr(at));
    EXPECT_EQ(refusal(), "stream-width");
    EXPECT_EQ(refusal(), "stream-width") << "as long as it is there";
    write(m_csv.size());
    follow(160);
    EXPECT_EQ(log(), whole);
    EXPECT_EQ(journal(), journalled);
}

TEST_F(LiveFollow, LosesNoRunToAStrayQuotationMark) {
    m_csv = "disk,a,time\n";
    for (int i = 0; i < 60; ++i)
        m_csv += (i == 30   ? "5\" disk,"
                  : i == 40 ? "\"hdd,"
                            : "ssd,") +
                 std::to_string(i % 7) + "," + std::to_string(1 + i % 7) + "\n";
    write(m_csv.size());
    m_task.replay = true;
    std::vector<std::string> news;
    FollowEvents events;
    events.onNews = [&](const Message& message) { news.emplace_back(message.code()); };
    EXPECT_EQ(followStream(m_task, events, {}).stream->score().runs(), 40);
    EXPECT_EQ(std::ranges::count(news, "stream-quote"), 1);
}

TEST_F(LiveFollow, LearnsNoNegativeResponseUnderALogarithm) {
    m_csv = "a,time\n";
    for (int i = 0; i < 90; ++i)
        m_csv +=
            std::to_string(i % 7) + "," + std::to_string(i >= 40 && i % 2 ? -20 : 1 + i % 7) + "\n";
    writeText(m_csv);
    m_task.replay = true;
    std::vector<std::string> news;
    FollowEvents events;
    events.onNews = [&](const Message& message) { news.emplace_back(message.code()); };
    const FollowResult result = followStream(m_task, events, {});
    EXPECT_EQ(std::ranges::count(news, "stream-negative"), 25);
    EXPECT_EQ(result.stream->score().runs(), 45);
    EXPECT_EQ(result.stream->drifts().size(), 0u);
    EXPECT_EQ(std::ranges::count(log(), '\n'), 71);
    EXPECT_NE(log().find(",,1,\n"), std::string::npos) << "as one that was not measured";
    // Among the first runs it is nothing odd.
    writeText("a,time\n0,-20\n" + m_csv.substr(7));
    news.clear();
    EXPECT_EQ(followStream(m_task, events, {}).stream->score().runs(), 71);
    EXPECT_EQ(std::ranges::count(news, "stream-negative"), 0);
}

TEST_F(LiveFollow, HoldsAResponseThatIsAlwaysTheSame) {
    for (const char* always : {"5", "0.1", "7"}) {
        m_csv = "a,time\n";
        for (int i = 0; i < 90; ++i) m_csv += std::to_string(i) + "," + always + "\n";
        writeText(m_csv);
        m_task.replay = true;
        EXPECT_EQ(followStream(m_task, {}, {}).stream->coverage(), 1) << always;
    }
}

TEST_F(LiveFollow, SaysThatAStreamIsJson) {
    m_task.replay = true;
    for (const char* json : {"{\"a\": 1, \"time\": 2}\n{\"a\": 2, \"time\": 3}\n",
                             "{\n  \"runs\": [\n", "[\n {\"a\": 1, \"time\": 2},\n"}) {
        writeText(json);
        EXPECT_EQ(refusal(), "csv-is-json") << json;
    }
}

}  // namespace
}  // namespace footbridge
