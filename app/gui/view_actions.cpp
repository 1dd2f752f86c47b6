// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/view_actions.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/plot_view.h"
#include "widgets/charts/text_size.h"
#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

constexpr double kScaleStep = 0.1, kPresented = 1.25;
constexpr QSize kUsualSize(1280, 800);

/// Columns that fit their text fit it still when it grows by this factor.
void widenColumns(const QWidget& window, double factor) {
    for (QHeaderView* header : window.findChildren<QHeaderView*>()) {
        if (header->orientation() != Qt::Horizontal) continue;
        for (int column = 0; column < header->count(); ++column) {
            const auto mode = header->sectionResizeMode(column);
            if (mode != QHeaderView::Interactive && mode != QHeaderView::Fixed) continue;
            header->resizeSection(
                column, static_cast<int>(std::lround(header->sectionSize(column) * factor)));
        }
    }
}

}  // namespace

ViewActions::ViewActions(QMainWindow& window, std::function<void(int)> stepPage)
    : QObject(&window), m_window(window), m_stepPage(std::move(stepPage)) {
    const auto onKey = [this](Qt::Key key, auto&& action) {
        auto* shortcut = new QShortcut(QKeySequence(key), &m_window);
        shortcut->setEnabled(false);
        connect(shortcut, &QShortcut::activated, this, action);
        m_keys << shortcut;
    };
    onKey(Qt::Key_PageDown, [this] { m_stepPage(1); });
    onKey(Qt::Key_PageUp, [this] { m_stepPage(-1); });
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11})
        onKey(key, [this] { setPresenting(false); });
    setTextScale(QSettings().value(QLatin1String(kTextScaleSetting), 1.0).toDouble());
}

void ViewActions::addTo(QMenu& menu) {
    makeTextActions(menu);
    menu.addAction(tr("&Presenter mode"), QKeySequence(Qt::Key_F11), this,
                   [this] { setPresenting(true); })
        ->setObjectName(QStringLiteral("presenterMode"));
    menu.addAction(tr("&Reset the layout"), this, &ViewActions::resetLayout)
        ->setObjectName(QStringLiteral("resetLayout"));
}

void ViewActions::makeTextActions(QMenu& menu) {
    QMenu* sizes = menu.addMenu(tr("Te&xt size"));
    const auto add = [&](const QString& text, const QList<QKeySequence>& keys, const char* name,
                         auto&& scale) {
        QAction* action =
            sizes->addAction(text, this, [this, scale] { scaleText(scale(textScale()), true); });
        action->setShortcuts(keys);
        action->setObjectName(QLatin1String(name));
    };
    // The plus of many keyboards is a shifted equals sign.
    add(tr("&Larger"),
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        "largerText", [](double scale) { return scale + kScaleStep; });
    add(tr("&Smaller"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, "smallerText",
        [](double scale) { return scale - kScaleStep; });
    add(tr("&Usual"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, "usualText",
        [](double) { return 1.0; });
}

void ViewActions::scaleText(double scale, bool remember) {
    const double before = textScale();
    setTextScale(scale);
    if (remember) QSettings().setValue(QLatin1String(kTextScaleSetting), textScale());
    applyTheme(*qApp, currentTheme());
    if (textScale() != before) widenColumns(m_window, textScale() / before);
    // What measured its text draws it anew.
    for (PlotView* plot : m_window.findChildren<PlotView*>()) plot->setSpec(PlotSpec(plot->spec()));
}

/// Nothing but the pages, larger, on the whole screen; the page keys turn them.
void ViewActions::setPresenting(bool presenting) {
    if (std::exchange(m_presenting, presenting) == presenting) return;
    m_window.menuBar()->setVisible(!presenting);
    m_window.statusBar()->setVisible(!presenting);
    for (QShortcut* key : m_keys) key->setEnabled(presenting);
    if (presenting) {
        m_scaleBefore = textScale();
        m_stateBefore = m_window.windowState();
        for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) dock->hide();
        m_window.setWindowState(m_stateBefore | Qt::WindowFullScreen);
        scaleText(std::max(kPresented, m_scaleBefore), false);
    } else {
        m_window.setWindowState(m_stateBefore);
        scaleText(m_scaleBefore, false);
    }
}

void ViewActions::resetLayout() {
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) {
        dock->setFloating(false);
        m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
        dock->hide();
    }
    m_window.showNormal();
    m_window.resize(kUsualSize);
    scaleText(1, true);
}

}  // namespace footbridge
