// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <span>
#include <string_view>

#include "core/costs/memory_model.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace footbridge {

/// What training a network takes on each device, term by term, and which machines hold it.
class MemoryView : public QWidget {
    Q_OBJECT
  public:
    explicit MemoryView(QWidget* parent = nullptr);

  private:
    QWidget* makeForm();
    QWidget* makeTerms();
    QWidget* makeMachines();
    QSpinBox* addCount(QFormLayout* form, const QString& label, const char* name, int least);
    QComboBox* addChoice(QFormLayout* form, const QString& label, const char* name,
                         std::span<const std::string_view> names);
    Training training() const;
    void compute();

    bool m_filling = false;
    QLineEdit* m_parameters = nullptr;
    QSpinBox *m_devices = nullptr, *m_tensor = nullptr, *m_pipeline = nullptr, *m_stage = nullptr;
    QSpinBox *m_layers = nullptr, *m_hidden = nullptr, *m_heads = nullptr, *m_sequence = nullptr,
             *m_batch = nullptr;
    QComboBox *m_optimizer = nullptr, *m_precision = nullptr, *m_checkpointing = nullptr;
    QLabel *m_answer = nullptr, *m_problem = nullptr;
    QTableWidget *m_terms = nullptr, *m_machines = nullptr;
};

}  // namespace footbridge
