// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/bundle/model_code.h"
#include "core/graph/graph_json.h"
#include "core/run/file.h"

// The C source of the bundles that are named: its size, how long it takes to write and to compile,
// and how many rows a second it predicts on one core with several options, beside the native
// prediction of the same rows.

namespace {

using namespace footbridge;
using Predict = int (*)(const double*, double*, double*, double*);

/// Of this thread on its core, whatever else the machine does.
double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

template <class Work>
double medianSeconds(const Work& work) {
    std::vector<double> times;
    for (int repeat = 0; repeat < 5; ++repeat) {
        const double begin = processorSeconds();
        work();
        times.push_back(processorSeconds() - begin);
    }
    std::nth_element(times.begin(), times.begin() + 2, times.end());
    return times[2];
}

void measureCompiled(const std::string& options, const std::filesystem::path& folder,
                     const Matrix& rows, const Vector& wanted) {
    static int number = 0;
    const std::string library = (folder / ("model" + std::to_string(number++) + ".so")).string();
    const std::string command =
        options + " -std=c99 -shared -fPIC " + (folder / kCodeFile).string() + " -lm -o " + library;
    timespec begin{}, end{};
    clock_gettime(CLOCK_MONOTONIC, &begin);
    if (std::system(command.c_str()) != 0) return;
    clock_gettime(CLOCK_MONOTONIC, &end);
    void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    const auto predict = reinterpret_cast<Predict>(dlsym(handle, "predict"));
    const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> byRow = rows;
    double largest = 0;
    const double seconds = medianSeconds([&] {
        for (Index r = 0; r < byRow.rows(); ++r) {
            double y = 0, lower = 0, upper = 0;
            predict(byRow.row(r).data(), &y, &lower, &upper);
            largest = std::max(largest, std::abs(y - wanted[r]) / std::abs(wanted[r]));
        }
    });
    std::printf("  %-42s%10.0f rows/s%8.1f s to compile%12.1e off\n", options.c_str(),
                static_cast<double>(rows.rows()) / seconds,
                static_cast<double>(end.tv_sec - begin.tv_sec) +
                    1e-9 * static_cast<double>(end.tv_nsec - begin.tv_nsec),
                largest);
    dlclose(handle);
}

void measure(const std::string& path) {
    constexpr Index kRows = 10000;
    const Bundle bundle = readBundle(path);
    const AdaptedModel& model = bundle.model;
    const std::string graph = graph::toJson(model.graph).dump();
    graph::CSource code;
    const double writing = medianSeconds([&] { code = modelCode(model, bundle.policy, graph); });
    Matrix rows(kRows, bundle.samples.cols());
    for (Index i = 0; i < kRows; ++i) rows.row(i) = bundle.samples.row(i % bundle.samples.rows());
    Vector wanted;
    const double native = medianSeconds([&] { wanted = model.predict(rows).value; });
    std::printf("%s\n  %td features, model.c %.2f MB, written in %.3f s, stack %zu bytes\n",
                path.c_str(), rows.cols(), 1e-6 * static_cast<double>(code.source.size()), writing,
                code.stackBytes);
    std::printf("  %-42s%10.0f rows/s\n", "native", static_cast<double>(kRows) / native);
    std::string name = (std::filesystem::temp_directory_path() / "code-bench-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(name.data());
    writeFile(folder / kCodeFile, code.source);
    writeFile(folder / kCodeHeaderFile, code.header);
    for (const char* options :
         {"gcc -O2", "gcc -O3 -fno-math-errno", "gcc -O3 -march=native -fno-math-errno",
          "clang-16 -O3 -march=native -fno-math-errno"})
        measureCompiled(options, folder, rows, wanted);
    std::filesystem::remove_all(folder);
}

}  // namespace

int main(int count, char** arguments) {
    for (int i = 1; i < count; ++i) measure(arguments[i]);
}
