// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/control_help_model.h"

#include <QCoreApplication>

namespace footbridge {

namespace {

constexpr ControlHelpText kData[] = {
    {"startPanel",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Drop tables here, or open them: runs of a platform you know are a source, "
                       "the runs of the new platform are the target. Files are CSV with one run "
                       "per line. Sessions and bundles open here, too.")},
    {"addSource",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Opens the tables of further platforms you know. Several sources are "
                       "learned from together.")},
    {"setTarget",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Opens the table of the new platform, instead of the one that is open.")},
    {"datasetCards",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "One card for each table. Click a card to see its columns and rows. The "
                       "name is used in plots and reports; the import options say how the file is "
                       "read, and warnings lead to the lines they are about.")},
    {"columnsCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "What each column is. The response is what is predicted, features are what it is "
         "predicted from, ignored columns are left out. Equal values of a group column mark "
         "runs that belong together. Click a role to change it.")},
    {"rowsCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The rows of the chosen table. Filter them by text or by a condition such as n > 64, "
         "sort them by a click on a column, and select rows of the target to learn from these "
         "and no others.")},
};

constexpr ControlHelpText kFeatures[] = {
    {"featureSearch",
     QT_TRANSLATE_NOOP("ControlHelp", "Shows only the features whose name contains this text.")},
    {"onlySource",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Features that only the source has. What it learned from them cannot be carried over. "
         "Drag one onto a feature of the target, or select both and press Return, if they mean "
         "the same.")},
    {"matched",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Features of both sides. A suggestion with its confidence is used only once it is "
         "accepted: Return accepts it, Delete rejects it or separates a match.")},
    {"onlyTarget",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Features that only the target has. Models of the shots can use them, the source "
         "model cannot.")},
    {"featureButtons",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Accept or reject suggestions, match or separate what is selected. An alias table is "
         "a CSV whose lines each hold names that mean the same; matches can be saved as one.")},
    {"pairCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "How the values of the selected pair are distributed in the source and in the target. "
         "Where the two do not overlap, the model has to extrapolate.")},
};

constexpr ControlHelpText kDivergence[] = {
    {"measureSeverity",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Trains the source model where needed and measures how far the target is "
                       "from it. From then on the measurement follows every change of the shots.")},
    {"cancelSeverity",
     QT_TRANSLATE_NOOP("ControlHelp", "Stops what is running. The last good result stays.")},
    {"severityHeadline",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Severity: 0 means just like the source, 1 means nothing in common. The "
                       "outer line is the 90 % band: what so few shots leave open.")},
    {"severityComponents",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What differs. Black: the source against itself; grey: the limit of chance. "
                       "Hover over a bar for its meaning.")},
    {"severityMapCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Severity from every table to every other, to see which platform resembles which. "
         "Click a cell, or press Return on it, to load that pair.")},
    {"movedFeaturesTab",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How far each matched feature has moved, the farthest first.")},
    {"ladderCard",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The errors of simple ways to predict the target, each shot held out in "
                       "turn. The simplest way that is good enough is what the shots call for.")},
    {"bySourceTab",
     QT_TRANSLATE_NOOP("ControlHelp", "How far the target is from each source alone.")},
    {"afterSeverity",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Leads on: to the start of an adaptation, or to its results.")},
    {"shotFitPlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Each shot as measured and as the source model predicts it. On the grey "
                       "line both agree; the blue line is the offset and scale that fit best, and "
                       "what stays off it is different behaviour."),
     true},
    {"rowMap",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The rows of source and target in two dimensions, by the features that they share. Near "
         "each other means alike. Rows marked here are marked in the results, too."),
     true},
    {"byShotsTab",
     QT_TRANSLATE_NOOP("ControlHelp", "Severity and its band against the number of shots.")},
    {"severityByShots",
     QT_TRANSLATE_NOOP("ControlHelp", "Severity and its band against the number of shots.")},
    {"allTablesTab", QT_TRANSLATE_NOOP("ControlHelp", "Severity from every table to every other.")},
};

constexpr ControlHelpText kAdapt[] = {
    {"shotMode",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The measured rows of the target that the adaptation learns from. All other measured "
         "rows are kept to test the result.")},
    {"shotAmount",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How many rows are drawn, or which share of the measured ones.")},
    {"pool",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Whose features are used for ranges and scales. Responses are taken from the shots "
         "alone in either case.")},
    {"seed", QT_TRANSLATE_NOOP(
                 "ControlHelp",
                 "Start of the random numbers. The same inputs and seed give the same result, "
                 "bit for bit; another seed draws other shots.")},
    {"strategyBoxes",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Which ways of adapting are tried. Auto weighs many models by their errors on "
         "held-out shots; the target-only ones ignore the source, for comparison.")},
    {"runCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Starts or cancels the run. It trains the source model once, measures severity and "
         "fits the strategies. Cancelling keeps the last good result.")},
    {"trainingCard",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The loss of the source's networks while they train: on the rows they learn "
                       "from, and, as validation, on rows held back from them.")},
    {"strategyProgress",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The strategies of this run as they finish, with their error on held-out shots and "
         "their time.")},
    {"nextRunsPanel",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Rows of the target that would teach most if they were measured next, and what that "
         "is expected to be worth. Save the list as CSV, fill in the response, and open it "
         "again.")},
};

constexpr ControlHelpText kResults[] = {
    {"resultsPlotCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The chosen strategy in plots: predicted against measured, residuals, all strategies, "
         "error against the number of shots. Beside sets a second strategy or an earlier run "
         "next to it; both plots then move together.")},
    {"leaderboard",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "All strategies on the same shots. Out of fold: each shot predicted by a "
                       "model that has not seen it. Not seen: measured runs that are not shots. "
                       "Click a line to see that strategy.")},
    {"explainPrediction",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Says why the prediction of the selected row is what it is and why its interval is as "
         "wide as it is, in the place of the leaderboard.")},
    {"explainCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "What the prediction of the selected row is made of: the width of its interval, what "
         "each member of the mixture says with its weight, how far each feature would move it, "
         "and the nearest measured rows. The model ranks the features by how much the error "
         "grows when their values are shuffled, and draws how the prediction follows them.")},
    {"explanationInReport",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Puts the explanation of this row into the report, or takes it out.")},
    {"comparison",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The figures of the two results that stand side by side, and their difference.")},
    {"predictionsCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Every row of the target with what is measured, predicted and flagged. Rows selected "
         "here are marked in the plots, and the other way round; double-click one to see all "
         "of it.")},
};

constexpr ControlHelpText kExport[] = {
    {"bundleCard",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Writes the adapted model as one file that runs without Footbridge. It is opened "
         "again and compared with what you saw before the export counts as done.")},
    {"unusualInput",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What the exported model does with rows unlike those it was made for: "
                       "predict and flag them, or refuse them.")},
    {"withoutShots",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Leaves your measured runs out of the file. Nobody can then read them there, and the "
         "model cannot be adapted further from it.")},
    {"loadingCard",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "A program that loads the bundle elsewhere, ready to be copied.")},
};

}  // namespace

std::span<const ControlHelpText> modelControlHelp(const QString& key) {
    if (key == QLatin1String("data")) return kData;
    if (key == QLatin1String("features")) return kFeatures;
    if (key == QLatin1String("divergence")) return kDivergence;
    if (key == QLatin1String("adapt")) return kAdapt;
    if (key == QLatin1String("results")) return kResults;
    if (key == QLatin1String("export")) return kExport;
    return {};
}

}  // namespace footbridge
