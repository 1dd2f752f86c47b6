// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QComboBox;
class QPlainTextEdit;

namespace footbridge {

/// How a bundle is loaded elsewhere: the program that travels in it, and how to call it.
class LoadingCard : public QFrame {
    Q_OBJECT
  public:
    explicit LoadingCard(QWidget* parent = nullptr);
    void setPath(const QString& bundle);

  private:
    void showSnippet();

    QString m_path;
    QComboBox* m_loader = nullptr;
    QPlainTextEdit* m_snippet = nullptr;
};

}  // namespace footbridge
