// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_results.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>
#include <stdexcept>

#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/studies/studies_messages.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_writer.h"
#include "core/table/spreadsheet_text.h"

namespace footbridge {
namespace {

using Record = std::vector<std::string>;

/// Empty stands for a score that there is not, and one that is infinite stands as it is written
/// here; throws std::invalid_argument for what is no number.
double numberOf(const std::string& text) {
    double value = CampaignScore::kNone;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (!text.empty() && (read.ec != std::errc{} || read.ptr != end))
        throw std::invalid_argument(text);
    if (!std::isfinite(value) && formatNumber(value) != text) throw std::invalid_argument(text);
    return value;
}

Index countOf(const std::string& text) {
    constexpr double kMostCounted = std::numeric_limits<int>::max();
    const double value = numberOf(text);
    if (std::isnan(value)) return 0;
    if (value < 0 || value > kMostCounted || value != std::floor(value))
        throw std::invalid_argument(text);
    return static_cast<Index>(value);
}

/// An approximate count of seconds is enough, and keeps the file readable.
std::string roundedSeconds(double seconds) {
    return formatNumber(std::round(seconds * 1e4) / 1e4);
}

/// One column: how it is written and read.
struct Field {
    const char* name;
    std::string (*write)(const CampaignScore&);
    void (*read)(CampaignScore&, const std::string&);
};

template <auto member>
constexpr Field textField(const char* name) {
    return {name, [](const CampaignScore& score) { return score.*member; },
            [](CampaignScore& score, const std::string& text) { score.*member = text; }};
}

template <auto member>
constexpr Field countField(const char* name) {
    return {name, [](const CampaignScore& score) { return std::to_string(score.*member); },
            [](CampaignScore& score, const std::string& text) {
                score.*member =
                    static_cast<std::remove_cvref_t<decltype(score.*member)>>(countOf(text));
            }};
}

template <auto member>
constexpr Field numberField(const char* name) {
    return {name, [](const CampaignScore& score) { return formatNumber(score.*member); },
            [](CampaignScore& score, const std::string& text) { score.*member = numberOf(text); }};
}

template <auto member>
constexpr Field intervalField(const char* name) {
    return {name, [](const CampaignScore& score) { return formatNumber(score.intervals.*member); },
            [](CampaignScore& score, const std::string& text) {
                score.intervals.*member = numberOf(text);
            }};
}

template <auto costs, auto metric>
constexpr Field costField(const char* name) {
    return {name, [](const CampaignScore& score) { return formatNumber(score.*costs.*metric); },
            [](CampaignScore& score, const std::string& text) {
                score.*costs.*metric = numberOf(text);
            }};
}

constexpr Field kFields[] = {
    textField<&CampaignScore::pair>("pair"),
    textField<&CampaignScore::kind>("kind"),
    countField<&CampaignScore::shots>("shots"),
    countField<&CampaignScore::repeat>("repeat"),
    textField<&CampaignScore::method>("method"),
    numberField<&CampaignScore::nmse>("nmse"),
    numberField<&CampaignScore::mape>("mape"),
    {"seconds", [](const CampaignScore& score) { return roundedSeconds(score.seconds); },
     [](CampaignScore& score, const std::string& text) { score.seconds = numberOf(text); }},
    countField<&CampaignScore::testRows>("test_rows"),
    countField<&CampaignScore::labelledRows>("labelled_rows"),
    numberField<&CampaignScore::sourceWeight>("source_weight"),
    intervalField<&IntervalQuality::coverage80>("coverage80"),
    intervalField<&IntervalQuality::coverage90>("coverage90"),
    intervalField<&IntervalQuality::width80>("width80"),
    intervalField<&IntervalQuality::width90>("width90"),
    numberField<&CampaignScore::severity>("severity"),
    numberField<&CampaignScore::shape>("shape"),
    numberField<&CampaignScore::level>("level"),
    numberField<&CampaignScore::structure>("structure"),
    numberField<&CampaignScore::inputs>("inputs"),
    numberField<&CampaignScore::support>("support"),
    numberField<&CampaignScore::schema>("schema"),
    textField<&CampaignScore::preliminary>("preliminary"),
    costField<&CampaignScore::costs, &CostMetrics::underestimates>("underestimates"),
    costField<&CampaignScore::costs, &CostMetrics::underMape>("under_mape"),
    costField<&CampaignScore::costs, &CostMetrics::overMape>("over_mape"),
    costField<&CampaignScore::costs, &CostMetrics::attempts>("attempts"),
    costField<&CampaignScore::costs, &CostMetrics::solution>("time_to_solution"),
    costField<&CampaignScore::costs, &CostMetrics::charged>("charged"),
    costField<&CampaignScore::costs, &CostMetrics::waste>("waste"),
    costField<&CampaignScore::costs, &CostMetrics::regret>("regret"),
    costField<&CampaignScore::costs, &CostMetrics::cost>("cost"),
    costField<&CampaignScore::costs, &CostMetrics::totalCost>("total_cost"),
    costField<&CampaignScore::requestCosts, &CostMetrics::underestimates>("request_underestimates"),
    costField<&CampaignScore::requestCosts, &CostMetrics::underMape>("request_under_mape"),
    costField<&CampaignScore::requestCosts, &CostMetrics::overMape>("request_over_mape"),
    costField<&CampaignScore::requestCosts, &CostMetrics::attempts>("request_attempts"),
    costField<&CampaignScore::requestCosts, &CostMetrics::solution>("request_time_to_solution"),
    costField<&CampaignScore::requestCosts, &CostMetrics::charged>("request_charged"),
    costField<&CampaignScore::requestCosts, &CostMetrics::waste>("request_waste"),
    costField<&CampaignScore::requestCosts, &CostMetrics::regret>("request_regret"),
    costField<&CampaignScore::requestCosts, &CostMetrics::cost>("request_cost"),
    costField<&CampaignScore::requestCosts, &CostMetrics::totalCost>("request_total_cost"),
    costField<&CampaignScore::factorCosts, &CostMetrics::underestimates>("factor_underestimates"),
    costField<&CampaignScore::factorCosts, &CostMetrics::underMape>("factor_under_mape"),
    costField<&CampaignScore::factorCosts, &CostMetrics::overMape>("factor_over_mape"),
    costField<&CampaignScore::factorCosts, &CostMetrics::attempts>("factor_attempts"),
    costField<&CampaignScore::factorCosts, &CostMetrics::solution>("factor_time_to_solution"),
    costField<&CampaignScore::factorCosts, &CostMetrics::charged>("factor_charged"),
    costField<&CampaignScore::factorCosts, &CostMetrics::waste>("factor_waste"),
    costField<&CampaignScore::factorCosts, &CostMetrics::regret>("factor_regret"),
    costField<&CampaignScore::factorCosts, &CostMetrics::cost>("factor_cost"),
    costField<&CampaignScore::factorCosts, &CostMetrics::totalCost>("factor_total_cost"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::underestimates>(
        "adjusted_underestimates"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::underMape>("adjusted_under_mape"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::overMape>("adjusted_over_mape"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::attempts>("adjusted_attempts"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::solution>("adjusted_time_to_solution"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::charged>("adjusted_charged"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::waste>("adjusted_waste"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::regret>("adjusted_regret"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::cost>("adjusted_cost"),
    costField<&CampaignScore::adjustedCosts, &CostMetrics::totalCost>("adjusted_total_cost"),
    textField<&CampaignScore::failure>("failure")};

constexpr std::string_view kRequired[] = {"pair", "shots", "repeat", "method", "nmse", "failure"};

/// The next record, and whether its line was ended: the last one of a killed program was not.
Record nextRecord(CsvCursor& cursor, bool& ended) {
    Record record;
    bool open = false;
    do {
        const CsvCursor::Cell cell = cursor.cell();
        open |= cell.quote == CsvCursor::Quote::Open;
        record.emplace_back(withoutApostrophe(cell.text));
        ended = !open && !cursor.atEnd();
    } while (cursor.nextCell());
    return record;
}

}  // namespace

std::string campaignResultsHead() {
    Record names;
    for (const Field& field : kFields) names.emplace_back(field.name);
    return spreadsheetRecord(names) + "\n";
}

std::string campaignResultLines(const std::vector<CampaignScore>& scores) {
    std::string lines;
    for (const CampaignScore& score : scores) {
        Record cells;
        for (const Field& field : kFields) cells.push_back(field.write(score));
        lines += spreadsheetRecord(cells) + "\n";
    }
    return lines;
}

CampaignResultsParser::CampaignResultsParser(std::string_view head, std::string name)
    : m_name(std::move(name)) {
    CsvCursor cursor(head, ',');
    bool ended = false;
    bool known = true;
    std::set<std::string> titles;
    if (!cursor.atEnd())
        for (const std::string& title : nextRecord(cursor, ended)) {
            const auto field = std::ranges::find(kFields, title, &Field::name);
            known &= field != std::end(kFields) && titles.insert(title).second;
            if (known) m_columns.push_back(field->read);
        }
    for (const std::string_view needed : kRequired) known &= titles.contains(std::string(needed));
    if (!ended || !known) throw Error(messages::kCampaignFolderDamaged, {m_name});
}

std::vector<CampaignScore> CampaignResultsParser::parse(std::string_view lines) const {
    CsvCursor cursor(lines, ',');
    std::vector<CampaignScore> scores;
    while (!cursor.atEnd()) {
        bool ended = false;
        const Record record = nextRecord(cursor, ended);
        if (!ended) break;
        if (record.size() != m_columns.size())
            throw Error(messages::kCampaignFolderDamaged, {m_name});
        CampaignScore& score = scores.emplace_back();
        try {
            for (std::size_t i = 0; i < m_columns.size(); ++i) m_columns[i](score, record[i]);
        } catch (const std::invalid_argument&) {
            throw Error(messages::kCampaignFolderDamaged, {m_name});
        }
    }
    return scores;
}

std::vector<CampaignScore> parseCampaignResults(std::string_view csv, const std::string& name) {
    CsvCursor cursor(csv, ',');
    bool ended = false;
    if (!cursor.atEnd()) nextRecord(cursor, ended);
    const std::string_view lines = cursor.rest();
    csv.remove_suffix(lines.size());
    return CampaignResultsParser(csv, name).parse(lines);
}

}  // namespace footbridge
