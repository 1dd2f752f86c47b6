// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <span>

#include "core/table/dataset.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace footbridge {

/// One loaded dataset: what it is, where it came from, what its import had to say.
class DatasetCard : public QFrame {
    Q_OBJECT
  public:
    /// `kind` is "Source", "Source 2", "Target".
    DatasetCard(const QString& kind, QWidget* parent = nullptr);

    /// A target's likely response is judged beside its sources.
    void setDataset(const Dataset& dataset, std::span<const Dataset> sources = {});
    void setSelected(bool selected);

  Q_SIGNALS:
    void chosen();
    void labelEdited(const QString& label);
    void optionsWanted();
    void joinWanted();
    void warningsWanted();
    void removeWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString m_kind;
    QLineEdit* m_label;
    QLabel* m_size;
    QLabel* m_roles;
    QPushButton* m_warnings;
    QPushButton* m_options;
    QPushButton* m_join;
    bool m_selected = false;
};

}  // namespace footbridge
