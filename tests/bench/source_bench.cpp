// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>

#include "core/learners/blas_kernels.h"
#include "core/metrics/errors.h"
#include "core/run/random.h"
#include "core/source/source_model.h"
#include "core/source/source_training.h"

// What training a source model costs: processor seconds of the whole process, and seconds on the
// wall with trees and networks side by side. The responses are smooth with interactions and noise.

namespace {

using namespace footbridge;

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double wallSeconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

Dataset platform(const std::string& label, Index rows, Index columns, std::uint64_t seed) {
    Random random(seed, "bench rows");
    Table table;
    table.name = label;
    for (Index c = 0; c < columns; ++c)
        table.columns.push_back({"x" + std::to_string(c), ColumnType::Number, {}, {}, {}});
    Column time{"time", ColumnType::Number, {}, {}, {}};
    const double level = random.normal();
    for (Index r = 0; r < rows; ++r) {
        std::vector<double> x;
        for (Column& column : table.columns) {
            x.push_back(random.normal());
            column.numbers.push_back(x.back());
        }
        time.numbers.push_back(std::exp(level + std::sin(2 * x[0]) + x[1] * x[2] + 0.5 * x[3] +
                                        0.1 * random.normal()));
    }
    table.columns.push_back(std::move(time));
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

double heldOutError(const SourceModel& model, const std::vector<Dataset>& fresh) {
    double sum = 0;
    for (std::size_t j = 0; j < fresh.size(); ++j) {
        const Vector v = fresh[j].response().array().log();
        const Matrix f = model.predictions(rawFeatures(fresh[j], model.schema));
        sum += normalisedError(f.col(static_cast<Index>(j)), v, variance(v));
    }
    return sum / static_cast<double>(fresh.size());
}

void measure(Index rows, Index columns, std::size_t sources) {
    std::vector<Dataset> seen, fresh;
    for (std::size_t j = 0; j < sources; ++j) {
        const Dataset all = platform("platform " + std::to_string(j), rows + 500, columns, j);
        Table first = *all.table, last = *all.table;
        for (std::size_t c = 0; c < first.columns.size(); ++c) {
            first.columns[c].numbers.resize(static_cast<std::size_t>(rows));
            last.columns[c].numbers.erase(last.columns[c].numbers.begin(),
                                          last.columns[c].numbers.begin() + rows);
        }
        seen.push_back(makeDataset(std::make_shared<const Table>(first), all.roles, all.label));
        fresh.push_back(makeDataset(std::make_shared<const Table>(last), all.roles, all.label));
    }
    std::vector<std::string> common;
    for (Index c = 0; c < columns; ++c) common.push_back("x" + std::to_string(c));
    const double wall = wallSeconds(), processor = processorSeconds();
    const auto model = trainSource(seen, common, ResponseTransform::Kind::Log, {}, {});
    std::printf("%7td x %-4td %7zu %10.2f %10.2f %10.3f\n", rows, columns, sources,
                wallSeconds() - wall, processorSeconds() - processor, heldOutError(*model, fresh));
}

}  // namespace

int main() {
    footbridge::useFittingBlasKernels();
    std::printf("%14s %7s %10s %10s %10s\n", "rows a source", "sources", "wall s", "processor s",
                "nMSE");
    measure(1000, 10, 1);
    measure(17000, 23, 1);
    measure(2000, 120, 3);
    measure(4000, 120, 2);
}
