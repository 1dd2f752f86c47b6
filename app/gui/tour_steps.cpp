// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_steps.h"

#include <QCoreApplication>

#include "widgets/pages/model/adapt_page.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/pages/model/divergence_page.h"
#include "widgets/pages/model/export_page.h"
#include "widgets/pages/model/features_page.h"
#include "widgets/pages/model/results_page.h"

namespace footbridge {

namespace {

struct TourSteps {
    Q_DECLARE_TR_FUNCTIONS(TourSteps)
};

QStringList named(std::initializer_list<const char*> names) {
    QStringList list;
    for (const char* name : names) list << QLatin1String(name);
    return list;
}

bool accepted(const Document& document) {
    return !document.input().edits.accepted.empty();
}

bool adapted(const Document& document) {
    return document.state(Stage::Adapt) == StageState::Done;
}

}  // namespace

std::vector<TourStep> tourSteps() {
    return {
        {DataPage::kKey, named({"sourceCard0", "targetCard"}), TourSteps::tr("Two platforms"),
         TourSteps::tr(
             "Five small kernels were timed twice: as plain code on one core, the source, "
             "and with the vector units of two cores, the target. Their columns differ "
             "in name, unit and number.")},
        {FeaturesPage::kKey, named({"onlySource", "onlyTarget"}),
         TourSteps::tr("What does not match"),
         TourSteps::tr("These columns exist on one side only. Drag one onto its counterpart, or "
                       "select both and match them, where you know better.")},
        {FeaturesPage::kKey, named({"accept"}), TourSteps::tr("Accept what is suggested"),
         TourSteps::tr("Footbridge found columns that mean the same under other names. Select one "
                       "in the middle, compare its values below, and press this button; Undo takes "
                       "it back."),
         &accepted},
        {AdaptPage::kKey, named({"shotMode", "shotAmount"}), TourSteps::tr("Twenty runs"),
         TourSteps::tr("The adaptation learns from only so many runs of the target, the shots. All "
                       "the others are kept aside to test what it learned.")},
        {AdaptPage::kKey, named({"start"}), TourSteps::tr("Start"),
         TourSteps::tr("Press Start. The source model is trained, severity is measured, and every "
                       "strategy is fitted on the same shots. You can cancel at any time."),
         &adapted, true},
        {DivergencePage::kKey, named({"severityGauge", "severityPlot"}),
         TourSteps::tr("How far apart they are"),
         TourSteps::tr("0 is as the source itself, 1 has nothing in common with it; the outer line "
                       "is what the few shots leave open. The bars say in what they differ.")},
        {ResultsPage::kKey, named({"resultsPlot"}), TourSteps::tr("Predicted against measured"),
         TourSteps::tr("Every point is a run, and on the line the prediction is right. Click a "
                       "point for its row, turn the wheel to zoom.")},
        {ResultsPage::kKey, named({"leaderboard", "leaderboardReason"}),
         TourSteps::tr("Who wins, and why"),
         TourSteps::tr("All strategies with the same shots, models of the shots alone among them. "
                       "If those win, you do not need the source.")},
        {AdaptPage::kKey, named({"nextRunsPanel"}), TourSteps::tr("What to measure next"),
         TourSteps::tr("The runs that would teach most, and what they are expected to be worth. "
                       "Save the list and take it to the machine.")},
        {ExportPage::kKey, named({"export"}), TourSteps::tr("Take the model with you"),
         TourSteps::tr("One file with the model as ONNX and TorchScript, checked before it counts "
                       "as done. Then open two tables of your own: that was all.")},
    };
}

}  // namespace footbridge
