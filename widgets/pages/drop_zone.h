// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QMimeData;

namespace footbridge {

/// Files among what is dragged, those of folders too; empty when there are none.
QStringList droppedFiles(const QMimeData& data);

/// A dashed area that takes files by drop, click or Enter.
class DropZone : public QFrame {
    Q_OBJECT
  public:
    DropZone(const QString& heading, const QString& hint, QWidget* parent = nullptr);

  Q_SIGNALS:
    void filesDropped(const QStringList& paths);
    void clicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    bool m_hot = false;  ///< something droppable is over it
};

}  // namespace footbridge
