// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/window/glyphs.h"

#include <QAbstractButton>
#include <QAction>
#include <QGlyphRun>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QRawFont>
#include <QTextLayout>

namespace footbridge {

Glyphs glyphsOf(const QString& text, const QFont& font) {
    Glyphs glyphs;
    // One character at a time: which of a run is missing is not told.
    for (const char32_t code : text.toUcs4()) {
        const QString character = QString::fromUcs4(&code, 1);
        if (QChar::isSpace(code)) continue;
        QTextLayout layout(character, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        bool found = !runs.isEmpty();
        for (const QGlyphRun& run : runs) {
            found = found && !run.glyphIndexes().contains(0U);
            const QString family = run.rawFont().familyName();
            if (!glyphs.families.contains(family)) glyphs.families << family;
        }
        if (!found) glyphs.missing += character;
    }
    return glyphs;
}

QStringList textsWithBoxes(const QWidget& window) {
    QStringList boxes;
    const auto check = [&boxes](const QString& text, const QFont& font) {
        if (!glyphsOf(text, font).missing.isEmpty()) boxes << text;
    };
    for (const auto* label : window.findChildren<QLabel*>()) check(label->text(), label->font());
    for (const auto* button : window.findChildren<QAbstractButton*>())
        check(button->text(), button->font());
    for (const auto* menu : window.findChildren<QMenu*>())
        for (const QAction* action : menu->actions()) check(action->text(), menu->font());
    for (const auto* header : window.findChildren<QHeaderView*>())
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
            check(header->model()->headerData(i, Qt::Horizontal).toString(), header->font());
    return boxes;
}

}  // namespace footbridge
