// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "widgets/workspace/explainer.h"

class QLabel;

namespace footbridge {

class PlotView;
class StripList;

/// What a model rests on: how much each feature matters, and how the prediction follows the one
/// that is chosen.
class ModelExplanationView : public QWidget {
    Q_OBJECT

  public:
    explicit ModelExplanationView(JobBoard& board, QWidget* parent = nullptr);

    void explain(std::shared_ptr<const Explainer::OfModel> of);

  private:
    void drawCurve(int place);

    std::shared_ptr<const Explainer::OfModel> m_shown;
    QLabel* m_importanceNote = nullptr;
    StripList* m_importance = nullptr;
    QLabel* m_curveTitle = nullptr;
    PlotView* m_curve = nullptr;
};

}  // namespace footbridge
