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

bool nothingSuggested(const Document& document) {
    return document.matching().suggestions.empty();
}

void acceptAll(Document& document) {
    MatchingEdits edits = document.input().edits;
    for (const Suggestion& suggestion : document.matching().suggestions)
        edits.accepted.push_back({suggestion.source, suggestion.target});
    document.setEdits(edits, TourSteps::tr("Accept suggestions"));
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
         TourSteps::tr(
             "Fifteen columns exist on one side only. Before anything is done about them, "
             "see what the source is worth as it is.")},
        {AdaptPage::kKey, named({"start", "shotAmount"}), TourSteps::tr("Twenty runs"),
         TourSteps::tr(
             "The adaptation learns from twenty runs of the target, the shots; all "
             "others are kept aside to test it. Press Start. You can cancel at any time."),
         &adapted, true},
        {DivergencePage::kKey, named({"severityGauge", "severityPlot"}),
         TourSteps::tr("How far apart they are"),
         TourSteps::tr("0 means just like the source, 1 means nothing in common; the outer line is "
                       "what so few shots leave open. The bars say where the two differ.")},
        {ResultsPage::kKey, named({"resultsPlot", "leaderboard"}),
         TourSteps::tr("Predicted against measured"),
         TourSteps::tr("Every point is a run, and on the line the prediction is right. Remember "
                       "the error of Auto in the leaderboard: it is about to fall.")},
        {FeaturesPage::kKey, named({"accept"}), TourSteps::tr("Accept what is suggested"),
         TourSteps::tr("Footbridge found columns that mean the same under other names and units. "
                       "Accept them one by one, or go on to accept them all; Undo takes it back."),
         &nothingSuggested, true, &acceptAll},
        {AdaptPage::kKey, named({"start"}), TourSteps::tr("Start again"),
         TourSteps::tr("The same twenty shots, now with what the matched columns carry over."),
         &adapted, true},
        {DivergencePage::kKey, named({"severityGauge", "severityPlot", "transferVerdict"}),
         TourSteps::tr("What matching was worth"),
         TourSteps::tr("The dashed outline is the measurement before, when fifteen columns had no "
                       "counterpart. Below stands whether transfer pays, in the figures of the "
                       "leaderboard.")},
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
