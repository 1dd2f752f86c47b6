// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>

#include "core/online/live_follow.h"
#include "core/online/live_journal.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"

namespace footbridge {

namespace fs = std::filesystem;

/// Follows a stream of 160 runs, whose times are four times as long from the hundred-first on.
class LiveFollowTest : public ::testing::Test {
  protected:
    LiveFollowTest() {
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
    ~LiveFollowTest() override { fs::remove_all(m_folder); }

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

}  // namespace footbridge
