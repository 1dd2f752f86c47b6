// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/style_sheet.h"

#include <QHash>
#include <QRegularExpression>

#include "widgets/charts/mixed_colour.h"
#include "widgets/charts/text_size.h"

namespace footbridge {

namespace {

const char* const kFrames = R"(
QPlainTextEdit { font-size: 13px; }
QMainWindow, QDialog { background: @background; }
QToolTip { background: @surface; color: @text; border: 1px solid @line; padding: 4px 6px; }
QFrame[card="true"] { background: @surface; border: 1px solid @line; border-radius: 8px; }
QFrame[banner="true"] { background: @surface; border: 1px solid @line; border-radius: 8px;
    border-left: 4px solid @accent; border-top-left-radius: 0; border-bottom-left-radius: 0; }
QFrame[callout="true"] { background: @surface; border: 2px solid @accent; border-radius: 8px; }
QLabel { background: transparent; border: none; }
QLabel[role="title"] { font-size: 19px; font-weight: 600; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="subtitle"] { color: @muted; }
QLabel[role="caption"] { color: @muted; font-size: 12px; }
QLabel[role="figure"] { font-size: 34px; font-weight: 600; }
QLabel[role="good"] { color: @good; }
QLabel[role="warning"] { color: @warning; }
QLabel[role="bad"] { color: @bad; }
QLabel:disabled { color: @faint; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @line; }
QStatusBar { background: @surface; border-top: 1px solid @line; color: @muted; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @muted; font-size: 12px; }
QGroupBox { border: 1px solid @line; border-radius: 8px; margin-top: 8px; padding: 12px; }
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0 4px; color: @muted; }
)";

const char* const kButtons = R"(
QPushButton, QToolButton { background: @surface; border: 1px solid @edge; border-radius: 6px;
    padding: 5px 14px; color: @text; min-height: 18px; }
QToolButton { padding: 5px 8px; }
QPushButton:hover, QToolButton:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed { background: @pressed; }
QPushButton:checked, QToolButton:checked { background: @accentSoft; border-color: @accent;
    color: @accentText; }
QPushButton:focus, QToolButton:focus { border: 2px solid @accent; padding: 4px 13px; }
QToolButton:focus { padding: 4px 7px; }
QPushButton:disabled, QToolButton:disabled { color: @faint; border-color: @line;
    background: @background; }
QPushButton[primary="true"] { background: @accent; border-color: @accent; color: @onAccent;
    font-weight: 600; }
QPushButton[primary="true"]:hover { background: @accentHover; border-color: @accentHover; }
QPushButton[primary="true"]:pressed { background: @accentPressed; }
QPushButton[primary="true"]:focus { border: 2px solid @text; }
QPushButton[primary="true"]:disabled { background: @line; border-color: @line; color: @muted; }
QPushButton[flat="true"], QToolButton[flat="true"] { background: transparent;
    border-color: transparent; }
QPushButton[role="warning"] { color: @warning; font-size: 12px; padding: 0 8px; }
QPushButton[role="warning"]:focus { padding: 0 7px; }
QPushButton[flat="true"]:hover, QToolButton[flat="true"]:hover { background: @hover; }
QPushButton[flat="true"]:focus, QToolButton[flat="true"]:focus { border-color: @accent; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: url(:/theme/down-@mode.svg);
    subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }
QCheckBox, QRadioButton { spacing: 8px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 14px;
    height: 14px; border: 1px solid @muted; border-radius: 3px; background: @surface; }
QRadioButton::indicator { border-radius: 7px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent;
    border-color: @accent; image: url(:/theme/check-@mode.svg); }
QRadioButton::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/theme/dot-@mode.svg); }
QCheckBox:focus, QRadioButton:focus { color: @accentText; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @accent; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
)";

const char* const kInputs = R"(
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit { background: @surface;
    border: 1px solid @edge; border-radius: 6px; padding: 4px 8px; color: @text;
    min-height: 20px; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:hover, QComboBox:hover, QAbstractSpinBox:hover { border-color: @muted; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid @accent; padding: 3px 7px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: @faint;
    background: @background; border-color: @line; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/theme/down-@mode.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @surface; border: 1px solid @line; padding: 0;
    outline: none; selection-background-color: @accentSoft; selection-color: @text; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px;
    background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/theme/up-@mode.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/theme/down-@mode.svg); width: 10px; height: 10px; }
QProgressBar { background: @grid; border: none; border-radius: 3px; max-height: 6px;
    min-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QSlider::groove:horizontal { height: 4px; background: @grid; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -5px 0; border-radius: 7px;
    background: @accent; }
)";

const char* const kViews = R"(
QTableView, QTreeView, QListView { background: @surface; border: none; outline: none;
    gridline-color: @grid; alternate-background-color: @background;
    selection-background-color: @accentSoft; selection-color: @text; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 1px solid @accent;
    border-radius: 4px; }
QTableView::item { padding: 2px 4px; border: none; border-bottom: 1px solid @grid; }
QTreeView::item, QListView::item { padding: 4px 8px; }
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected {
    background: @accentSoft; color: @text; }
QTableView::item:focus { border: 1px solid @accent; }
QHeaderView { background: @surface; border: none; }
QHeaderView::section { background: @surface; color: @muted; border: none;
    border-bottom: 1px solid @line; padding: 4px 6px; font-size: 12px; font-weight: 600; }
QHeaderView::section:hover { color: @text; }
QHeaderView::section:vertical { border-bottom: 1px solid @grid; font-weight: 400;
    padding: 0 8px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableCornerButton::section { background: @surface; border: none;
    border-bottom: 1px solid @line; }
QListView[rail="true"] { background: @surface; border: none; border-right: 1px solid @line;
    border-radius: 0; padding: 16px 8px; }
QListView[rail="true"]::item { border-radius: 6px; padding: 8px; }
QListView[rail="true"]::item:hover { background: @hover; }
QListView[rail="true"]::item:selected { background: @accentSoft; color: @accentText; }
QTabWidget::pane { border: 1px solid @line; border-radius: 8px; background: @surface; }
QTabBar::tab { background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: 6px 12px; color: @muted; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @accentText; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; margin: 0; }
QScrollBar:horizontal { height: 10px; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; margin: 2px; }
QScrollBar::handle:horizontal { min-width: 28px; margin: 2px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenuBar { background: @surface; border-bottom: 1px solid @line; padding: 2px; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @surface; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
)";

/// Sizes of text at the scale of now.
QString withScaledText(const QString& sheet) {
    static const QRegularExpression kSize(QStringLiteral("font-size: ([0-9]+)px"));
    QString scaled;
    qsizetype done = 0;
    for (auto sizes = kSize.globalMatch(sheet); sizes.hasNext();) {
        const QRegularExpressionMatch size = sizes.next();
        scaled += QStringView(sheet).mid(done, size.capturedStart(1) - done);
        scaled += QString::number(textPixels(size.capturedView(1).toInt()));
        done = size.capturedEnd(1);
    }
    return scaled + sheet.mid(done);
}

}  // namespace

QString styleSheetOf(const Theme& theme) {
    const QHash<QString, QColor> colours{
        {QStringLiteral("background"), theme.background},
        {QStringLiteral("surface"), theme.surface},
        {QStringLiteral("line"), theme.line},
        {QStringLiteral("grid"), theme.grid},
        {QStringLiteral("text"), theme.text},
        {QStringLiteral("muted"), theme.muted},
        {QStringLiteral("accent"), theme.accent},
        {QStringLiteral("accentSoft"), theme.accentSoft},
        {QStringLiteral("accentText"), theme.accent},
        {QStringLiteral("accentHover"), mixed(theme.accent, theme.text, 0.15)},
        {QStringLiteral("accentPressed"), mixed(theme.accent, theme.text, 0.3)},
        {QStringLiteral("onAccent"), theme.dark ? theme.background : theme.surface},
        {QStringLiteral("edge"), mixed(theme.line, theme.muted, 0.25)},
        {QStringLiteral("hover"), mixed(theme.surface, theme.muted, 0.08)},
        {QStringLiteral("pressed"), mixed(theme.surface, theme.muted, 0.18)},
        {QStringLiteral("faint"), mixed(theme.muted, theme.surface, 0.35)},
        {QStringLiteral("good"), theme.good},
        {QStringLiteral("warning"), theme.warning},
        {QStringLiteral("bad"), theme.bad},
    };
    const QString pattern = QString::fromLatin1(kFrames) + QString::fromLatin1(kButtons) +
                            QString::fromLatin1(kInputs) + QString::fromLatin1(kViews);
    static const QRegularExpression kToken(QStringLiteral("@([A-Za-z]+)"));
    QString sheet;
    qsizetype done = 0;
    for (auto tokens = kToken.globalMatch(pattern); tokens.hasNext();) {
        const QRegularExpressionMatch token = tokens.next();
        sheet += QStringView(pattern).mid(done, token.capturedStart() - done);
        const QString name = token.captured(1);
        sheet += name == QStringLiteral("mode")
                     ? (theme.dark ? QStringLiteral("dark") : QStringLiteral("light"))
                     : colours.value(name).name();
        done = token.capturedEnd();
    }
    return withScaledText(sheet + pattern.mid(done));
}

}  // namespace footbridge
