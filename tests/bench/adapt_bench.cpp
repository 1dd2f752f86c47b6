// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "core/learners/blas_kernels.h"
#include "core/matching/common_ground.h"
#include "core/source/source_training.h"
#include "core/table/table_reader.h"
#include "core/transfer/adapter.h"

// What the engine costs on two tables, in processor seconds: training the source model, adapting
// the mixture to the first rows of the target, predicting many rows and one. side_by_side.py runs
// it beside others on the same tables.
//
//   adapt_bench SOURCE TARGET SHOTS      the response is the column "time"

namespace {

using namespace footbridge;

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double least(const std::vector<double>& times) {
    return *std::min_element(times.begin(), times.end());
}

Dataset read(const std::filesystem::path& path) {
    Roles roles;
    roles.response = "time";
    return makeDataset(std::make_shared<const Table>(readTable(path, {}, {})), roles);
}

void predict(const AdaptedModel& model, const Matrix& rows) {
    constexpr Index kBatch = 20000;
    Matrix batch(kBatch, rows.cols());
    for (Index i = 0; i < kBatch; ++i) batch.row(i) = rows.row(i % rows.rows());
    std::vector<double> batches, singles;
    for (int repeat = 0; repeat < 5; ++repeat) {
        const double begin = processorSeconds();
        model.predict(batch);
        batches.push_back(processorSeconds() - begin);
    }
    for (Index i = 0; i < 1000; ++i) {
        const double begin = processorSeconds();
        model.predict(Matrix(batch.row(i)));
        singles.push_back(processorSeconds() - begin);
    }
    std::nth_element(singles.begin(), singles.begin() + 500, singles.end());
    std::printf("predict_rows_per_second %.0f\none_row_microseconds %.1f\n",
                kBatch / least(batches), 1e6 * singles[500]);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::fprintf(stderr, "adapt_bench SOURCE TARGET SHOTS\n");
        return 2;
    }
    useFittingBlasKernels();
    const std::vector<Dataset> sources{read(arguments[1])};
    const Dataset target = read(arguments[2]);
    const Matching matching = matchFeatures(sources, target);
    Split split;
    const Index shots = std::atoi(arguments[3]);
    for (Index row = 0; row < target.table->rows(); ++row)
        (row < shots ? split.shots : split.test).push_back(row);

    double begin = processorSeconds();
    const auto source =
        trainSource(sources, commonColumns(matching), ResponseTransform::Kind::Log, {}, {});
    std::printf("source_seconds %.3f\n", processorSeconds() - begin);
    AdaptOptions options;
    options.strategies = {Strategy::Auto};
    std::vector<double> times;
    Adaptation adaptation;
    for (int repeat = 0; repeat < 3; ++repeat) {
        begin = processorSeconds();
        adaptation = adapt(*source, target, split, matching, options, {});
        times.push_back(processorSeconds() - begin);
    }
    const StrategyResult& result = *adaptation.find(Strategy::Auto);
    std::printf("adapt_seconds %.4f\nnmse %.5f\n", least(times), result.test->nmse);
    predict(result.model, rawFeatures(*target.table, result.model.schema));
}
