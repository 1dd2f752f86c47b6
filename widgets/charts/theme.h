// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <QVector>

class QApplication;

namespace footbridge {

/// Colours of the interface and of plots (light or dark).
struct Theme {
    bool dark = false;
    QColor background, surface, line, grid, text, muted, accent, accentSoft, good, warning, bad;
    QVector<QColor> series;  ///< safe for colour-blind eyes

    QColor seriesColour(int position) const;  ///< -1: muted; wraps around
};

Theme lightTheme();
Theme darkTheme();
/// The theme the application wears now.
const Theme& currentTheme();
/// Palette and style sheet for the whole application; follows the desktop unless forced.
void applyTheme(QApplication& application, const Theme& theme);
bool desktopPrefersDark();

}  // namespace footbridge
