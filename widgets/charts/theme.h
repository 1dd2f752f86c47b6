// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <QVector>
#include <functional>

class QApplication;

namespace footbridge {

/// Colours of the interface and of plots (light or dark).
struct Theme {
    bool dark = false;
    QColor background, surface, line, grid, text, muted, accent, accentSoft, good, warning, bad;
    QVector<QColor> series;  ///< safe for colour-blind eyes

    QColor seriesColour(int position) const;  ///< -1: muted; wraps around
    /// From few (0) to many (1), told apart by lightness as well as by hue.
    QColor rampColour(double share) const;
};

Theme lightTheme();
Theme darkTheme();
/// The theme the application wears now.
const Theme& currentTheme();
/// Does the work as if the application wore the light theme: paper is white.
void withLightTheme(const std::function<void()>& work);
/// Palette and style sheet for the whole application; follows the desktop unless forced.
///
/// The style sheet knows widgets by dynamic properties, to be set before they are shown:
/// `card` = true on a QFrame (surface with a border), `banner` = true on a QFrame (card with an
/// accent edge), `callout` = true on a QFrame (accent border), `primary` = true on the one primary
/// QPushButton of a page, `flat` = true on a button without a frame, `role` on a QLabel = "title"
/// (19 px), "heading" (section of a card), "subtitle" or "caption" (muted), "figure" (large
/// number), "good", "warning" or "bad", `rail` = true on the list of pages.
void applyTheme(QApplication& application, const Theme& theme);
QPalette paletteOf(const Theme& theme);
bool desktopPrefersDark();

}  // namespace footbridge
