// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/session/session.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace footbridge {

/// Asks for two fields of scientific data, and how an auto-encoder is to compress them.
class FieldsDialog : public QDialog {
    Q_OBJECT
  public:
    FieldsDialog(const SessionFields& known, QWidget* parent);
    SessionFields fields() const;

  private:
    QLineEdit* addFile(QFormLayout& form, const QString& label, const std::string& path,
                       const char* name);
    void showState();

    QLineEdit *m_source, *m_target, *m_shape;
    QComboBox* m_type;
    QSpinBox *m_block, *m_latent;
    QDoubleSpinBox* m_bound;
    QLabel* m_problem;
    QPushButton* m_run = nullptr;
};

}  // namespace footbridge
