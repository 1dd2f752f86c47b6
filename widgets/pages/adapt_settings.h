// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace footbridge {

class Document;

/// Shots, pool, seed and strategies of a run.
class AdaptSettings : public QFrame {
    Q_OBJECT
  public:
    explicit AdaptSettings(Document& document, QWidget* parent = nullptr);

  private:
    enum class ShotMode { AllLabelled, Count, Percent };

    QWidget* makeStrategies();
    void showInput();
    void applyShots();
    void applyStrategies();

    Document& m_document;
    QComboBox* m_mode;
    QSpinBox* m_amount;
    QLabel* m_shotsNote;
    QComboBox* m_pool;
    QSpinBox* m_seed;
    std::vector<QCheckBox*> m_strategies;  ///< in the order of allStrategies()
    bool m_showing = false;                ///< what changes now was not changed by the person
};

}  // namespace footbridge
