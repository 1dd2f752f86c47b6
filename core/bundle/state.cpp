// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/state.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/json_text.h"
#include "core/bundle/manifest_fields.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/missing.h"
#include "core/source/source_state.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr const char* kStateFormat = "footbridge-adaptation/1";
constexpr std::array kKinds{"same-name", "alias", "accepted", "by-hand"};

Json describe(const Matching& matching) {
    Json matched = Json::array();
    for (const Match& match : matching.matched)
        matched.push_back({{"source", match.source},
                           {"target", match.target},
                           {"kind", kKinds.at(static_cast<std::size_t>(match.kind))},
                           {"confidence", fieldOf(match.confidence)}});
    return {{"matched", matched},
            {"only_source", matching.onlySource},
            {"only_target", matching.onlyTarget}};
}

Json describe(const Dataset& shots) {
    Json columns = Json::array();
    for (const Column& column : shots.table->columns)
        columns.push_back({{"name", column.name},
                           {"type", column.type == ColumnType::Number ? "number" : "category"}});
    return {{"label", shots.label},
            {"table", shots.table->name},
            {"columns", columns},
            {"response", shots.roles.response},
            {"groups", shots.roles.groups},
            {"units", shots.roles.units},
            {"converted_unit", shots.convertedUnit}};
}

MatchKind kindOf(const JsonFields& fields) {
    const auto at = std::find(kKinds.begin(), kKinds.end(), fields.text("kind"));
    if (at == kKinds.end()) fields.fail("kind");
    return static_cast<MatchKind>(at - kKinds.begin());
}

Matching matchingOf(const JsonFields& fields) {
    Matching matching;
    for (const JsonFields& match : fields.objects("matched"))
        matching.matched.push_back({match.text("source"), match.text("target"), kindOf(match),
                                    match.number("confidence")});
    matching.onlySource = fields.texts("only_source");
    matching.onlyTarget = fields.texts("only_target");
    return matching;
}

/// Appends one cell; false when it is no number where one belongs.
bool append(Column& column, std::map<std::string, std::int32_t, std::less<>>& codes,
            std::string_view cell) {
    if (column.type == ColumnType::Category) {
        if (cell.empty()) {
            column.codes.push_back(-1);
            return true;
        }
        const auto next = static_cast<std::int32_t>(column.levels.size());
        const auto [at, fresh] = codes.emplace(cell, next);
        if (fresh) column.levels.emplace_back(cell);
        column.codes.push_back(at->second);
        return true;
    }
    double value = kMissing;
    const char* const end = cell.data() + cell.size();
    const auto read = std::from_chars(cell.data(), end, value);
    column.numbers.push_back(value);
    return cell.empty() || (read.ec == std::errc{} && read.ptr == end);
}

/// Fills the columns, whose names and types are known, from the rows of the CSV.
bool readRows(const std::string& csv, std::vector<Column>& columns) {
    std::vector<std::map<std::string, std::int32_t, std::less<>>> codes(columns.size());
    CsvCursor cursor(csv, ',');
    for (bool header = true; !cursor.atEnd(); header = false) {
        std::size_t at = 0;
        do {
            const auto cell = cursor.cell().text;
            if (at == columns.size()) return false;
            if (header ? cell != columns[at].name : !append(columns[at], codes[at], cell))
                return false;
            ++at;
        } while (cursor.nextCell());
        if (at != columns.size()) return false;
    }
    return true;
}

Dataset shotsFrom(const JsonFields& fields, const std::string& csv, const std::string& bundle) {
    auto table = std::make_shared<Table>();
    table->name = fields.text("table");
    for (const JsonFields& entry : fields.objects("columns")) {
        const std::string type = entry.text("type");
        if (type != "number" && type != "category") entry.fail("type");
        Column column;
        column.name = entry.text("name");
        column.type = type == "number" ? ColumnType::Number : ColumnType::Category;
        if (table->find(column.name)) entry.fail("name");
        table->columns.push_back(std::move(column));
    }
    if (!readRows(csv, table->columns) || table->rows() == 0)
        throw Error(messages::kBundleEntryDamaged, {bundle, kShotsFile});
    Dataset shots;
    shots.label = fields.text("label");
    shots.roles.response = fields.text("response");
    shots.roles.groups = fields.texts("groups");
    const JsonFields units = fields.object("units");
    for (const auto& [name, unit] : fields.at("units").items())
        shots.roles.units[name] = units.text(name.c_str());
    shots.convertedUnit = fields.text("converted_unit");
    shots.table = std::move(table);
    checkRoles(*shots.table, shots.roles);
    if (static_cast<Index>(shots.labelledRows().size()) != shots.table->rows())
        throw Error(messages::kBundleEntryDamaged, {bundle, kShotsFile});
    return shots;
}

/// Whether every match pairs a feature of the source with one of the shots, each once, and the
/// source was trained on what is matched, or on all of its own where nothing is.
bool fitTogether(const AdaptationState& state) {
    const FeatureSchema &ours = state.source->schema, theirs = state.shots.schema();
    std::vector<bool> sourceTaken(ours.features.size()), targetTaken(theirs.features.size());
    for (const Match& match : state.matching.matched) {
        const Index s = ours.indexOf(match.source), t = theirs.indexOf(match.target);
        if (s < 0 || t < 0) return false;
        const auto i = static_cast<std::size_t>(s), j = static_cast<std::size_t>(t);
        if (sourceTaken[i] || targetTaken[j] || ours.features[i].type != theirs.features[j].type)
            return false;
        sourceTaken[i] = targetTaken[j] = true;
    }
    return state.source->sharesColumns ? state.matching.matched.size() == ours.features.size()
                                       : state.matching.matched.empty();
}

}  // namespace

void writeState(const AdaptationState& state, ArchiveFiles& files) {
    Json strategies = Json::array();
    for (const Strategy strategy : state.strategies)
        strategies.push_back(std::string(strategyName(strategy)));
    Json json{{"format", kStateFormat},
              {"matching", describe(state.matching)},
              {"shots", describe(state.shots)},
              {"pool", state.pool == Pool::All ? "all" : "shots"},
              {"strategies", strategies},
              {"label_free_gate", state.labelFreeGate},
              {"seed", state.seed}};
    if (!state.costing.plain()) json["costs"] = toJson(state.costing);
    files[kAdaptationFile] = json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
    files[kShotsFile] = writeCsv(*state.shots.table);
    files[kSourceStateFile] = writeSourceModel(*state.source);
}

std::shared_ptr<const AdaptationState> readState(const ArchiveFiles& files,
                                                 const std::string& bundle) {
    const std::array names{kSourceStateFile, kShotsFile, kAdaptationFile};
    const auto there = [&](const char* name) { return files.contains(name); };
    if (std::none_of(names.begin(), names.end(), there)) return nullptr;
    for (const char* name : names)
        if (!there(name)) throw Error(messages::kBundleMissing, {bundle, name});
    const Error damaged(messages::kBundleEntryDamaged, {bundle, kAdaptationFile});
    const auto json = parseJson(files.at(kAdaptationFile));
    if (!json) throw damaged;
    const JsonFields fields = bundleFields(*json, bundle, std::string(kAdaptationFile) + ": ");
    if (fields.text("format") != kStateFormat) fields.fail("format");
    auto state = std::make_shared<AdaptationState>();
    state->matching = matchingOf(fields.object("matching"));
    state->shots = shotsFrom(fields.object("shots"), files.at(kShotsFile), bundle);
    const std::string pool = fields.text("pool");
    if (pool != "all" && pool != "shots") fields.fail("pool");
    state->pool = pool == "all" ? Pool::All : Pool::Shots;
    for (const std::string& name : fields.texts("strategies")) {
        const auto strategy = strategyFromName(name);
        if (!strategy) fields.fail("strategies");
        state->strategies.push_back(*strategy);
    }
    state->seed = fields.count("seed", std::numeric_limits<std::uint64_t>::max());
    if (json->contains("label_free_gate")) state->labelFreeGate = fields.number("label_free_gate");
    if (json->contains("costs")) state->costing = costingFrom(fields.object("costs"));
    state->source = readSourceModel(files.at(kSourceStateFile), bundle + ", " + kSourceStateFile);
    if (!fitTogether(*state)) fields.fail("matching");
    return state;
}

}  // namespace footbridge
