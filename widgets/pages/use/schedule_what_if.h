// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;
class QCheckBox;
class QSlider;
class QTimer;

namespace footbridge {

class ScheduleStudy;

/// What a person may turn, and what it would give: runs again in the background once sliders rest.
class ScheduleWhatIf : public QWidget {
    Q_OBJECT
  public:
    explicit ScheduleWhatIf(ScheduleStudy& study, QWidget* parent = nullptr);

    void follow();  ///< what a session or another log brought
    void showResult();

  private:
    struct Slider {
        QSlider* slider = nullptr;
        QLabel* value = nullptr;
    };

    Slider addSlider(QGridLayout& grid, int row, const QString& name, const char* key, int low,
                     int high, int value);
    void showSliderValues();
    void ask();

    ScheduleStudy& m_study;
    Slider m_load, m_slowdown, m_nodeSeconds, m_share;
    QCheckBox* m_linear = nullptr;
    QLabel* m_result = nullptr;
    QTimer* m_rest = nullptr;
};

}  // namespace footbridge
