// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/recent_sessions.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "widgets/workspace/file_kinds.h"

namespace footbridge {
namespace {

class RecentSessionsTest : public ::testing::Test {
  protected:
    void SetUp() override { recent.clear(); }
    QString make(const QString& name) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        return file.fileName();
    }

    QTemporaryDir folder;
    RecentSessions recent;
};

TEST_F(RecentSessionsTest, TheLatestComesFirstAndOnlyOnce) {
    const QString a = make(QStringLiteral("a.footbridge")),
                  b = make(QStringLiteral("b.footbridge"));
    QSignalSpy changed(&recent, &RecentSessions::changed);

    recent.add(a);
    recent.add(b);
    recent.add(a);

    EXPECT_EQ(recent.paths(), (QStringList{a, b}));
    EXPECT_EQ(RecentSessions().paths(), (QStringList{a, b})) << "kept for the next start";
    EXPECT_EQ(changed.size(), 3);
}

TEST_F(RecentSessionsTest, KeepsAFewAndLeavesOutWhatIsGone) {
    for (int i = 0; i < RecentSessions::kMost + 3; ++i)
        recent.add(make(QStringLiteral("%1.footbridge").arg(i)));
    const QString latest = recent.paths().first();

    QFile::remove(latest);

    EXPECT_EQ(recent.paths().size(), RecentSessions::kMost - 1);
    EXPECT_FALSE(recent.paths().contains(latest));
}

TEST_F(RecentSessionsTest, AFolderStandsForItsTablesAndSessions) {
    make(QStringLiteral("b.csv"));
    make(QStringLiteral("a.csv"));
    make(QStringLiteral("notes.txt"));
    make(QStringLiteral("work.footbridge"));
    const QDir dir(folder.path());

    EXPECT_EQ(
        withFoldersOpened({folder.path(), QStringLiteral("x.txt")}),
        (QStringList{dir.filePath(QStringLiteral("a.csv")), dir.filePath(QStringLiteral("b.csv")),
                     dir.filePath(QStringLiteral("work.footbridge")), QStringLiteral("x.txt")}));
    EXPECT_TRUE(isSession(QStringLiteral("/a/Work.FOOTBRIDGE")));
    EXPECT_FALSE(isSession(QStringLiteral("/a/footbridge.csv")));
}

TEST_F(RecentSessionsTest, AFolderOfOtherFilesIsOneTable) {
    make(QStringLiteral("n4.txt"));
    make(QStringLiteral("n8.txt"));
    EXPECT_EQ(withFoldersOpened({folder.path()}), QStringList{folder.path()});
    const QTemporaryDir empty;
    EXPECT_EQ(withFoldersOpened({empty.path()}), QStringList());
}

TEST_F(RecentSessionsTest, OnePathStandsForFilesWhereItNamesNoOthers) {
    const QStringList both{make(QStringLiteral("b.csv")), make(QStringLiteral("a.csv"))};
    EXPECT_EQ(pathOfAll(both), folder.path());
    make(QStringLiteral("notes.txt"));
    EXPECT_EQ(pathOfAll(both), folder.filePath(QStringLiteral("*.csv")));
    make(QStringLiteral("c.csv"));
    EXPECT_EQ(pathOfAll(both), QString());
    EXPECT_EQ(pathOfAll({both.first()}), QString());
}

TEST_F(RecentSessionsTest, PastedTextIsKeptAsAFile) {
    const QString path = keepPasted("n\ttime\n1\t2\n");
    EXPECT_EQ(keepPasted("n\ttime\n1\t2\n"), path);
    EXPECT_NE(keepPasted("n\ttime\n1\t3\n"), path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray("n\ttime\n1\t2\n"));
}

TEST_F(RecentSessionsTest, TablesHaveAListOfTheirOwn) {
    RecentSessions tables(nullptr, "tables/recent");
    tables.clear();
    tables.add(make(QStringLiteral("a.csv")));
    EXPECT_EQ(tables.paths().size(), 1);
    EXPECT_TRUE(recent.paths().isEmpty());
    recent.clear();
    EXPECT_EQ(tables.paths().size(), 1);
    tables.clear();
}

}  // namespace
}  // namespace footbridge
