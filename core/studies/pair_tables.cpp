// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/pair_tables.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/analysis/known_rows.h"
#include "core/matching/common_ground.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/studies/studies_messages.h"
#include "core/studies/table_halves.h"
#include "core/table/cell_units.h"
#include "core/table/csv_reader.h"
#include "core/table/file_list.h"
#include "core/table/number_range.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

Dataset load(const std::filesystem::path& path, const std::string& response,
             const CampaignPair& pair, bool grouped, const RunContext& context) {
    auto table = std::make_shared<const Table>(readTable(path, everythingFoundOut(), context));
    Roles roles;
    roles.units = unitsInCells(*table);
    roles.response = response;
    for (const std::string& column : pair.ignore)
        if (table->find(column)) roles.ignored.push_back(column);
    for (const std::string& column : pair.group)
        if (grouped || table->find(column)) roles.groups.push_back(column);
    checkRoles(*table, roles);
    checkNumbers(*table, roles);
    return makeDataset(std::move(table), std::move(roles));
}

std::string markOfTables(const std::string& checksums) {
    return sha256(checksums).substr(0, 16);
}

/// A name without a meaning; the seed keeps two campaigns from agreeing by it.
std::string opaqueName(const std::string& name, std::uint64_t seed) {
    return "f" + sha256(std::to_string(seed) + "|" + name).substr(0, 10);
}

std::vector<std::string> droppedFeatures(const Dataset& dataset, double share, std::uint64_t seed) {
    const FeatureSchema schema = dataset.schema();
    const auto wanted = static_cast<Index>(std::lround(share * static_cast<double>(schema.size())));
    const Index count = std::min(wanted, schema.size() - 1);
    const Rows order = Random(seed, "dropped features").permutation(schema.size());
    std::vector<std::string> names;
    for (Index i = 0; i < count; ++i)
        names.push_back(
            schema.features[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])].name);
    return names;
}

}  // namespace

std::string checksumOfFiles(const CampaignPair& pair) {
    std::string checksums;
    const auto add = [&](const std::filesystem::path& path) {
        for (const auto& file : filesOf(path)) checksums += sha256(readFile(file));
    };
    if (!pair.halves)
        for (const auto& path : pair.sources) add(path);
    add(pair.target);
    return markOfTables(checksums);
}

Dataset disguised(const Dataset& dataset, bool rename, double drop, std::uint64_t seed) {
    Roles roles = dataset.roles;
    for (const std::string& name : droppedFeatures(dataset, drop, seed))
        roles.ignored.push_back(name);
    if (!rename) return makeDataset(dataset.table, std::move(roles), dataset.label);
    auto table = std::make_shared<Table>(*dataset.table);
    for (Column& column : table->columns)
        if (column.name != roles.response) column.name = opaqueName(column.name, seed);
    for (auto* names : {&roles.ignored, &roles.ids, &roles.groups})
        for (std::string& name : *names) name = opaqueName(name, seed);
    return makeDataset(std::move(table), std::move(roles), dataset.label);
}

namespace {

/// The table's random halves.
PairTables halvedTable(const CampaignPair& pair, std::uint64_t seed, const RunContext& context) {
    PairTables tables;
    const Dataset whole = load(pair.target, pair.response, pair, true, context);
    const auto [known, asked] = halvesOf(whole, deriveSeed(seed, pair.name));
    tables.target = withRows(whole, asked, whole.label);
    tables.sources.push_back(withRows(whole, known, whole.label));
    tables.checksum = markOfTables(whole.table->checksum);
    return tables;
}

}  // namespace

PairTables readPairTables(const CampaignPair& pair, std::uint64_t seed, const RunContext& context) {
    PairTables tables;
    if (pair.halves) {
        tables = halvedTable(pair, seed, context);
        tables.matching = matchFeatures(tables.sources, tables.target);
        return tables;
    }
    std::string checksums;
    for (const auto& path : pair.sources) {
        tables.sources.push_back(load(path, pair.sourceResponse, pair, false, context));
        checksums += tables.sources.back().table->checksum;
    }
    tables.target = load(pair.target, pair.response, pair, true, context);
    tables.checksum = markOfTables(checksums + tables.target.table->checksum);
    tables.known = rowsOfSources(tables.sources, tables.target);
    if (pair.disguised()) tables.target = disguised(tables.target, pair.rename, pair.drop, seed);
    tables.sources = inTargetUnit(tables.sources, tables.target);
    tables.matching = matchFeatures(tables.sources, tables.target);
    return tables;
}

void requireIgnoredColumns(const Campaign& campaign, const RunContext& context) {
    std::map<std::filesystem::path, std::set<std::string>> known;
    const auto columnsOf = [&](const std::filesystem::path& path) -> const std::set<std::string>& {
        const auto [at, fresh] = known.emplace(path, std::set<std::string>());
        if (fresh)
            for (const Column& column : readTable(path, everythingFoundOut(), context).columns)
                at->second.insert(column.name);
        return at->second;
    };
    for (const CampaignPair& pair : campaign.pairs) {
        if (pair.ignore.empty()) continue;
        std::set<std::string> columns;
        try {
            columns = columnsOf(pair.target);
            for (const auto& source : pair.sources) columns.merge(std::set(columnsOf(source)));
        } catch (const Error&) {
            continue;
        }
        for (const std::string& name : pair.ignore)
            if (!columns.contains(name))
                throw Error(messages::kPairIgnoresNothing, {pair.name, name});
    }
}

}  // namespace footbridge
