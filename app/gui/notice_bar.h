// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace footbridge {

/// A sentence above the pages that stays until it is closed or replaced.
class NoticeBar : public QFrame {
    Q_OBJECT
  public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showProblem(const QString& sentence);
    QString text() const;

  private:
    QLabel* m_text;
};

}  // namespace footbridge
