// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/document.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "tests/core/changed_inputs.h"
#include "tests/widgets/sample_data.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class DocumentTest : public ::testing::Test {
  protected:
    void load() {
        document.addSource(sampleSource());
        document.setTarget(sampleTarget());
    }
    void adaptNow() {
        Analysis analysis;
        analysis.matching = document.matching();
        analysis.adaptation = std::make_shared<const Adaptation>();
        analysis.severity = std::make_shared<const Severity>();
        document.setAdaptation(document.input(), analysis);
    }

    Workspace workspace;
    Document& document = workspace.document();
};

TEST_F(DocumentTest, StartsEmpty) {
    for (int stage = 0; stage < kStageCount; ++stage) {
        EXPECT_EQ(document.state(static_cast<Stage>(stage)), StageState::Empty);
    }
    EXPECT_FALSE(document.isReady());
}

TEST_F(DocumentTest, MatchesAsSoonAsBothSidesAreThere) {
    QSignalSpy matched(&document, &Document::matchingChanged);
    load();
    EXPECT_GE(matched.size(), 1);
    EXPECT_EQ(document.matching().matched.size(), 2U);
    EXPECT_EQ(document.matching().onlySource, std::vector<std::string>{"threads"});
    EXPECT_EQ(document.matching().onlyTarget, std::vector<std::string>{"cores"});
    EXPECT_TRUE(document.isReady());
    EXPECT_EQ(document.state(Stage::Data), StageState::Done);
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Ready);
}

TEST_F(DocumentTest, ALabelTurnsNoTextAroundWhereverItComesFrom) {
    Dataset source = sampleSource();
    source.label = "old\u202egnp\nb";
    document.addSource(source);
    EXPECT_EQ(document.dataset(0).label, "old\\u202egnp b");
    document.setLabel(0, QStringLiteral("\u2067new"));
    EXPECT_EQ(document.dataset(0).label, "\\u2067new");
    document.setLabel(0, QStringLiteral("חומרה"));
    EXPECT_EQ(document.dataset(0).label, "חומרה");
    AnalysisInput input;
    input.target = source;
    document.open(input);
    EXPECT_EQ(document.dataset(-1).label, "old\\u202egnp b");
}

TEST_F(DocumentTest, ATableWithoutResponseIsNotReady) {
    load();
    Roles roles = document.input().target.roles;
    roles.response.clear();
    document.setRoles(-1, roles);
    EXPECT_FALSE(document.isReady());
    EXPECT_EQ(document.state(Stage::Data), StageState::Ready);
}

TEST_F(DocumentTest, UndoTakesBackAMatchAndRedoBringsItBack) {
    load();
    MatchingEdits edits;
    edits.byHand.push_back({"threads", "cores"});
    document.setEdits(edits, QStringLiteral("Match"));
    ASSERT_EQ(document.matching().matched.size(), 3U);

    document.undoStack()->undo();
    EXPECT_EQ(document.matching().matched.size(), 2U);

    document.undoStack()->redo();
    EXPECT_EQ(document.matching().matched.size(), 3U);
}

TEST_F(DocumentTest, UndoBringsBackARemovedSource) {
    load();
    document.removeSource(0);
    EXPECT_TRUE(document.input().sources.empty());
    document.undoStack()->undo();
    EXPECT_EQ(document.input().sources.size(), 1U);
}

TEST_F(DocumentTest, AnIgnoredColumnTakesTheMatchesMadeByHandWithIt) {
    load();
    MatchingEdits edits;
    edits.byHand.push_back({"threads", "cores"});
    document.setEdits(edits, QStringLiteral("Match"));
    QSignalSpy problem(&document, &Document::problem);
    Roles roles = document.input().target.roles;
    roles.ignored.push_back("cores");

    document.setRoles(-1, roles);

    EXPECT_EQ(problem.size(), 0);
    EXPECT_TRUE(document.input().edits.byHand.empty());
    document.undoStack()->undo();
    EXPECT_EQ(document.input().edits.byHand.size(), 1U);
}

TEST_F(DocumentTest, RolesThatCannotBeChangeNothingAndSayWhy) {
    load();
    QSignalSpy problem(&document, &Document::problem);
    Roles roles = document.input().target.roles;
    roles.response = "kernel";

    document.setRoles(-1, roles);

    ASSERT_EQ(problem.size(), 1);
    EXPECT_TRUE(problem.at(0).at(0).toString().contains(QStringLiteral("kernel")));
    EXPECT_EQ(document.input().target.roles.response, "time");
}

TEST_F(DocumentTest, TypingALabelIsOneStepOfUndo) {
    load();
    const int before = document.undoStack()->count();
    document.setLabel(0, QStringLiteral("H"));
    document.setLabel(0, QStringLiteral("Ha"));
    document.setLabel(0, QStringLiteral("Haswell"));
    EXPECT_EQ(document.undoStack()->count(), before + 1);
    document.undoStack()->undo();
    EXPECT_EQ(document.input().sources[0].label, "old");
}

TEST_F(DocumentTest, ResultsAreStaleWhileTheInputDiffersFromTheirs) {
    load();
    adaptNow();
    EXPECT_EQ(document.state(Stage::Results), StageState::Done);

    document.setSeed(7);
    EXPECT_EQ(document.state(Stage::Results), StageState::Stale);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);

    document.setSeed(1);
    EXPECT_EQ(document.state(Stage::Results), StageState::Done);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Done);
}

TEST_F(DocumentTest, ResultsOfAnyOtherInputAreStale) {
    load();
    adaptNow();
    const Analysis analysis{{},
                            document.matching(),
                            {},
                            std::make_shared<const Severity>(),
                            std::make_shared<const Adaptation>()};
    for (const InputChange& change : inputChanges()) {
        document.setAdaptation(change.of(document.input()), analysis);
        EXPECT_EQ(document.state(Stage::Results), StageState::Stale) << change.member;
    }
    AnalysisInput renamed = document.input();
    renamed.target.label = "another";
    document.setAdaptation(renamed, analysis);
    EXPECT_EQ(document.state(Stage::Results), StageState::Done) << "a label changes no number";
}

TEST_F(DocumentTest, StrategiesDoNotTouchSeverity) {
    load();
    adaptNow();
    document.setStrategies({Strategy::ZeroShot});
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Stale);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Done);
}

TEST_F(DocumentTest, AnotherPoolIsMatchedAnewAndLeavesOldResultsStale) {
    document.addSource(datasetFrom("l2_misses,time\n1,1\n2,2\n3,3\n4,4\n5,5\n6,6\n", "old"));
    document.setTarget(datasetFrom(
        "l2_miss_all,time\n1,1\n2,2\n3,3\n4,4\n5,5\n6,6\n-70,\n-80,\n-90,\n-99,\n", "new"));
    adaptNow();
    const auto confidences = [](const Matching& matching) {
        std::vector<double> values;
        for (const Suggestion& one : matching.suggestions) values.push_back(one.confidence);
        return values;
    };
    const std::vector<double> before = confidences(document.matching());
    QSignalSpy matched(&document, &Document::matchingChanged);

    document.setPool(Pool::Shots);

    EXPECT_EQ(matched.size(), 1);
    EXPECT_NE(confidences(document.matching()), before);
    EXPECT_EQ(confidences(document.matching()), confidences(prepare(document.input()).matching));
    EXPECT_EQ(document.state(Stage::Results), StageState::Stale);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Stale);

    document.setPool(Pool::All);

    EXPECT_EQ(confidences(document.matching()), before);
    EXPECT_EQ(document.state(Stage::Results), StageState::Done);
    EXPECT_EQ(document.state(Stage::Divergence), StageState::Done);
}

TEST_F(DocumentTest, ThePoolIsASettingAndTheSamePoolNoChange) {
    load();
    adaptNow();
    const int edits = document.undoStack()->count();
    QSignalSpy changed(&document, &Document::inputChanged);

    document.setPool(Pool::All);
    EXPECT_EQ(changed.size(), 0);

    document.setPool(Pool::Shots);
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(document.input().pool, Pool::Shots);
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Stale);
    EXPECT_EQ(document.undoStack()->count(), edits) << "settings are no edits";

    document.setPool(Pool::All);
    EXPECT_EQ(document.state(Stage::Adapt), StageState::Done) << "as it was adapted";
}

TEST_F(DocumentTest, ANewResultForgetsTheOldExport) {
    load();
    adaptNow();
    document.setExported(QStringLiteral("/tmp/model.zip"));
    EXPECT_EQ(document.state(Stage::Export), StageState::Done);
    adaptNow();
    EXPECT_EQ(document.state(Stage::Export), StageState::Ready);
}

TEST_F(DocumentTest, LargeTablesAreMatchedInTheBackground) {
    document.addSource(largeDataset(20'000, 10));
    document.setTarget(largeDataset(20'000, 10));
    EXPECT_TRUE(document.isMatching());
    EXPECT_EQ(document.state(Stage::Features), StageState::Running);
    QSignalSpy matched(&document, &Document::matchingChanged);
    ASSERT_TRUE(matched.wait(20000));
    EXPECT_EQ(document.matching().matched.size(), 10U);
}

}  // namespace
}  // namespace footbridge
