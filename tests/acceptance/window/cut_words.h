// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace footbridge {

/// Installs the catalogues of FOOTBRIDGE_TEST_LANGUAGE once, English ones where it is not set.
void speakLanguageOfTest();

/// Words of a window that do not fit where they stand.
QStringList cutWords(const QWidget& window);

/// Widgets that reach over the edge of their window, where nothing scrolls.
QStringList leavingWindow(const QWidget& window);

/// Where the pictures go: the last argument of the program.
QString screenshotFolder();
/// Leaves a picture of the widget in that folder.
void takePicture(QWidget& widget, const QString& name);

}  // namespace footbridge
