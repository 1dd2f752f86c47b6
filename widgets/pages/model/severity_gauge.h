// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

namespace footbridge {

/// The headline severity in [0, 1] as a half circle, with its band as a line outside it.
class SeverityGauge : public QWidget {
    Q_OBJECT
  public:
    explicit SeverityGauge(QWidget* parent = nullptr);

    /// Nothing: not measurable, only the frame is drawn.
    void setValue(std::optional<double> value, double low, double high);
    void setBefore(std::optional<double> value);  ///< a dashed mark where it was
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<double> m_value, m_before;
    double m_low = 0, m_high = 1;
};

}  // namespace footbridge
