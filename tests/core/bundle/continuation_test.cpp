// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/continuation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"
#include "core/bundle/bundle_contents.h"
#include "core/bundle/manifest.h"
#include "core/bundle/state.h"
#include "core/graph/graph_json.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/source/source_state.h"
#include "core/table/csv_reader.h"
#include "core/table/csv_writer.h"
#include "tests/core/bundle/forged_archive.h"

namespace footbridge {
namespace {

using ::testing::HasSubstr;

/// Runs of a program as a CSV, without the header.
std::vector<std::string> runs(const std::string& seed, Index rows, double factor) {
    Random random(7, seed);
    std::vector<std::string> lines;
    for (Index row = 0; row < rows; ++row) {
        const double size = std::exp(4 * random.uniform());
        const auto count = static_cast<double>(1 + random.below(16));
        const double time = factor * (1 + std::pow(size, 1.2) / count);
        lines.push_back(formatNumber(size) + "," + formatNumber(count) + "," +
                        (row % 3 ? "gcc" : "icx") + "," + formatNumber(time));
    }
    return lines;
}

std::string csvOf(const std::vector<std::string>& lines,
                  const std::string& header = "size [KiB],ranks,compiler,time [s]") {
    std::string csv = header + "\n";
    for (const std::string& line : lines) csv += line + "\n";
    return csv;
}

constexpr char kFolder[] = "/home/somebody/secret project";

Dataset dataset(const std::string& csv, const std::string& name) {
    Table table = parseCsv(csv, name + ".csv");
    table.checksum = sha256(csv);
    table.path = std::string(kFolder) + "/" + name + ".csv";
    Roles roles;
    roles.response = "time [s]";
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, name);
}

AnalysisInput inputFor(const std::string& targetCsv, Rows shots) {
    AnalysisInput input;
    input.sources = {dataset(csvOf(runs("old", 150, 1)), "old")};
    input.target = dataset(targetCsv, "new");
    input.shots = {ShotRequest::Kind::Rows, 0, std::move(shots)};
    input.strategies = {Strategy::OutputMap, Strategy::LinearProbing, Strategy::TargetRidge};
    input.sourceOptions.networks = 1;
    input.sourceOptions.networkSteps = 60;
    input.sourceOptions.boostingRounds = 40;
    input.seed = 5;
    return input;
}

class Continued : public ::testing::Test {
  protected:
    Continued() {
        const AnalysisInput input = inputFor(csvOf(rows), shots);
        const Analysis analysis = analyse(input, {});
        const AdaptedModel& model = analysis.adaptation->chosen().model;
        const BundleContents contents = bundleContents(
            input, analysis, model, rawFeatures(input.target, model.schema), {}, true);
        writeBundle(path, model, contents.provenance, contents.samples, "", {}, contents.extras);
        state = readBundle(path).state;
    }
    ~Continued() override { std::filesystem::remove(path); }

    /// Both leaderboards predict the same bits for every strategy.
    static void expectSame(const Adaptation& is, const Adaptation& wanted) {
        ASSERT_EQ(is.results.size(), wanted.results.size());
        for (const StrategyResult& result : wanted.results) {
            const StrategyResult* other = is.find(result.strategy);
            ASSERT_TRUE(other);
            ASSERT_TRUE(other->available) << strategyName(result.strategy);
            EXPECT_EQ(other->outOfFold, result.outOfFold) << strategyName(result.strategy);
            EXPECT_EQ(graph::toJson(other->model.graph), graph::toJson(result.model.graph));
            EXPECT_EQ(other->model.low[0], result.model.low[0]);
            EXPECT_EQ(other->model.high[0], result.model.high[0]);
        }
    }

    std::string failureOf(const std::string& csv) {
        try {
            continueFrom(*state, parseCsv(csv, "more.csv"), {});
        } catch (const Error& error) {
            return error.what();
        }
        return "no error";
    }

    const std::vector<std::string> rows = runs("new", 40, 3), more = runs("more", 10, 3);
    const Rows shots{1, 4, 7, 9, 12, 20, 21, 30};
    const std::filesystem::path path = std::filesystem::temp_directory_path() /
                                       ("footbridge-continued-" + std::to_string(::getpid()));
    std::shared_ptr<const AdaptationState> state;
};

TEST_F(Continued, StateOfABundleIsThatOfItsAnalysis) {
    ASSERT_TRUE(state);
    EXPECT_EQ(state->seed, 5u);
    EXPECT_EQ(state->shots.table->rows(), 8);
    EXPECT_EQ(state->shots.label, "new");
    EXPECT_EQ(state->matching.matched.size(), 3u);
    EXPECT_EQ(state->strategies.size(), 3u);
    EXPECT_EQ(state->source->options.networkSteps, 60);
}

TEST_F(Continued, ABundleNamesNoFolderOfItsTables) {
    const ArchiveFiles files = readArchive(readFile(path), "bundle");
    ASSERT_TRUE(files.contains("state/source.bin"));
    for (const auto& [name, bytes] : files)
        EXPECT_EQ(bytes.find("secret project"), std::string::npos) << name;
}

/// Whose checksums are right: what is read of each is written again and compared.
TEST_F(Continued, NoFileOfAStateIsAlteredByHand) {
    const ArchiveFiles honest = readArchive(readFile(path), "bundle");
    const auto failureOf = [&](const char* name, const std::string& bytes) -> std::string {
        ArchiveFiles files = honest;
        files[name] = bytes;
        const std::filesystem::path forged = path.string() + ".forged";
        writeFile(forged, forgedArchive(files));
        std::string read = "nothing", verified = "nothing";
        try {
            readBundle(forged);
        } catch (const Error& error) {
            read = error.message().code();
        }
        try {
            verifyBundle(forged, {});
        } catch (const Error& error) {
            verified = error.message().code();
        }
        std::filesystem::remove(forged);
        EXPECT_EQ(read, verified) << name;
        return read;
    };
    EXPECT_EQ(failureOf(kShotsFile, honest.at(kShotsFile)), "nothing");
    const std::string written = honest.at(kShotsFile);
    EXPECT_EQ(failureOf(kShotsFile, written + "\n"), "bundle-entry-damaged");
    std::string other = written;
    char& digit = other[other.find_last_of("0123456789")];
    digit = digit == '1' ? '2' : '1';
    EXPECT_EQ(failureOf(kShotsFile, other), "bundle-foreign-file") << "not the manifest's shots";
    EXPECT_EQ(failureOf(kAdaptationFile, honest.at(kAdaptationFile) + " "), "bundle-foreign-file");
    EXPECT_NE(failureOf(kSourceStateFile, honest.at(kSourceStateFile) + '\0'), "nothing");
    // Written as Footbridge writes it, but not what was exported.
    SourceModel source = *state->source;
    source.metricMap(0, 0) += 1;
    EXPECT_EQ(failureOf(kSourceStateFile, writeSourceModel(source)), "bundle-foreign-file");
    auto adaptation = nlohmann::json::parse(honest.at(kAdaptationFile));
    adaptation["seed"] = 6;
    EXPECT_EQ(failureOf(kAdaptationFile, adaptation.dump(1) + "\n"), "bundle-foreign-file");
    auto manifest = nlohmann::json::parse(honest.at(kManifestFile));
    manifest["state"][kSourceStateFile] = sha256(writeSourceModel(source));
    EXPECT_NE(failureOf(kManifestFile, manifest.dump(2) + "\n"), "nothing");
    manifest.erase("state");
    EXPECT_EQ(failureOf(kManifestFile, manifest.dump(2) + "\n"), "bundle-foreign-file");
}

TEST_F(Continued, APartOfAStateThatDoesNotFitTheOthersIsRefused) {
    const auto isRead = [](const AdaptationState& written) {
        ArchiveFiles files;
        writeState(written, files);
        try {
            return readState(files, "bundle") != nullptr;
        } catch (const Error&) {
            return false;
        }
    };
    const auto isReadWith = [&](const auto& edit) {
        AdaptationState other = *state;
        edit(other.matching.matched);
        return isRead(other);
    };
    ASSERT_GT(state->matching.matched.size(), 1U);
    EXPECT_TRUE(isReadWith([](std::vector<Match>&) {}));
    EXPECT_FALSE(isReadWith([](std::vector<Match>& matched) { matched.clear(); }));
    EXPECT_FALSE(isReadWith([](std::vector<Match>& matched) { matched.pop_back(); }));
    EXPECT_FALSE(isReadWith([](std::vector<Match>& matched) { matched[0].source = "ghost"; }));
    EXPECT_FALSE(isReadWith([](std::vector<Match>& matched) { matched[0].target = "ghost"; }));
    EXPECT_FALSE(
        isReadWith([](std::vector<Match>& matched) { matched[0].source = matched[1].source; }));
    EXPECT_FALSE(
        isReadWith([](std::vector<Match>& matched) { matched[0].target = matched[1].target; }));

    AdaptationState other = *state;
    SourceModel source = *state->source;
    source.sharesColumns = false;  // which is trained with profiles of its inputs
    other.source = std::make_shared<const SourceModel>(source);
    other.matching.matched.clear();
    EXPECT_FALSE(isRead(other));
}

TEST_F(Continued, AStateThatNothingBindsIsNamed) {
    const std::filesystem::path old =
        std::filesystem::path(FOOTBRIDGE_FIXTURES) / "format-3-with-state.zip";
    EXPECT_THAT(readBundle(old).foreign,
                ::testing::IsSupersetOf({kAdaptationFile, kSourceStateFile}));
    EXPECT_TRUE(readBundle(path).foreign.empty());
}

TEST_F(Continued, MoreShotsGiveTheBitsOfTheSourceWithAllShots) {
    std::vector<std::string> all;
    for (const Index shot : shots) all.push_back(rows[static_cast<std::size_t>(shot)]);
    all.insert(all.end(), more.begin(), more.end());
    Rows every(all.size());
    for (std::size_t i = 0; i < every.size(); ++i) every[i] = static_cast<Index>(i);
    AnalysisInput input = inputFor(csvOf(all), every);
    input.strategies.push_back(Strategy::Auto);
    const Analysis wanted = analyse(input, {});

    Continuation continuation = continueFrom(*state, parseCsv(csvOf(more), "more.csv"), {});
    continuation.input.strategies.push_back(Strategy::Auto);
    const Analysis is = analyse(*state, continuation, {});

    EXPECT_EQ(continuation.oldShots, 8u);
    EXPECT_EQ(is.split.shots, wanted.split.shots);
    expectSame(*is.adaptation, *wanted.adaptation);
}

TEST_F(Continued, TheSameTargetWithMoreShotsGivesItsOwnBits) {
    const Rows both{1, 2, 3, 4, 7, 9, 12, 20, 21, 30};
    const Analysis wanted = analyse(inputFor(csvOf(rows), both), {});

    const Continuation continuation = continueFrom(*state, parseCsv(csvOf(rows), "new.csv"),
                                                   {ShotRequest::Kind::Rows, 0, {2, 3}});
    const Analysis is = analyse(*state, continuation, {});

    EXPECT_EQ(continuation.split.shots, both);
    EXPECT_EQ(continuation.split.test.size(), 30u);
    expectSame(*is.adaptation, *wanted.adaptation);
}

TEST_F(Continued, AShotIsKnownAgainInAnotherUnit) {
    std::vector<std::string> lines;
    for (const std::string& run : rows) {
        const Table one = parseCsv(csvOf({run}), "one.csv");
        lines.push_back(run.substr(0, run.rfind(',') + 1) +
                        formatNumber(1e6 * one.columns[3].numbers[0]));
    }
    const std::string header = csvOf({}), names = header.substr(0, header.rfind(','));
    const Continuation continuation =
        continueFrom(*state, parseCsv(csvOf(lines, names + ",time [us]"), "us.csv"), {});
    EXPECT_EQ(continuation.oldShots, 8u);
    EXPECT_EQ(continuation.before, 0);
    EXPECT_EQ(continuation.input.target.table->rows(), std::ssize(rows));
}

TEST_F(Continued, ColumnsAreFoundByNameAndConverted) {
    std::vector<std::string> lines;
    for (const std::string& run : more) {
        const Table one = parseCsv(csvOf({run}), "one.csv");
        lines.push_back(formatNumber(1000 * one.columns[3].numbers[0]) + ",x," +
                        one.columns[2].text(0) + "," + one.columns[1].text(0) + "," +
                        formatNumber(one.columns[0].numbers[0] / 1024));
    }
    const std::string csv = csvOf(lines, "time [ms],note,Compiler,ranks,size [MiB]");

    const Continuation continuation = continueFrom(*state, parseCsv(csv, "more.csv"), {});

    const Table& table = *continuation.input.target.table;
    ASSERT_EQ(table.rows(), 18);
    EXPECT_EQ(continuation.notes.size(), 3u);
    const Table plain = parseCsv(csvOf(more), "plain.csv");
    EXPECT_NEAR(table.column("size [KiB]").numbers[8], plain.columns[0].numbers[0], 1e-9);
    EXPECT_NEAR(table.column("time [s]").numbers[8], plain.columns[3].numbers[0], 1e-9);
}

TEST_F(Continued, DoubtsAboutTheRowsAreAmongTheNotes) {
    AdaptationState leaking = *state;
    Table old = *state->shots.table;
    for (std::size_t row = 0; row < old.columns[1].numbers.size(); ++row)
        old.columns[1].numbers[row] = 4 * old.columns[3].numbers[row];
    leaking.shots.table = std::make_shared<const Table>(old);
    const std::string leaks = csvOf({"8,2,gcc,0.5", "16,4,icx,1", "32,12,gcc,3"});
    const std::string sound = csvOf({"8,2,gcc,0.5", "16,4,icx,1", "32,11,gcc,3"});

    const Continuation doubted = continueFrom(leaking, parseCsv(leaks, "more.csv"), {});

    ASSERT_EQ(doubted.notes.size(), 1u);
    EXPECT_STREQ(doubted.notes[0].code(), "feature-tells-response");
    EXPECT_TRUE(continueFrom(leaking, parseCsv(sound, "more.csv"), {}).notes.empty());
}

TEST_F(Continued, RefusesTablesThatDoNotFit) {
    EXPECT_THAT(failureOf("ranks,time [s]\n1,2\n"), HasSubstr("“size [KiB]”, “compiler”"));
    EXPECT_THAT(failureOf("size [KiB],ranks,compiler,time [s]\nbig,1,gcc,2\n"),
                HasSubstr("“size [KiB]”"));
    EXPECT_THAT(failureOf("size [s],ranks,compiler,time [s]\n1,1,gcc,2\n"), HasSubstr("unit"));
}

TEST_F(Continued, WithoutShotsNothingOfThemIsInTheBundle) {
    const AnalysisInput input = inputFor(csvOf(rows), shots);
    const Analysis analysis = analyse(input, {});
    for (const StrategyResult& result : analysis.adaptation->results) {
        const BundleContents contents =
            bundleContents(input, analysis, result.model,
                           rawFeatures(input.target, result.model.schema), {}, false);
        writeBundle(path, result.model, contents.provenance, contents.samples, "", {},
                    contents.extras);
        const ArchiveFiles files = readArchive(readFile(path), "test");
        EXPECT_FALSE(readBundle(path).state);
        EXPECT_EQ(readBundle(path).provenance.shotsLeftOut, 8);
        for (const Index shot : shots) {
            const Table one = parseCsv(csvOf({rows[static_cast<std::size_t>(shot)]}), "one.csv");
            for (const std::string& cell : {one.columns[0].text(0), one.columns[3].text(0)})
                for (const auto& [name, bytes] : files) {
                    const bool range = formatNumber(result.model.low[0]) == cell ||
                                       formatNumber(result.model.high[0]) == cell;
                    if (!range) {
                        EXPECT_EQ(bytes.find(cell), std::string::npos) << name;
                    }
                }
        }
    }
}

TEST_F(Continued, WithoutShotsAndOtherRowsTheSamplesAreMadeUp) {
    std::vector<std::string> only;
    for (const Index shot : shots) only.push_back(rows[static_cast<std::size_t>(shot)]);
    const AnalysisInput input = inputFor(csvOf(only), {0, 1, 2, 3, 4, 5, 6, 7});
    const Analysis analysis = analyse(input, {});
    const AdaptedModel& model = analysis.adaptation->chosen().model;
    const Matrix raw = rawFeatures(input.target, model.schema);
    const BundleContents contents = bundleContents(input, analysis, model, raw, {}, false);
    EXPECT_EQ(contents.samples.rows(), 200);
    for (Index row = 0; row < contents.samples.rows(); ++row)
        for (Index shot = 0; shot < raw.rows(); ++shot)
            EXPECT_NE(contents.samples(row, 0), raw(shot, 0));
}

}  // namespace
}  // namespace footbridge
