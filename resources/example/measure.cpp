// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the built-in example: real kernels over a grid of settings. The same program makes both
// platforms; README.md has the two compiler command lines and what they stand for.
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <thread>

#include "kernels.h"

namespace {

using example::Config;
using example::Work;

double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <template <int> class K>
std::unique_ptr<example::Kernel> makeUnrolled(const Config& config) {
    if (config.unroll == 4) return std::make_unique<K<4>>(config);
    if (config.unroll == 2) return std::make_unique<K<2>>(config);
    return std::make_unique<K<1>>(config);
}

std::unique_ptr<example::Kernel> makeKernel(const Config& config) {
    if (config.kernel == "matmul") return makeUnrolled<example::Matmul>(config);
    if (config.kernel == "stencil") return makeUnrolled<example::Stencil>(config);
    if (config.kernel == "spmv") return makeUnrolled<example::SparseProduct>(config);
    return config.kernel == "sort" ? example::makeSort(config) : example::makeHash(config);
}

/// Seconds of one run: in every phase the processor time of the slowest thread. Processor time and
/// not the clock on the wall, so that other programs on the machine disturb it little.
double runOnce(example::Kernel& kernel, const Config& config) {
    kernel.reset();
    double seconds = 0;
    for (int phase = 0; phase < kernel.phases(); ++phase) {
        std::vector<double> busy(static_cast<std::size_t>(config.threads));
        const auto work = [&](int part) {
            const double start = threadSeconds();
            kernel.run(phase, {part, config.threads, config.interleaved});
            busy[static_cast<std::size_t>(part)] = threadSeconds() - start;
        };
        std::vector<std::thread> others;
        for (int part = 1; part < config.threads; ++part) others.emplace_back(work, part);
        work(0);
        for (std::thread& other : others) other.join();
        seconds += *std::max_element(busy.begin(), busy.end());
    }
    return seconds;
}

/// Adds the seconds of at least nine runs and 20 ms, after one to warm up.
void measure(example::Kernel& kernel, const Config& config, std::vector<double>& seconds) {
    runOnce(kernel, config);
    double total = 0;
    for (int runs = 0; runs < 9 || (total < 0.02 && runs < 2000); ++runs) {
        seconds.push_back(runOnce(kernel, config));
        total += seconds.back();
    }
}

struct Grid {
    struct Sizes {
        double smallest, largest;
    };
    std::map<std::string, Sizes> sizes;
    std::vector<int> unrolls, threads;
    std::size_t perKernel, twins;  ///< twins: settings of a kernel that are measured a second time
};

Grid sourceGrid() {
    return {{{"matmul", {32, 320}},
             {"stencil", {64, 1024}},
             {"spmv", {1000, 150000}},
             {"sort", {1000, 200000}},
             {"hash", {2000, 400000}}},
            {1, 2, 4},
            {1},
            92,
            5};
}

Grid targetGrid() {
    return {{{"matmul", {64, 480}},
             {"stencil", {128, 1280}},
             {"spmv", {3000, 300000}},
             {"sort", {3000, 320000}},
             {"hash", {4000, 640000}}},
            {1},
            {1, 2},
            57,
            3};
}

std::vector<Config> drawConfigs(const Grid& grid, std::uint64_t seed) {
    std::mt19937_64 bits(seed);
    const auto pick = [&bits](const auto& values) { return values[bits() % values.size()]; };
    const auto pickSize = [&bits](const Grid::Sizes& sizes) {
        const double share = static_cast<double>(bits() >> 11) * 0x1p-53;
        const double size = sizes.smallest * std::pow(sizes.largest / sizes.smallest, share);
        return static_cast<std::size_t>(size) / 8 * 8;
    };
    const std::vector<std::size_t> tiles{8, 16, 32, 64, 128}, rowEntries{4, 8, 16, 32};
    const std::vector<int> iterations{1, 2, 4, 8};
    std::vector<Config> configs;
    for (const auto& [kernel, sizes] : grid.sizes) {
        const bool simple = kernel == "sort" || kernel == "hash";
        const std::size_t first = configs.size();
        for (std::size_t i = 0; i < grid.perKernel; ++i) {
            Config config{kernel, pickSize(sizes), pick(tiles)};
            config.unroll = simple ? 1 : pick(grid.unrolls);
            config.iterations = simple || kernel == "matmul" ? 1 : pick(iterations);
            config.rowEntries = pick(rowEntries);
            config.threads = pick(grid.threads);
            config.interleaved = !simple && config.threads > 1 && bits() % 2;
            configs.push_back(config);
        }
        for (std::size_t i = 0; i < grid.twins; ++i) configs.push_back(configs[first + 7 * i]);
    }
    for (std::size_t i = configs.size(); i > 1; --i) std::swap(configs[i - 1], configs[bits() % i]);
    return configs;
}

std::string number(double value) {
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 6);
    return {text, end.ptr};
}
std::string whole(double value) {
    char text[40];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, 0);
    return {text, end.ptr};
}

void printRow(const std::vector<std::string>& cells, std::FILE* file) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        std::fprintf(file, "%s%s", i ? "," : "", cells[i].c_str());
    std::fprintf(file, "\n");
}

std::vector<std::string> sourceRow(const Config& config, const Work& work, double seconds) {
    return {config.kernel,
            whole(double(config.n)),
            whole(double(config.tile)),
            std::to_string(config.unroll),
            std::to_string(config.iterations),
            whole(work.flops),
            whole(work.bytesLoaded),
            whole(work.bytesStored),
            whole(work.branches),
            number(work.workingSetBytes / 1024),
            number(1e3 * seconds)};
}

std::vector<std::string> targetRow(const Config& config, const Work& work, double seconds) {
    return {number(work.workingSetBytes / 1048576),
            whole(work.flops),
            number(work.bytesLoaded / 1024),
            number(work.bytesStored / 1024),
            number(work.flops / work.bytesLoaded),
            config.kernel,
            whole(double(config.tile)),
            whole(double(config.n)),
            std::to_string(config.iterations),
            std::to_string(config.threads),
            config.interleaved ? "interleaved" : "static",
            number(seconds)};
}

int usage() {
    std::fprintf(stderr, "usage: measure source|target OUT.csv [NOISE.csv]\n");
    return 2;
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3 || count > 4) return usage();
    const bool isSource = !std::strcmp(arguments[1], "source");
    if (!isSource && std::strcmp(arguments[1], "target")) return usage();
    std::FILE* out = std::fopen(arguments[2], "w");
    std::FILE* noise = count > 3 ? std::fopen(arguments[3], "w") : nullptr;
    if (!out || (count > 3 && !noise)) {
        std::fprintf(stderr, "measure: cannot write %s\n", arguments[out ? 3 : 2]);
        return 1;
    }
    using Cells = std::vector<std::string>;
    printRow(isSource
                 ? Cells{"kernel", "n", "tile", "unroll", "iterations", "flops", "bytes_loaded [B]",
                         "bytes_stored [B]", "branches", "working_set [KiB]", "time [ms]"}
                 : Cells{"Working-Set [MiB]", "FP_OPS", "MEM_LOADS [KiB]", "MEM_STORES [KiB]",
                         "arithmetic_intensity", "Kernel", "TILE", "problem_size", "iters",
                         "threads", "schedule", "runtime_s"},
             out);
    const auto configs = drawConfigs(isSource ? sourceGrid() : targetGrid(), isSource ? 11 : 12);
    // Passes over the whole grid, so that a disturbance of some seconds spoils one of them only.
    constexpr int kPasses = 3;
    std::vector<std::vector<double>> seconds(configs.size());
    std::vector<Work> works(configs.size());
    double checksum = 0;
    for (int pass = 0; pass < kPasses; ++pass)
        for (std::size_t i = 0; i < configs.size(); ++i) {
            const auto kernel = makeKernel(configs[i]);
            measure(*kernel, configs[i], seconds[i]);
            if (pass == 0) works[i] = kernel->work();
            checksum += kernel->checksum();
            std::fprintf(stderr, "\rpass %d of %d, %zu of %zu ", pass + 1, kPasses, i + 1,
                         configs.size());
        }
    for (std::size_t i = 0; i < configs.size(); ++i) {
        std::sort(seconds[i].begin(), seconds[i].end());
        const double fastest = seconds[i].front(), median = seconds[i][seconds[i].size() / 2];
        printRow(isSource ? sourceRow(configs[i], works[i], fastest)
                          : targetRow(configs[i], works[i], fastest),
                 out);
        if (noise) printRow({number(fastest), number(median)}, noise);
    }
    std::fprintf(stderr, "\nchecksum %g\n", checksum);
    const bool failed = std::fclose(out) != 0;
    if (noise) std::fclose(noise);
    return failed ? 1 : 0;
}
