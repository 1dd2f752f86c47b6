// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/known_rows.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/analysis/analysis_messages.h"
#include "core/matching/same_names.h"
#include "core/metrics/row_order.h"
#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/table/csv_cursor.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr std::ptrdiff_t kTellingDigits = 5;
constexpr std::ptrdiff_t kSureDigits = 8;
constexpr std::ptrdiff_t kShortDigits = 3;
constexpr Index kFewestRows = 5;
constexpr double kLowest = -std::numeric_limits<double>::infinity();
constexpr double kConversionError = 1e-12;  ///< of numbers that were converted to another unit
constexpr double kExactError = 1e-9;
constexpr double kRoundedError = 5e-4;  ///< of numbers with four digits
/// How far responses are apart, at least, that a feature of four digits can follow.
constexpr double kTellingSpan = 0.1;
constexpr std::size_t kMostNamed = 3;  ///< features that tell the response, of a table

/// A column of the target and the one of the source that is matched with it.
struct SharedColumn {
    const Column *target, *source;
    double factor = 1;  ///< of the source's numbers, to be in the target's unit
    /// Of categories: equal numbers for levels that are one.
    std::vector<int> targetLevels{}, sourceLevels{};
};

struct SharedColumns {
    std::vector<SharedColumn> columns;
    bool all = true;     ///< each of the target's features has its column in the source
    bool apart = false;  ///< each table has features that the other lacks
};

/// Numbers for the levels of a column; those that agree apart from case and blanks around are one,
/// as they are to the matching.
std::vector<int> numbered(const Column& column, std::unordered_map<std::string, int>& numbers) {
    std::vector<int> levels;
    for (const std::string& level : column.levels)
        levels.push_back(
            numbers.emplace(lowerCase(trimmed(level)), static_cast<int>(numbers.size()))
                .first->second);
    return levels;
}

double conversion(const Feature& from, const Feature& to) {
    const auto is = unitFromSymbol(from.unit), wanted = unitFromSymbol(to.unit);
    return is && wanted && from.unit != to.unit ? is->factor / wanted->factor : 1;
}

/// The columns that both tables have: those that are matched and those of equal names.
SharedColumns sharedColumns(const Dataset& target, const Dataset& source,
                            const std::vector<Match>& matched) {
    const FeatureSchema ours = target.schema(), theirs = source.schema();
    Pairing pairing(theirs, ours);
    std::unordered_map<std::string, Index> places;  // another source may write a name otherwise
    if (!matched.empty())
        for (Index s = 0; s < theirs.size(); ++s)
            places.emplace(canonicalName(pairing.sourceFeature(s).name), s);
    for (const Match& match : matched) {
        const Index t = ours.indexOf(match.target);
        Index s = theirs.indexOf(match.source);
        if (const auto alike = places.find(canonicalName(match.source));
            s < 0 && alike != places.end())
            s = alike->second;
        if (s >= 0 && t >= 0 && pairing.sourceFree(s) && pairing.targetFree(t)) pairing.pair(s, t);
    }
    pairSameNames(pairing, [](const Feature&, const Feature&) { return true; });
    SharedColumns shared;
    for (Index t = 0; t < ours.size(); ++t) {
        const Feature& feature = pairing.targetFeature(t);
        SharedColumn column{&target.table->column(feature.name), nullptr};
        if (const Index s = pairing.sourceOf[static_cast<std::size_t>(t)]; s >= 0) {
            column.source = &source.table->column(pairing.sourceFeature(s).name);
            column.factor = conversion(pairing.sourceFeature(s), feature);
        } else if (theirs.indexOf(feature.name) < 0) {
            column.source = source.table->find(feature.name);  // which the source ignores
        }
        if (!column.source || column.source->type != feature.type) {
            shared.all = false;
            continue;
        }
        if (feature.type == ColumnType::Category) {
            std::unordered_map<std::string, int> numbers;
            column.targetLevels = numbered(*column.target, numbers);
            column.sourceLevels = numbered(*column.source, numbers);
        }
        shared.columns.push_back(std::move(column));
    }
    shared.apart = !shared.all && std::ranges::count(pairing.targetOf, Index{-1}) > 0;
    return shared;
}

bool sameNumber(double a, double b, bool converted) {
    return a == b || (std::isnan(a) && std::isnan(b)) ||
           (converted && std::abs(a - b) <= kConversionError * std::abs(a));
}

bool sameCell(const SharedColumn& column, Index row, Index other) {
    const auto i = static_cast<std::size_t>(row), j = static_cast<std::size_t>(other);
    if (column.target->type == ColumnType::Number)
        return sameNumber(column.target->numbers[i], column.source->numbers[j] * column.factor,
                          column.factor != 1);
    const std::int32_t a = column.target->codes[i], b = column.source->codes[j];
    if (a < 0 || b < 0) return a < 0 && b < 0;
    return column.targetLevels[static_cast<std::size_t>(a)] ==
           column.sourceLevels[static_cast<std::size_t>(b)];
}

/// The same for rows whose shared cells are the same. Converted numbers, which are nearly so, are
/// left to sameCell(), so rows that differ in them alone are compared one by one.
std::size_t markOf(const SharedColumns& shared, bool ofTarget, Index row) {
    const auto i = static_cast<std::size_t>(row);
    std::size_t mark = 0;
    const auto add = [&](std::size_t cell) { mark = mark * 0x9E3779B97F4A7C15u + cell; };
    for (const SharedColumn& column : shared.columns) {
        const Column& cells = ofTarget ? *column.target : *column.source;
        if (cells.type == ColumnType::Category) {
            const auto& levels = ofTarget ? column.targetLevels : column.sourceLevels;
            const std::int32_t code = cells.codes[i];
            add(code < 0 ? 0
                         : static_cast<std::size_t>(levels[static_cast<std::size_t>(code)]) + 1);
        } else if (column.factor == 1) {
            add(std::isnan(cells.numbers[i]) ? 0 : std::hash<double>()(cells.numbers[i]));
        }
    }
    return mark;
}

/// A row with a response that is a number, in the order in which rows are looked up.
struct KnownRow {
    std::size_t mark;
    double response;
    Index row;
    bool operator<(const KnownRow& other) const {
        return std::tie(mark, response) < std::tie(other.mark, other.response);
    }
};

std::vector<KnownRow> ordered(const SharedColumns& shared, const Vector& responses) {
    std::vector<KnownRow> known;
    for (Index row = 0; row < responses.size(); ++row)
        if (std::isfinite(responses[row]))
            known.push_back({markOf(shared, false, row), responses[row], row});
    std::sort(known.begin(), known.end());
    return known;
}

/// How many digits a number has, without the noughts before and after them.
std::ptrdiff_t digitsOf(double response) {
    std::string digits = formatNumber(std::abs(response));
    digits.erase(std::min(digits.find('e'), digits.size()));
    const std::size_t first = digits.find_first_of("123456789");
    if (first == std::string::npos) return 0;
    digits.erase(0, first);
    while (!digits.empty() && digits.back() == '0') digits.pop_back();
    return std::count_if(digits.begin(), digits.end(), [](char c) { return c != '.'; });
}

Rows rowsOfSource(const Dataset& target, const Dataset& source, const Rows& labelled,
                  const Vector& responses, const std::vector<Match>& matched,
                  const RunContext& context) {
    const SharedColumns shared = sharedColumns(target, source, matched);
    if (shared.columns.empty()) return {};
    const Dataset converted = withResponseIn(source, target.responseUnit());
    const double error = converted.responseUnit() == source.responseUnit() ? 0 : kConversionError;
    const auto known = ordered(shared, converted.response());
    Rows all, telling, sure;
    std::size_t alike = 0;  ///< rows whose features, by their marks, stand in the source
    Index notByChance = 0;  ///< rows of `all` with three digits
    for (const Index row : labelled) {
        context.checkCancelled();
        const std::ptrdiff_t digits = digitsOf(responses[row]);
        if (!shared.all && digits < kTellingDigits) continue;
        const double apart = error * std::abs(responses[row]);
        const std::size_t mark = markOf(shared, true, row);
        const auto first = std::lower_bound(known.begin(), known.end(), KnownRow{mark, kLowest, 0});
        if (first != known.end() && first->mark == mark) ++alike;
        const auto from =
            std::lower_bound(known.begin(), known.end(), KnownRow{mark, responses[row] - apart, 0});
        const auto to =
            std::upper_bound(from, known.end(), KnownRow{mark, responses[row] + apart, 0});
        const bool same = std::any_of(from, to, [&](const KnownRow& other) {
            return std::ranges::all_of(shared.columns, [&](const SharedColumn& column) {
                return sameCell(column, row, other.row);
            });
        });
        if (!same) continue;
        all.push_back(row);
        if (digits >= kShortDigits) ++notByChance;
        if (digits >= kTellingDigits) telling.push_back(row);
        if (digits >= kSureDigits) sure.push_back(row);
    }
    if (shared.all && (2 * all.size() >= labelled.size() ||
                       (notByChance >= kFewestRows && 2 * all.size() >= alike)))
        return all;
    return shared.apart && 2 * telling.size() < labelled.size() ? sure : telling;
}

/// Orders measured rows by their responses and then by their features, so that copies are
/// neighbours.
class RowOrder {
  public:
    explicit RowOrder(const Dataset& dataset) : m_responses(dataset.response()) {
        for (const Feature& feature : dataset.schema().features)
            m_columns.push_back(&dataset.table->column(feature.name));
    }

    bool operator()(Index a, Index b) const {
        if (m_responses[a] != m_responses[b]) return m_responses[a] < m_responses[b];
        const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
        for (const Column* column : m_columns) {
            const int order = column->type == ColumnType::Number
                                  ? compareValues(column->numbers[i], column->numbers[j])
                                  : column->codes[i] - column->codes[j];
            if (order != 0) return order < 0;
        }
        return false;
    }
    bool same(Index a, Index b) const { return !(*this)(a, b) && !(*this)(b, a); }
    bool tells(Index row) const { return digitsOf(m_responses[row]) >= kTellingDigits; }

  private:
    Vector m_responses;
    std::vector<const Column*> m_columns;
};

/// How many measured rows stand in the table more than once.
std::size_t copiesIn(const Dataset& dataset) {
    Rows rows = dataset.labelledRows();
    const RowOrder order(dataset);
    std::sort(rows.begin(), rows.end(), order);
    std::size_t copies = 0;
    for (auto first = rows.begin(); first != rows.end();) {
        const auto end =
            std::find_if(first, rows.end(), [&](Index row) { return !order.same(*first, row); });
        if (end - first > 1 && order.tells(*first)) copies += static_cast<std::size_t>(end - first);
        first = end;
    }
    return copies;
}

/// Whether a column is the response times a constant wherever both are numbers, each rounded to as
/// many digits as `error` leaves right. Responses that hardly differ themselves do not tell.
bool isMultiple(const Column& column, const Vector& response, double error, double span) {
    double leastRatio = 0, mostRatio = 0, least = 0, most = 0;
    Index rows = 0;
    for (Index row = 0; row < response.size(); ++row) {
        const double value = column.numbers[static_cast<std::size_t>(row)];
        if (!std::isfinite(response[row]) || !std::isfinite(value)) continue;
        if (response[row] == 0 || value == 0) {
            if (value != response[row]) return false;
            continue;
        }
        const double ratio = value / response[row];
        if (rows++ == 0) {
            leastRatio = mostRatio = ratio;
            least = most = response[row];
        }
        leastRatio = std::min(leastRatio, ratio);
        mostRatio = std::max(mostRatio, ratio);
        if (!(mostRatio - leastRatio <= error * std::abs(mostRatio + leastRatio))) return false;
        least = std::min(least, response[row]);
        most = std::max(most, response[row]);
    }
    return rows >= kFewestRows && most - least > span * std::max(std::abs(least), std::abs(most));
}

bool isMultiple(const Column& column, const Vector& response) {
    return isMultiple(column, response, kExactError, 0) ||
           isMultiple(column, response, kRoundedError, kTellingSpan);
}

/// In one sentence, however many there are.
void addMultiples(const Dataset& dataset, std::vector<Message>& doubts) {
    if (!dataset.table || dataset.roles.response.empty()) return;
    const Vector response = dataset.response();
    std::vector<std::string> names;
    for (const Feature& feature : dataset.schema().features)
        if (feature.type == ColumnType::Number &&
            isMultiple(dataset.table->column(feature.name), response))
            names.push_back(feature.name);
    if (names.empty()) return;
    if (names.size() == 1) {
        doubts.push_back({messages::kFeatureTellsResponse, {names.front(), dataset.label}});
        return;
    }
    std::string named;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        named += (named.empty() ? "" : ", ") + names[i];
    const MessageArgument all =
        names.size() > kMostNamed
            ? Message(messages::kAndMoreFeatures, {named, names.size() - kMostNamed})
            : MessageArgument(named);
    doubts.push_back({messages::kFeaturesTellResponse, {all, dataset.label}});
}

}  // namespace

Rows rowsOfSources(const std::vector<Dataset>& sources, const Dataset& target,
                   const std::vector<Match>& matched, const RunContext& context) {
    if (!target.table || target.roles.response.empty()) return {};
    const Rows labelled = target.labelledRows();
    const Vector responses = target.response();
    Rows known;
    for (const Dataset& source : sources) {
        if (!source.table || source.roles.response.empty()) continue;
        const Rows rows = rowsOfSource(target, source, labelled, responses, matched, context);
        known.insert(known.end(), rows.begin(), rows.end());
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

namespace {

/// What is matched beyond equal names; nothing where the tables do not go together yet.
std::vector<Match> decided(const AnalysisInput& input) {
    const bool whole = std::ranges::all_of(
        input.sources, [](const Dataset& source) { return source.table != nullptr; });
    if (input.sources.empty() || !whole || !input.target.table ||
        (input.aliases == AliasTable{} && input.edits == MatchingEdits{} &&
         input.acceptSuggestions > 1))
        return {};
    try {
        return matchingOf(input, splitOf(input)).matched;
    } catch (const Error&) {  // prepare() says so
        return {};
    }
}

}  // namespace

void leaveOutKnown(const Dataset& target, const Rows& known, Split& split) {
    const RowOrder order(target);
    Rows shots = split.shots;
    std::sort(shots.begin(), shots.end(), order);
    std::erase_if(split.test, [&](Index row) {
        return std::binary_search(known.begin(), known.end(), row) ||
               (std::binary_search(shots.begin(), shots.end(), row, order) && order.tells(row));
    });
}

std::vector<Message> doubtsAbout(const AnalysisInput& input, const RunContext& context) {
    std::vector<Message> doubts;
    for (const Dataset& source : input.sources) addMultiples(source, doubts);
    addMultiples(input.target, doubts);
    const Rows known = rowsOfSources(input.sources, input.target, decided(input), context);
    if (!known.empty())
        doubts.push_back({messages::kRowsOfSources, {known.size(), input.target.label}});
    if (!input.target.table || input.target.roles.response.empty()) return doubts;
    if (const std::size_t copies = copiesIn(input.target); copies > 0)
        doubts.push_back({messages::kRowsTwice, {copies, input.target.label}});
    return doubts;
}

}  // namespace footbridge
