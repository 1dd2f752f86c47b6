// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/model_explanation_view.h"

#include <QLabel>
#include <QVBoxLayout>

#include "widgets/charts/explain_plots.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/strip_list.h"
#include "widgets/pages/model/explanation_parts.h"
#include "widgets/pages/whole_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr std::size_t kImportanceShown = 12;
constexpr int kCurveHeight = 240;

}  // namespace

ModelExplanationView::ModelExplanationView(JobBoard& board, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(6);
    addExplanationHead(*layout, tr("What the model rests on"),
                       tr("how much the error (nMSE) grows when a feature is shuffled"));
    m_importance = new StripList(this);
    m_importance->setObjectName(QStringLiteral("featureImportance"));
    m_importance->setAccessibleName(tr("Importance of the features"));
    m_importance->setChoosable(true);
    layout->addWidget(m_importance);
    m_importanceNote = new WholeText("caption", this);
    m_importanceNote->setObjectName(QStringLiteral("importanceNote"));
    layout->addWidget(m_importanceNote);
    m_curveTitle = addExplanationHead(*layout, tr("How the prediction follows it"), {});
    m_curve = new PlotView(board, this);
    m_curve->setObjectName(QStringLiteral("effectCurve"));
    m_curve->setMinimumHeight(kCurveHeight);
    layout->addWidget(m_curve, 1);
    connect(m_importance, &StripList::rowChosen, this, &ModelExplanationView::drawCurve);
}

void ModelExplanationView::explain(std::shared_ptr<const Explainer::OfModel> of) {
    m_shown = std::move(of);
    QVector<StripRow> rows;
    for (const FeatureImportance& each : m_shown->explanation.importance.features) {
        if (static_cast<std::size_t>(rows.size()) == kImportanceShown) break;
        StripRow row;
        row.name = featureName(*m_shown->model, each.feature);
        row.text = numberText(each.increase);
        row.from = 0;
        row.to = each.increase;
        row.low = each.low;
        row.high = each.high;
        row.toolTip = tr("%1: %2, between %3 and %4 in the single shuffles")
                          .arg(row.name, numberText(each.increase), numberText(each.low),
                               numberText(each.high));
        rows.append(row);
    }
    m_importance->setRows(rows, {});
    m_importanceNote->setText(sentence(importanceNote(m_shown->explanation.importance)));
    m_importance->choose(0);
    drawCurve(0);
}

void ModelExplanationView::drawCurve(int place) {
    if (!m_shown || place < 0) return;
    const auto& curves = m_shown->explanation.curves;
    if (static_cast<std::size_t>(place) >= curves.size()) return m_curve->setSpec({});
    const EffectCurve& curve = curves[static_cast<std::size_t>(place)];
    m_curveTitle->setText(
        tr("%1, the others as they are").arg(featureName(*m_shown->model, curve.feature)));
    PlotSpec spec = effectCurvePlot(*m_shown->model, curve);
    m_curve->setSpec(spec);
}

}  // namespace footbridge
