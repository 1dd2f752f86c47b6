// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/session_opener.h"

#include <QFile>

#include "core/run/file.h"
#include "core/session/session_file.h"
#include "session_folder.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/autosave.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/session_store.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

class Sessions : public SessionFolder {
  protected:
    FoundSession open(const QString& file) {
        SessionOpener opener(board);
        FoundSession found;
        QObject::connect(&opener, &SessionOpener::found,
                         [&](const FoundSession& session) { found = session; });
        QSignalSpy done(&opener.job(), &Job::finished);
        opener.open(file);
        EXPECT_TRUE(done.wait(kPatience));
        return found;
    }
    FoundSession openWith(const FoundSession& before, const QStringList& paths) {
        SessionOpener opener(board);
        FoundSession found;
        QObject::connect(&opener, &SessionOpener::found,
                         [&](const FoundSession& session) { found = session; });
        QSignalSpy done(&opener.job(), &Job::finished);
        opener.openWith(before, paths);
        EXPECT_TRUE(done.wait(kPatience));
        return found;
    }
};

}  // namespace

TEST_F(Sessions, AReopenedSessionIsWhatWasSaved) {
    makeSession("work.footbridge");

    const FoundSession found = open(path("work.footbridge"));
    Workspace workspace;
    Document& document = workspace.document();
    document.open(found.input());

    ASSERT_TRUE(found.isComplete());
    EXPECT_EQ(found.session.page, "adapt");
    ASSERT_EQ(document.input().sources.size(), 1U);
    EXPECT_EQ(document.dataset(0).label, "Old machine");
    EXPECT_EQ(document.dataset(0).roles.groups, std::vector<std::string>{"kernel"});
    EXPECT_EQ(document.dataset(0).table->rows(), 3);
    EXPECT_TRUE(document.hasTarget());
    EXPECT_EQ(document.input().edits.byHand.size(), 1U);
    EXPECT_EQ(document.input().shots.rows, (Rows{0, 2}));
    EXPECT_EQ(document.input().seed, 42U);
    EXPECT_FALSE(document.undoStack()->canUndo());
    EXPECT_EQ(writeSession(sessionOf(document.input()), {}),
              writeSession(sessionOf(found.input()), {}));
}

TEST_F(Sessions, AFolderThatMovedAsAWholeIsFoundByItself) {
    makeSession("work.footbridge");
    QTemporaryDir elsewhere;
    QDir().rename(folder.filePath(QStringLiteral("data")),
                  elsewhere.filePath(QStringLiteral("data")));
    QFile::rename(path("work.footbridge"), elsewhere.filePath(QStringLiteral("work.footbridge")));

    const FoundSession found = open(elsewhere.filePath(QStringLiteral("work.footbridge")));

    EXPECT_TRUE(found.isComplete());
    EXPECT_EQ(found.tables.at(0).path, elsewhere.filePath(QStringLiteral("data/source.csv")));
}

TEST_F(Sessions, ATableThatIsGoneIsNamedAndFoundWhereOneSays) {
    makeSession("work.footbridge");
    QDir(folder.path()).mkdir(QStringLiteral("moved"));
    for (const char* name : {"source.csv", "target.csv"})
        QFile::rename(path("data/") + QLatin1String(name), path("moved/") + QLatin1String(name));

    const FoundSession gone = open(path("work.footbridge"));
    const FoundSession found = openWith(gone, {path("moved/source.csv"), gone.tables.at(1).path});

    EXPECT_FALSE(gone.isComplete());
    EXPECT_FALSE(gone.tables.at(0).dataset);
    EXPECT_TRUE(gone.tables.at(0).problem.contains(QStringLiteral("source.csv")));
    EXPECT_TRUE(found.isComplete()) << "the target lies beside the source";
    EXPECT_EQ(found.tables.at(1).path, path("moved/target.csv"));
}

TEST_F(Sessions, ATableThatChangedIsReadButTold) {
    makeSession("work.footbridge");
    write("data/target.csv", "n,kernel,time\n15,copy,0.8\n25,copy,\n35,scale,1.2\n");

    const FoundSession found = open(path("work.footbridge"));

    EXPECT_FALSE(found.isComplete());
    EXPECT_TRUE(found.tables.at(0).isAsSaved());
    EXPECT_TRUE(found.tables.at(1).changed);
    EXPECT_TRUE(found.tables.at(1).dataset);
    EXPECT_FALSE(found.tables.at(1).problem.isEmpty());
}

TEST_F(Sessions, ADamagedSessionIsRefusedWithASentence) {
    write("bad.footbridge", "{\"format\": \"footbridge-session/1\", \"seed\": \"x\"}");
    SessionOpener opener(board);
    QSignalSpy failed(&opener, &SessionOpener::failed);

    opener.open(path("bad.footbridge"));

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("bad.footbridge")));
}

}  // namespace footbridge
