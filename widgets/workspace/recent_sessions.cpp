// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/recent_sessions.h"

#include <QFileInfo>
#include <QSettings>

namespace footbridge {

QStringList RecentSessions::remembered() const {
    return QSettings().value(QLatin1String(m_key)).toStringList();
}

QStringList RecentSessions::paths() const {
    QStringList paths = remembered();
    paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return paths;
}

void RecentSessions::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = remembered();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    QSettings().setValue(QLatin1String(m_key), paths.mid(0, kMost));
    Q_EMIT changed();
}

void RecentSessions::remove(const QString& path) {
    QStringList paths = remembered();
    paths.removeAll(QFileInfo(path).absoluteFilePath());
    QSettings().setValue(QLatin1String(m_key), paths);
    Q_EMIT changed();
}

void RecentSessions::clear() {
    QSettings().remove(QLatin1String(m_key));
    Q_EMIT changed();
}

}  // namespace footbridge
