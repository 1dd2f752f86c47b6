// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace footbridge {

/// A dialog that asks where to write a table, in the folder of the last one, which it remembers.
/// It is shown by open() and deletes itself.
QFileDialog* makeSaveDialog(QWidget* window, const QString& title, const QString& name,
                            const QString& filter);

}  // namespace footbridge
