// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/checkpoints.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stop_token>
#include <thread>

#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/training_run.h"
#include "temporary_folder.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

TrainingRows someRows() {
    Random random(3);
    const auto draw = [&](Index count) {
        Matrix X(count, 3);
        for (double& x : X.reshaped()) x = random.normal();
        return X;
    };
    TrainingRows rows;
    rows.X = draw(150);
    rows.validationX = draw(50);
    const auto truth = [](const Matrix& X) {
        return Vector(X.col(0).array().sin() + X.col(1).array() * X.col(2).array());
    };
    rows.v = truth(rows.X);
    rows.validationV = truth(rows.validationX);
    return rows;
}

class CheckpointsTest : public ::testing::Test {
  protected:
    /// Trains to the end.
    std::optional<TrainingCurve> train(Checkpoints* checkpoints, int threads = 2) const {
        RunContext context;
        context.threads = ThreadBudget(threads);
        std::optional<TrainingCurve> curve;
        const auto work = [&] { curve = trainWatched(start, rows, options, context, checkpoints); };
        if (checkpoints)
            checkpoints->beside(context, work);
        else
            work();
        return curve;
    }
    std::vector<fs::path> files() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().extension() == ".checkpoint") found.push_back(entry.path());
        std::sort(found.begin(), found.end());
        return found;
    }

    TemporaryFolder folder;
    TrainingRows rows = someRows();
    TrainingOptions options{.hidden = {8, 8}, .epochs = 12, .batch = 16};
    Network start = freshNetwork(3, options.hidden, 1, 1);
};

TEST_F(CheckpointsTest, ResumeToTheSameBits) {
    options.epochs = 300;
    const auto whole = train(nullptr);
    for (const int threads : {1, 2}) {
        for (const fs::path& path : files()) fs::remove(path);
        std::stop_source stop;
        RunContext context;
        context.threads = ThreadBudget(threads);
        context.stop = stop.get_token();
        Checkpoints first(folder.path(), 0ms);
        // Stopped as soon as there is a state, some epochs into the training.
        const std::jthread killer([&] {
            while (files().empty()) std::this_thread::yield();
            stop.request_stop();
        });
        EXPECT_THROW(
            first.beside(context, [&] { trainWatched(start, rows, options, context, &first); }),
            Cancelled);
        Checkpoints second(folder.path(), 1h);
        const auto resumed = train(&second, threads);
        EXPECT_EQ(second.resumed(), 1);
        ASSERT_EQ(resumed->points.size(), whole->points.size());
        for (std::size_t i = 0; i < whole->points.size(); ++i)
            EXPECT_EQ(resumed->points[i].error, whole->points[i].error) << i;
        EXPECT_EQ(resumed->network.layers[1].weight, whole->network.layers[1].weight);
        EXPECT_EQ(files().size(), 1u) << "of a finished training the last one is kept";
        // A finished one is not trained again.
        Checkpoints third(folder.path(), 0ms);
        EXPECT_EQ(train(&third)->points.back().error, whole->points.back().error);
        EXPECT_EQ(third.resumed(), 1);
        EXPECT_EQ(third.written(), 0);
    }
}

TEST_F(CheckpointsTest, KeepTheLastTwoAndPassOverADamagedOne) {
    Checkpoints checkpoints(folder.path(), 0ms);
    for (int step = 1; step <= 5; ++step)
        checkpoints.add("one", {step, "state " + std::to_string(step)}, false);
    checkpoints.add("other", {9, "of another"}, false);
    EXPECT_EQ(files().size(), 3u);
    EXPECT_EQ(checkpoints.newest("one")->step, 5);
    EXPECT_EQ(checkpoints.newest("one")->bytes, "state 5");
    for (const fs::path& path : files())
        if (path.string().ends_with("-5.checkpoint")) std::ofstream(path, std::ios::app) << "x";
    EXPECT_EQ(checkpoints.newest("one")->step, 4);
    EXPECT_FALSE(checkpoints.newest("unknown"));
}

TEST_F(CheckpointsTest, AreOfOneTrainingAlone) {
    Checkpoints checkpoints(folder.path(), 0ms);
    const auto first = train(&checkpoints);
    options.frozen = 1;
    const auto other = train(&checkpoints);
    EXPECT_EQ(checkpoints.resumed(), 0);
    EXPECT_NE(other->points.back().error, first->points.back().error);
}

TEST_F(CheckpointsTest, SayWhyTheyCannotBeWritten) {
    std::ofstream(folder.path() / "file") << "x";
    EXPECT_THROW(Checkpoints(folder.path() / "file", 0ms), Error);
}

}  // namespace
}  // namespace footbridge
