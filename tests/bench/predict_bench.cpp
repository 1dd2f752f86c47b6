// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/bundle/platform_bundle.h"
#include "core/graph/interpreter.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/transfer/adapter.h"

// How fast the mixture predicts on one core: rows a second in batch and the median of one row, for
// one source and 25 features; of bundles, also of platforms, where some are named.

namespace {

using namespace footbridge;
/// Of this thread on its core, whatever else the machine does.
double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Dataset platform(const std::string& label, Index rows, Index columns, double level) {
    Random random(1, label);
    Table table;
    for (Index c = 0; c < columns; ++c)
        table.columns.push_back({"x" + std::to_string(c), ColumnType::Number, {}, {}, {}});
    Column time{"time", ColumnType::Number, {}, {}, {}};
    for (Index r = 0; r < rows; ++r) {
        std::vector<double> x;
        for (Column& column : table.columns) {
            x.push_back(random.normal());
            column.numbers.push_back(x.back());
        }
        time.numbers.push_back(std::exp(level + std::sin(2 * x[0]) + x[1] * x[2] + level * x[3] +
                                        0.1 * random.normal()));
    }
    table.columns.push_back(std::move(time));
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

template <class Model>
void measure(const Model& model, const Matrix& rows, const char* what) {
    constexpr Index kBatch = 20000;
    Matrix batch(kBatch, rows.cols());
    for (Index i = 0; i < kBatch; ++i) batch.row(i) = rows.row(i % rows.rows());
    std::vector<double> batches, singles;
    for (int repeat = 0; repeat < 5; ++repeat) {
        const double begin = processorSeconds();
        model.predict(batch);
        batches.push_back(processorSeconds() - begin);
    }
    for (Index i = 0; i < 2000; ++i) {
        const Matrix row = batch.row(i);
        const double begin = processorSeconds();
        model.predict(row);
        singles.push_back(processorSeconds() - begin);
    }
    const auto median = [](std::vector<double>& times) {
        std::nth_element(times.begin(), times.begin() + static_cast<long>(times.size() / 2),
                         times.end());
        return times[times.size() / 2];
    };
    std::printf("%-24s%10td features%12.0f rows/s%10.1f us a row\n", what, rows.cols(),
                static_cast<double>(kBatch) / median(batches), 1e6 * median(singles));
}

void measureMixture(Index shots, Index columns) {
    const std::vector<Dataset> sources{platform("old", 17000, columns, 0)};
    const Dataset target = platform("new", 2000, columns, 1);
    const Matching matching = matchFeatures(sources, target);
    std::vector<std::string> common;
    for (const Match& match : matching.matched) common.push_back(match.source);
    const auto source = trainSource(sources, common, ResponseTransform::Kind::Log, {}, {});
    Split split;
    for (Index row = 0; row < 2000; ++row) (row < shots ? split.shots : split.test).push_back(row);
    AdaptOptions options;
    options.strategies = {Strategy::Auto};
    const Adaptation adaptation = adapt(*source, target, split, matching, options, {});
    const AdaptedModel& model = adaptation.find(Strategy::Auto)->model;
    measure(model, rawFeatures(*target.table, model.schema),
            (std::to_string(shots) + " shots").c_str());
}

}  // namespace

int main(int count, char** arguments) {
    if (count > 1) {
        for (int i = 1; i < count; ++i) {
            if (isPlatformBundle(arguments[i])) {
                const PlatformBundle bundle = readPlatformBundle(arguments[i]);
                measure(bundle.model, bundle.samples, arguments[i]);
                continue;
            }
            const Bundle bundle = readBundle(arguments[i]);
            measure(bundle.model, bundle.samples, arguments[i]);
        }
        return 0;
    }
    for (const Index shots : {10, 50, 100}) measureMixture(shots, 25);
}
