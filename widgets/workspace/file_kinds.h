// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace footbridge {

bool isSession(const QString& path);  ///< by its ending
bool isBundle(const QString& path);   ///< by its ending

/// The files as given, and in place of every folder the sessions and tables in it, by name.
QStringList withFoldersOpened(const QStringList& paths);

}  // namespace footbridge
