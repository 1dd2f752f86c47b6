// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/autosave.h"

#include <QFile>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTest>
#include <filesystem>

#include "core/session/session_file.h"
#include "session_folder.h"

namespace footbridge {
namespace {

class AutosaveTest : public SessionFolder {
  protected:
    void SetUp() override {
        SessionFolder::SetUp();
        QDir(folder.path()).mkdir(QStringLiteral("recovery"));
    }
    QString recovery() { return path("recovery"); }
    QStringList copies() {
        return QDir(recovery()).entryList({QStringLiteral("*.footbridge")}, QDir::Files);
    }
    bool waitForCopies(int count) {
        return QTest::qWaitFor([&] { return copies().size() == count; }, kPatience);
    }
    /// A copy that a program left behind which is no longer there.
    void leave(const char* name) {
        makeSession("left.footbridge");
        QFile::rename(path("left.footbridge"), path("recovery/") + QLatin1String(name));
    }

    Workspace workspace;
    Document& document = workspace.document();
    SessionStore store{workspace};
};

TEST_F(AutosaveTest, UnsavedWorkIsCopiedAndGoesOnceItIsSaved) {
    Autosave autosave(store, recovery());

    load(workspace);
    ASSERT_TRUE(waitForCopies(1));
    EXPECT_TRUE(autosave.leftWork().empty()) << "the program still runs";

    save(store, "work.footbridge");
    EXPECT_TRUE(waitForCopies(0));
}

TEST_F(AutosaveTest, SaysOnceThatUnsavedWorkCannotBeKept) {
    write("file", "in the way");
    Autosave autosave(store, path("file/recovery"));
    QSignalSpy problems(&autosave, &Autosave::problem);

    load(workspace);
    ASSERT_TRUE(problems.wait(kPatience));
    document.setSeed(2);
    QTest::qWait(2 * Autosave::kDelayMilliseconds);

    EXPECT_EQ(problems.count(), 1);
    EXPECT_TRUE(problems.at(0).at(0).toString().contains(path("file/recovery")));
}

TEST_F(AutosaveTest, ACopyWhoseProgramIsGoneIsOffered) {
    leave("left.footbridge");
    // A lock of a process that cannot be running.
    const std::string host = QSysInfo::machineHostName().toStdString();
    write("recovery/left.lock", ("4194305\nfootbridge\n" + host + "\n").c_str());
    Autosave autosave(store, recovery());

    const auto works = autosave.leftWork();

    ASSERT_EQ(works.size(), 1U);
    EXPECT_EQ(works[0].tables, 2);
    EXPECT_EQ(works[0].problem, QString());
    autosave.discard(works[0]);
    EXPECT_TRUE(autosave.leftWork().empty());
    EXPECT_FALSE(QFile::exists(path("recovery/left.footbridge")));
}

TEST_F(AutosaveTest, ACopyIsASessionOfItsOwnThatNamesItsFile) {
    Autosave autosave(store, recovery());
    load(workspace);
    save(store, "work.footbridge");
    document.setSeed(7);
    ASSERT_TRUE(waitForCopies(1));

    const QString copy = QDir(recovery()).filePath(copies().first());
    const Session session = readSession(readFile(copy.toStdString()), "copy");

    EXPECT_EQ(session.settings.seed, 7U);
    EXPECT_EQ(session.file, path("work.footbridge").toStdString());
    ASSERT_EQ(session.sources.size(), 1U);
    EXPECT_EQ(session.sources[0].path, path("data/source.csv").toStdString());
    EXPECT_EQ(session.sources[0].relative, "") << "its folder says nothing about the tables";
    EXPECT_EQ(
        QDir(recovery()).entryList({QStringLiteral("*.part")}, QDir::Files | QDir::Hidden).size(),
        0);
}

TEST_F(AutosaveTest, ACopyThatCannotBeReadStaysAndIsOfferedWithTheReason) {
    write("recovery/later.footbridge", "{\"format\": \"footbridge-session/9\"}");
    write("recovery/torn.footbridge", "{\"format\": \"footbr");
    // A disk that fails: reading there is an input/output error.
    std::filesystem::create_symlink("/proc/self/mem",
                                    path("recovery/disk.footbridge").toStdString());
    Autosave autosave(store, recovery());

    for (int again = 0; again < 2; ++again) {
        const auto works = autosave.leftWork();
        ASSERT_EQ(works.size(), 3U);
        for (const LeftWork& work : works) {
            EXPECT_TRUE(QFile::exists(work.path)) << work.path.toStdString();
            EXPECT_FALSE(work.problem.isEmpty()) << work.path.toStdString();
            EXPECT_EQ(work.problem.contains(QStringLiteral("later version")),
                      work.path.endsWith(QStringLiteral("later.footbridge")));
        }
    }
}

TEST_F(AutosaveTest, WhatCanBeReadIsOfferedFirst) {
    leave("old.footbridge");
    QFile old(path("recovery/old.footbridge"));
    ASSERT_TRUE(old.open(QIODevice::ReadWrite));
    ASSERT_TRUE(old.setFileTime(QDateTime::currentDateTime().addDays(-2),
                                QFileDevice::FileModificationTime));
    old.close();
    write("recovery/new.footbridge", "damaged");
    Autosave autosave(store, recovery());

    const auto works = autosave.leftWork();

    ASSERT_EQ(works.size(), 2U);
    EXPECT_EQ(works[0].path, path("recovery/old.footbridge"));
    EXPECT_EQ(works[0].problem, QString());
    EXPECT_EQ(works[1].path, path("recovery/new.footbridge"));
}

TEST_F(AutosaveTest, ACopyOfAnOlderVersionIsRead) {
    write("recovery/old.footbridge",
          "{\"format\": \"footbridge-session/1\", \"sources\": [{\"path\": \"/a.csv\"}]}");
    Autosave autosave(store, recovery());

    const auto works = autosave.leftWork();

    ASSERT_EQ(works.size(), 1U);
    EXPECT_EQ(works[0].problem, QString());
    EXPECT_EQ(works[0].tables, 1);
}

TEST_F(AutosaveTest, OfTwoProgramsAtOnceNeitherTouchesTheOthersCopy) {
    Autosave mine(store, recovery());
    load(workspace);
    ASSERT_TRUE(waitForCopies(1));
    const QStringList myCopy = copies();
    {
        Workspace others;
        SessionStore othersStore(others);
        Autosave theirs(othersStore, recovery());
        EXPECT_TRUE(theirs.leftWork().empty());
        load(others);
        ASSERT_TRUE(waitForCopies(2));
        EXPECT_TRUE(mine.leftWork().empty());
    }

    EXPECT_EQ(copies(), myCopy) << "the one that ended took its own with it";
    EXPECT_EQ(QDir(recovery()).entryList({QStringLiteral("*.lock")}).size(), 1);
}

TEST_F(AutosaveTest, RecoveredWorkKeepsItsOldCopyUntilThereIsANewOne) {
    leave("left.footbridge");
    Autosave autosave(store, recovery());
    const auto works = autosave.leftWork();
    ASSERT_EQ(works.size(), 1U);
    load(workspace);
    autosave.takeOver(works[0]);
    store.setUnsaved({});

    EXPECT_TRUE(QFile::exists(works[0].path));
    EXPECT_TRUE(autosave.leftWork().empty()) << "no other program offers it meanwhile";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(works[0].path); }, kPatience));
    EXPECT_EQ(copies().size(), 1);
}

TEST_F(AutosaveTest, AFolderThatCannotBeMadeKeepsNobodyFromWorking) {
    // A file stands where the folder should be.
    Autosave autosave(store, path("data/source.csv/recovery"));
    EXPECT_TRUE(autosave.leftWork().empty());

    load(workspace);
    QTest::qWait(Autosave::kDelayMilliseconds + 500);
    save(store, "work.footbridge");

    EXPECT_FALSE(store.isModified());
    EXPECT_EQ(readFile(path("data/source.csv").toStdString()).substr(0, 13), "n,kernel,time");
}

}  // namespace
}  // namespace footbridge
