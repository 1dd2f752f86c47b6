// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace footbridge {

/// Says what went wrong in a box over the window of `parent`. Returns at once: whoever waits for
/// the answer, as QMessageBox::warning() does, may not be there any more when it comes.
void showWarning(QWidget* parent, const QString& title, const QString& sentence);

}  // namespace footbridge
