// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace footbridge {

/// Gives the controls of the page of this key, or the cards around them, their What's-this help.
/// Controls that come later find it at what they lie in. Returns the names of controls that are
/// explained but not there.
QStringList explainControls(QWidget& page, const QString& key);

}  // namespace footbridge
