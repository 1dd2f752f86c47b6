// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/sacct_file.h"

#include <algorithm>
#include <array>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

using TextViews = std::vector<std::string_view>;

/// What a column of sacct holds.
enum class Kind { Plain, Span, Minutes, Seconds, Memory, State };

struct Known {
    std::string_view title;
    Kind kind;
};
constexpr auto kKnown = std::to_array<Known>(
    {{"Elapsed", Kind::Span},       {"Timelimit", Kind::Span},       {"CPUTime", Kind::Span},
     {"TotalCPU", Kind::Span},      {"UserCPU", Kind::Span},         {"SystemCPU", Kind::Span},
     {"AveCPU", Kind::Span},        {"MinCPU", Kind::Span},          {"Suspended", Kind::Span},
     {"Reserved", Kind::Span},      {"Planned", Kind::Span},         {"ElapsedRaw", Kind::Seconds},
     {"CPUTimeRAW", Kind::Seconds}, {"TimelimitRaw", Kind::Minutes}, {"ReqMem", Kind::Memory},
     {"MaxRSS", Kind::Memory},      {"AveRSS", Kind::Memory},        {"MaxVMSize", Kind::Memory},
     {"AveVMSize", Kind::Memory},   {"MaxDiskRead", Kind::Memory},   {"MaxDiskWrite", Kind::Memory},
     {"AveDiskRead", Kind::Memory}, {"AveDiskWrite", Kind::Memory},  {"State", Kind::State}});

Kind kindOf(std::string_view title) {
    for (const Known& one : kKnown)
        if (one.title == title) return one.kind;
    return Kind::Plain;
}

/// "1-02:03:04", "02:03:04" or "03:04.567" in seconds; "" where it is none, such as UNLIMITED.
std::string secondsOf(std::string_view text) {
    double days = 0;
    if (const std::size_t dash = text.find('-'); dash != text.npos) {
        const auto whole = wholeNumberOf(text.substr(0, dash));
        if (!whole || *whole < 0) return {};
        days = static_cast<double>(*whole);
        text.remove_prefix(dash + 1);
    }
    const TextViews parts = partsOf(text, ':');
    if (parts.size() < 2 || parts.size() > 3) return {};
    double seconds = 0;
    for (const std::string_view part : parts) {
        const bool digits =
            !part.empty() && part.find_first_not_of("0123456789.") == std::string_view::npos;
        const auto value = digits ? numberOf(part) : std::nullopt;
        if (!value) return {};
        seconds = 60 * seconds + *value;
    }
    return formatNumber(86400 * days + seconds);
}

/// A span of minutes as seconds.
std::string secondsOfMinutes(std::string_view text) {
    const auto minutes = wholeNumberOf(text);
    return minutes ? formatNumber(60 * static_cast<double>(*minutes)) : std::string();
}

class SacctReader {
  public:
    SacctReader(RunTable& table, const TextViews& titles)
        : m_table(table), m_titles(titles.begin(), titles.end()), m_header(m_titles) {
        // --parsable ends every line with a bar.
        m_count = m_titles.size() - (m_titles.back().empty() ? 1 : 0);
        m_id = m_header.find(m_header.has("JobID") ? "JobID" : "JobIDRaw");
    }

    void take(const TextViews& cells, std::size_t line) {
        if (cells.size() != m_titles.size()) return m_table.leaveOutLine(line);
        if (std::equal(cells.begin(), cells.end(), m_titles.begin())) return;
        if (m_id != Header::npos && cells[m_id].find('.') != std::string_view::npos) {
            ++m_steps;
            return;
        }
        m_table.newRow();
        for (std::size_t i = 0; i < m_count; ++i) setCell(m_titles[i], cells[i]);
    }
    void finish() {
        m_table.noteIf(m_steps, messages::kToolStepsLeft);
        m_table.noteIf(m_unsuccessful, messages::kToolJobsUnsuccessful);
        m_table.noteIf(m_perCore, messages::kToolMemoryPerCore);
    }

  private:
    void setCell(const std::string& title, std::string_view cell) {
        switch (kindOf(title)) {
            case Kind::Span:
                return m_table.set(title, secondsOf(cell), "s");
            case Kind::Seconds:
                return m_table.set(title, std::string(cell), "s");
            case Kind::Minutes:
                return m_table.set(title, secondsOfMinutes(cell), "s");
            case Kind::Memory:
                return setMemory(title, cell);
            case Kind::State: {
                // "CANCELLED by 380693"
                const std::string_view state = cell.substr(0, cell.find(' '));
                m_unsuccessful += state != "COMPLETED";
                return m_table.set(title, std::string(state));
            }
            case Kind::Plain:
                break;
        }
        const bool none = cell == "Unknown" || cell == "None";
        m_table.set(title, none ? "" : std::string(cell));
    }
    /// "3000Mc" is per core, "62.50G" for the job, "8000Mn" per node; letters count by 1024.
    void setMemory(const std::string& title, std::string_view cell) {
        std::string name = title;
        const bool perCore = cell.ends_with('c'), perNode = cell.ends_with('n');
        if (perCore || perNode) cell.remove_suffix(1);
        const std::size_t end = numberLength(cell);
        static constexpr std::string_view kLetters = "KMGTPE";
        double factor = 1;
        if (cell.size() == end + 1) {
            const std::size_t power = kLetters.find(cell[end]);
            if (power == kLetters.npos) return m_table.set(title, "", "B");
            for (std::size_t i = 0; i <= power; ++i) factor *= 1024;
        }
        const auto value = numberOf(cell.substr(0, end));
        if (!value || cell.size() > end + 1) return m_table.set(title, "", "B");
        // Slurm marks "per core" by the highest of 32 bits; some versions print it.
        constexpr double kMark = 2147483648.0;
        const bool marked = perNode && *value >= kMark;
        m_perCore += marked;
        if (perCore || marked)
            name += " per core";
        else if (perNode)
            name += " per node";
        m_table.set(name, formatNumber((*value - (marked ? kMark : 0)) * factor), "B");
    }

    RunTable& m_table;
    std::vector<std::string> m_titles;
    Header m_header;
    std::size_t m_count = 0, m_id = Header::npos;
    std::size_t m_steps = 0, m_unsuccessful = 0, m_perCore = 0;
};

}  // namespace

bool isSacct(const Glimpse& glimpse) {
    const Header header(glimpse.bars);
    if (!header.has("JobID") && !header.has("JobIDRaw")) return false;
    int known = 0;
    for (const char* title : {"State", "Elapsed", "ElapsedRaw", "Submit", "Start", "End", "NNodes",
                              "NCPUS", "AllocCPUS", "Timelimit", "TimelimitRaw", "ExitCode"})
        known += header.has(title);
    return known >= 2;
}

void readSacct(std::string_view text, RunTable& table) {
    LineReader lines(text);
    std::string_view line;
    while (lines.next(line) && trimmedText(line).empty()) {
    }
    SacctReader reader(table, partsOf(line, '|'));
    while (lines.next(line))
        if (!trimmedText(line).empty()) reader.take(partsOf(line, '|'), lines.line());
    reader.finish();
}

}  // namespace footbridge
