// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <functional>

class QMenu;
class QPainter;
class QWidget;

namespace footbridge {

class JobBoard;

/// Something that a widget paints by itself, to be kept as a picture. On paper it is light,
/// whatever the window wears.
struct PaintedPicture {
    QString title;
    QSize size;  ///< in units of a screen
    std::function<void(QPainter&)> paint;
};

/// As SVG, PDF or PNG by the ending of the path. Throws Error.
void writePicture(const PaintedPicture& picture, const QString& path);
void copyPicture(const PaintedPicture& picture);
/// Adds what copies the picture, and what asks where to save it, over nothing that the board knows
/// to be read. `make` is asked only then.
void addPictureActions(QMenu& menu, QWidget& view, JobBoard& board,
                       const std::function<PaintedPicture()>& make);

}  // namespace footbridge
