// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "core/bundle/bundle.h"
#include "core/run/file.h"
#include "core/severity/severity_matrix.h"
#include "core/severity/severity_of.h"
#include "core/source/source_training.h"
#include "core/table/csv_writer.h"
#include "core/table/table_reader.h"
#include "tests/core/platforms.h"

namespace {
std::atomic<int> threadsStarted = 0;
}

/// Counts every thread of the process, whichever library starts it.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*begin)(void*), void* argument) noexcept {
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    ++threadsStarted;
    return create(thread, attributes, begin, argument);
}

namespace footbridge {
namespace {

using namespace platforms;

template <typename Work>
int startedDuring(const Work& work) {
    const int before = threadsStarted;
    work();
    return threadsStarted - before;
}

RunContext with(int threads) {
    RunContext context;
    context.threads = ThreadBudget(threads);
    return context;
}

/// A table of several megabytes, which is read in blocks.
class LargeFile {
  public:
    LargeFile() {
        std::string csv = "size,time\n";
        for (int row = 0; row < 200'000; ++row)
            csv += std::to_string(row) + "," + std::to_string(3 * row) + "\n";
        writeFile(path, csv);
    }
    ~LargeFile() { std::filesystem::remove(path); }
    LargeFile(const LargeFile&) = delete;

    const std::filesystem::path path =
        std::filesystem::temp_directory_path() /
        ("footbridge-threads-" + std::to_string(::getpid()) + ".csv");
};

/// Each kind of work with something that it computes.
struct Work {
    const char* name;
    double (*run)(const RunContext& context);
};

double readTables(const RunContext& context) {
    const LargeFile file;
    return readTable(file.path, {}, context).columns[1].numbers[123'456];
}

double trainSources(const RunContext& context) {
    const std::vector<Dataset> sources{source(), affineTarget()};
    SourceOptions options = quick();
    options.networkSteps = 60;
    const auto model = trainSource(sources, {"size", "threads", "compiler"},
                                   ResponseTransform::Kind::Log, options, context);
    return model->predictions(rawOf(bentTarget(), model->schema)).sum();
}

const Scene& scene() {
    static const Scene known(bentTarget());
    return known;
}

double measureSeverity(const RunContext& context) {
    const Severity severity = severityOf(*scene().model, scene().sources, scene().target,
                                         firstRows(20, 120).shots, scene().matching, context);
    return *severity.headline + severity.bandHigh;
}

double measureMatrix(const RunContext& context) {
    const std::vector<Dataset> tables{source(), affineTarget(), bentTarget()};
    const SourceModelOf modelOf = [&](std::size_t from, const std::vector<std::string>& columns,
                                      ResponseTransform::Kind kind) {
        return trainSource(std::span(&tables[from], 1), columns, kind,
                           severityOptions({1, 30, 20, 4000, 6000, 0}), context);
    };
    const SeverityMatrix matrix = severityMatrix(tables, modelOf, {}, context);
    return *matrix.cells[0][1].headline + *matrix.cells[2][0].headline;
}

double adaptToTargets(const RunContext& context) {
    AdaptOptions options;
    options.outOfFold = false;
    const Adaptation adaptation = scene().adapt(options, 8, context);
    return adaptation.chosen().outOfFold.sum();
}

double verifyBundles(const RunContext& context) {
    return verifyBundle(std::filesystem::path(FOOTBRIDGE_FIXTURES) / "format-3-auto.zip", context)
        .torchDifference;
}

class Threads : public testing::TestWithParam<Work> {};

TEST_P(Threads, NoneIsStartedByABudgetOfOne) {
    GetParam().run(with(1));  // what is set up once, such as the scene, is not counted
    EXPECT_EQ(startedDuring([] { GetParam().run(with(1)); }), 0);
}

TEST_P(Threads, DoNotChangeTheNumbers) {
    EXPECT_EQ(GetParam().run(with(1)), GetParam().run(with(4)));
}

INSTANTIATE_TEST_SUITE_P(Of, Threads,
                         testing::Values(Work{"csv", readTables}, Work{"training", trainSources},
                                         Work{"severity", measureSeverity},
                                         Work{"matrix", measureMatrix},
                                         Work{"adapt", adaptToTargets},
                                         Work{"verify", verifyBundles}),
                         [](const auto& test) { return test.param.name; });

TEST(ThreadCount, SeesThreadsAndStaysInTheBudget) {
    EXPECT_EQ(startedDuring([] { std::thread([] {}).join(); }), 1);
    EXPECT_GT(startedDuring([] { trainSources(with(3)); }), 0);
    EXPECT_GT(startedDuring([] { readTables(with(3)); }), 0);
}

}  // namespace
}  // namespace footbridge
