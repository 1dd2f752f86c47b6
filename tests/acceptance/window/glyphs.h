// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFont;
class QWidget;

namespace footbridge {

/// How a text is written on the screen.
struct Glyphs {
    QString missing;       ///< characters that no font has, which show as boxes
    QStringList families;  ///< of the fonts that write it
};

Glyphs glyphsOf(const QString& text, const QFont& font);

/// The texts in a window, shown or not, with a character that no font has.
QStringList textsWithBoxes(const QWidget& window);

}  // namespace footbridge
