// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

class QAction;
class QMainWindow;
class QMenu;
class QShortcut;

namespace footbridge {

inline constexpr auto kTextScaleSetting = "window/textScale";

/// How large text is, the presenter mode and the layout of the window.
class ViewActions : public QObject {
    Q_OBJECT
  public:
    /// `stepPage` shows the page so many places further on.
    ViewActions(QMainWindow& window, std::function<void(int)> stepPage);

    void addTo(QMenu& menu);
    void setPresenting(bool presenting);
    bool isPresenting() const { return m_presenting; }

  private:
    void makeTextActions(QMenu& menu);
    void scaleText(double scale, bool remember);
    void resetLayout();

    QMainWindow& m_window;
    std::function<void(int)> m_stepPage;
    QList<QShortcut*> m_keys;  ///< of the presenter mode
    bool m_presenting = false;
    double m_scaleBefore = 1;
    Qt::WindowStates m_stateBefore;
};

}  // namespace footbridge
