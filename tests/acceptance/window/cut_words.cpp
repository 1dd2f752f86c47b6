// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/window/cut_words.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

#include "app/gui/translations.h"
#include "tests/acceptance/window/long_words.h"

namespace footbridge {

namespace {

QStringList cutCells(const QTableWidget& table) {
    QStringList cut;
    if (!table.isVisible()) return cut;
    const QAbstractItemModel& model = *table.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            if (table.sizeHintForIndex(cell).width() > table.columnWidth(column))
                cut << cell.data().toString();
        }
    }
    return cut;
}

}  // namespace

void speakLanguageOfTest() {
    static const bool kOnce = [] {
        const QString language = qEnvironmentVariable("FOOTBRIDGE_TEST_LANGUAGE");
        if (language == QLatin1String("long")) {
            QCoreApplication::installTranslator(new LongWords(QCoreApplication::instance()));
            return true;
        }
        if (!language.isEmpty()) QLocale::setDefault(QLocale(language));
        installTranslations(*qGuiApp);
        return true;
    }();
    static_cast<void>(kOnce);
}

QStringList cutWords(const QWidget& window) {
    QStringList cut;
    const auto check = [&cut](const QWidget* widget, const QString& text) {
        if (!widget->isVisible() || text.isEmpty()) return;
        if (widget->width() < widget->sizeHint().width()) cut << text;
    };
    for (const auto* button : window.findChildren<QAbstractButton*>())
        check(button, button->text());
    for (const auto* box : window.findChildren<QComboBox*>()) check(box, box->currentText());
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (!label->wordWrap()) check(label, label->text());
        if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
            cut << label->text();
    }
    for (const auto* table : window.findChildren<QTableWidget*>()) cut << cutCells(*table);
    for (const auto* header : window.findChildren<QHeaderView*>()) {
        if (header->orientation() != Qt::Horizontal || !header->isVisible()) continue;
        for (int i = 0; i < header->count(); ++i) {
            const QString title = header->model()->headerData(i, Qt::Horizontal).toString();
            // A title of two lines is hinted at as if it stood on one.
            if (title.contains(QLatin1Char('\n'))) continue;
            if (header->sectionSize(i) < header->sectionSizeHint(i)) cut << title;
        }
    }
    return cut;
}

QStringList leavingWindow(const QWidget& window) {
    QStringList leaving;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        bool scrolls = false;
        for (const QWidget* at = widget->parentWidget(); at && at != &window;
             at = at->parentWidget())
            scrolls = scrolls || at->inherits("QAbstractScrollArea");
        if (scrolls || widget->inherits("QMenu") || widget->inherits("QToolTip")) continue;
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if (!window.rect().contains(place))
            leaving << QLatin1String(widget->metaObject()->className()) + u' ' +
                           widget->objectName();
    }
    return leaving;
}

QString screenshotFolder() {
    const QStringList arguments = QApplication::arguments();
    return arguments.size() > 1 ? arguments.last() : QStringLiteral("screenshots");
}

void takePicture(QWidget& widget, const QString& name) {
    QDir().mkpath(screenshotFolder());
    EXPECT_TRUE(
        widget.grab().save(QDir(screenshotFolder()).filePath(name + QStringLiteral(".png"))));
}

}  // namespace footbridge
