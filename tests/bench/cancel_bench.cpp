// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <thread>

#include "core/analysis/analysis.h"
#include "core/learners/blas_kernels.h"
#include "core/learners/gaussian_process.h"
#include "core/learners/network.h"
#include "core/learners/network_training.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/table/table_reader.h"

// How long a cancelled computation still runs: milliseconds on the wall, the longest of several
// times to ask at. The budget is a tenth of a second.

namespace {

using namespace footbridge;
using Clock = std::chrono::steady_clock;

Matrix numbers(Index rows, Index columns) {
    Random random(1, "bench rows");
    Matrix X(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) X(i, j) = random.normal();
    return X;
}

Vector responses(const Matrix& X) {
    return 0.6 * X.col(0).array() + 0.8 * (1.5 * X.col(1).array()).sin();
}

Dataset platform(const char* label, Index rows, double level) {
    const Matrix X = numbers(rows, 8);
    Table table;
    table.name = label;
    for (Index c = 0; c < X.cols(); ++c) {
        Column column{"x" + std::to_string(c), ColumnType::Number, {}, {}, {}};
        column.numbers.assign(X.col(c).begin(), X.col(c).end());
        table.columns.push_back(std::move(column));
    }
    Column time{"time", ColumnType::Number, {}, {}, {}};
    for (const double v : responses(X)) time.numbers.push_back(std::exp(level + v));
    table.columns.push_back(std::move(time));
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

void measure(const char* what, const std::vector<int>& waits,
             const std::function<void(const RunContext&)>& work) {
    double longest = 0;
    for (const int wait : waits) {
        std::stop_source stop;
        RunContext context;
        context.stop = stop.get_token();
        Clock::time_point asked;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            asked = Clock::now();
            stop.request_stop();
        });
        try {
            for (;;) work(context);
        } catch (const Cancelled&) {
        }
        const auto answered = Clock::now();
        canceller.join();
        longest =
            std::max(longest, std::chrono::duration<double, std::milli>(answered - asked).count());
    }
    std::printf("%-28s %8.1f ms\n", what, longest);
}

}  // namespace

int main() {
    useFittingBlasKernels();
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "cancel_bench.csv";
    std::string csv = "a,b,c\n";
    for (int row = 0; csv.size() < 30'000'000; ++row)
        csv += std::to_string(row) + "," + std::to_string(0.25 * row) + ",k" +
               std::to_string(row % 7) + "\n";
    writeFile(file, csv);
    measure("read 30 MB of CSV", {5, 15, 40}, [&](const RunContext& c) { readTable(file, {}, c); });
    std::filesystem::remove(file);

    const Matrix X = numbers(5000, 20), few = numbers(3000, 10);
    NetworkOptions steps;
    steps.steps = 1'000'000;
    measure("network, 5 000 rows", {50, 200, 400},
            [&](const RunContext& c) { trainNetwork(X, responses(X), {}, 1, steps, c); });
    measure("Gaussian process, 3 000 rows", {50, 150, 400}, [&](const RunContext& c) {
        GaussianProcess process;
        process.fit(few, responses(few), c);
    });

    AnalysisInput input;
    input.sources = {platform("old", 4000, 0)};
    input.target = platform("new", 400, 0.5);
    input.shots = {ShotRequest::Kind::Count, 80, {}};
    measure("analysis, training", {50, 200, 400, 800},
            [&](const RunContext& c) { analyse(input, c); });
    input.sourceOptions.networks = 1;
    input.sourceOptions.networkSteps = 60;
    input.sourceOptions.boostingRounds = 20;
    const auto source = analyse(input, {}).source;
    measure("analysis, from the source on", {30, 150, 400, 800, 1600},
            [&](const RunContext& c) { analyse(input, c, source); });
}
