// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/theme.h"
#include "widgets/charts/mixed_colour.h"
#include "widgets/charts/style_sheet.h"
#include "widgets/charts/text_size.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <optional>

// A static library's resources need a call by name, and the macro works outside namespaces only.
static void loadThemeResources() {
    Q_INIT_RESOURCE(theme);
}

namespace footbridge {

namespace {

constexpr int kTextPixels = 13;
constexpr const char* kDarkProperty = "footbridgeDark";

/// Keeps from all widgets, while it lives, that the style changed, on which they lay out anew what
/// they hold: half the work of a change of the sheet, and in vain where no size changes.
class ColoursAlone : public QObject {
  public:
    ColoursAlone() { qApp->installEventFilter(this); }

    ~ColoursAlone() override {
        qApp->removeEventFilter(this);
        for (QWidget* window : QApplication::topLevelWidgets()) window->update();
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        return event->type() == QEvent::StyleChange;
    }
};

}  // namespace

QColor Theme::seriesColour(int position) const {
    return position < 0 || series.isEmpty() ? muted : series[position % series.size()];
}

QColor Theme::rampColour(double share) const {
    // Viridis without the end that the surface would swallow.
    static constexpr QRgb kStops[] = {0x440154, 0x414487, 0x2A788E, 0x22A884, 0x7AD151, 0xFDE725};
    const double low = dark ? 0.4 : 0, high = dark ? 1 : 0.82;
    const double place = (low + (high - low) * std::clamp(share, 0.0, 1.0)) * 5;
    const int below = std::min(4, static_cast<int>(place));
    const QColor from = QColor::fromRgb(kStops[below]), to = QColor::fromRgb(kStops[below + 1]);
    return mixed(from, to, place - below);
}

Theme lightTheme() {
    Theme theme;
    theme.background = QColor(0xF5F6F8);
    theme.surface = QColor(0xFFFFFF);
    theme.line = QColor(0xDDE2E8);
    theme.grid = QColor(0xEBEEF2);
    theme.text = QColor(0x1A2330);
    theme.muted = QColor(0x5C6877);
    theme.accent = QColor(0x0B6FA4);
    theme.accentSoft = QColor(0xE4F0F8);
    theme.good = QColor(0x00805E);
    theme.warning = QColor(0xB35900);
    theme.bad = QColor(0xB3261E);
    theme.series = {QColor(0x0072B2), QColor(0xE69F00), QColor(0x009E73),
                    QColor(0xD55E00), QColor(0xCC79A7), QColor(0x56B4E9)};
    return theme;
}

Theme darkTheme() {
    Theme theme;
    theme.dark = true;
    theme.background = QColor(0x13171C);
    theme.surface = QColor(0x1B2128);
    theme.line = QColor(0x2D3641);
    theme.grid = QColor(0x262E37);
    theme.text = QColor(0xE7ECF2);
    theme.muted = QColor(0x97A3B2);
    theme.accent = QColor(0x58B4E8);
    theme.accentSoft = QColor(0x1D3344);
    theme.good = QColor(0x3CC79B);
    theme.warning = QColor(0xF0A34A);
    theme.bad = QColor(0xF2837A);
    // The same hues in the same order, lighter, since the others are too dim on a dark surface.
    theme.series = {QColor(0x58B4E8), QColor(0xE9AE3C), QColor(0x3CC79B),
                    QColor(0xF0804A), QColor(0xDE9CC2), QColor(0x9DB2FF)};
    return theme;
}

const Theme& currentTheme() {
    static const Theme kLight = lightTheme();
    static const Theme kDark = darkTheme();
    return qApp && qApp->property(kDarkProperty).toBool() ? kDark : kLight;
}

void withLightTheme(const std::function<void()>& work) {
    struct Worn {
        QVariant before = qApp->property(kDarkProperty);
        ~Worn() { qApp->setProperty(kDarkProperty, before); }
    } const worn;
    qApp->setProperty(kDarkProperty, false);
    work();
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.background);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::BrightText, theme.bad);
    palette.setColor(QPalette::Highlight, theme.accentSoft);
    palette.setColor(QPalette::HighlightedText, theme.text);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.grid);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.muted);
    palette.setColor(QPalette::Shadow, theme.line);
    QColor faint = theme.muted;
    faint.setAlphaF(0.6F);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

void applyTheme(QApplication& application, const Theme& theme) {
    loadThemeResources();
    // The property comes first: widgets read the theme while they handle the change.
    application.setProperty(kDarkProperty, theme.dark);
    // Once: every change of the style goes through all widgets, as a change of the sheet does
    // again.
    if (application.styleSheet().isEmpty())
        application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.setPalette(paletteOf(theme));
    // What every widget has comes from palette and font: a rule of the sheet for all of them would
    // cost each of them one more to resolve.
    QFont font = application.font();
    const bool sameSizes =
        !application.styleSheet().isEmpty() && font.pixelSize() == textPixels(kTextPixels);
    font.setPixelSize(textPixels(kTextPixels));
    application.setFont(font);
    // Windows that are not shown yet do not hear of it by themselves.
    if (!sameSizes)
        for (QWidget* window : QApplication::topLevelWidgets()) {
            QEvent changed(QEvent::ApplicationFontChange);
            QApplication::sendEvent(window, &changed);
        }
    std::optional<ColoursAlone> coloursAlone;
    if (sameSizes) coloursAlone.emplace();
    application.setStyleSheet(styleSheetOf(theme));
}

bool desktopPrefersDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightnessF() <
           palette.color(QPalette::WindowText).lightnessF();
#endif
}

}  // namespace footbridge
