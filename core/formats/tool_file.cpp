// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tool_file.h"

#include <algorithm>

#include "core/formats/benchmark_files.h"
#include "core/formats/caliper_files.h"
#include "core/formats/call_trees.h"
#include "core/formats/extrap_files.h"
#include "core/formats/formats_messages.h"
#include "core/formats/glimpse.h"
#include "core/formats/gptune_file.h"
#include "core/formats/json_rows.h"
#include "core/formats/kernel_tuner_files.h"
#include "core/formats/likwid_file.h"
#include "core/formats/ncu_files.h"
#include "core/formats/nvprof_files.h"
#include "core/formats/perf_stat_file.h"
#include "core/formats/reframe_file.h"
#include "core/formats/rocprof_file.h"
#include "core/formats/run_table.h"
#include "core/formats/sacct_file.h"
#include "core/formats/tau_file.h"
#include "core/formats/tuner_tables.h"
#include "core/run/error.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

struct ToolReader {
    const char* key;
    const char* title;
    bool (*recognise)(const Glimpse&);
    void (*read)(std::string_view text, RunTable& table);
};

// The general kinds come last, as others are special cases of them.
constexpr ToolReader kReaders[] = {
    {"google-benchmark", "Google Benchmark JSON", isGoogleBenchmark, readGoogleBenchmark},
    {"hyperfine", "hyperfine JSON", isHyperfine, readHyperfine},
    {"kernel-tuner", "Kernel Tuner cache", isKernelTunerCache, readKernelTunerCache},
    {"kernel-tuner-t4", "Kernel Tuner T4 results", isKernelTunerT4, readKernelTunerT4},
    {"gptune", "GPTune database", isGptune, readGptune},
    {"caliper-split", "Caliper JSON-split", isCaliperSplit, readCaliperSplit},
    {"caliper-stream", "Caliper stream (.cali)", isCaliperStream, readCaliperStream},
    {"hatchet", "Hatchet literal", isHatchet, readHatchet},
    {"timemory", "timemory tree", isTimemory, readTimemory},
    {"pyinstrument", "pyinstrument JSON", isPyinstrument, readPyinstrument},
    {"extrap-json", "Extra-P JSON", isExtrapJson, readExtrapJson},
    {"extrap-lines", "Extra-P JSON lines", isExtrapLines, readExtrapLines},
    {"talpas", "Talpas", isTalpas, readTalpas},
    {"extrap-text", "Extra-P text", isExtrapText, readExtrapText},
    {"tau", "TAU profile", isTau, readTau},
    {"hpctoolkit", "HPCToolkit experiment", isHpctoolkit, readHpctoolkit},
    {"likwid", "LIKWID CSV", isLikwid, readLikwid},
    {"ncu-details", "Nsight Compute details page", isNcuDetails, readNcuDetails},
    {"ncu-raw", "Nsight Compute raw page", isNcuRaw, readNcuRaw},
    {"nvprof-metrics", "nvprof metrics", isNvprofMetrics, readNvprofMetrics},
    {"nvprof-trace", "nvprof trace", isNvprofTrace, readNvprofTrace},
    {"nvprof-summary", "nvprof summary", isNvprofSummary, readNvprofSummary},
    {"rocprof", "rocprof CSV", isRocprof, readRocprof},
    {"ytopt", "ytopt results", isYtopt, readYtopt},
    {"deephyper", "DeepHyper results", isDeephyper, readDeephyper},
    {"optuna", "Optuna trials", isOptuna, readOptuna},
    {"reframe", "ReFrame performance log", isReframe, readReframe},
    {"sacct", "Slurm sacct", isSacct, readSacct},
    {"perf-stat", "perf stat", isPerfStat, readPerfStat},
    {"json-lines", "JSON lines", isJsonLines, readJsonLines},
    {"json", "JSON list of objects", isJsonRows, readJsonRows},
};

/// How many bytes a character of UTF-8 has here; 0 where there is none that text has.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return first == 0 ? 0 : 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if (first == 0xE0 && byte(1) < 0xA0) return 0;
    if (first == 0xED && byte(1) > 0x9F) return 0;
    if (first == 0xF0 && byte(1) < 0x90) return 0;
    if (first == 0xF4 && byte(1) > 0x8F) return 0;
    return length;
}

void checkText(std::string_view text, const std::string& name) {
    for (std::size_t at = 0, line = 1; at < text.size();) {
        const std::size_t length = characterLength(text.substr(at, 4));
        if (length == 0) throw Error(messages::kToolNotText, {name, line});
        if (text[at] == '\n') ++line;
        at += length;
    }
}

/// Whether a cell has to stand between quotation marks: for its signs, or to keep its blanks.
bool needsQuotes(const std::string& cell) {
    if (cell.empty()) return false;
    const auto blank = [](char one) { return one == ' ' || one == '\t'; };
    return cell.find_first_of(",;|\t\"\n\r#'") != std::string::npos || blank(cell.front()) ||
           blank(cell.back());
}

void addRecord(std::string& text, const std::vector<std::string>& cells) {
    // A record of one empty cell would be a blank line.
    if (cells.size() == 1 && cells.front().empty()) text += "\"\"";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i) text += ',';
        if (!needsQuotes(cells[i])) {
            text += cells[i];
            continue;
        }
        text += '"';
        for (const char one : cells[i]) {
            if (one == '"') text += '"';
            text += one;
        }
        text += '"';
    }
    text += '\n';
}

}  // namespace

const std::vector<ToolKind>& toolKinds() {
    static const std::vector<ToolKind> kinds = [] {
        std::vector<ToolKind> all;
        for (const ToolReader& reader : kReaders) all.push_back({reader.key, reader.title});
        return all;
    }();
    return kinds;
}

std::string recogniseTool(std::string_view bytes) {
    const Glimpse glimpse = glimpseOf(bytes);
    for (const ToolReader& reader : kReaders)
        if (reader.recognise(glimpse)) return reader.key;
    return {};
}

ToolTable readTool(const std::string& kind, std::string_view bytes, const std::string& name,
                   const RunContext& context) {
    const auto reader = std::find_if(std::begin(kReaders), std::end(kReaders),
                                     [&](const ToolReader& one) { return kind == one.key; });
    if (reader == std::end(kReaders)) {
        std::string keys;
        for (const ToolReader& one : kReaders)
            keys += (keys.empty() ? "" : ", ") + std::string(one.key);
        throw Error(messages::kToolKindUnknown, {kind, keys});
    }
    const std::string_view text = withoutMark(bytes);
    checkText(text, name);
    RunTable table(name, text.size(), context);
    reader->read(text, table);
    return table.finish();
}

std::string csvText(const ToolTable& table) {
    std::string text;
    addRecord(text, table.header);
    for (const auto& row : table.rows) addRecord(text, row);
    return text;
}

}  // namespace footbridge
