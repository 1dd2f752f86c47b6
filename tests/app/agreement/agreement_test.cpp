// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "cli_process.h"
#include "core/analysis/analysis.h"
#include "small_tables.h"
#include "tests/widgets/small_example.h"
#include "widgets/workspace/workspace.h"

namespace footbridge::tests {
namespace {

/// What a program takes for granted where nobody chooses.
struct Proposed {
    std::vector<std::string> responses;  ///< of the sources, then of the target
    Rows shots;
    bool operator==(const Proposed&) const = default;
};

Proposed ofTheWindow(const std::string& source, const std::string& target) {
    Workspace workspace;
    AnalysisRunner& runner = workspace.runner();
    QSignalSpy finished(&runner.loading(), &Job::finished);
    runner.loadAll({QString::fromStdString(source)}, QString::fromStdString(target));
    EXPECT_TRUE(finished.wait(kPatienceMilliseconds));
    const AnalysisInput& input = workspace.document().input();
    Proposed proposed;
    for (const Dataset& dataset : input.sources)
        proposed.responses.push_back(dataset.roles.response);
    proposed.responses.push_back(input.target.roles.response);
    proposed.shots = prepare(input).split.shots;
    return proposed;
}

Proposed ofTheCommandLine(const Folder& folder, const std::string& source,
                          const std::string& target) {
    const Outcome outcome =
        runCli(folder, {"adapt", "--source", source, "--target", target, "--json", "--quiet"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    const auto json = outcome.json();
    Proposed proposed;
    for (const auto& table : json["sources"]) proposed.responses.push_back(table["response"]);
    proposed.responses.push_back(json["target"]["response"]);
    proposed.shots = json["shot_rows"].get<Rows>();
    return proposed;
}

/// Few runs of kSmallSource's program, in other columns; the first `measured` are measured.
std::string target(int rows, int measured) {
    std::string csv = "solver,Size,elapsed,TIME (s)\n";
    for (int row = 0; row < rows; ++row)
        csv += std::string(row % 2 ? "cg," : "lu,") + std::to_string(100 + row) + ",1," +
               (row < measured ? std::to_string(0.5 + 0.01 * row) : "") + "\n";
    return csv;
}

TEST(WindowAndCommandLine, ProposeTheSame) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    const std::string source = folder / "source.csv";
    for (const auto& [rows, measured, shots] :
         {std::tuple{120, 120, 20u}, {40, 40, 20u}, {39, 39, 39u}, {120, 9, 9u}}) {
        const std::string path = folder.write("target.csv", target(rows, measured));
        const Proposed proposed = ofTheWindow(source, path);
        EXPECT_EQ(proposed.responses, (std::vector<std::string>{"time [s]", "TIME (s)"}));
        EXPECT_EQ(proposed.shots.size(), shots);
        EXPECT_EQ(ofTheCommandLine(folder, source, path), proposed) << rows << " " << measured;
    }
}

TEST(WindowAndCommandLine, ProposeTheSameForTheExample) {
    const Folder folder;
    const Proposed proposed = ofTheWindow(exampleSource(), exampleTarget());
    EXPECT_EQ(proposed.shots.size(), 20u);
    EXPECT_EQ(ofTheCommandLine(folder, exampleSource(), exampleTarget()), proposed);
}

}  // namespace
}  // namespace footbridge::tests
