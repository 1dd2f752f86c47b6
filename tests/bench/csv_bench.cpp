// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "core/run/random.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

constexpr std::size_t kColumns = 20;

// A file in a temporary folder that goes with the benchmark.
class CsvFile {
  public:
    explicit CsvFile(std::size_t rows)
        : m_path(std::filesystem::temp_directory_path() /
                 ("footbridge-bench-" + std::to_string(::getpid()) + "-" + std::to_string(rows) +
                  ".csv")) {
        std::ofstream file(m_path, std::ios::binary);
        std::string text;
        for (std::size_t c = 0; c < kColumns; ++c)
            text += (c ? ",column_" : "column_") + std::to_string(c);
        text += '\n';
        Random random(1, "csv benchmark");
        char number[32];
        for (std::size_t r = 0; r < rows; ++r) {
            for (std::size_t c = 0; c < kColumns; ++c) {
                if (c) text += ',';
                // As many digits as make 200 000 rows 57 MB.
                const auto end =
                    std::to_chars(number, number + sizeof number, random.normal() * 1e3,
                                  std::chars_format::general, 12);
                text.append(number, end.ptr);
            }
            text += '\n';
            if (text.size() > (std::size_t{1} << 20)) {
                file << text;
                text.clear();
            }
        }
        file << text;
        file.close();
        m_bytes = std::filesystem::file_size(m_path);
    }
    ~CsvFile() { std::filesystem::remove(m_path); }
    CsvFile(const CsvFile&) = delete;
    CsvFile& operator=(const CsvFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::size_t bytes() const { return m_bytes; }

  private:
    std::filesystem::path m_path;
    std::size_t m_bytes = 0;
};

double anonymousBytes() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word != "RssAnon:") continue;
        double kilobytes = 0;
        status >> kilobytes;
        return kilobytes * 1024;
    }
    return 0;
}

// The most anonymous memory while reading, above what was there before, over the size of the
// numbers.
double memoryRatio(const CsvFile& file, std::size_t rows) {
    const double before = anonymousBytes();
    std::atomic<double> peak = before;
    Table table;
    {
        const std::jthread watch([&](std::stop_token stop) {
            while (!stop.stop_requested()) {
                peak = std::max(peak.load(), anonymousBytes());
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
        table = readTable(file.path());
    }
    peak = std::max(peak.load(), anonymousBytes());
    benchmark::DoNotOptimize(table);
    return (peak - before) / (static_cast<double>(rows * kColumns) * sizeof(double));
}

void readCsvFile(benchmark::State& state) {
    const auto rows = static_cast<std::size_t>(state.range(0));
    const CsvFile file(rows);
    const double ratio = memoryRatio(file, rows);
    for (auto run : state) benchmark::DoNotOptimize(readTable(file.path()));
    state.SetBytesProcessed(static_cast<std::int64_t>(file.bytes()) *
                            static_cast<std::int64_t>(state.iterations()));
    state.counters["file MB"] = static_cast<double>(file.bytes()) / 1e6;
    state.counters["memory / numbers"] = ratio;
}
// The second file has about 1 GB.
BENCHMARK(readCsvFile)->Arg(200'000)->Arg(3'600'000)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace footbridge
