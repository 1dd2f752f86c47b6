// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/known_rows.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/analysis/analysis_messages.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

constexpr std::ptrdiff_t kTellingDigits = 5;
constexpr Index kFewestRows = 5;

/// The columns of both tables that the target's features are read from; empty where the source
/// lacks one or has it in another type.
struct Columns {
    std::vector<const Column*> target, source;
};

Columns sharedFeatures(const Dataset& target, const Dataset& source) {
    Columns columns;
    for (const Feature& feature : target.schema().features) {
        const Column* theirs = source.table->find(feature.name);
        if (!theirs || theirs->type != feature.type) return {};
        columns.target.push_back(&target.table->column(feature.name));
        columns.source.push_back(theirs);
    }
    return columns;
}

bool sameCell(const Column& a, Index row, const Column& b, Index other) {
    const auto i = static_cast<std::size_t>(row), j = static_cast<std::size_t>(other);
    if (a.type == ColumnType::Category) return a.text(row) == b.text(other);
    return a.numbers[i] == b.numbers[j] || (std::isnan(a.numbers[i]) && std::isnan(b.numbers[j]));
}

bool tells(double response) {
    std::string digits = formatNumber(std::abs(response));
    digits.erase(std::min(digits.find('e'), digits.size()));
    const std::size_t first = digits.find_first_of("123456789");
    if (first == std::string::npos) return false;
    digits.erase(0, first);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    return std::count_if(digits.begin(), digits.end(), [](char c) { return c != '.'; }) >=
           kTellingDigits;
}

Rows rowsOfSource(const Dataset& target, const Dataset& source, const Rows& labelled,
                  const Vector& responses, const RunContext& context) {
    const Columns columns = sharedFeatures(target, source);
    if (columns.target.empty()) return {};
    const Vector theirs = source.response();
    std::unordered_multimap<double, Index> known;
    for (Index row = 0; row < theirs.size(); ++row)
        if (std::isfinite(theirs[row])) known.emplace(theirs[row], row);
    Rows all, telling;
    for (const Index row : labelled) {
        context.checkCancelled();
        const auto [begin, end] = known.equal_range(responses[row]);
        const bool same = std::any_of(begin, end, [&](const auto& entry) {
            for (std::size_t c = 0; c < columns.target.size(); ++c)
                if (!sameCell(*columns.target[c], row, *columns.source[c], entry.second))
                    return false;
            return true;
        });
        if (!same) continue;
        all.push_back(row);
        if (tells(responses[row])) telling.push_back(row);
    }
    return 2 * all.size() >= labelled.size() ? all : telling;
}

/// Whether a column is the response times a constant wherever both are numbers.
bool isMultiple(const Column& column, const Vector& response) {
    double ratio = 0, least = 0, most = 0;
    Index rows = 0;
    for (Index row = 0; row < response.size(); ++row) {
        const double value = column.numbers[static_cast<std::size_t>(row)];
        if (!std::isfinite(response[row]) || !std::isfinite(value)) continue;
        if (response[row] == 0) {
            if (value != 0) return false;
            continue;
        }
        if (rows == 0) {
            ratio = value / response[row];
            least = most = response[row];
        }
        if (!(std::abs(value - ratio * response[row]) <= 1e-9 * std::abs(value))) return false;
        least = std::min(least, response[row]);
        most = std::max(most, response[row]);
        ++rows;
    }
    return rows >= kFewestRows && ratio != 0 && most > least;
}

void addMultiples(const Dataset& dataset, std::vector<Message>& doubts) {
    if (!dataset.table || dataset.roles.response.empty()) return;
    const Vector response = dataset.response();
    for (const Feature& feature : dataset.schema().features)
        if (feature.type == ColumnType::Number &&
            isMultiple(dataset.table->column(feature.name), response))
            doubts.push_back({messages::kFeatureTellsResponse, {feature.name, dataset.label}});
}

}  // namespace

Rows rowsOfSources(const std::vector<Dataset>& sources, const Dataset& target,
                   const RunContext& context) {
    if (!target.table || target.roles.response.empty()) return {};
    const Rows labelled = target.labelledRows();
    const Vector responses = target.response();
    Rows known;
    for (const Dataset& source : sources) {
        if (!source.table || source.roles.response.empty()) continue;
        const Rows rows = rowsOfSource(target, source, labelled, responses, context);
        known.insert(known.end(), rows.begin(), rows.end());
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

std::vector<Message> doubtsAbout(const AnalysisInput& input, const RunContext& context) {
    std::vector<Message> doubts;
    for (const Dataset& source : input.sources) addMultiples(source, doubts);
    addMultiples(input.target, doubts);
    if (const Rows known = rowsOfSources(input.sources, input.target, context); !known.empty())
        doubts.push_back({messages::kRowsOfSources, {known.size(), input.target.label}});
    return doubts;
}

}  // namespace footbridge
