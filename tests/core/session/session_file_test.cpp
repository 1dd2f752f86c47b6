// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/csv_reader.h"
#include "core/table/joined_file.h"

namespace footbridge {
namespace {

Dataset dataset(const char* path, const char* csv, const char* label) {
    Table table = parseCsv(csv, label);
    table.path = path;
    table.checksum = "abc";
    auto shared = std::make_shared<const Table>(std::move(table));
    return makeDataset(shared, {"time", {"id"}, {"n"}, {{"n", "MB"}}}, label);
}

AnalysisInput richInput() {
    AnalysisInput input;
    input.sources = {dataset("/data/runs/a.csv", "id,n,time\n1,2,3\n2,3,4\n", "Ä platform")};
    input.target = dataset("/data/b.csv", "id,n,time\n1,2,3\n2,3,4\n", "new");
    input.aliases.sets = {{"n", "size"}, {"t", "time", "runtime"}};
    input.edits.byHand = {{"n", "size"}};
    input.edits.accepted = {{"a", "b"}};
    input.edits.rejected = {{"c", "d"}};
    input.edits.separated = {{"id", "id"}};
    input.shots = {ShotRequest::Kind::Rows, 0, {1, 5, 7}};
    input.pool = Pool::Shots;
    input.strategies = {Strategy::Auto, Strategy::TargetRidge};
    input.sourceOptions.networks = 5;
    input.seed = 18'446'744'073'709'551'615ULL;
    input.acceptSuggestions = 0.9;
    return input;
}

Session readBack(const Session& session) {
    return readSession(writeSession(session, "/data/sessions"), "x.footbridge");
}

std::string codeOfReading(const std::string& json) {
    try {
        readSession(json, "x.footbridge");
    } catch (const Error& error) {
        return error.message().code();
    }
    return {};
}

}  // namespace

TEST(SessionFile, KeepsHowPlatformsAreAsked) {
    Session session = sessionOf(richInput());
    EXPECT_FALSE(readBack(session).platforms);
    SessionPlatforms asked;
    asked.tables = {{"/data/runs/k.csv", "../runs/k.csv", "abc", "", {}, {}}};
    asked.columns = {"device", {"time_us"}, {"app", "kernel"}, {"note"}, true};
    asked.aliases = "PAPI_TOT_INS,inst\n";
    asked.reference = "xeon";
    asked.today = "knl";
    asked.trained = true;
    session.platforms = asked;
    EXPECT_EQ(readBack(session).platforms, asked);
}

TEST(SessionFile, KeepsHowFilesOfEveryKindAreRead) {
    Session session = sessionOf(richInput());
    CsvOptions& options = session.sources[0].options;
    options.thousands = '\'';
    options.kind = "sqlite";
    options.query = "SELECT * FROM runs";
    options.platformColumn = "machine";
    options.platform = "Ä";
    session.sources[0].roles.ids = {"id"};
    EXPECT_EQ(readBack(session).sources[0].options, options);
    EXPECT_EQ(readBack(session).sources[0].roles, session.sources[0].roles);
    const Session older = readSession(
        R"({"format": "footbridge-session/1", "sources": [{"path": "a", "import": {}}]})", "x");
    EXPECT_EQ(older.sources[0].options, CsvOptions());
}

void addKeys(const nlohmann::json& json, std::set<std::string>& keys) {
    for (const auto& [key, value] : json.items()) {
        if (json.is_object()) keys.insert(key);
        if (value.is_structured() && key != "units") addKeys(value, keys);  // of columns
    }
}

TEST(SessionFile, HasItsKeysInTheHandbook) {
    Session session = sessionOf(richInput());
    session.file = "/data/work.footbridge";
    session.scores = {{Strategy::Auto, 0.1, 0.2}};
    session.settings.costing = {Loss(LossKind::Pinball, 4), std::nullopt};
    session.costs = Costing{Loss(LossKind::Squared, 7), RequestSettings{{}, 0.95, "asked"}};
    session.jobLog = SessionLog{"/data/a.swf", 240, "/data/a.csv", 0.7, 3, 1.2, 0.5, true};
    session.stream = SessionStream();
    session.training = SessionTraining{7, 250, SessionFields()};
    session.platforms = SessionPlatforms();
    session.explained = {0};
    session.tablesCompared = true;
    std::set<std::string> keys;
    addKeys(nlohmann::json::parse(writeSession(session, "/data")), keys);
    EXPECT_GT(keys.size(), 80u);
    const std::string page = readFile(FOOTBRIDGE_HELP "/format-session.md");
    for (const std::string& key : keys)
        EXPECT_TRUE(page.find("\"" + key + "\"") != page.npos ||
                    page.find("`" + key + "`") != page.npos)
            << key;
}

TEST(SessionFile, KeepsTablesSettingsAndPage) {
    Session session = sessionOf(richInput());
    session.page = "results";
    session.tablesCompared = true;
    session.settings.costing = {Loss(LossKind::Pinball, 4), std::nullopt};
    session.costs = Costing{Loss(LossKind::Squared, 7), RequestSettings{{15, 30, 900}, 0.95, {}}};

    session.jobLog =
        SessionLog{"/data/logs/a.swf.gz", 240, "/data/logs/a.csv", 0.7, 3, 1.2, 0.5, true};
    session.stream = SessionStream{"/data/runs/nightly.csv", "time", "/data/model.zip", 40, true};
    session.training = SessionTraining{
        7, 250, SessionFields{"/data/a.raw", "/data/b.raw", "64x64", "float32", 4, 16, 0.01}};
    session.explained = {0, 7, 41};

    const Session back = readBack(session);

    EXPECT_EQ(back.jobLog, session.jobLog);
    EXPECT_TRUE(back.tablesCompared);
    EXPECT_EQ(back.stream, session.stream);
    EXPECT_EQ(back.training, session.training);
    EXPECT_EQ(back.explained, session.explained);
    EXPECT_EQ(back.settings.costing, session.settings.costing);
    EXPECT_EQ(back.costs, session.costs);
    ASSERT_EQ(back.sources.size(), 1U);
    EXPECT_EQ(back.sources[0].path, "/data/runs/a.csv");
    EXPECT_EQ(back.sources[0].relative, "../runs/a.csv");
    EXPECT_EQ(back.sources[0].checksum, "abc");
    EXPECT_EQ(back.sources[0].label, "Ä platform");
    EXPECT_EQ(back.sources[0].options, session.sources[0].options);
    EXPECT_EQ(back.sources[0].roles, session.sources[0].roles);
    ASSERT_TRUE(back.target);
    EXPECT_EQ(back.target->path, "/data/b.csv");
    EXPECT_EQ(back.settings.aliases.sets, session.settings.aliases.sets);
    EXPECT_EQ(back.settings.edits, session.settings.edits);
    EXPECT_EQ(back.settings.shots.kind, ShotRequest::Kind::Rows);
    EXPECT_EQ(back.settings.shots.rows, session.settings.shots.rows);
    EXPECT_EQ(back.settings.pool, Pool::Shots);
    EXPECT_EQ(back.settings.strategies, session.settings.strategies);
    EXPECT_EQ(back.settings.sourceOptions, session.settings.sourceOptions);
    EXPECT_EQ(back.settings.seed, session.settings.seed);
    EXPECT_EQ(back.settings.acceptSuggestions, 0.9);
    EXPECT_EQ(back.page, "results");
}

TEST(SessionFile, WritesTheSameBytesAgainAfterReading) {
    Session session = sessionOf(richInput());
    session.scores = {{Strategy::Auto, 0.1 + 0.2, 1e-300}};

    const std::string first = writeSession(session, {});

    EXPECT_EQ(writeSession(readSession(first, "x"), {}), first);
}

TEST(SessionFile, KeepsHowEveryTableWasRead) {
    Session session = sessionOf(richInput());
    session.sources[0].options = {'\t', ',', '\0', false, "UTF-16LE", {"", "n/a"}, 3};

    EXPECT_EQ(readBack(session).sources[0].options, session.sources[0].options);
}

TEST(SessionFile, AnEmptySessionStaysEmpty) {
    const Session back = readBack(sessionOf({}));

    EXPECT_TRUE(back.sources.empty());
    EXPECT_FALSE(back.target);
    EXPECT_EQ(back.settings.shots.kind, ShotRequest::Kind::AllLabelled);
    EXPECT_EQ(back.settings.seed, 1U);
}

TEST(SessionFile, AScoreThatIsUnknownStaysUnknown) {
    Session session = sessionOf({});
    session.scores = {{Strategy::ZeroShot, 0.25, std::nan("")}};

    const Session back = readBack(session);

    ASSERT_EQ(back.scores.size(), 1U);
    EXPECT_EQ(back.scores[0].strategy, Strategy::ZeroShot);
    EXPECT_EQ(back.scores[0].outOfFoldNmse, 0.25);
    EXPECT_TRUE(std::isnan(back.scores[0].testNmse));
}

TEST(SessionFile, RefusesWhatIsNotASession) {
    EXPECT_EQ(codeOfReading(""), "session-not-one");
    EXPECT_EQ(codeOfReading("n,time\n1,2\n"), "session-not-one");
    EXPECT_EQ(codeOfReading("[]"), "session-not-one");
    EXPECT_EQ(codeOfReading(R"({"format": "footbridge-campaign/1"})"), "session-not-one");
    EXPECT_EQ(codeOfReading(R"({"format": "footbridge-session/2"})"), "session-too-new");
    EXPECT_EQ(codeOfReading(R"({"seed": 1, "seed": 2})"), "json-twice");
    EXPECT_EQ(codeOfReading(R"({"accept_suggestions": 1e999})"), "json-number");
}

TEST(SessionFile, NamesTheKeyThatIsDamaged) {
    const auto damaged = [](const std::string& rest) {
        return codeOfReading(R"({"format": "footbridge-session/1", )" + rest + "}");
    };

    EXPECT_EQ(damaged(R"("sources": 3)"), "session-key");
    EXPECT_EQ(damaged(R"("sources": [{}])"), "session-key");
    EXPECT_EQ(damaged(R"("sources": [{"path": 1}])"), "session-key");
    EXPECT_EQ(damaged(R"("seed": -1)"), "session-key");
    EXPECT_EQ(damaged(R"("shots": {"kind": "some"})"), "session-key");
    EXPECT_EQ(damaged(R"("shots": {"kind": "rows", "rows": [-1]})"), "session-key");
    for (const char* shots :
         {R"("kind": "count", "amount": 1e300)", R"("kind": "count", "amount": 2.5)",
          R"("kind": "percent", "amount": 101)"})
        EXPECT_EQ(damaged(R"("shots": {)" + std::string(shots) + "}"), "session-key") << shots;
    EXPECT_EQ(damaged(R"("shots": {"kind": "percent", "amount": 2.5})"), "");
    for (const char* least : {"-0.1", "2.1", "1e300"})
        EXPECT_EQ(damaged(R"("accept_suggestions": )" + std::string(least)), "session-key");
    EXPECT_EQ(damaged(R"("strategies": ["magic"])"), "session-key");
    EXPECT_EQ(damaged(R"("matching": {"by_hand": [["a"]]})"), "session-key");
    EXPECT_EQ(damaged(R"("target": {"path": "a", "import": {"decimal": "ab"}})"), "session-key");
    EXPECT_EQ(damaged(R"("aliases": [1])"), "session-key");
    for (const char* training :
         {R"("networks": 0)", R"("network_steps": 0)", R"("boosting_rounds": 0)",
          R"("rows_per_source": 0)", R"("network_rows": 0)", R"("process_rows": -1)"})
        EXPECT_EQ(damaged(R"("source_model": {)" + std::string(training) + "}"), "session-key")
            << training;
    EXPECT_EQ(damaged(R"("source_model": {"process_rows": 0}, "seed": 7)"), "");
}

TEST(Session, NamesAllThatItWasReadFrom) {
    Session session;
    SessionTable joined{"runs/*.csv", "", "", "", {}, {}};
    joined.options.query = joinQuery({"counters.csv", {"n"}, false});
    session.sources = {joined, {"b.csv", "", "", "", {}, {}}};
    session.target = SessionTable{"t.csv", "", "", "", {}, {}};
    session.jobLog = SessionLog{"log.swf", 0, "model.zip"};
    session.stream = SessionStream{"stream.csv", "time", "start.zip"};
    session.training = SessionTraining{5, 100, SessionFields{"s.npy", "t.npy", "", ""}};
    session.platforms = SessionPlatforms{{{"p.csv", "", "", "", {}, {}}}, {}, "", "", ""};
    EXPECT_THAT(inputFiles(session),
                ::testing::UnorderedElementsAre("runs/*.csv", "counters.csv", "b.csv", "t.csv",
                                                "log.swf", "model.zip", "stream.csv", "start.zip",
                                                "s.npy", "t.npy", "p.csv"));
    EXPECT_TRUE(inputFiles({}).empty());
}

TEST(SessionFile, RolesOfColumnsThatAreGoneAreDropped) {
    const Table table = parseCsv("n,kernel,time\n1,a,2\n2,b,3\n", "t");

    const Roles roles =
        possibleRoles(table, {"runtime", {"id", "n"}, {"kernel", "gone"}, {{"gone", "s"}}});

    EXPECT_EQ(roles.response, "");
    EXPECT_EQ(roles.ignored, std::vector<std::string>{"n"});
    EXPECT_EQ(roles.groups, std::vector<std::string>{"kernel"});
    EXPECT_TRUE(roles.units.empty());
}

}  // namespace footbridge
