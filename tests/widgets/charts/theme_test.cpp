// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/theme.h"
#include "widgets/charts/style_sheet.h"
#include "widgets/charts/text_size.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <cmath>

namespace footbridge {
namespace {

/// WCAG 2 contrast ratio.
double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double c) {
            return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

class ThemeTest : public ::testing::TestWithParam<bool> {
  protected:
    const Theme theme = GetParam() ? darkTheme() : lightTheme();
};

TEST_P(ThemeTest, KeepsTextReadable) {
    for (const QColor& ground : {theme.background, theme.surface, theme.accentSoft}) {
        EXPECT_GE(contrast(theme.text, ground), 7);
        EXPECT_GE(contrast(theme.muted, ground), 4.5);
    }
    for (const QColor& word : {theme.accent, theme.good, theme.warning, theme.bad})
        EXPECT_GE(contrast(word, theme.surface), 4.5) << word.name().toStdString();
}

TEST_P(ThemeTest, FillsEveryTokenOfTheStyleSheet) {
    const QString sheet = styleSheetOf(theme);
    EXPECT_FALSE(sheet.contains(QLatin1Char('@')));
    EXPECT_FALSE(sheet.contains(QStringLiteral("#000000"))) << "a token without a colour";
    EXPECT_TRUE(sheet.contains(theme.accent.name()));
}

TEST_P(ThemeTest, IsWornByTheApplication) {
    applyTheme(*qApp, theme);
    EXPECT_EQ(currentTheme().dark, theme.dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme.background);
    applyTheme(*qApp, lightTheme());
}

TEST_P(ThemeTest, ReachesWidgetsThatWereThereBefore) {
    // As when the program starts: no sheet yet, and the desktop's font.
    qApp->setStyleSheet(QString());
    QFont desktops = QApplication::font();
    desktops.setPixelSize(9);
    QApplication::setFont(desktops);
    QWidget window;
    QLabel label(QStringLiteral("Runs"), &window);
    ASSERT_EQ(label.font().pixelSize(), 9);
    applyTheme(*qApp, theme);
    window.show();
    EXPECT_EQ(label.font().pixelSize(), textPixels(13));
    EXPECT_EQ(label.palette().color(QPalette::WindowText), theme.text);
    for (const double scale : {1.5, 1.0}) {
        setTextScale(scale);
        applyTheme(*qApp, theme);
        EXPECT_EQ(label.font().pixelSize(), textPixels(13)) << scale;
        EXPECT_EQ(label.palette().color(QPalette::WindowText), theme.text);
    }
    applyTheme(*qApp, lightTheme());
}

TEST_P(ThemeTest, PopupsShowTheirLastEntryWhole) {
    applyTheme(*qApp, theme);
    QComboBox box;
    box.addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    box.show();
    box.showPopup();
    QCoreApplication::processEvents();
    const QAbstractItemView* view = box.view();
    const QRect last = view->visualRect(view->model()->index(2, 0));
    EXPECT_LE(last.bottom(), view->viewport()->rect().bottom());
    EXPECT_GT(last.height(), 10);
    box.hidePopup();
    applyTheme(*qApp, lightTheme());
}

TEST_P(ThemeTest, NamesSeriesColoursByPosition) {
    EXPECT_EQ(theme.seriesColour(-1), theme.muted);
    EXPECT_EQ(theme.seriesColour(0), theme.seriesColour(static_cast<int>(theme.series.size())));
    EXPECT_NE(theme.seriesColour(0), theme.seriesColour(1));
}

TEST(DarkTheme, HasSeriesThatStandOutFromItsSurface) {
    const Theme dark = darkTheme();
    for (const QColor& colour : dark.series)
        EXPECT_GE(contrast(colour, dark.surface), 6) << colour.name().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Themes, ThemeTest, ::testing::Values(false, true),
                         [](const auto& wearing) { return wearing.param ? "Dark" : "Light"; });

}  // namespace
}  // namespace footbridge
