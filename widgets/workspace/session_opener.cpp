// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/session_opener.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/session/session_file.h"
#include "core/table/joined_file.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/example.h"

namespace footbridge {

namespace {

/// Where the table lies now: as the session names it, or on the same way from the session's file.
QString likelyPath(const SessionTable& table, const QString& session) {
    const QString path = QString::fromStdString(table.path);
    if (QFileInfo::exists(path)) return QFileInfo(path).absoluteFilePath();
    // Older sessions may name it as it was typed, from a folder that nobody knows any more.
    const std::string& way = table.relative.empty() ? table.path : table.relative;
    const QString beside =
        QDir::cleanPath(QFileInfo(session).absoluteDir().filePath(QString::fromStdString(way)));
    return QFileInfo::exists(beside) ? beside : path;
}

/// A table that is joined and has gone may lie as it did from the one that it is joined to.
void lookForJoined(FoundTable& table) {
    JoinOptions join = joinOf(table.saved.options);
    const QString file = QString::fromStdString(join.path);
    if (join.path.empty() || QFileInfo::exists(file)) return;
    const QDir before = QFileInfo(QString::fromStdString(table.saved.path)).absoluteDir();
    const QDir now = QFileInfo(table.path).absoluteDir();
    const QString here = QDir::cleanPath(now.filePath(before.relativeFilePath(file)));
    if (!QFileInfo::exists(here)) return;
    join.path = here.toStdString();
    table.saved.options = withJoin(table.saved.options, join);
}

void read(FoundTable& table, const RunContext& context) {
    lookForJoined(table);
    table.dataset.reset();
    table.changed = false;
    table.problem.clear();
    try {
        const auto contents = readTableAt(table.path, table.saved.options, context);
        const Roles roles = possibleRoles(*contents, table.saved.roles);
        table.dataset = makeDataset(contents, roles, table.saved.label);
        table.changed = !table.saved.checksum.empty() && contents->checksum != table.saved.checksum;
        if (table.changed && roles != table.saved.roles) {
            table.problem =
                SessionOpener::tr("It has changed since, and columns with a role are gone.");
        } else if (table.changed) {
            table.problem = SessionOpener::tr("It has changed since the session was saved.");
        }
    } catch (const Error& error) {
        table.problem = sentence(error.message());
    }
}

/// Files moved together: what is missing may lie beside what was found elsewhere.
void lookBesideOthers(std::vector<FoundTable>& tables, const RunContext& context) {
    std::vector<QDir> folders;
    for (const FoundTable& table : tables)
        if (table.dataset) folders.push_back(QFileInfo(table.path).absoluteDir());
    for (FoundTable& table : tables) {
        if (table.dataset) continue;
        const QString name = QFileInfo(table.path).fileName();
        for (const QDir& folder : folders) {
            if (table.dataset || !folder.exists(name)) continue;
            table.path = folder.filePath(name);
            read(table, context);
        }
    }
}

RunContext shareOf(const RunContext& context, std::size_t position, std::size_t count) {
    const auto share = 1.0 / static_cast<double>(std::max<std::size_t>(count, 1));
    return context.part(share * static_cast<double>(position),
                        share * static_cast<double>(position + 1));
}

}  // namespace

bool FoundSession::isComplete() const {
    return std::ranges::all_of(tables, &FoundTable::isAsSaved);
}

AnalysisInput FoundSession::input() const {
    AnalysisInput input = session.settings;
    for (const FoundTable& table : tables) {
        if (!table.dataset) continue;
        if (table.isTarget) {
            input.target = *table.dataset;
        } else {
            input.sources.push_back(*table.dataset);
        }
    }
    return input;
}

SessionOpener::SessionOpener(JobBoard& board, QObject* parent)
    : QObject(parent), m_job(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&m_job, &Job::failed, this, &SessionOpener::failed);
}

void SessionOpener::open(const QString& path) {
    m_job.start([this, path](const RunContext& context) -> std::function<void()> {
        FoundSession opened;
        opened.path = path;
        const std::string text = readFile(path.toStdString());
        opened.checksum = sha256(text);
        opened.session = readSession(text, QFileInfo(path).fileName().toStdString());
        for (const SessionTable& table : opened.session.sources)
            opened.tables.push_back({table, false, likelyPath(table, path), {}, false, {}});
        if (const auto& target = opened.session.target)
            opened.tables.push_back({*target, true, likelyPath(*target, path), {}, false, {}});
        if (auto& platforms = opened.session.platforms)
            for (SessionTable& table : platforms->tables)
                table.path = likelyPath(table, path).toStdString();
        for (std::size_t i = 0; i < opened.tables.size(); ++i)
            read(opened.tables[i], shareOf(context, i, opened.tables.size()));
        lookBesideOthers(opened.tables, context);
        return [this, opened] { Q_EMIT found(opened); };
    });
}

void SessionOpener::openWith(FoundSession session, const QStringList& paths) {
    m_job.start([this, session = std::move(session),
                 paths](const RunContext& context) -> std::function<void()> {
        FoundSession opened = session;
        for (std::size_t i = 0; i < opened.tables.size(); ++i) {
            FoundTable& table = opened.tables[i];
            const QString path = paths.value(static_cast<int>(i), table.path);
            if (path == table.path && table.dataset) continue;
            table.path = path;
            read(table, shareOf(context, i, opened.tables.size()));
        }
        lookBesideOthers(opened.tables, context);
        return [this, opened] { Q_EMIT found(opened); };
    });
}

}  // namespace footbridge
