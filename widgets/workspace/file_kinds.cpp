// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/file_kinds.h"

#include <QDir>
#include <QFileInfo>

namespace footbridge {

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
        const QStringList kinds{QStringLiteral("*.csv"), QStringLiteral("*.tsv"),
                                QStringLiteral("*.footbridge")};
        for (const QString& name : folder.entryList(kinds, QDir::Files, QDir::Name))
            files << folder.filePath(name);
    }
    return files;
}

}  // namespace footbridge
