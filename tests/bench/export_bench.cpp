// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include <cmath>
#include <cstdio>
#include <filesystem>

#include "core/bundle/bundle.h"
#include "core/bundle/report.h"
#include "core/run/random.h"
#include "core/source/source_training.h"
#include "core/transfer/adapter.h"

/// Time and size of an export with its verification, with the state to go on from and a report:
/// 50 shots of 150 features, of which a third is shared with the source, every strategy.
namespace footbridge {
namespace {

constexpr Index kFeatures = 150;
constexpr Index kShots = 50;

double seconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Dataset platform(const std::string& label, Index rows, Index firstName, double level) {
    Random random(7, label);
    Table table;
    table.name = label;
    Column response{"time", ColumnType::Number, {}, {}, {}};
    std::vector<double> sums(static_cast<std::size_t>(rows), level);
    for (Index c = 0; c < kFeatures; ++c) {
        Column column{"counter " + std::to_string(firstName + c), ColumnType::Number, {}, {}, {}};
        for (double& sum : sums) {
            column.numbers.push_back(random.normal());
            sum += column.numbers.back() / static_cast<double>(1 + c);
        }
        table.columns.push_back(std::move(column));
    }
    for (const double sum : sums) response.numbers.push_back(std::exp(sum));
    table.columns.push_back(std::move(response));
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, label);
}

int measure() {
    const std::vector<Dataset> sources{platform("old", 2000, 0, 0)};
    const Dataset target = platform("new", 400, 100, 1);
    const Matching matching = matchFeatures(sources, target);
    std::vector<std::string> common;
    for (const Match& match : matching.matched) common.push_back(match.source);
    const auto source = trainSource(sources, common, ResponseTransform::Kind::Log, {}, {});
    Split split;
    for (Index row = 0; row < 400; ++row) (row < kShots ? split.shots : split.test).push_back(row);
    const Adaptation adaptation = adapt(*source, target, split, matching, {}, {});

    const auto path = std::filesystem::temp_directory_path() / "footbridge-export-bench.zip";
    AdaptationState state{source, matching, shotsOf(target, split.shots), Pool::All, {}, 1, 1, {}};
    BundleExtras extras;
    extras.state = std::make_shared<const AdaptationState>(std::move(state));
    const std::string report = htmlReport({}, matching, adaptation, {});
    std::printf("%-28s%8s%8s%8s%14s%14s\n", "50 shots x 150 features", "wall s", "CPU s", "MB",
                "TorchScript", "ONNX");
    for (const StrategyResult& result : adaptation.results) {
        if (!result.available) continue;
        const Matrix raw = rawFeatures(*target.table, result.model.schema);
        const double wall = seconds(CLOCK_MONOTONIC), busy = seconds(CLOCK_PROCESS_CPUTIME_ID);
        const ExportReport done = writeBundle(path, result.model, {}, raw, report, {}, extras);
        std::printf("%-28s%8.2f%8.2f%8.2f%14.1e%14.1e\n",
                    std::string(strategyName(result.strategy)).c_str(),
                    seconds(CLOCK_MONOTONIC) - wall, seconds(CLOCK_PROCESS_CPUTIME_ID) - busy,
                    static_cast<double>(done.bytes) / 1e6, done.torchDifference,
                    done.onnxDifference);
    }
    std::filesystem::remove(path);

    return 0;
}

}  // namespace
}  // namespace footbridge

int main() {
    return footbridge::measure();
}
