// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <vector>

#include "app/gui/tour_steps.h"

class QAction;
class QMainWindow;

namespace footbridge {

class TourCallout;
class TourMark;

/// Leads through the built-in example: points at one control after the other, goes on by itself
/// once a person has done what it asked for, and never stands in the way of anything else.
class Tour : public QObject {
    Q_OBJECT
  public:
    Tour(Document& document, QMainWindow* window);

    void start();  ///< from the first step; the example is open
    void end();
    bool isRunning() const { return m_step >= 0; }
    int step() const { return m_step; }
    /// A page was opened, by the tour or by a person, who may be ahead of it.
    void pageShown(const QString& key);

  Q_SIGNALS:
    void pageWanted(const QString& key);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void go(int step);
    void goOn();
    bool isWaiting() const;  ///< for what was asked for and is under way
    void look();             ///< whether what was asked for is done
    void follow();
    void place();
    QVector<QRect> controlRects() const;

    Document& m_document;
    QMainWindow* m_window;
    std::vector<TourStep> m_steps;
    int m_step = -1;
    bool m_wasDone = false;  ///< before this step began
    QString m_page;
    TourCallout* m_callout;
    TourMark* m_mark;
    QAction *m_next, *m_back;
    std::vector<QPointer<QWidget>> m_watched, m_controls;
    bool m_placing = false;
};

}  // namespace footbridge
