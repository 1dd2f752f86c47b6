// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <string>

namespace footbridge {

bool isSession(const QString& path);  ///< by its ending
bool isBundle(const QString& path);   ///< by its ending

/// The files as given, and in place of every folder the sessions and tables in it, by name; a
/// folder that has none but other files stays, as the one table that they make.
QStringList withFoldersOpened(const QStringList& paths);

/// The text of a table of names, which is small and read while the window waits. Throws Error where
/// it cannot be read, and for pipes, devices and files of more than 1 MB.
std::string readNames(const QString& path);

/// Keeps text from the clipboard as a file of the user's, by which a session finds it again, and
/// gives its path; the same text is the same file. Throws Error where it cannot be written.
QString keepPasted(const std::string& text);

/// The folder or pattern that stands for these files and no others; "" where there is none.
QString pathOfAll(const QStringList& paths);

}  // namespace footbridge
