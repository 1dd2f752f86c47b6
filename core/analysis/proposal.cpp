// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/proposal.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/analysis_messages.h"
#include "core/matching/same_names.h"
#include "core/table/response_names.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

constexpr double kFewShots = 20;
constexpr std::size_t kManyRuns = 40;
/// Fewest runs that are worth dividing into shots and test.
constexpr std::size_t kFewestToSplit = 8;
constexpr std::size_t kFewestTests = 5;

/// The column of this name, else one that only another spelling tells from it.
const Column* called(const Table& table, const std::string& name) {
    if (name.empty()) return nullptr;
    if (const Column* exact = table.find(name)) return exact;
    const auto found =
        std::ranges::find(table.columns, canonicalName(name),
                          [](const Column& column) { return canonicalName(column.name); });
    return found == table.columns.end() ? nullptr : &*found;
}

void setResponse(Roles& roles, const std::string& name) {
    roles.response = name;
    std::erase(roles.ignored, name);
    std::erase(roles.groups, name);
}

/// Whether the column `wanted` is there and became the response.
bool wish(const Table& table, const std::string& wanted, Roles& roles) {
    const Column* column = called(table, wanted);
    if (!column || column->type != ColumnType::Number) return false;
    setResponse(roles, column->name);
    return true;
}

bool isFeatureOf(const Dataset& source, const std::string& name) {
    return std::ranges::any_of(source.schema().features, [&](const Feature& feature) {
        return canonicalName(feature.name) == canonicalName(name);
    });
}

/// Column of the target that is called like the response of a source.
const Column* calledLikeAResponse(const Table& table, std::span<const Dataset> sources) {
    for (const Dataset& source : sources)
        if (const Column* column = called(table, source.roles.response)) return column;
    return nullptr;
}

/// A column that no source's model sees is none that the target should speak of.
void ignoreLikeSources(const Table& table, std::span<const Dataset> sources, Roles& roles) {
    for (const Dataset& source : sources)
        for (const std::string& name : source.roles.ignored) {
            const Column* column = called(table, name);
            if (!column || column->name == roles.response) continue;
            if (std::ranges::find(roles.ignored, column->name) == roles.ignored.end())
                roles.ignored.push_back(column->name);
        }
}

std::size_t shotCount(const ShotRequest& asked, std::size_t measured) {
    switch (asked.kind) {
        case ShotRequest::Kind::AllLabelled:
            return measured;
        case ShotRequest::Kind::Count:
            return static_cast<std::size_t>(std::max(0.0, asked.amount));
        case ShotRequest::Kind::Percent:
            return static_cast<std::size_t>(asked.amount / 100 * static_cast<double>(measured));
        case ShotRequest::Kind::Rows:
            return asked.rows.size();
    }
    return measured;
}

bool isSameColumn(const Column& a, const Column& b) {
    const auto same = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return a.name == b.name && a.type == b.type && std::ranges::equal(a.numbers, b.numbers, same) &&
           a.codes == b.codes && a.levels == b.levels;
}

/// Whether the tables are one, be it in two files, as when one of them is packed. Tables that
/// differ do so soon.
bool isSameTable(const Table& a, const Table& b) {
    if (&a == &b) return true;
    // One file may hold several platforms or tables.
    if (!a.checksum.empty() && a.checksum == b.checksum)
        return a.options.platform == b.options.platform && a.options.query == b.options.query;
    return a.rows() > 0 && std::ranges::equal(a.columns, b.columns, isSameColumn);
}

}  // namespace

Roles proposedSourceRoles(const Table& table, const std::string& wanted,
                          const std::optional<Roles>& before) {
    Roles roles = before ? *before : proposeRoles(table).roles;
    wish(table, wanted, roles);
    return roles;
}

Roles proposedTargetRoles(const Table& table, std::span<const Dataset> sources,
                          const std::string& wanted, const std::optional<Roles>& before) {
    Roles roles = before ? *before : proposeRoles(table).roles;
    if (!before) ignoreLikeSources(table, sources, roles);
    if (wish(table, wanted, roles)) return roles;
    if (const Column* column = calledLikeAResponse(table, sources)) {
        // A column of that name without numbers is the response, but cannot be used as it is.
        if (!wish(table, column->name, roles)) setResponse(roles, {});
        return roles;
    }
    if (before) return roles;
    for (const Dataset& source : sources)
        if (isFeatureOf(source, roles.response)) roles.response.clear();
    return roles;
}

Message whyNoResponse(const Table& table, std::span<const Dataset> sources) {
    const Column* column = calledLikeAResponse(table, sources);
    if (column && column->type == ColumnType::Category && !column->levels.empty())
        return {messages::kResponseIsText, {column->name, column->levels.front()}};
    const ProposedRoles proposed = proposeRoles(table);
    return proposed.roles.response.empty() ? proposed.reason : Message();
}

ShotRequest proposedShots(const Dataset& target) {
    if (target.roles.response.empty()) return {};
    const std::size_t measured = target.labelledRows().size();
    const bool all = measured == static_cast<std::size_t>(target.table->rows());
    if (all && measured >= kManyRuns) return {ShotRequest::Kind::Count, kFewShots, {}};
    return {};
}

std::optional<ShotRequest> shotsThatLeaveATest(const Dataset& target, const ShotRequest& asked) {
    if (!target.table || target.roles.response.empty()) return std::nullopt;
    const std::size_t measured = target.labelledRows().size();
    if (measured < kFewestToSplit || shotCount(asked, measured) + kFewestTests <= measured)
        return std::nullopt;
    const auto half = static_cast<double>(std::min(measured / 2, measured - kFewestTests));
    return ShotRequest{ShotRequest::Kind::Count, std::min(half, kFewShots), {}};
}

namespace {

/// Nothing where the responses may measure the same.
std::optional<Message> otherQuantity(const Dataset& source, const Dataset& target) {
    if (!source.table || source.roles.response.empty() || target.roles.response.empty()) return {};
    const std::string theirs = source.responseUnit(), ours = target.responseUnit();
    const auto is = unitFromSymbol(theirs), wanted = unitFromSymbol(ours);
    if (!is || !wanted || is->quantity == wanted->quantity) return {};
    return Message(messages::kResponseMeasuresOther, {source.label, theirs, target.label, ours});
}

}  // namespace

std::vector<Message> noticesOf(const AnalysisInput& input) {
    std::vector<Message> notices;
    if (!input.target.table) return notices;
    for (const Dataset& source : input.sources)
        if (source.table && isSameTable(*source.table, *input.target.table))
            notices.push_back({messages::kSameTables, {source.label, input.target.label}});
    for (std::size_t i = 0; i < input.sources.size(); ++i)
        for (std::size_t k = i + 1; k < input.sources.size(); ++k)
            if (input.sources[i].table && input.sources[k].table &&
                isSameTable(*input.sources[i].table, *input.sources[k].table))
                notices.push_back(
                    {messages::kSourceTwice, {input.sources[i].label, input.sources[k].label}});
    for (const Dataset& source : input.sources)
        if (const auto other = otherQuantity(source, input.target)) notices.push_back(*other);
    if (const auto fewer = shotsThatLeaveATest(input.target, input.shots))
        notices.push_back({messages::kNothingToTestOn,
                           {input.target.labelledRows().size(), input.target.label,
                            static_cast<std::int64_t>(fewer->amount)}});
    return notices;
}

}  // namespace footbridge
