// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_follow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "core/online/live_journal.h"
#include "core/online/online_messages.h"
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
    void writeText(const std::string& text) const {
        std::ofstream(m_task.stream, std::ios::binary) << text;
    }
    std::string log() const { return readFile(m_task.log); }
    std::string journal() const { return readFile(journalPath(m_task.log)); }
    /// The code of what is said where the stream cannot be followed.
    std::string refusal() const {
        try {
            follow(160);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    }
    /// Follows until so many runs were predicted, as if the program were then told to stop.
    FollowResult follow(Index runs, const std::function<void(const LiveRun&)>& onRun = {}) const {
        std::stop_source stop;
        RunContext context;
        context.stop = stop.get_token();
        context.threads = ThreadBudget(1);
        FollowEvents events;
        int idle = 0;
        events.onRun = [&](const LiveRun& run, const LiveStream&) {
            idle = 0;
            if (onRun) onRun(run);
            if (run.row + 1 >= runs) stop.request_stop();
        };
        events.between = [&](const LiveStream&) {
            if (++idle > 400) stop.request_stop();  // nothing comes any more
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
    writeText("\x1f\x8b\x08 and what else is packed\n");
    EXPECT_EQ(refusal(), "stream-packed");
}

TEST_F(LiveFollow, LeavesItsFilesAloneUntilEveryCheckIsPassed) {
    write(m_csv.size());
    writeFile(m_task.log, "precious\n");
    m_task.response = "tyypo";
    EXPECT_EQ(refusal(), "column-unknown");
    m_task.response = "time";
    m_task.base = [](StreamFormat&, const RunContext&) -> std::shared_ptr<const StreamBase> {
        throw Error(messages::kStreamColumnMissing, {"stream", "c"});
    };
    EXPECT_EQ(refusal(), "stream-column-missing");
    m_task.base = {};
    EXPECT_EQ(log(), "precious\n");
    EXPECT_FALSE(fs::exists(journalPath(m_task.log)));

    follow(60);
    const std::string kept = journal(), lines = log();
    m_task.options.initial = 30;
    EXPECT_EQ(refusal(), "journal-other");
    m_task.options.initial = 20;
    for (const char* other : {"of somebody else", "of somebody\nelse\n"}) {
        writeFile(journalPath(m_task.log), other);
        EXPECT_EQ(refusal(), "journal-other");
        EXPECT_EQ(journal(), other);
    }
    writeFile(journalPath(m_task.log), kept);
    m_task.stream += ".none";
    EXPECT_EQ(refusal(), "stream-not-opened");
    EXPECT_EQ(journal(), kept);
    EXPECT_EQ(log(), lines);
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

TEST_F(LiveFollow, HasItsFilesForItselfAlone) {
    write(m_csv.size());
    follow(60);
    const std::string kept = journal(), lines = log();
    {
        const AppendedFile other(journalPath(m_task.log));
        EXPECT_EQ(refusal(), "log-held");
        m_task.anew = true;
        EXPECT_EQ(refusal(), "log-held");
        m_task.anew = false;
    }
    {
        const AppendedFile other(m_task.log);
        m_task.replay = true;
        EXPECT_EQ(refusal(), "log-held");
        m_task.replay = false;
    }
    EXPECT_EQ(journal(), kept);
    EXPECT_EQ(log(), lines);
    follow(60, [&](const LiveRun&) { EXPECT_THROW(AppendedFile{m_task.log}, Error); });
}

TEST_F(LiveFollow, LearnsNoHalfWrittenRecordOfAFileThatIsGone) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log();
    const fs::path stream = m_task.stream, old = m_folder / "old.csv";
    const std::size_t end = m_csv.find('\n', m_csv.size() / 2) + 1,
                      half = m_csv.find('\n', end) - 1;
    const Index rows =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(end), '\n') - 1;
    fs::remove(m_task.log);
    fs::remove(journalPath(m_task.log));
    write(end);
    const FollowResult result = follow(1000, [&](const LiveRun& run) {
        if (run.row + 1 != rows) return;
        std::ofstream(stream, std::ios::app) << m_csv.substr(end, half - end);
        fs::rename(stream, old);
    });
    ASSERT_TRUE(result.lost);
    EXPECT_TRUE(whole.starts_with(log()));
    fs::rename(old, stream);
    std::ofstream(stream, std::ios::app) << m_csv.substr(half);
    follow(160);
    EXPECT_EQ(log(), whole);
}

TEST_F(LiveFollow, LearnsWhatWasWrittenBeforeAFileIsGoneAndThenEnds) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log();
    const fs::path stream = m_task.stream, old = m_folder / "old.csv";
    const std::size_t end = m_csv.find('\n', m_csv.size() / 2) + 1;
    const Index rows =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(end), '\n') - 1;
    const std::function<void()> ways[] = {
        [&] { fs::remove(stream); }, [&] { fs::rename(stream, old); },
        [&] { writeFile(stream, "a,b,time\n1,2,3\n"); },  // renames its file over
        [&] {
            fs::remove_all(old);
            fs::rename(stream, old);
            fs::create_directory(stream);
        }};
    for (const std::function<void()>& lose : ways) {
        fs::remove_all(stream);
        fs::remove(m_task.log);
        fs::remove(journalPath(m_task.log));
        write(end);
        const FollowResult result = follow(1000, [&](const LiveRun& run) {
            if (run.row + 1 != rows) return;
            std::ofstream(stream, std::ios::app) << m_csv.substr(end);
            lose();
        });
        ASSERT_TRUE(result.lost);
        EXPECT_STREQ(result.lost->code(), "stream-gone");
        EXPECT_FALSE(result.stopped);
        EXPECT_EQ(result.stream->score().runs(), 140);
        EXPECT_EQ(log(), whole);
    }
    fs::remove_all(stream);
    write(m_csv.size());
    const FollowResult again = follow(160);
    EXPECT_EQ(again.resumed, 160) << "once the file is back";
    EXPECT_EQ(log(), whole);
}

TEST_F(LiveFollow, EndsWhereAFileBecomesShorter) {
    write(m_csv.size());
    const FollowResult result = follow(1000, [&](const LiveRun& run) {
        if (run.row + 1 == 160) fs::resize_file(m_task.stream, 500);
    });
    ASSERT_TRUE(result.lost);
    EXPECT_STREQ(result.lost->code(), "stream-cut");
    EXPECT_EQ(result.stream->score().runs(), 140);
    const std::string whole = log(), kept = journal();
    const FollowResult again = follow(1000);
    ASSERT_TRUE(again.lost) << "shorter than what the journal holds of it";
    EXPECT_STREQ(again.lost->code(), "stream-cut");
    EXPECT_EQ(again.resumed, 160);
    EXPECT_EQ(log(), whole);
    EXPECT_EQ(journal(), kept);
}

TEST_F(LiveFollow, EndsWhereItsLogOrJournalIsLost) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log(), journalled = journal();
    const std::string other = (m_folder / "other").string();
    const std::string path = journalPath(m_task.log);
    const auto loses = [&](const std::string& file, const std::function<void()>& lose) {
        fs::remove(m_task.log);
        fs::remove(path);
        try {
            follow(160, [&](const LiveRun& run) {
                if (run.row == 60) lose();
            });
        } catch (const Error& error) {
            return error.message() == Message(messages::kLogLost, {file});
        }
        return false;
    };
    for (const std::string& file : {m_task.log, path}) {
        EXPECT_TRUE(loses(file, [&] { fs::remove(file); }));
        EXPECT_TRUE(loses(file, [&] { fs::rename(file, other); }));
        EXPECT_TRUE(loses(file, [&] { fs::resize_file(file, 0); }));
        EXPECT_EQ(follow(160).resumed, file == path ? 0 : 62);
        EXPECT_EQ(log(), whole);
        EXPECT_EQ(journal(), journalled);
        EXPECT_TRUE(loses(file, [&] { writeFile(file, "of somebody else\n"); }));
        EXPECT_EQ(readFile(file), "of somebody else\n");
    }
}

TEST_F(LiveFollow, KeepsNoJournalBesideADevice) {
    write(m_csv.size());
    m_task.log = "/dev/null";
    EXPECT_EQ(journalPath(m_task.log), "");
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    std::vector<std::string> news;
    FollowEvents events;
    events.onNews = [&](const Message& message) { news.emplace_back(message.code()); };
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        if (run.row + 1 == 160) stop.request_stop();
    };
    EXPECT_EQ(followStream(m_task, events, context).stream->score().runs(), 140);
    EXPECT_EQ(std::ranges::count(news, "log-without-journal"), 1);
    EXPECT_FALSE(fs::exists("/dev/null.journal"));
}

TEST_F(LiveFollow, SaysThatAStreamIsJson) {
    m_task.replay = true;
    for (const char* json : {"{\"a\": 1, \"time\": 2}\n{\"a\": 2, \"time\": 3}\n",
                             "{\n  \"runs\": [\n", "[\n {\"a\": 1, \"time\": 2},\n"}) {
        writeText(json);
        EXPECT_EQ(refusal(), "csv-is-json") << json;
    }
}

TEST_F(LiveFollow, BeginsAgainWhereTheDiskWasFull) {
    write(m_csv.size());
    follow(60);
    const std::string whole = journal(), lines = log();
    for (const std::size_t left : {0, 4, 400}) {
        writeFile(journalPath(m_task.log), whole.substr(0, left));
        follow(60);
        EXPECT_EQ(journal(), whole) << left;
        EXPECT_EQ(log(), lines) << left;
    }
}

TEST_F(LiveFollow, BeginsAnewWhereItIsAsked) {
    write(m_csv.size());
    follow(60);
    m_task.options.initial = 30;
    m_task.anew = true;
    EXPECT_EQ(follow(60).resumed, 0);
    EXPECT_NE(journal().find("\"initial\":30"), std::string::npos);
    m_task.anew = false;
    EXPECT_EQ(follow(60).resumed, 60);
}

TEST_F(LiveFollow, SaysWhichLineOfAJournalIsDamaged) {
    write(m_csv.size());
    follow(60);
    const std::string whole = journal(), lines = log();
    const std::size_t at = whole.find('\n', whole.size() / 2) + 1;
    const auto before =
        std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    for (const char* damaged : {"B ", "B 99999999999999999999", "B 0", "B -1", "B 1x", "B 900", "",
                                "R", "X 1,2,3", "R 1,2", "D 1", "R 1,2,\\x", "R 1,2,3\\"}) {
        writeFile(journalPath(m_task.log), whole.substr(0, at) + damaged + "\n" + whole.substr(at));
        try {
            follow(160);
            FAIL() << damaged;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "journal-damaged") << damaged;
            EXPECT_EQ(error.message().arguments()[1], before + 1) << damaged;
        }
    }
    writeFile(journalPath(m_task.log), whole);
    follow(60);
    EXPECT_EQ(log(), lines);
}

}  // namespace
}  // namespace footbridge
