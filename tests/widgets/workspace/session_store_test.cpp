// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/session_store.h"

#include <signal.h>
#include <sys/resource.h>

#include <QFile>

#include "core/run/checksum.h"
#include "core/session/session_file.h"
#include "session_folder.h"

namespace footbridge {
namespace {

class SessionStoreTest : public SessionFolder {
  protected:
    std::string saved(const char* name) { return readFile(path(name).toStdString()); }
};

/// A disk on which no file can be longer.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = ::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, m_handler);
    }

  private:
    rlimit m_before{};
    void (*m_handler)(int);
};

TEST_F(SessionStoreTest, KnowsWhetherThereIsSomethingToSave) {
    Workspace workspace;
    Document& document = workspace.document();
    SessionStore store(workspace);
    EXPECT_FALSE(store.isModified());

    load(workspace);
    EXPECT_TRUE(store.isModified());

    save(store, "work.footbridge");
    EXPECT_FALSE(store.isModified());
    EXPECT_EQ(store.path(), path("work.footbridge"));

    document.setSeed(7);
    EXPECT_TRUE(store.isModified());

    document.setSeed(1);
    EXPECT_FALSE(store.isModified()) << "back to what the file holds";
}

TEST_F(SessionStoreTest, AFileThatCannotBeWrittenLeavesTheWorkUnsaved) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);
    QSignalSpy failed(&store, &SessionStore::failed);

    store.save(path("none/work.footbridge"));

    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_TRUE(store.isModified());
    EXPECT_TRUE(store.path().isEmpty());
}

TEST_F(SessionStoreTest, ADiskThatIsFullLeavesTheFileOfBeforeWhole) {
    Workspace workspace;
    Document& document = workspace.document();
    SessionStore store(workspace);
    load(workspace);
    save(store, "work.footbridge");
    const std::string before = saved("work.footbridge");
    document.setSeed(7);
    QSignalSpy failed(&store, &SessionStore::failed);
    {
        const SmallDisk full(100);
        store.save(path("work.footbridge"));
        ASSERT_TRUE(failed.wait(kPatience));
    }

    EXPECT_EQ(saved("work.footbridge"), before);
    EXPECT_TRUE(store.isModified());
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1) << "no half file is left";
}

TEST_F(SessionStoreTest, WhatIsEditedWhileItIsWrittenIsNotSaved) {
    Workspace workspace;
    Document& document = workspace.document();
    SessionStore store(workspace);
    load(workspace);
    QSignalSpy written(&store, &SessionStore::saved);

    store.save(path("work.footbridge"));
    document.setSeed(7);
    ASSERT_TRUE(written.wait(kPatience));

    EXPECT_TRUE(store.isModified());
    EXPECT_EQ(readSession(saved("work.footbridge"), "work").settings.seed, 1U);
}

TEST_F(SessionStoreTest, OfTwoSavesAtOnceTheLaterOneCounts) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);
    QSignalSpy written(&store, &SessionStore::saved);

    store.save(path("first.footbridge"));
    store.save(path("second.footbridge"));
    ASSERT_TRUE(written.wait(kPatience));

    EXPECT_EQ(store.path(), path("second.footbridge"));
    EXPECT_TRUE(QFile::exists(path("second.footbridge")));
    EXPECT_FALSE(store.isModified());
}

TEST_F(SessionStoreTest, NamesTablesByTheWayFromItsOwnFolder) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);
    QDir(folder.path()).mkdir(QStringLiteral("sessions"));

    save(store, "sessions/work.footbridge");
    const Session session = readSession(saved("sessions/work.footbridge"), "work");

    ASSERT_EQ(session.sources.size(), 1U);
    EXPECT_EQ(session.sources[0].relative, "../data/source.csv");
    EXPECT_EQ(session.sources[0].path, path("data/source.csv").toStdString());
    ASSERT_TRUE(session.target);
    EXPECT_EQ(session.target->relative, "../data/target.csv");
}

TEST_F(SessionStoreTest, RemembersThePageButDoesNotAskToSaveForIt) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);
    save(store, "work.footbridge");

    store.setPage(QStringLiteral("features"));

    EXPECT_FALSE(store.isModified());
    EXPECT_EQ(store.session().page, "features");
}

TEST_F(SessionStoreTest, RecoveredWorkIsUnsavedUntilItIsSaved) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);

    store.setUnsaved(path("work.footbridge"));
    EXPECT_TRUE(store.isModified());
    EXPECT_EQ(store.path(), path("work.footbridge"));

    save(store, "work.footbridge");
    EXPECT_FALSE(store.isModified());
}

TEST_F(SessionStoreTest, AnotherDocumentIsNotWrittenOverTheFileOfTheOneBefore) {
    Workspace workspace;
    SessionStore store(workspace);
    load(workspace);
    save(store, "work.footbridge");
    workspace.document().setSeed(7);
    AnalysisInput other;
    other.sources = {workspace.document().dataset(0)};

    workspace.document().open(other);

    EXPECT_TRUE(store.path().isEmpty());
    EXPECT_FALSE(store.isModified());
    workspace.document().setSeed(3);
    EXPECT_TRUE(store.isModified());
}

TEST_F(SessionStoreTest, WritesOverNothingThatAnotherWindowSavedMeanwhile) {
    makeSession("work.footbridge");
    const std::string before = saved("work.footbridge");
    Workspace one, other;
    SessionStore store(one), others(other);
    for (Workspace* workspace : {&one, &other}) load(*workspace);
    for (SessionStore* each : {&store, &others})
        each->setSaved(path("work.footbridge"), sha256(before));
    other.document().setSeed(7);
    save(others, "work.footbridge");
    const std::string theirs = saved("work.footbridge");
    ASSERT_NE(theirs, before);
    one.document().setSeed(3);
    QSignalSpy changed(&store, &SessionStore::changedByOthers);

    store.save(path("work.footbridge"));

    ASSERT_TRUE(changed.wait(kPatience));
    EXPECT_EQ(changed.at(0).at(0).toString(), path("work.footbridge"));
    EXPECT_EQ(saved("work.footbridge"), theirs);
    EXPECT_TRUE(store.isModified());

    QSignalSpy written(&store, &SessionStore::saved);
    store.save(path("work.footbridge"), SessionStore::Others::Overwrite);
    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(readSession(saved("work.footbridge"), "work").settings.seed, 3U);
    EXPECT_FALSE(store.isModified());

    one.document().setSeed(4);
    store.save(path("work.footbridge"));
    one.document().setSeed(5);
    store.save(path("work.footbridge"));
    ASSERT_TRUE(written.wait(kPatience));
    EXPECT_EQ(readSession(saved("work.footbridge"), "work").settings.seed, 5U);
    EXPECT_EQ(changed.size(), 1) << "its own saves are nobody else's";
}

}  // namespace
}  // namespace footbridge
