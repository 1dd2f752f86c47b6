// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/formats/tool_file.h"
#include "core/run/file.h"
#include "tests/core/reference_data.h"
#include "tool_samples.h"

namespace footbridge::tests {
namespace {

/// A cell, found by hand or by Python in the file itself.
struct Cell {
    std::size_t row;
    const char* column;
    const char* text;  ///< compared as a number where it is one
};

struct RealFile {
    const char* name;
    const char* kind;
    std::size_t rows, columns;
    std::vector<Cell> cells;
};

void PrintTo(const RealFile& file, std::ostream* out) {
    *out << file.name;
}

constexpr std::size_t kLast = std::numeric_limits<std::size_t>::max();

std::vector<RealFile> realFiles() {
    return {
        {"google-benchmark.json",
         "google-benchmark",
         14,
         5,
         {{0, "real_time [ns]", "10"},
          {11, "real_time [ns]", "4e8"},
          {11, "cpu_time [ns]", "5e8"},
          {kLast, "label", "a label"},
          {kLast, "real_time [ns]", "1e9"}}},
        {"google-benchmark-aggregates.json",
         "google-benchmark",
         8,
         1,
         {{0, "benchmark", "99 family 0 instance 0 repetition 0"},
          {kLast, "benchmark", "89 family 1 instance 1 repetition 1"}}},
        {"google-benchmark-real.json",
         "google-benchmark",
         74,
         15,
         {{0, "size", "64"},
          {0, "iterations", "50652235"},
          {40, "rows", "128"},
          {40, "payload", "96"},
          {40, "cpu_time [ns]", "20021.035635509605"},
          {kLast, "benchmark", "BM_PipelineBatchMaterialization"},
          {kLast, "backend", "13"},
          {kLast, "real_time [ns]", "357388.60367740627"}}},
        {"hyperfine.json",
         "hyperfine",
         6,
         2,
         {{0, "time [s]", "13.148435542520001"}, {kLast, "time [s]", "10.25172425152"}}},
        {"perf-stat.csv",
         "perf-stat",
         1,
         10,
         {{0, "task-clock [ms]", "64701.16"},
          {0, "cycles", "264690533400"},
          {0, "branch-misses", "2404110819"}}},
        {"perf-stat-o.csv",
         "perf-stat",
         1,
         2,
         {{0, "instructions", "425115750611"}, {0, "branch-misses", "2397300420"}}},
        {"perf-stat-vm.csv",
         "perf-stat",
         1,
         6,
         {{0, "task-clock [ms]", "0.73"}, {0, "page-faults", "48"}, {0, "cycles", ""}}},
        {"ncu-details.csv",
         "ncu-details",
         5,
         21,
         {{3, "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed [%]", "51.42"},
          {3, "sm__warps_active.avg.pct_of_peak_sustained_active [%]", "92.80"},
          {0, "Grid Size X", "98"},
          {4, "Grid Size Y", "8"},
          {4, "smsp__warp_issue_stalled_math_throttle_per_warp_active.avg", ""}}},
        {"nvprof-metrics.csv",
         "nvprof-metrics",
         1,
         123,
         {{0, "Invocations", "301"},
          {0, "achieved_occupancy", "0.935178"},
          {0, "shared_utilization", "7"},
          {0, "branch_efficiency [%]", "100"},
          {0, "sysmem_write_throughput [KiB/s]", "976.5625"}}},
        {"nvprof-trace.csv",
         "nvprof-trace",
         102,
         17,
         {{0, "Start [s]", "0.579315"},
          {99, "Duration [ms]", "0.338246"},
          {100, "Size [MiB]", "128"},
          {kLast, "Throughput [MiB/s]", "405.478171"},
          {kLast, "Grid X", ""}}},
        {"nvprof-summary.csv",
         "nvprof-summary",
         4,
         7,
         {{0, "Time [ms]", "542.36"},
          {2, "Calls", "150"},
          {2, "Max [ms]", "2.1159"},
          {1, "Name",
           "red_sor(float*, float*, float*, float*, float*, float*, float*, float*, float*, float, "
           "int, int, int)"}}},
        {"rocprof-pmc.csv",
         "rocprof",
         3,
         23,
         {{0, "time [ns]", "20160"}, {2, "time [ns]", "16640"}, {2, "SQ_CYCLES", "336360"}}},
        {"rocprof-timestamps.csv", "rocprof", 3, 14, {{1, "time [ns]", "15680"}}},
        {"rocprof-compute-pmc_perf.csv",
         "rocprof",
         3,
         984,  // 1,022 without 18 wave_size_, 18 obj_, obj and both ends, with the time
         {{2, "time [ns]", "16640"}, {2, "TCC_WRITE[5]", "4096"}, {2, "SQ_WAVES_LT_16", "0"}}},
        {"kernel-tuner-cache.json",
         "kernel-tuner",
         105,
         5,
         {{0, "block_size_x", "128"},
          {0, "time [ms]", "0.1268800050020218"},
          {kLast, "block_size_x", "1024"},
          {kLast, "time [ms]", "0.025119999423623085"}}},
        {"kernel-tuner-T4.json",
         "kernel-tuner-t4",
         8,
         3,
         {{0, "score", "-0.234"},
          {kLast, "method", "trust-constr"},
          {kLast, "mean runtime [ms]", "2287910.966631025"}}},
        {"caliper-split.json",
         "caliper-split",
         200,
         4,
         {{kLast, "mpi.rank", "7"},
          {kLast, "sum#time.duration", "262458"},
          {kLast, "path",
           "main/LagrangeLeapFrog/LagrangeElements/CalcQForElems/CalcMonotonicQRegionForElems"},
          {8, "path", "main"}}},
        {"caliper.cali",
         "caliper-stream",
         20,
         6,
         {{1, "path", "main"},
          {kLast, "path", "main/lulesh.cycle/LagrangeLeapFrog/CalcTimeConstraintsForElems"},
          {18, "sum#time.duration", "0.095906"},
          {18, "count", "350"}}},
        {"hatchet-literal.json",
         "hatchet",
         24,
         5,
         {{0, "time (inc)", "135"}, {8, "path", "foo/qux/quux/corge/bar/baz"}, {18, "time", "15"}}},
        {"tau-profile.0.0.0",
         "tau",
         23,
         6,
         {{0, "TIME inclusive [us]", "51781"},
          {kLast, "TIME exclusive [us]", "27"},
          {kLast, "group", "TAU_CALLPATH|MPI"}}},
        {"timemory-wall.tree.json",
         "timemory",
         28,
         5,
         {{0, "wall inclusive [s]", "35.638487535"},
          {0, "laps", "3"},
          {kLast, "rank", "1"},
          {kLast, "wall exclusive [s]", "0.400096574"}}},
        {"pyinstrument.json",
         "pyinstrument",
         111,
         5,
         {{0, "time [s]", "0.47815"},
          {kLast, "path", "<module>/print"},
          {kLast, "time [s]", "0.013541"}}},
        {"extrap-text.txt",
         "extrap-text",
         250,
         5,
         {{0, "time", "1.007912824061828"},
          {124, "time", "1641.8554614544396"},
          {124, "x", "60"},
          {124, "y", "5"},
          {kLast, "flops", "1641.8554614544396"}}},
        {"extrap-lines.jsonl",
         "extrap-lines",
         125,
         4,
         {{0, "metr", "2"}, {kLast, "x", "5"}, {kLast, "metr", "30"}}},
        {"extrap-measurements.json",
         "extrap-json",
         50,
         5,
         {{0, "time", "3.5"}, {0, "visits", "5"}, {1, "visits", ""}, {kLast, "time", "33.5"}}},
        {"talpas.txt", "talpas", 25, 3, {{kLast, "x", "60"}, {kLast, "time", "721.0616186790007"}}},
        {"likwid-perfctr-marker.csv",
         "likwid",
         4,
         20,
         {{0, "region", "multMatVet_NAO_OTIM"},
          {0, "core", "3"},
          {2, "INSTR_RETIRED_ANY", "14865290"},
          {kLast, "Clock [MHz]", "3791.4034"}}},
        {"ytopt-results.csv",
         "ytopt",
         30,
         11,
         {{0, "objective", "6.0442235469818115"},
          {kLast, "p2", "off"},
          {kLast, "p7", "balanced"},
          {kLast, "objective", "6.120973587036133"}}},
        {"gptune-db.json",
         "gptune",
         4,
         13,
         {{0, "time", "16.824166774749756"},
          {0, "L", "5"},
          {1, "E_diff", "31540837596931850000000000"},
          {kLast, "eta", "2e-06"}}},
        {"deephyper-results.csv",
         "deephyper",
         31,
         21,
         {{0, "objective", "-4.997427575785851"},
          {kLast, "objective", "-3.117618792288688"},
          {kLast, "loader_batch_size", "1210"}}},
        {"optuna-trials.csv",
         "optuna",
         20,
         4,
         {{0, "hidden_dim", "128"},
          {kLast, "value", "0.49557764166570356"},
          {kLast, "duration [s]", "0.411959"}}},
        {"reframe-perflog.log",
         "reframe",
         12,
         17,
         {{0, "flops [GFLOP/s]", "0.67"},
          {8, "flops [GFLOP/s]", "1.31"},
          {8, "tasks", "2"},
          {8, "OMP_NUM_THREADS", "2"},
          {8, "num_gpus_per_node", ""}}},
        {"slurm-sacct.psv",
         "sacct",
         300,
         27,
         {{0, "Elapsed [s]", "912426"},
          {0, "State", "CANCELLED"},
          {0, "ReqMem per node [B]", "32505856000"},
          {2, "ReqMem per core [B]", "3145728000"},
          {kLast, "Elapsed [s]", "13"},
          {kLast, "Timelimit [s]", "108000"}}},
    };
}

bool same(const std::string& left, const std::string& right) {
    char* leftEnd = nullptr;
    char* rightEnd = nullptr;
    const double first = std::strtod(left.c_str(), &leftEnd);
    const double second = std::strtod(right.c_str(), &rightEnd);
    const bool numbers = !left.empty() && !right.empty() && *leftEnd == '\0' && *rightEnd == '\0';
    return numbers ? first == second : left == right;
}

class RealToolFile : public ::testing::TestWithParam<RealFile> {
  protected:
    std::string m_bytes = readFile(referencePath("tools") / GetParam().name);
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealToolFile);

TEST_P(RealToolFile, IsTheTableThatItShouldBe) {
    ASSERT_EQ(recogniseTool(m_bytes), GetParam().kind);
    const ToolTable table = readTool(GetParam().kind, m_bytes, "the-file");
    EXPECT_EQ(table.rows.size(), GetParam().rows);
    EXPECT_EQ(table.header.size(), GetParam().columns);
    for (const Cell& cell : GetParam().cells) {
        const auto column = std::find(table.header.begin(), table.header.end(), cell.column);
        ASSERT_NE(column, table.header.end()) << cell.column;
        const auto& row = cell.row == kLast ? table.rows.back() : table.rows.at(cell.row);
        const std::string& text = row.at(static_cast<std::size_t>(column - table.header.begin()));
        EXPECT_TRUE(same(text, cell.text)) << cell.column << ": " << text << ", not " << cell.text;
    }
}

TEST_P(RealToolFile, DamagedIsReadOrRefused) {
    for (const auto& [how, text] : damaged(m_bytes)) {
        SCOPED_TRACE(how);
        expectReadOrRefused(GetParam().kind, text);
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, RealToolFile, ::testing::ValuesIn(whereReferenceIs(realFiles())),
                         [](const auto& chosen) {
                             std::string name = chosen.param.name;
                             std::replace_if(
                                 name.begin(), name.end(),
                                 [](char one) { return one == '-' || one == '.'; }, '_');
                             return name;
                         });

class RealOther : public ::testing::TestWithParam<const char*> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealOther);

TEST_P(RealOther, IsNoToolsFile) {
    EXPECT_EQ(recogniseTool(readFile(referencePath("tools") / GetParam())), "");
}

INSTANTIATE_TEST_SUITE_P(Samples, RealOther,
                         ::testing::ValuesIn(whereReferenceIs<const char*>({"README.md"})));

}  // namespace
}  // namespace footbridge::tests
