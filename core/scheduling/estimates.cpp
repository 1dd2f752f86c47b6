// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/estimates.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/table/table_messages.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

constexpr std::size_t kSizes = kMostHalvings + 1;

const Column& columnOf(const Table& table, const char* name) {
    const Column* column = table.find(name);
    if (!column) throw Error(messages::kEstimatesColumns, {table.path, name});
    return *column;
}

const std::vector<double>& numbersIn(const Table& table, const char* name) {
    const Column& column = columnOf(table, name);
    if (column.type != ColumnType::Number)
        throw Error(messages::kColumnOfTexts, {name, table.path});
    return column.numbers;
}

bool isRunTime(double seconds) {
    return seconds >= kShortestTime && seconds <= kLongestTime;
}

bool isSize(double processors) {
    return processors >= 1 && processors <= kMostProcessors;
}

/// Rows of a file of estimates by the job that they are of.
std::map<std::string, std::vector<std::size_t>> rowsByJob(const Table& table) {
    const Column& job = columnOf(table, "job");
    std::map<std::string, std::vector<std::size_t>> rows;
    for (Index row = 0; row < table.rows(); ++row)
        rows[job.text(row)].push_back(static_cast<std::size_t>(row));
    return rows;
}

/// Estimates of one job at the sizes that it may shrink to, by the nearest larger or equal size
/// that the file has, scaled in proportion from there.
class SizeTable {
  public:
    /// False where the size has one already.
    bool add(double processors, double seconds) {
        return m_seconds.emplace(processors, seconds).second;
    }
    double at(double processors) const {
        auto place = m_seconds.lower_bound(processors);
        if (place == m_seconds.end()) place = std::prev(place);
        return std::clamp(place->second * place->first / processors, kShortestTime, kLongestTime);
    }

  private:
    std::map<double, double> m_seconds;
};

}  // namespace

std::string estimateName(EstimateKind kind) {
    switch (kind) {
        case EstimateKind::Request:
            return "request";
        case EstimateKind::Doubled:
            return "doubled";
        case EstimateKind::Actual:
            return "actual";
        case EstimateKind::Average:
            return "average";
        case EstimateKind::Linear:
            return "linear";
        case EstimateKind::Amdahl:
            return "amdahl";
        case EstimateKind::Given:
            return "file";
    }
    return {};
}

double Estimates::ratio(std::size_t job, int asked, int times) const {
    if (times == 0) return 1;
    if (!ratios.empty()) return ratios[job * kSizes + static_cast<std::size_t>(times)];
    return amdahlRatio(serial.empty() ? commonSerial : serial[job], asked, halved(asked, times));
}

Estimates Estimates::of(const std::vector<std::size_t>& jobs) const {
    Estimates some = *this;
    const auto pick = [&](const std::vector<double>& from, std::vector<double>& to,
                          std::size_t each) {
        to.clear();
        if (from.empty()) return;
        for (const std::size_t job : jobs)
            to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(job * each),
                      from.begin() + static_cast<std::ptrdiff_t>((job + 1) * each));
    };
    pick(seconds, some.seconds, 1);
    pick(upper, some.upper, 1);
    pick(serial, some.serial, 1);
    pick(ratios, some.ratios, kSizes);
    return some;
}

Estimates makeEstimates(EstimateKind kind, double serial, const std::vector<double>& truth) {
    Estimates estimates;
    estimates.kind = kind;
    if (kind == EstimateKind::Amdahl) estimates.commonSerial = serial;
    if (kind == EstimateKind::Actual) estimates.serial = truth;
    return estimates;
}

Estimates readEstimates(const std::string& path, const JobLog& log, const Workload& workload) {
    const Table table = readTable(std::filesystem::path(path));
    const std::vector<double>& seconds = numbersIn(table, "estimate");
    const auto* sizes = table.find("processors") ? &numbersIn(table, "processors") : nullptr;
    const auto* upper = table.find("upper") ? &numbersIn(table, "upper") : nullptr;
    for (std::size_t row = 0; row < seconds.size(); ++row)
        if (!isRunTime(seconds[row]) || (sizes && !isSize((*sizes)[row])) ||
            (upper && !std::isnan((*upper)[row]) && !isRunTime((*upper)[row])))
            throw Error(messages::kEstimatesOutOfRange, {path, row, kMostProcessors});
    const auto rows = rowsByJob(table);

    Estimates estimates;
    estimates.kind = EstimateKind::Given;
    std::size_t missing = 0;
    std::string firstMissing;
    std::map<std::string, std::size_t> lines;  // of the log, by job
    for (const LoggedJob& job : workload.jobs) {
        const std::string name = log.nameOf(job);
        const auto [line, fresh] = lines.emplace(name, job.line);
        if (!fresh)
            throw Error(messages::kEstimatesJobTwice, {path, name, std::min(line->second, job.line),
                                                       std::max(line->second, job.line)});
        const auto found = rows.find(name);
        if (found == rows.end()) {
            if (missing++ == 0) firstMissing = name;
            continue;
        }
        SizeTable bySize, upperBySize;
        for (const std::size_t row : found->second) {
            const double size = sizes ? (*sizes)[row] : job.processors;
            if (!bySize.add(size, seconds[row]))
                throw Error(messages::kEstimatesTwice, {path, name, row});
            const double bound = upper ? (*upper)[row] : seconds[row];
            upperBySize.add(size, std::isnan(bound) ? seconds[row] : std::max(bound, seconds[row]));
        }
        const double whole = bySize.at(job.processors);
        estimates.seconds.push_back(whole);
        estimates.upper.push_back(upperBySize.at(job.processors));
        if (!sizes) continue;
        for (int times = 0; times <= kMostHalvings; ++times)
            estimates.ratios.push_back(bySize.at(halved(job.processors, times)) / whole);
    }
    if (missing) throw Error(messages::kEstimatesMissingJob, {path, missing, firstMissing});
    if (!upper) estimates.upper.clear();
    return estimates;
}

double RecentAverage::of(const LoggedJob& job) const {
    const auto known = m_users.find(job.user);
    if (known == m_users.end()) return job.request;
    const Recent& recent = known->second;
    const double mean = recent.before < 0 ? recent.last : (recent.last + recent.before) / 2;
    return std::min(mean, job.request);
}

void RecentAverage::ended(const LoggedJob& job, double runTime) {
    const auto [place, isNew] = m_users.try_emplace(job.user, Recent{runTime, -1});
    if (!isNew) place->second = {runTime, place->second.last};
}

}  // namespace footbridge
