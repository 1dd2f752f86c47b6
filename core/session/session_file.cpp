// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_file.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/run/json_document.h"
#include "core/run/json_fields.h"
#include "core/session/session_messages.h"
#include "core/session/session_training.h"
#include "core/source/source_options.h"

namespace footbridge {
namespace {

using Json = nlohmann::ordered_json;
using Pairs = std::vector<MatchingEdits::Pair>;
using Kind = ShotRequest::Kind;

constexpr auto kFormat = "footbridge-session/1";
constexpr auto kFormatFamily = "footbridge-session/";
constexpr std::uint64_t kMostRows = std::uint64_t(1) << 40;
constexpr std::pair<Kind, const char*> kKinds[] = {{Kind::AllLabelled, "all"},
                                                   {Kind::Count, "count"},
                                                   {Kind::Percent, "percent"},
                                                   {Kind::Rows, "rows"}};

std::string signText(char sign) {
    return sign ? std::string(1, sign) : std::string();
}

Json numberOrNull(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json toJson(const CsvOptions& options) {
    return {{"delimiter", signText(options.delimiter)},
            {"decimal", signText(options.decimal)},
            {"comment", signText(options.comment)},
            {"header", options.header},
            {"encoding", options.encoding},
            {"missing", options.missing},
            {"skip_lines", options.skipLines},
            {"thousands", signText(options.thousands)},
            {"kind", options.kind},
            {"query", options.query},
            {"platform_column", options.platformColumn},
            {"platform", options.platform}};
}

Json toJson(const Roles& roles) {
    return {{"response", roles.response}, {"ignored", roles.ignored},    {"ids", roles.ids},
            {"groups", roles.groups},     {"after_run", roles.afterRun}, {"units", roles.units}};
}

/// The way from a folder to a file; "" where there is none, as between two drives.
std::string relativePath(const std::string& path, const std::filesystem::path& folder) {
    const std::filesystem::path file(path);
    if (folder.empty() || !file.is_absolute()) return {};
    return file.lexically_normal().lexically_relative(folder.lexically_normal()).generic_string();
}

Json toJson(const SessionTable& table, const std::filesystem::path& folder) {
    return {{"path", table.path},
            {"relative", relativePath(table.path, folder)},
            {"sha256", table.checksum},
            {"label", table.label},
            {"import", toJson(table.options)},
            {"roles", toJson(table.roles)}};
}

Json toJson(const SessionPlatforms& platforms, const std::filesystem::path& folder) {
    Json tables = Json::array();
    for (const SessionTable& table : platforms.tables) tables.push_back(toJson(table, folder));
    const PlatformColumns& columns = platforms.columns;
    return {{"tables", std::move(tables)},  {"platform", columns.platform},
            {"times", columns.times},       {"groups", columns.groups},
            {"ignored", columns.ignored},   {"ratios", columns.ratios},
            {"aliases", platforms.aliases}, {"reference", platforms.reference},
            {"today", platforms.today},     {"trained", platforms.trained}};
}

Json toJson(const Pairs& pairs) {
    Json json = Json::array();
    for (const auto& pair : pairs) json.push_back(Json::array({pair.source, pair.target}));
    return json;
}

Json toJson(const MatchingEdits& edits) {
    return {{"by_hand", toJson(edits.byHand)},
            {"accepted", toJson(edits.accepted)},
            {"rejected", toJson(edits.rejected)},
            {"separated", toJson(edits.separated)}};
}

Json toJson(const ShotRequest& shots) {
    const auto found = std::ranges::find(kKinds, shots.kind, &std::pair<Kind, const char*>::first);
    return {{"kind", found->second}, {"amount", shots.amount}, {"rows", shots.rows}};
}

Json toJson(const std::vector<SessionScore>& scores) {
    Json json = Json::array();
    for (const SessionScore& score : scores)
        json.push_back({{"strategy", strategyName(score.strategy)},
                        {"out_of_fold_nmse", numberOrNull(score.outOfFoldNmse)},
                        {"test_nmse", numberOrNull(score.testNmse)}});
    return json;
}

FieldRules rulesOf(const std::string& file) {
    const auto complaint = [file](const FieldFault& fault) {
        return Error(messages::kSessionKey, {file, fault.path});
    };
    return {complaint, true};
}

std::vector<JsonFields> objectsOr(const JsonFields& keys, const char* key) {
    return keys.has(key) ? keys.objects(key) : std::vector<JsonFields>();
}

std::vector<Index> rowsOr(const JsonFields& keys, const char* key) {
    std::vector<Index> rows;
    if (!keys.has(key)) return rows;
    for (const auto& row : keys.list(key)) {
        if (!row.is_number_unsigned() || row.get<std::uint64_t>() > kMostRows) keys.fail(key);
        rows.push_back(row.get<Index>());
    }
    return rows;
}

/// "" or one character.
char signOr(const JsonFields& keys, const char* key, char otherwise) {
    if (!keys.has(key)) return otherwise;
    const std::string sign = keys.text(key);
    if (sign.size() > 1) keys.fail(key);
    return sign.empty() ? '\0' : sign.front();
}

CsvOptions readOptions(const JsonFields& keys) {
    CsvOptions options;
    options.delimiter = signOr(keys, "delimiter", options.delimiter);
    options.decimal = signOr(keys, "decimal", options.decimal);
    options.comment = signOr(keys, "comment", options.comment);
    options.header = keys.flagOr("header", options.header);
    options.encoding = keys.textOr("encoding", options.encoding);
    if (keys.has("missing")) options.missing = keys.textsOr("missing");
    options.skipLines = keys.countOr("skip_lines", options.skipLines, kMostRows);
    options.thousands = signOr(keys, "thousands", options.thousands);
    options.kind = keys.textOr("kind", options.kind);
    options.query = keys.textOr("query", options.query);
    options.platformColumn = keys.textOr("platform_column", options.platformColumn);
    options.platform = keys.textOr("platform", options.platform);
    return options;
}

Roles readRoles(const JsonFields& keys) {
    Roles roles;
    roles.response = keys.textOr("response", "");
    roles.ignored = keys.textsOr("ignored");
    roles.ids = keys.textsOr("ids");
    roles.groups = keys.textsOr("groups");
    roles.afterRun = keys.textsOr("after_run");
    if (!keys.has("units")) return roles;
    const JsonFields units = keys.object("units");
    for (const auto& unit : units.json().items())
        roles.units[unit.key()] = units.text(unit.key().c_str());
    return roles;
}

SessionTable readTable(const JsonFields& keys) {
    SessionTable table;
    table.path = keys.text("path");
    table.relative = keys.textOr("relative", "");
    table.checksum = keys.textOr("sha256", "");
    table.label = keys.textOr("label", "");
    if (keys.has("import")) table.options = readOptions(keys.object("import"));
    if (keys.has("roles")) table.roles = readRoles(keys.object("roles"));
    return table;
}

SessionPlatforms readPlatformSettings(const JsonFields& keys) {
    SessionPlatforms platforms;
    for (const JsonFields& table : keys.objects("tables"))
        platforms.tables.push_back(readTable(table));
    PlatformColumns& columns = platforms.columns;
    columns.platform = keys.textOr("platform", "");
    columns.times = keys.textsOr("times");
    columns.groups = keys.textsOr("groups");
    columns.ignored = keys.textsOr("ignored");
    columns.ratios = keys.flagOr("ratios", false);
    platforms.aliases = keys.textOr("aliases", "");
    platforms.reference = keys.textOr("reference", "fastest");
    platforms.today = keys.textOr("today", "");
    platforms.trained = keys.flagOr("trained", false);
    return platforms;
}

Pairs readPairs(const JsonFields& keys, const char* key) {
    Pairs pairs;
    if (!keys.has(key)) return pairs;
    for (const auto& value : keys.list(key)) {
        const bool isPair =
            value.is_array() && value.size() == 2 && value[0].is_string() && value[1].is_string();
        if (!isPair) keys.fail(key);
        pairs.push_back({value[0].get<std::string>(), value[1].get<std::string>()});
    }
    return pairs;
}

MatchingEdits readEdits(const JsonFields& keys) {
    return {readPairs(keys, "by_hand"), readPairs(keys, "accepted"), readPairs(keys, "rejected"),
            readPairs(keys, "separated")};
}

ShotRequest readShots(const JsonFields& keys) {
    const std::string kind = keys.text("kind");
    const auto found =
        std::ranges::find_if(kKinds, [&](const auto& known) { return known.second == kind; });
    if (found == std::end(kKinds)) keys.fail("kind");
    ShotRequest shots{found->first, keys.numberOr("amount", 0), {}};
    const bool isPercent = shots.kind == Kind::Percent;
    const double most = isPercent ? 100 : static_cast<double>(kMostRows);
    const bool isWhole = shots.amount == std::floor(shots.amount);
    if (!(shots.amount >= 0 && shots.amount <= most) || !(isPercent || isWhole))
        keys.fail("amount");
    shots.rows = rowsOr(keys, "rows");
    return shots;
}

Strategy readStrategy(const JsonFields& keys, const char* key, const std::string& name) {
    const auto strategy = strategyFromName(name);
    if (!strategy) keys.fail(key);
    return *strategy;
}

AnalysisInput readSettings(const JsonFields& keys) {
    AnalysisInput input;
    if (keys.has("aliases")) {
        for (const auto& set : keys.list("aliases")) {
            if (!set.is_array()) keys.fail("aliases");
            auto& names = input.aliases.sets.emplace_back();
            for (const auto& name : set) {
                if (!name.is_string()) keys.fail("aliases");
                names.push_back(name.get<std::string>());
            }
        }
    }
    if (keys.has("matching")) input.edits = readEdits(keys.object("matching"));
    if (keys.has("shots")) input.shots = readShots(keys.object("shots"));
    const std::string pool = keys.textOr("pool", "all");
    if (pool != "all" && pool != "shots") keys.fail("pool");
    input.pool = pool == "all" ? Pool::All : Pool::Shots;
    for (const std::string& name : keys.textsOr("strategies"))
        input.strategies.push_back(readStrategy(keys, "strategies", name));
    if (keys.has("source_model"))
        input.sourceOptions = sourceOptionsFrom(keys.object("source_model"));
    input.seed = keys.countOr("seed", 1, std::numeric_limits<std::uint64_t>::max());
    if (keys.has("costs")) input.costing = costingFrom(keys.object("costs"));
    input.acceptSuggestions = keys.numberOr("accept_suggestions", input.acceptSuggestions);
    if (!(input.acceptSuggestions >= 0 && input.acceptSuggestions <= 2))
        keys.fail("accept_suggestions");
    return input;
}

Json toJson(const SessionLog& log) {
    Json json{{"path", log.path}, {"processors", log.processors}};
    if (!log.estimates.empty()) json["estimates"] = log.estimates;
    if (log.linearSizes) json["linear_sizes"] = true;
    json["load"] = log.load;
    json["slowdown"] = log.slowdown;
    json["node_seconds"] = log.nodeSeconds;
    json["share"] = log.share;
    return json;
}

SessionLog readJobLog(const JsonFields& keys) {
    constexpr std::uint64_t kMostProcessors = 100'000'000;
    SessionLog log;
    log.path = keys.text("path");
    log.processors = static_cast<int>(keys.countOr("processors", 0, kMostProcessors));
    log.estimates = keys.textOr("estimates", "");
    log.linearSizes = keys.flagOr("linear_sizes", false);
    const auto read = [&](const char* key, double& value, double low, double high) {
        value = keys.numberOr(key, value);
        if (!(value >= low && value <= high)) keys.fail(key);
    };
    read("load", log.load, 0.01, 10);
    read("slowdown", log.slowdown, 1, 1000);
    read("node_seconds", log.nodeSeconds, 1, 1000);
    read("share", log.share, 0, 1);
    return log;
}

}  // namespace

std::string writeSession(const Session& session, const std::filesystem::path& folder) {
    const AnalysisInput& settings = session.settings;
    Json json;
    json["format"] = kFormat;
    json["version"] = FOOTBRIDGE_VERSION;
    json["sources"] = Json::array();
    for (const SessionTable& table : session.sources)
        json["sources"].push_back(toJson(table, folder));
    json["target"] = session.target ? toJson(*session.target, folder) : Json();
    json["aliases"] = settings.aliases.sets;
    json["matching"] = toJson(settings.edits);
    json["shots"] = toJson(settings.shots);
    json["pool"] = settings.pool == Pool::All ? "all" : "shots";
    json["strategies"] = Json::array();
    for (const Strategy strategy : settings.strategies)
        json["strategies"].push_back(strategyName(strategy));
    json["source_model"] = toJson(settings.sourceOptions);
    json["seed"] = settings.seed;
    json["accept_suggestions"] = settings.acceptSuggestions;
    if (!settings.costing.plain()) json["costs"] = toJson(settings.costing);
    json["page"] = session.page;
    if (!session.file.empty()) json["file"] = session.file;
    json["results"] = toJson(session.scores);
    if (!session.explained.empty()) json["explained_rows"] = session.explained;
    if (session.costs) json["request_costs"] = toJson(*session.costs);
    if (session.jobLog) json["job_log"] = toJson(*session.jobLog);
    if (session.platforms) json["platforms"] = toJson(*session.platforms, folder);
    if (session.tablesCompared) json["tables_compared"] = true;
    if (session.training) json["training"] = toJson(*session.training);
    if (session.stream)
        json["stream"] = {{"path", session.stream->path},
                          {"response", session.stream->response},
                          {"start", session.stream->start},
                          {"initial", session.stream->initial},
                          {"replay", session.stream->replay}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Session readSession(std::string_view text, const std::string& file) {
    nlohmann::json json;
    try {
        json = jsonDocument(text, file);
    } catch (const NotJson&) {
        throw Error(messages::kSessionNotOne, {file});
    }
    if (!json.is_object()) throw Error(messages::kSessionNotOne, {file});
    const JsonFields keys(json, rulesOf(file));
    const std::string format = keys.textOr("format", "");
    if (format != kFormat)
        throw Error(
            format.starts_with(kFormatFamily) ? messages::kSessionTooNew : messages::kSessionNotOne,
            {file});
    Session session;
    for (const JsonFields& table : objectsOr(keys, "sources"))
        session.sources.push_back(readTable(table));
    if (keys.has("target")) session.target = readTable(keys.object("target"));
    session.settings = readSettings(keys);
    session.page = keys.textOr("page", "");
    session.file = keys.textOr("file", "");
    session.tablesCompared = keys.flagOr("tables_compared", false);
    if (keys.has("request_costs")) session.costs = costingFrom(keys.object("request_costs"));
    session.explained = rowsOr(keys, "explained_rows");
    if (keys.has("job_log")) session.jobLog = readJobLog(keys.object("job_log"));
    if (keys.has("training")) session.training = readTraining(keys.object("training"));
    if (keys.has("stream")) {
        const JsonFields stream = keys.object("stream");
        session.stream = SessionStream{.path = stream.text("path"),
                                       .response = stream.text("response"),
                                       .start = stream.textOr("start", ""),
                                       .initial = stream.integer("initial", 5, 100'000),
                                       .replay = stream.flagOr("replay", false)};
    }
    if (keys.has("platforms")) session.platforms = readPlatformSettings(keys.object("platforms"));
    for (const JsonFields& score : objectsOr(keys, "results"))
        session.scores.push_back({readStrategy(score, "strategy", score.text("strategy")),
                                  score.numberOr("out_of_fold_nmse", std::nan("")),
                                  score.numberOr("test_nmse", std::nan(""))});
    return session;
}

}  // namespace footbridge
