// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/session_opener.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/run/file.h"
#include "widgets/jobs/analysis_runner.h"
#include "widgets/jobs/autosave.h"
#include "widgets/jobs/session_store.h"
#include "widgets/models/document.h"

namespace footbridge {
namespace {

constexpr int kPatience = 20'000;
constexpr auto kSourceCsv = "n,kernel,time\n10,copy,1.2\n20,copy,2.1\n30,scale,1.9\n";
constexpr auto kTargetCsv = "n,kernel,time\n15,copy,0.9\n25,copy,\n35,scale,1.2\n";

class Sessions : public ::testing::Test {
  protected:
    void SetUp() override {
        QDir(folder.path()).mkdir(QStringLiteral("data"));
        write("data/source.csv", kSourceCsv);
        write("data/target.csv", kTargetCsv);
    }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
    void write(const char* name, const char* contents) {
        writeFile(path(name).toStdString(), contents);
    }
    void load(Document& document) {
        AnalysisRunner runner(document);
        QSignalSpy done(&runner.loading(), &Job::finished);
        runner.loadAll({path("data/source.csv")}, path("data/target.csv"));
        ASSERT_TRUE(done.wait(kPatience));
    }
    void save(SessionStore& store, const char* name) {
        QSignalSpy saved(&store, &SessionStore::saved);
        store.save(path(name));
        ASSERT_TRUE(saved.wait(kPatience));
    }
    /// A session of both tables with roles, a match and settings of its own.
    void makeSession(const char* name) {
        Document document;
        SessionStore store(document);
        load(document);
        document.setLabel(0, QStringLiteral("Old machine"));
        Roles roles = document.dataset(0).roles;
        roles.groups = {"kernel"};
        document.setRoles(0, roles);
        document.setEdits({{{"n", "n"}}, {}, {}, {}}, QString());
        document.setShots({ShotRequest::Kind::Rows, 0, {0, 2}});
        document.setSeed(42);
        store.setPage(QStringLiteral("adapt"));
        save(store, name);
    }
    FoundSession open(const QString& file) {
        SessionOpener opener;
        FoundSession found;
        QObject::connect(&opener, &SessionOpener::found,
                         [&](const FoundSession& session) { found = session; });
        QSignalSpy done(&opener.job(), &Job::finished);
        opener.open(file);
        EXPECT_TRUE(done.wait(kPatience));
        return found;
    }
    FoundSession openWith(const FoundSession& before, const QStringList& paths) {
        SessionOpener opener;
        FoundSession found;
        QObject::connect(&opener, &SessionOpener::found,
                         [&](const FoundSession& session) { found = session; });
        QSignalSpy done(&opener.job(), &Job::finished);
        opener.openWith(before, paths);
        EXPECT_TRUE(done.wait(kPatience));
        return found;
    }

    QTemporaryDir folder;
};

}  // namespace

TEST_F(Sessions, AReopenedSessionIsWhatWasSaved) {
    makeSession("work.footbridge");

    const FoundSession found = open(path("work.footbridge"));
    Document document;
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
    SessionOpener opener;
    QSignalSpy failed(&opener, &SessionOpener::failed);

    opener.open(path("bad.footbridge"));

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("bad.footbridge")));
}

TEST_F(Sessions, KnowsWhetherThereIsSomethingToSave) {
    Document document;
    SessionStore store(document);
    EXPECT_FALSE(store.isModified());

    load(document);
    EXPECT_TRUE(store.isModified());

    save(store, "work.footbridge");
    EXPECT_FALSE(store.isModified());
    EXPECT_EQ(store.path(), path("work.footbridge"));

    document.setSeed(7);
    EXPECT_TRUE(store.isModified());

    document.setSeed(1);
    EXPECT_FALSE(store.isModified()) << "back to what the file holds";
}

TEST_F(Sessions, AFileThatCannotBeWrittenLeavesTheWorkUnsaved) {
    Document document;
    SessionStore store(document);
    load(document);
    QSignalSpy failed(&store, &SessionStore::failed);

    store.save(path("none/work.footbridge"));

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_TRUE(store.isModified());
    EXPECT_TRUE(store.path().isEmpty());
}

TEST_F(Sessions, UnsavedWorkIsCopiedAndGoesOnceItIsSaved) {
    const QString recovery = path("recovery");
    Document document;
    SessionStore store(document);
    Autosave autosave(store, recovery);
    const auto copies = [&] {
        return QDir(recovery).entryList({QStringLiteral("*.footbridge")}, QDir::Files).size();
    };

    load(document);
    ASSERT_TRUE(QTest::qWaitFor([&] { return copies() == 1; }, kPatience));
    EXPECT_TRUE(autosave.leftWork().empty()) << "the program still runs";

    save(store, "work.footbridge");
    EXPECT_TRUE(QTest::qWaitFor([&] { return copies() == 0; }, kPatience));
}

TEST_F(Sessions, ACopyWhoseProgramIsGoneIsOffered) {
    makeSession("work.footbridge");
    QDir(folder.path()).mkdir(QStringLiteral("recovery"));
    QFile::copy(path("work.footbridge"), path("recovery/left.footbridge"));
    // A lock of a process that cannot be running.
    const std::string host = QSysInfo::machineHostName().toStdString();
    write("recovery/left.lock", ("4194305\nfootbridge\n" + host + "\n").c_str());
    Document document;
    SessionStore store(document);
    Autosave autosave(store, path("recovery"));

    const auto works = autosave.leftWork();

    ASSERT_EQ(works.size(), 1U);
    EXPECT_EQ(works[0].tables, 2);
    autosave.discard(works[0]);
    EXPECT_TRUE(autosave.leftWork().empty());
    EXPECT_FALSE(QFile::exists(path("recovery/left.footbridge")));
}

}  // namespace footbridge
