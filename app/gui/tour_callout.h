// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QVector>

class QLabel;
class QPushButton;

namespace footbridge {

/// Words beside a control with the way on, back and out. Lies inside the window and blocks nothing.
class TourCallout : public QFrame {
    Q_OBJECT
  public:
    explicit TourCallout(QWidget* window);

    void show(const QString& title, const QString& text, int step, int steps);
    void setWaiting(bool waits);  ///< for what was asked for; the way on is closed so long
    /// Where it covers least of these, next to them; in a corner where there are none.
    void placeBeside(const QVector<QRect>& controls);
    void takeFocus();

  Q_SIGNALS:
    void nextWanted();
    void backWanted();
    void closeWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool follow(QKeyEvent& event);  ///< a key that moves through the tour

    QLabel* m_title;
    QLabel* m_place;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
};

/// Frames around controls that let every event through.
class TourMark : public QWidget {
    Q_OBJECT
  public:
    explicit TourMark(QWidget* window);

    /// Frames these, hides where there are none; returns what all of them take up.
    QRect surround(const QVector<QRect>& controls);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QVector<QRect> m_controls;
};

}  // namespace footbridge
