// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/severity_of.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/matching/common_ground.h"
#include "core/run/error.h"
#include "core/severity/schema_cost.h"
#include "core/severity/severity_matrix.h"
#include "core/source/source_training.h"
#include "tests/core/platforms.h"

namespace footbridge {
namespace {

using namespace platforms;

const Scene& bentScene() {
    static const Scene scene(bentTarget());
    return scene;
}

PreparedPair preparedOf(const Scene& scene) {
    return preparePair(*scene.model, scene.sources, scene.target, scene.matching, {});
}

TEST(PreparedPair, ScoresAnySetOfShotsAsIfMeasuredAfresh) {
    const Scene& scene = bentScene();
    const PreparedPair prepared = preparedOf(scene);
    for (const Index count : {6, 20, 40}) {
        const Rows shots = firstRows(count, 120).shots;
        const Severity fresh =
            severityOf(*scene.model, scene.sources, scene.target, shots, scene.matching, {});
        const Severity scored = scoreShots(prepared, *scene.model, scene.target, shots);
        EXPECT_EQ(scored.headline, fresh.headline) << count;
        EXPECT_EQ(scored.bandLow, fresh.bandLow);
        EXPECT_EQ(scored.bandHigh, fresh.bandHigh);
        EXPECT_EQ(scored.components.size(), fresh.components.size());
        EXPECT_FALSE(scored.advice);
        EXPECT_TRUE(fresh.advice);
    }
}

TEST(PreparedPair, RanksTheFeaturesByName) {
    const Severity severity = scoreShots(preparedOf(bentScene()), *bentScene().model,
                                         bentScene().target, firstRows(20, 120).shots);
    ASSERT_EQ(severity.featureShifts.size(), 3u);
    for (const FeatureShift& shift : severity.featureShifts)
        EXPECT_FALSE(shift.explanation.empty()) << shift.name;
}

TEST(PreparedPair, NeedsNoResponseBesidesThoseOfTheShots) {
    const Scene& scene = bentScene();
    Table table = *scene.target.table;
    for (std::size_t row = 20; row < table.columns.back().numbers.size(); ++row)
        table.columns.back().numbers[row] = 1e9;
    const Dataset other = makeDataset(std::make_shared<const Table>(std::move(table)),
                                      scene.target.roles, scene.target.label);
    const Rows shots = firstRows(20, 120).shots;
    const auto measured = [&](const Dataset& target) {
        return severityOf(*scene.model, scene.sources, target, shots, scene.matching, {});
    };
    EXPECT_EQ(measured(scene.target).headline, measured(other).headline);
    EXPECT_EQ(measured(scene.target).bandHigh, measured(other).bandHigh);
}

TEST(PreparedPair, FindsTheGroupsOfASourceInAnotherUnit) {
    Table table = *source().table;
    table.columns.back().name = "time [s]";
    Column batch{"batch", ColumnType::Number, {}, {}, {}};
    for (std::size_t row = 0; row < 300; ++row)
        batch.numbers.push_back(static_cast<double>(row / 10));
    table.columns.push_back(batch);
    Roles roles;
    roles.response = "time [s]";
    roles.groups = {"batch"};
    const std::vector<Dataset> sources{
        makeDataset(std::make_shared<const Table>(std::move(table)), roles, "old")};
    const Dataset target =
        platform("new", drawRuns(120, 2), [](const Execution& run) { return 1000 * bentTime(run); },
                 {"size", "threads", "compiler", "time [ms]"});
    const Matching matching = matchFeatures(sources, target);
    const auto model = trainSource(inTargetUnit(sources, target), commonColumns(matching),
                                   ResponseTransform::Kind::Log, severityOptions(), {});
    const PreparedPair prepared = preparePair(*model, sources, target, matching, {});
    EXPECT_EQ(prepared.severity.sources[0].heldOut.groups.size(), 30u);
}

TEST(SeverityOf, MeasuresRenamedTablesByMatchingColumnsOnOtherShots) {
    const Scene scene(renamedTarget());
    for (const Index shots : {4, 5, 20, 80}) {
        const Severity severity = severityOf(*scene.model, scene.sources, scene.target,
                                             firstRows(shots, 120).shots, scene.matching, {});
        EXPECT_EQ(severity.headline.has_value(), shots >= 5) << shots;
        EXPECT_EQ(severity.gate, 1);
        if (shots >= 20) {
            EXPECT_LT(*severity.headline, 0.5);
        }
    }
}

TEST(SeverityOf, FallsWithTheShotsForTheSameTableUnderOtherNames) {
    // The source's own platform, every column renamed.
    const Scene scene(platform("alias", drawRuns(200, 5), sourceTime,
                               {"volume", "lanes", "toolchain", "duration"}));
    const auto measured = [&](Index shots) {
        return severityOf(*scene.model, scene.sources, scene.target, firstRows(shots, 200).shots,
                          scene.matching, {});
    };
    const Severity few = measured(8), many = measured(50);
    ASSERT_TRUE(few.headline && many.headline);
    EXPECT_EQ(few.gate, 1);
    EXPECT_EQ(many.gate, 1);
    EXPECT_LT(*many.headline, 0.35);
    EXPECT_LE(*many.headline, *few.headline + 0.05);
}

TEST(SeverityOf, NamesTheSourceOfTheTargetsOwnKindAsClosest) {
    const auto foreign = [](const Execution& run) {
        return std::exp(2 * std::cos(3 * std::log(run.size)) - run.compiler);
    };
    const std::vector<Dataset> sources{platform("foreign", drawRuns(300, 3), foreign), source()};
    const Dataset target = platform("twin", drawRuns(120, 2), sourceTime);
    const Matching matching = matchFeatures(sources, target);
    const auto model = train(sources, matching);
    const Severity severity =
        severityOf(*model, sources, target, firstRows(20, 120).shots, matching, {});
    EXPECT_EQ(severity.closest, 1u);
    ASSERT_EQ(severity.sourceLabels.size(), 2u);
    EXPECT_EQ(severity.sourceLabels[1], "old cluster");
    EXPECT_LT(severity.sourceAngles[1], severity.sourceAngles[0]);
    EXPECT_LT(*severity.headline, 0.05);
}

Dataset without(const Dataset& dataset, const std::string& column) {
    Roles roles = dataset.roles;
    roles.ignored.push_back(column);
    return makeDataset(dataset.table, roles, dataset.label);
}

TEST(SchemaCost, IsWhatTheSourceLosesByAMissingColumn) {
    const std::vector<Dataset> sources{source()};
    const Dataset twin = platform("twin", drawRuns(120, 2), sourceTime);
    const auto measured = [&](const Dataset& target) {
        const Matching matching = matchFeatures(sources, target);
        return severityOf(*train(sources, matching), sources, target, firstRows(20, 120).shots,
                          matching, {});
    };
    EXPECT_EQ(measured(twin).schemaCost, 0);
    const Severity blind = measured(without(twin, "size"));
    EXPECT_GT(blind.schemaCost, 0.3);
    EXPECT_EQ(blind.gate, 1);
    EXPECT_LT(measured(without(twin, "compiler")).schemaCost, blind.schemaCost);
}

TEST(SchemaCost, OfAConstantColumnIsNothing) {
    Dataset wider = source();
    Table table = *wider.table;
    Column constant{"rack", ColumnType::Number, {}, {}, {}};
    constant.numbers.assign(static_cast<std::size_t>(table.rows()), 7);
    table.columns.insert(table.columns.begin(), constant);
    wider.table = std::make_shared<const Table>(std::move(table));
    const Dataset target = bentTarget();
    const std::vector<Dataset> sources{wider};
    const Matching matching = matchFeatures(sources, target);
    const auto model = train(sources, matching);
    EXPECT_EQ(schemaCost(wider, model->schema, mapSchema(model->schema, target.schema(), matching),
                         ResponseTransform::Kind::Log, {}),
              0);
}

TEST(SeverityGate, ClosesOnTheSourcesOwnPlatformAndOpensOnOthers) {
    const auto gateOf = [](const Scene& scene, const std::function<double(const Execution&)>& time,
                           std::uint64_t seed) {
        const Dataset target = platform("asked", drawRuns(20, 100 + seed), time);
        const FeatureSchema schema = target.schema();
        const Matrix raw = mapSchema(scene.model->schema, schema, scene.matching)
                               .apply(rawFeatures(target, schema));
        const Matrix trees = scene.model->treePredictions(scene.model->encoder.encode(raw));
        const Vector v = scene.model->parts.front().transform.forward(target.response());
        return severityGate(*scene.model, trees, v, {}, seed).gate;
    };
    int closed = 0, open = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        closed += gateOf(bentScene(), sourceTime, seed) == 0;
        open += gateOf(bentScene(), affineTime, seed) == 1;
    }
    EXPECT_GE(closed, 37);
    EXPECT_EQ(open, 40);
}

std::vector<Dataset> fourTables() {
    std::vector<Dataset> tables{platform("one", drawRuns(120, 11), sourceTime),
                                platform("two", drawRuns(120, 12), sourceTime),
                                platform("three", drawRuns(120, 13), affineTime)};
    tables.push_back(
        platform("unlabelled", drawRuns(50, 14), [](const Execution&) { return std::nan(""); }));
    return tables;
}

SourceModelOf trainedOn(const std::vector<Dataset>& tables) {
    return [&tables](std::size_t source, const std::vector<std::string>& columns,
                     ResponseTransform::Kind kind) {
        return trainSource(std::span(&tables[source], 1), columns, kind, quick(), {});
    };
}

TEST(SeverityMatrix, HasEveryDirectionBetweenTablesThatCanBeMeasured) {
    const std::vector<Dataset> tables = fourTables();
    const SeverityMatrix matrix = severityMatrix(tables, trainedOn(tables), {}, {});
    ASSERT_EQ(matrix.cells.size(), 4u);
    EXPECT_EQ(matrix.labels[2], "three");
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = 0; to < 4; ++to)
            EXPECT_EQ(matrix.cells[from][to].headline.has_value(), from != to && from < 3 && to < 3)
                << from << " " << to;
    EXPECT_LT(*matrix.cells[0][1].headline, 0.05);
    EXPECT_GT(*matrix.cells[0][2].headline, 0.05);
    EXPECT_EQ(matrix.cells[0][1].shots, 50);
}

TEST(SeverityMatrix, DoesNotDependOnTheThreads) {
    const std::vector<Dataset> tables = fourTables();
    SeverityMatrixOptions options;
    int told = 0;
    options.onCell = [&](std::size_t, std::size_t, const SeverityCell&) { ++told; };
    RunContext one, three;
    one.threads = ThreadBudget(1);
    three.threads = ThreadBudget(3);
    const SeverityMatrix a = severityMatrix(tables, trainedOn(tables), {}, one);
    const SeverityMatrix b = severityMatrix(tables, trainedOn(tables), options, three);
    EXPECT_EQ(told, 6);
    for (std::size_t from = 0; from < 4; ++from)
        for (std::size_t to = 0; to < 4; ++to)
            EXPECT_EQ(a.cells[from][to].headline, b.cells[from][to].headline);
}

TEST(SeverityMatrix, RefusesNumbersThatCannotBeComputedWith) {
    std::vector<Dataset> tables = fourTables();
    Table table = *tables[1].table;
    for (Column& column : table.columns)
        if (column.name == tables[1].roles.response) column.numbers[3] = 1e308;
    tables[1].table = std::make_shared<const Table>(std::move(table));
    EXPECT_THROW(severityMatrix(tables, trainedOn(tables), {}, {}), Error);
}

TEST(SeverityMatrix, StopsWhenCancelled) {
    const std::vector<Dataset> tables = fourTables();
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    SeverityMatrixOptions options;
    options.onCell = [&](std::size_t, std::size_t, const SeverityCell&) { stop.request_stop(); };
    EXPECT_THROW(severityMatrix(tables, trainedOn(tables), options, context), Cancelled);
}

TEST(SeverityOf, IsHigherWhereThePlatformsDiffer) {
    const Scene same(platform("twin", drawRuns(120, 2), sourceTime));
    const Scene other(platform("other", drawRuns(120, 2), [](const Execution& run) {
        return std::exp(std::cos(3 * std::log(run.size)) + run.compiler);
    }));
    const Rows shots = firstRows(30, 120).shots;
    const Severity low =
        severityOf(*same.model, same.sources, same.target, shots, same.matching, {});
    const Severity high =
        severityOf(*other.model, other.sources, other.target, shots, other.matching, {});
    ASSERT_TRUE(low.headline && high.headline);
    EXPECT_LT(*low.headline, *high.headline);
}

TEST(SeverityOf, PoolOfShotsIgnoresTheFeaturesOfOtherRows) {
    const Scene& scene = bentScene();
    const Rows shots = firstRows(20, 120).shots;
    const auto headlineAndInputs = [&](const Dataset& target, Pool pool) {
        const Severity severity =
            severityOf(*scene.model, scene.sources, target, shots, scene.matching, {}, pool);
        return std::pair(*severity.headline, severity.find("support")->value);
    };
    const Dataset other = withOtherRows(scene.target, "size", 20);
    EXPECT_EQ(headlineAndInputs(scene.target, Pool::Shots), headlineAndInputs(other, Pool::Shots));
    EXPECT_NE(headlineAndInputs(scene.target, Pool::All), headlineAndInputs(other, Pool::All));
}

TEST(SeverityOf, DisjointTablesAreMeasuredWithoutSharedColumns) {
    const Scene scene(renamedTarget());
    const Severity severity = severityOf(*scene.model, scene.sources, scene.target,
                                         firstRows(20, 120).shots, scene.matching, {});
    EXPECT_FALSE(severity.flags.empty());
}

}  // namespace
}  // namespace footbridge
