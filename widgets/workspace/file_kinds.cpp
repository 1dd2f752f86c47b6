// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/file_kinds.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <cstdint>
#include <optional>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/table/file_list.h"
#include "widgets/workspace/workspace_messages.h"

namespace footbridge {

namespace {

constexpr std::uint64_t kMostMegabytesOfNames = 1;

}  // namespace

bool isSession(const QString& path) {
    return path.endsWith(QStringLiteral(".footbridge"), Qt::CaseInsensitive);
}

bool isBundle(const QString& path) {
    return path.endsWith(QStringLiteral(".zip"), Qt::CaseInsensitive);
}

QStringList withFoldersOpened(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        const QDir folder(path);
        const QStringList kinds{QStringLiteral("*.csv"),     QStringLiteral("*.tsv"),
                                QStringLiteral("*.csv.gz"),  QStringLiteral("*.csv.xz"),
                                QStringLiteral("*.csv.zst"), QStringLiteral("*.footbridge")};
        const QStringList tables = folder.entryList(kinds, QDir::Files, QDir::Name);
        for (const QString& name : tables) files << folder.filePath(name);
        // Files of a tool, such as one for each run, are one table.
        if (tables.isEmpty() && !folder.entryList(QDir::Files).isEmpty()) files << path;
    }
    return files;
}

std::string readNames(const QString& path) {
    std::optional<std::string> text;
    const std::string file = path.toStdString();
    if (!isPipeOrDevice(file)) text = readFileAtMost(file, kMostMegabytesOfNames << 20);
    if (!text) throw Error(messages::kNamesUnlikely, {file, kMostMegabytesOfNames});
    return *std::move(text);
}

QString keepPasted(const std::string& text) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                      QStringLiteral("/pasted"));
    makeOutputFolder(folder.path().toStdString());
    const QString mark = QString::fromStdString(sha256(text).substr(0, 8));
    QString path = folder.filePath(QStringLiteral("table-%1.csv").arg(mark));
    writeFile(path.toStdString(), text);
    return path;
}

QString pathOfAll(const QStringList& paths) {
    if (paths.size() < 2) return {};
    const QFileInfo first(paths.first());
    const QStringList candidates{
        first.absolutePath(), first.absoluteDir().filePath(QStringLiteral("*.") + first.suffix())};
    QStringList wanted;
    for (const QString& path : paths) wanted << QFileInfo(path).absoluteFilePath();
    wanted.sort();
    for (const QString& candidate : candidates) {
        QStringList files;
        try {
            for (const auto& file : filesOf(candidate.toStdString()))
                files << QString::fromStdString(file.string());
        } catch (const Error&) {
            continue;  // the files went meanwhile
        }
        files.sort();
        if (files == wanted) return candidate;
    }
    return {};
}

}  // namespace footbridge
