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
