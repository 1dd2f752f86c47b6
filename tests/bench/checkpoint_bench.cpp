// SPDX-License-Identifier: GPL-3.0-or-later
// What checkpoints add to a training: the same one without them and with one every EVERY
// milliseconds (default 1000), in turns. Usage: checkpoint_bench FOLDER [EVERY [TURNS]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "core/run/random.h"
#include "core/studies/checkpoints.h"
#include "core/studies/training_run.h"

using namespace footbridge;

namespace {

TrainingRows drawRows(Index count) {
    Random random(1);
    TrainingRows rows;
    const auto draw = [&](Index n) {
        Matrix X(n, 20);
        for (double& x : X.reshaped()) x = random.normal();
        return X;
    };
    rows.X = draw(count);
    rows.validationX = draw(count / 3);
    rows.v = rows.X.leftCols(3).rowwise().sum().array().sin();
    rows.validationV = rows.validationX.leftCols(3).rowwise().sum().array().sin();
    return rows;
}

Timing measure(const TrainingRows& rows, const char* folder, long every) {
    const TrainingOptions options{.epochs = 150};
    const Network start = freshNetwork(20, options.hidden, 1, 1);
    const Stopwatch watch;
    if (!folder) {
        trainWatched(start, rows, options, {});
        return watch.elapsed();
    }
    std::filesystem::remove_all(folder);
    Checkpoints checkpoints(folder, std::chrono::milliseconds(every));
    checkpoints.beside({}, [&] { trainWatched(start, rows, options, {}, &checkpoints); });
    const Timing time = watch.elapsed();
    std::printf("  %d checkpoints, ", checkpoints.written());
    return time;
}

double middle(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + std::ssize(values) / 2, values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::printf("checkpoint_bench FOLDER [EVERY [TURNS]]\n");
        return 2;
    }
    const long every = count > 2 ? std::atol(arguments[2]) : 1000;
    const int turns = count > 3 ? std::atoi(arguments[3]) : 5;
    const TrainingRows rows = drawRows(3000);
    std::vector<double> wall, processor;
    for (int turn = 0; turn < turns; ++turn) {
        const Timing without = measure(rows, nullptr, 0);
        const Timing with = measure(rows, arguments[1], every);
        wall.push_back(with.wall / without.wall - 1);
        processor.push_back(with.processor / without.processor - 1);
        std::printf("without %.2f s, with %.2f s; processor %.2f s, %.2f s\n", without.wall,
                    with.wall, without.processor, with.processor);
    }
    std::printf(
        "overhead: wall %.2f %%, processor of the training thread %.2f %% (medians of %d)\n",
        100 * middle(wall), 100 * middle(processor), turns);
}
