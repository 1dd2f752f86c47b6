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
