// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour.h"

#include <QAbstractButton>
#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QTimer>

#include "app/gui/tour_callout.h"

namespace footbridge {

namespace {

/// Brings a control into sight where its page scrolls.
void reveal(QWidget* control) {
    for (QWidget* parent = control->parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent)) area->ensureWidgetVisible(control);
}

}  // namespace

Tour::Tour(Document& document, QMainWindow* window)
    : QObject(window),
      m_document(document),
      m_window(window),
      m_callout(new TourCallout(window)),
      m_mark(new TourMark(window)) {
    const auto action = [&](const QString& text, Qt::Key key) {
        auto* made = new QAction(text, window);
        made->setShortcut(QKeySequence(Qt::ALT | key));
        made->setEnabled(false);
        window->addAction(made);
        return made;
    };
    m_next = action(tr("Next step of the tour"), Qt::Key_Right);
    m_back = action(tr("Previous step of the tour"), Qt::Key_Left);
    connect(m_next, &QAction::triggered, this, &Tour::goOn);
    connect(m_back, &QAction::triggered, this, [this] { go(m_step - 1); });
    connect(m_callout, &TourCallout::nextWanted, m_next, &QAction::trigger);
    connect(m_callout, &TourCallout::backWanted, m_back, &QAction::trigger);
    connect(m_callout, &TourCallout::closeWanted, this, &Tour::end);
    connect(&document, &Document::stageChanged, this, &Tour::look);
    connect(&document, &Document::matchingChanged, this, &Tour::look);
}

void Tour::start() {
    m_steps = tourSteps();
    m_next->setEnabled(true);
    m_back->setEnabled(true);
    go(0);
}

void Tour::end() {
    m_step = -1;
    m_next->setEnabled(false);
    m_back->setEnabled(false);
    const bool focused = m_callout->isAncestorOf(m_window->focusWidget());
    m_callout->hide();
    m_mark->hide();
    follow();
    if (focused) m_window->centralWidget()->setFocus();
}

void Tour::go(int step) {
    if (!isRunning() && step != 0) return;
    if (step < 0) return;
    if (step >= static_cast<int>(m_steps.size())) {
        end();
        return;
    }
    m_step = step;
    const TourStep& now = m_steps[static_cast<std::size_t>(step)];
    m_wasDone = now.done && now.done(m_document);
    m_callout->show(now.title, now.text, step, static_cast<int>(m_steps.size()));
    m_callout->setWaiting(isWaiting());
    if (m_page == QLatin1String(now.page)) {
        follow();
    } else {
        Q_EMIT pageWanted(QLatin1String(now.page));
    }
    // A page that comes into sight may have taken the keyboard.
    QTimer::singleShot(0, m_callout, &TourCallout::takeFocus);
}

bool Tour::isWaiting() const {
    const auto runs = [this](Stage stage) {
        return m_document.state(stage) == StageState::Running;
    };
    return isRunning() && m_steps[static_cast<std::size_t>(m_step)].needed &&
           (runs(Stage::Adapt) || runs(Stage::Divergence));
}

void Tour::goOn() {
    if (!isRunning() || isWaiting()) return;
    const TourStep& now = m_steps[static_cast<std::size_t>(m_step)];
    auto* button = m_controls.empty() ? nullptr : qobject_cast<QAbstractButton*>(m_controls[0]);
    if (now.needed && !now.done(m_document) && now.act) {
        now.act(m_document);
        return;
    }
    if (now.needed && !now.done(m_document) && button && button->isEnabled()) {
        button->click();
        return;
    }
    go(m_step + 1);
}

void Tour::pageShown(const QString& key) {
    m_page = key;
    if (!isRunning()) return;
    const auto next = static_cast<std::size_t>(m_step) + 1;
    const bool ahead = QLatin1String(m_steps[static_cast<std::size_t>(m_step)].page) != key &&
                       next < m_steps.size() && QLatin1String(m_steps[next].page) == key;
    if (ahead) {
        go(m_step + 1);
    } else {
        follow();
    }
}

void Tour::look() {
    if (!isRunning()) return;
    if (!m_document.hasTarget()) {
        end();
        return;
    }
    const TourStep& now = m_steps[static_cast<std::size_t>(m_step)];
    m_callout->setWaiting(isWaiting());
    if (!m_wasDone && now.done && now.done(m_document)) {
        const int step = m_step;
        // After all others have heard of the change, since the next page may show it, and have
        // shown it, which is work enough for one turn of the event loop.
        QTimer::singleShot(1, this, [this, step] {
            if (m_step == step) go(step + 1);
        });
        m_wasDone = true;
    }
}

/// Watches the controls of the step and all around them, so that the frame stays on them.
void Tour::follow() {
    for (const auto& widget : m_watched)
        if (widget) widget->removeEventFilter(this);
    m_watched.clear();
    m_controls.clear();
    if (!isRunning()) return;
    for (const QString& name : m_steps[static_cast<std::size_t>(m_step)].controls) {
        auto* control = m_window->findChild<QWidget*>(name);
        if (!control) continue;
        m_controls.emplace_back(control);
        if (control->isVisible()) reveal(control);
        for (QWidget* widget = control; widget && widget != m_window;
             widget = widget->parentWidget())
            m_watched.emplace_back(widget);
    }
    m_watched.emplace_back(m_window);
    for (const auto& widget : m_watched) widget->installEventFilter(this);
    place();
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool moves = type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show ||
                       type == QEvent::Hide || type == QEvent::LayoutRequest;
    if (moves && !m_placing) {
        m_placing = true;
        QTimer::singleShot(0, this, &Tour::place);
    }
    return QObject::eventFilter(watched, event);
}

QVector<QRect> Tour::controlRects() const {
    QVector<QRect> all;
    for (const auto& control : m_controls) {
        if (!control || !control->isVisible()) continue;
        QRect seen = control->visibleRegion().boundingRect();
        if (seen.isEmpty()) seen = control->rect();
        all.append(QRect(control->mapTo(m_window, seen.topLeft()), seen.size()));
    }
    return all;
}

void Tour::place() {
    m_placing = false;
    if (!isRunning()) return;
    const QVector<QRect> controls = controlRects();
    m_mark->surround(controls);
    m_callout->placeBeside(controls);
    m_callout->raise();
}

}  // namespace footbridge
