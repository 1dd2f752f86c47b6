// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

#include "core/run/matrix.h"

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
    enum class ShotMode { AllLabelled, Count, Percent, Marked };

    QWidget* makeStrategies();
    void showInput();
    void applyShots();
    void applyStrategies();
    void showShots(int labelled);

    Document& m_document;
    QComboBox* m_mode;
    QSpinBox* m_amount;
    QLabel* m_shotsNote;
    QComboBox* m_pool;
    QSpinBox* m_seed;
    std::vector<QCheckBox*> m_strategies;  ///< in the order of allStrategies()
    std::vector<Index> m_marked;           ///< rows last marked, to come back to
    bool m_showing = false;                ///< what changes now was not changed by the person
};

}  // namespace footbridge
