// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/plan_evidence_summary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/metrics/errors.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/studies/plan_evidence.h"
#include "core/studies/summary/markdown.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

constexpr const char* kPlans = "plans.csv";
constexpr const char* kTitle = "# Which runs to measure\n";

constexpr double kFactor = 1.5;  ///< a forecast this close counts as right

double logOf(double error) {
    return std::log(std::clamp(error, 1e-4, 10.0));
}

/// Logarithms of a ratio by cell, a cell being the mean of its repeats.
struct Ratios {
    std::map<std::pair<std::string, Index>, std::pair<double, int>> cells;

    void add(const PlanCell& cell, double above, double below) {
        if (std::isnan(above) || std::isnan(below)) return;
        auto& [sum, count] = cells[{cell.pair, cell.shots}];
        sum += logOf(above) - logOf(below);
        ++count;
    }
    std::vector<double> logs() const {
        std::vector<double> values;
        for (const auto& [key, cell] : cells) values.push_back(cell.first / cell.second);
        return values;
    }
    /// Geometric mean, share below 1, number.
    std::vector<std::string> text() const {
        const std::vector<double> values = logs();
        if (values.empty()) return {"–", "–", "0"};
        double sum = 0;
        for (const double value : values) sum += value;
        const auto better =
            std::count_if(values.begin(), values.end(), [](double value) { return value < 0; });
        const auto count = static_cast<double>(values.size());
        return {fixedNumber(std::exp(sum / count), 2),
                fixedNumber(100 * static_cast<double>(better) / count, 0) + " %",
                std::to_string(values.size())};
    }
};

std::string plannedTable(const PlanEvidence& evidence) {
    std::map<std::pair<std::string, Index>, Ratios> rows;
    for (const PlanCell& cell : evidence.cells) {
        const std::string kind = cell.kind.empty() ? "other" : cell.kind;
        const std::string all = "all pairs";
        for (const std::string& name : {all, cell.grouped ? std::string("by groups") : kind})
            rows[{name, cell.shots}].add(cell, cell.planned, cell.random);
    }
    std::vector<std::vector<std::string>> table;
    for (const auto& [key, ratios] : rows) {
        std::vector<std::string> line{key.first, std::to_string(key.second)};
        for (const std::string& text : ratios.text()) line.push_back(text);
        table.push_back(std::move(line));
    }
    return markdownTable({"pairs", "shots", "planned / random", "better in", "cells"}, table);
}

/// Forecasts of one number of shots.
struct Forecasts {
    std::vector<double> said, came;

    std::vector<std::string> text() const {
        const auto count = static_cast<Index>(said.size());
        const Vector a = Eigen::Map<const Vector>(said.data(), count);
        const Vector b = Eigen::Map<const Vector>(came.data(), count);
        const auto close = ((a - b).array().abs() <= std::log(kFactor)).count();
        return {
            fixedNumber(std::exp(a.mean()), 2), fixedNumber(std::exp(b.mean()), 2),
            fixedNumber(spearman(a, b), 2),
            fixedNumber(100 * static_cast<double>(close) / static_cast<double>(count), 0) + " %",
            std::to_string(count)};
    }
};

std::string forecastTable(const PlanEvidence& evidence) {
    std::map<std::tuple<bool, Index>, Forecasts> byShots;
    for (const PlanCell& cell : evidence.cells) {
        if (std::isnan(cell.forecast) || std::isnan(cell.more) || std::isnan(cell.before)) continue;
        for (const bool all : {false, true}) {
            Forecasts& forecasts = byShots[{all, all ? 0 : cell.shots}];
            forecasts.said.push_back(std::log(std::max(cell.forecast, 1e-4)));
            forecasts.came.push_back(logOf(cell.more) - logOf(cell.before));
        }
    }
    std::vector<std::vector<std::string>> table;
    for (const auto& [key, forecasts] : byShots) {
        std::vector<std::string> line{std::get<0>(key) ? "all" : std::to_string(std::get<1>(key))};
        for (const std::string& text : forecasts.text()) line.push_back(text);
        table.push_back(std::move(line));
    }
    return markdownTable(
        {"shots", "said", "came true", "Spearman", "within a factor of 1.5", "cells"}, table);
}

std::string headLine() {
    return spreadsheetRecord({"pair", "kind", "family", "shots", "repeat", "grouped", "random",
                              "planned", "before", "more", "forecast"}) +
           "\n";
}

}  // namespace

std::string planSummary(const PlanEvidence& evidence) {
    std::string text =
        std::string(kTitle) +
        "\nError of `auto` with planned shots over that with as many at "
        "random, geometric means over pairs; the rows that teach are never those that test.\n\n" +
        plannedTable(evidence) +
        "\n## Ten more runs\n\nError with ten more planned runs over that before, as it was said "
        "before they were measured and as it came true.\n\n" +
        forecastTable(evidence);
    if (evidence.failures.empty()) return text;
    text += "\n## Not measured\n\n";
    for (const std::string& failure : evidence.failures) text += "- " + failure + "\n";
    return text;
}

void writePlanEvidence(const PlanEvidence& evidence, const std::filesystem::path& folder) {
    std::string csv = headLine();
    for (const PlanCell& cell : evidence.cells)
        csv += spreadsheetRecord({cell.pair, cell.kind, cell.family, std::to_string(cell.shots),
                                  std::to_string(cell.repeat), cell.grouped ? "1" : "0",
                                  formatNumber(cell.random), formatNumber(cell.planned),
                                  formatNumber(cell.before), formatNumber(cell.more),
                                  formatNumber(cell.forecast)}) +
               "\n";
    writeFile(folder / kPlans, csv);
    writeFile(folder / kSummaryFile, planSummary(evidence));
}

std::vector<OutputFile> planEvidenceFiles(const std::filesystem::path& folder) {
    return {{folder / kPlans, headLine()}, {folder / kSummaryFile, kTitle}};
}

}  // namespace footbridge
