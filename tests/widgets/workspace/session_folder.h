// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/run/file.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/session_store.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

/// A folder with two tables and what one does with sessions of them.
class SessionFolder : public ::testing::Test {
  protected:
    static constexpr int kPatience = 20'000;

    void SetUp() override {
        QDir(folder.path()).mkdir(QStringLiteral("data"));
        write("data/source.csv", "n,kernel,time\n10,copy,1.2\n20,copy,2.1\n30,scale,1.9\n");
        write("data/target.csv", "n,kernel,time\n15,copy,0.9\n25,copy,\n35,scale,1.2\n");
    }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
    void write(const char* name, const char* contents) {
        writeFile(path(name).toStdString(), contents);
    }
    void load(Workspace& workspace) {
        QSignalSpy done(&workspace.runner().loading(), &Job::finished);
        workspace.runner().loadAll({path("data/source.csv")}, path("data/target.csv"));
        ASSERT_TRUE(done.wait(kPatience));
    }
    void save(SessionStore& store, const char* name) {
        QSignalSpy saved(&store, &SessionStore::saved);
        store.save(path(name));
        ASSERT_TRUE(saved.wait(kPatience));
    }
    /// A session of both tables with roles, a match and settings of its own.
    void makeSession(const char* name) {
        Workspace workspace;
        Document& document = workspace.document();
        SessionStore store(workspace);
        load(workspace);
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

    QTemporaryDir folder;
    JobBoard board;
};

}  // namespace footbridge
