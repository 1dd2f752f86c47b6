// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/proposal.h"

#include <algorithm>

#include "core/matching/same_names.h"

namespace footbridge {
namespace {

constexpr double kFewShots = 20;
constexpr std::size_t kManyRuns = 100;

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
    if (wish(table, wanted, roles)) return roles;
    for (const Dataset& source : sources) {
        const Column* column = called(table, source.roles.response);
        if (!column) continue;
        // A column of that name without numbers is the response, but cannot be used as it is.
        if (!wish(table, column->name, roles)) setResponse(roles, {});
        return roles;
    }
    if (before) return roles;
    for (const Dataset& source : sources)
        if (isFeatureOf(source, roles.response)) roles.response.clear();
    return roles;
}

ShotRequest proposedShots(const Dataset& target) {
    if (target.roles.response.empty()) return {};
    const std::size_t measured = target.labelledRows().size();
    const bool all = measured == static_cast<std::size_t>(target.table->rows());
    if (all && measured > kManyRuns) return {ShotRequest::Kind::Count, kFewShots, {}};
    return {};
}

}  // namespace footbridge
