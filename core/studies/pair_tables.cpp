// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/pair_tables.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <new>
#include <optional>

#include "core/analysis/known_rows.h"
#include "core/analysis/proposal.h"
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

/// What a pair says of the columns of one of its tables.
Roles rolesIn(const Table& table, const std::string& response, const CampaignPair& pair,
              bool grouped) {
    Roles roles;
    roles.response = response;
    for (const std::string& column : pair.ignore)
        if (table.find(column)) roles.ignored.push_back(column);
    for (const std::string& column : pair.group)
        if (grouped || table.find(column)) roles.groups.push_back(column);
    return roles;
}

Dataset load(const std::filesystem::path& path, const std::string& response,
             const CampaignPair& pair, bool grouped, const RunContext& context) {
    auto table = std::make_shared<const Table>(readTable(path, everythingFoundOut(), context));
    Roles roles = rolesIn(*table, response, pair, grouped);
    roles.units = unitsInCells(*table);
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

std::string checksumOfFiles(const CampaignPair& pair, ChecksumsOfFiles& known) {
    std::string checksums;
    const auto add = [&](const std::filesystem::path& path) {
        for (const auto& file : filesOf(path)) {
            std::string& checksum = known[file];
            if (checksum.empty()) checksum = sha256(readFile(file));
            checksums += checksum;
        }
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
    tables.known = rowsOfSources(tables.sources, tables.target, {}, context);
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
    tables.known = rowsOfSources(tables.sources, tables.target, {}, context);
    if (pair.disguised()) tables.target = disguised(tables.target, pair.rename, pair.drop, seed);
    tables.sources = inTargetUnit(tables.sources, tables.target);
    tables.matching = matchFeatures(tables.sources, tables.target);
    return tables;
}

namespace {

/// What the columns of tables are called and hold, each table read once and none of its rows kept.
class Columns {
  public:
    explicit Columns(const RunContext& context) : m_context(context) {}

    /// Nothing for a table that cannot be read.
    const Table* of(const std::filesystem::path& path) {
        const auto [at, fresh] = m_known.try_emplace(path);
        if (fresh) at->second = read(path);
        return at->second ? &*at->second : nullptr;
    }

  private:
    std::optional<Table> read(const std::filesystem::path& path) const {
        Table empty;
        try {
            const Table table = readTable(path, everythingFoundOut(), m_context);
            empty.path = table.path;
            empty.name = table.name;
            for (const Column& column : table.columns) {
                Column& same = empty.columns.emplace_back();
                same.name = column.name;
                same.type = column.type;
            }
        } catch (const Error&) {
            return std::nullopt;
        } catch (const std::bad_alloc&) {
            return std::nullopt;
        }
        return empty;
    }

    const RunContext& m_context;
    std::map<std::filesystem::path, std::optional<Table>> m_known;
};

/// Of what comes before the work, which is what moves on.
RunContext withoutProgress(RunContext context) {
    context.sink = nullptr;
    return context;
}

void requireIgnoredColumns(const CampaignPair& pair, Columns& columns) {
    std::vector<const Table*> tables{columns.of(pair.target)};
    for (const auto& source : pair.sources) tables.push_back(columns.of(source));
    if (std::ranges::find(tables, nullptr) != tables.end()) return;
    for (const std::string& name : pair.ignore)
        if (std::ranges::none_of(tables, [&](const Table* table) { return table->find(name); }))
            throw Error(messages::kPairIgnoresNothing, {pair.name, name});
}

}  // namespace

void requireColumns(const Campaign& campaign, const RunContext& context) {
    const RunContext quiet = withoutProgress(context);
    Columns columns(quiet);
    const auto& requests = campaign.costing.requests;
    for (const CampaignPair& pair : campaign.pairs) {
        requireIgnoredColumns(pair, columns);
        try {
            if (!pair.halves)
                for (const auto& path : pair.sources)
                    if (const Table* source = columns.of(path))
                        checkRoles(*source, rolesIn(*source, pair.sourceResponse, pair, false));
            const Table* target = columns.of(pair.target);
            if (!target) continue;
            checkRoles(*target, rolesIn(*target, pair.response, pair, true));
            if (requests && !requests->atMost.empty()) target->column(requests->atMost);
        } catch (const Error& error) {
            throw Error(messages::kPairTable, {pair.name, error.message()});
        }
    }
}

std::vector<Message> doubtsAboutPair(const CampaignPair& pair, const RunContext& context) {
    const RunContext quiet = withoutProgress(context);
    AnalysisInput input;
    input.shots = {ShotRequest::Kind::Count, 0, {}};  // each cell has its own
    try {
        if (!pair.halves)
            for (const auto& path : pair.sources)
                input.sources.push_back(load(path, pair.sourceResponse, pair, false, quiet));
        input.target = load(pair.target, pair.response, pair, true, quiet);
        std::vector<Message> doubts = noticesOf(input);
        std::ranges::move(doubtsAbout(input, quiet), std::back_inserter(doubts));
        return doubts;
    } catch (const Error&) {
        return {};
    } catch (const std::bad_alloc&) {
        return {};
    }
}

}  // namespace footbridge
