// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

class QLabel;

namespace footbridge {

struct Adaptation;

/// Below the leaderboard: why the strategy that predicts was chosen, what carries it and how noisy
/// measurements are. Where there is little room the last two wait behind a link.
class ReasonNote : public QWidget {
    Q_OBJECT
  public:
    explicit ReasonNote(QWidget* parent = nullptr);

    void setAdaptation(const Adaptation& adaptation);
    /// How high the page is; counts until the person has opened or folded it.
    void setPageHeight(int height);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    bool hasRoom() const;

    QString m_why, m_parts, m_spread;
    int m_pageHeight = 0;
    std::optional<bool> m_open;
    QLabel* m_reason = nullptr;
    QLabel* m_noise = nullptr;
};

}  // namespace footbridge
