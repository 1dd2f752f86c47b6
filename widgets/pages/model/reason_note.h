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
    void setRoom(bool enough);  ///< counts until the person has opened or folded it

  private:
    void refresh();

    QString m_why, m_parts, m_spread;
    bool m_room = true;
    std::optional<bool> m_open;
    QLabel* m_reason = nullptr;
    QLabel* m_noise = nullptr;
};

}  // namespace footbridge
