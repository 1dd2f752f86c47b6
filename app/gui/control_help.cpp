// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/control_help.h"

#include <QCoreApplication>
#include <QWidget>
#include <array>
#include <span>

namespace footbridge {

namespace {

struct ControlHelp {
    Q_DECLARE_TR_FUNCTIONS(ControlHelp)
};

struct Help {
    const char *name, *text;  ///< of the control, or of one on the card that is explained
    bool card = false;
};

constexpr Help kData[] = {
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

constexpr Help kFeatures[] = {
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

constexpr Help kDivergence[] = {
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

constexpr Help kAdapt[] = {
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

constexpr Help kResults[] = {
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

constexpr Help kExport[] = {
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

constexpr Help kCampaigns[] = {
    {"newCampaign",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Begins a campaign from the open tables or from a folder of tables.")},
    {"firstCampaign",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Begins a campaign from the open tables or from a folder of tables.")},
    {"openCampaign",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Opens the folder of a campaign that has ended, was interrupted or still runs.")},
    {"startCampaign",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Measures every cell of the ticked pairs. What is finished is kept, whatever happens.")},
    {"campaignSetUp",
     QT_TRANSLATE_NOOP("ControlHelp", "What the campaign measures, and where it runs.")},
    {"campaignShown",
     QT_TRANSLATE_NOOP("ControlHelp", "How far the campaign has got, and what came out of it.")},
    {"campaignShots",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Tick the pairs to measure, and say how many shots are drawn, and how "
                       "often. Each number of shots and each repeat of a pair is one cell."),
     true},
    {"campaignStrategies",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The strategies to compare. All of them see the same shots.")},
    {"campaignFolder",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Where the cells are measured and where the results are kept. On Slurm they "
                       "run as job arrays within these limits."),
     true},
    {"cancelCampaign",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How far the campaign is, and what failed and why. It can be stopped and go "
                       "on later; no finished cell is lost."),
     true},
    {"campaignMap",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The source in the row, the target in the column. Click a cell to see that pair."),
     true},
    {"campaignCurve",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The error of the chosen pair against the number of shots. Its experiment "
                       "opens in the other pages, with exactly the shots of that repeat."),
     true},
    {"campaignTable",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "All pairs, one per line; a click on a title sorts them. The report and the "
                       "plots go into the folder of the campaign."),
     true},
};

constexpr Help kSchedule[] = {
    {"openLog", QT_TRANSLATE_NOOP("ControlHelp",
                                  "Opens a job log: Standard Workload Format, plain or compressed, "
                                  "what sacct prints, or CSV.")},
    {"openEstimates",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Adds estimates of the run times, as an adapted model predicts them.")},
    {"comparePolicies", QT_TRANSLATE_NOOP("ControlHelp",
                                          "Draws streams of jobs from the log and runs every "
                                          "policy with every estimate on the same ones.")},
    {"loadSweep",
     QT_TRANSLATE_NOOP("ControlHelp", "How the turnaround grows with the load of the machine.")},
    {"sweepPlot",
     QT_TRANSLATE_NOOP("ControlHelp", "How the turnaround grows with the load of the machine.")},
    {"scheduleCleaning",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "What the log holds: when jobs arrive, how large they are, and what was left out."),
     true},
    {"gantt",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Which job ran on which nodes, and when. Drag to move along, turn the wheel "
                       "to come closer. Jobs on fewer nodes than they asked for are orange."),
     true},
    {"usage",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "How much of the machine is in use, and how many jobs wait, over the same time as above."),
     true},
    {"turnaround",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The mean turnaround of each policy with each estimate, with its 95 % "
                       "interval over the streams."),
     true},
    {"whatIfLoad",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Another load, and other limits for jobs that may run on fewer nodes. Each "
                       "change runs again in the background."),
     true},
};

constexpr Help kCosts[] = {
    {"costsRequests", QT_TRANSLATE_NOOP("ControlHelp", "What to request for each run.")},
    {"costsPlatforms",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Where to run, and on how many nodes, under a deadline or a budget.")},
    {"costsMemory",
     QT_TRANSLATE_NOOP("ControlHelp", "How much memory training a network takes on each device.")},
    {"costsModel",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Goes back from the open table to the runs of the adapted model.")},
    {"costsOpen", QT_TRANSLATE_NOOP("ControlHelp",
                                    "Opens a table of requests and measured values, such as a job "
                                    "log, to see what other requests would have cost.")},
    {"costsSave",
     QT_TRANSLATE_NOOP("ControlHelp", "Writes the requests as CSV, one line per run.")},
    {"costsSlider",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How many times worse it is to lose work to a killed run than to leave as "
                       "much unused, and what the site allows and bills."),
     true},
    {"costsTrade",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What requests cost, and how often they kill a run. A practice has the same "
                       "colour in both plots."),
     true},
    {"costsRatioPlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What requests cost, and how often they kill a run. A practice has the same "
                       "colour in both plots."),
     true},
    {"costsTable",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "For each run what to request, the chance that it is killed all the same, "
                       "and what it is expected to cost."),
     true},
    {"placesAdd",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The models of the platforms, the ways to run, and the limits of time and money."),
     true},
    {"placesPlatforms",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Each platform with the price of a node, and every way to run on it. Select "
                       "one to see it in the plot."),
     true},
    {"placesPlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Price against time. Nothing is both cheaper and faster than what lies on "
                       "the line; click a point for its details."),
     true},
    {"memoryParameters",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The network, and how its training is spread over devices. Every change is "
                       "computed at once."),
     true},
    {"memoryTerms",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What lies in the memory of one device, term by term, and why."),
     true},
    {"memoryMachines",
     QT_TRANSLATE_NOOP("ControlHelp", "Which devices hold it. Names and memory can be edited."),
     true},
};

constexpr Help kLive[] = {
    {"startFollowing",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Chooses a CSV that grows and how it is learned: the response, what the "
                       "model starts from, and whether to wait for more runs at its end.")},
    {"stopFollowing",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Stops following. What was learned is kept, and following the same table "
                       "again goes on from there.")},
    {"exportVersion",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Writes the selected version, or the one in force, as a bundle that runs "
                       "without Footbridge, while the stream goes on.")},
    {"liveFigures",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How things stand now. False alarms are what the drift detectors raise at "
                       "most while nothing changes.")},
    {"liveAnswer",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What happened last, and what learning online buys over retraining, over "
                       "keeping the first model and over guessing.")},
    {"liveVersionStrip",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Which version predicted when. A version that was taken up again has the "
                       "colour of the old one.")},
    {"liveErrorPlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Relative error of each run before it was learned, averaged over ten runs; "
                       "dashed lines mark noticed drifts.")},
    {"liveCoveragePlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How many of the last hundred runs lay inside their interval, and how many "
                       "would have if its width had never been adapted.")},
    {"liveVersions",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Every version of the model, newest first: why it began, what it predicted "
                       "and how well. Select one to go back to it or to export it.")},
    {"liveGoBack",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Takes the selected version up again as a new one, for when a drift was a "
                       "false alarm. Nothing is deleted.")},
};

constexpr Help kTraining[] = {
    {"trainingSeeds",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How often everything is repeated with other rows and first weights. The "
                       "intervals hold 90 % of the repetitions.")},
    {"trainingEpochs",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How often every training sees each of its rows: the same for all ways.")},
    {"trainingRun",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Trains all ways in the background, on the first source and the target.")},
    {"trainingAnswer",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Which way to begin, what it saves, and what it costs in the end.")},
    {"trainingPlot",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Error of rows that are never learned from, while training goes on. A dot "
                       "marks where a way reaches the error asked for.")},
    {"trainingSavings",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "What each way saves until then, against training from scratch with the "
                       "same seed. Below zero it takes longer.")},
    {"trainingTable",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The figures of every way. A way is no worse where its final error cannot "
                       "be told from that from scratch.")},
};

constexpr Help kPlatforms[] = {
    {"platformsRun",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "The run that the sentence, the vector and the order speak of. A run of the "
         "tables that were learned from is predicted by models that have not seen its "
         "group.")},
    {"platformsOwn",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Shows the runs that were learned from again, instead of the table that was "
                       "predicted.")},
    {"platformsColumnsButton",
     QT_TRANSLATE_NOOP("ControlHelp", "Shows what the columns are. After a change, train again.")},
    {"platformsOpen",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Opens run times on several machines: one table with a column that names the "
         "machine, one with a time column for each, or several files, one for each.")},
    {"platformsSave",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Writes the predicted vectors with their intervals as CSV, a line a row.")},
    {"platformsExport",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Writes the model as ONNX and TorchScript into one zip, once both were read "
                       "back and predict what this page shows.")},
    {"platformsTrain",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Trains every model in the background and weighs them by groups that are "
                       "left out.")},
    {"platformsPredict",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Opens a table with the same features and predicts its rows on all "
                       "machines.")},
    {"platformsColumns",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "What each column is: the machine, the run time, what runs belong together, what "
         "describes a run. Runs that belong together are never split between learning and "
         "judging. Click a use to change it."),
     true},
    {"platformsReference", QT_TRANSLATE_NOOP("ControlHelp", "What run times are divided by.")},
    {"platformsRatios",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Divides counters of instructions by the number of all instructions, so that "
         "short and long runs of the same kind look alike.")},
    {"platformsAliases",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Opens a CSV that says which names of different tools mean the same counter: "
         "the name to use, then the others, a line a counter.")},
    {"platformsVector",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "The run time on each machine over that on the fastest, with the interval "
                       "that holds nine of ten. Diamonds are measured. All shows every machine."),
     true},
    {"platformsOrder",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How sure the order is: the chance that the machine of the row is faster "
                       "than that of the column."),
     true},
    {"platformsMap",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Runs that look alike to the published model lie close together. Click a "
                       "point for its run; drag with Shift to select several in the table."),
     true},
    {"platformsModels",
     QT_TRANSLATE_NOOP(
         "ControlHelp",
         "Every model beside the majority order, on runs whose group it has not seen; point at a "
         "figure for its interval. Leave each out learns everything anew for every group. ROC: how "
         "well the usual order is told from others. Who gains most: every run with the machine "
         "that "
         "is recommended and what moving there gains."),
     true},
};

struct PageHelp {
    const char* key;
    std::span<const Help> helps;
};

const std::array<PageHelp, 12> kPages{{{"data", kData},
                                       {"features", kFeatures},
                                       {"divergence", kDivergence},
                                       {"adapt", kAdapt},
                                       {"results", kResults},
                                       {"export", kExport},
                                       {"platforms", kPlatforms},
                                       {"schedule", kSchedule},
                                       {"costs", kCosts},
                                       {"live", kLive},
                                       {"training", kTraining},
                                       {"campaigns", kCampaigns}}};

QWidget* cardAround(QWidget* widget) {
    while (widget && !widget->property("card").toBool()) widget = widget->parentWidget();
    return widget;
}

}  // namespace

QStringList explainControls(QWidget& page, const QString& key) {
    QStringList missing;
    for (const PageHelp& own : kPages) {
        if (key != QLatin1String(own.key)) continue;
        for (const Help& help : own.helps) {
            const auto widgets = page.findChildren<QWidget*>(QLatin1String(help.name));
            if (widgets.isEmpty()) missing << QLatin1String(help.name);
            for (QWidget* widget : widgets)
                if (QWidget* explained = help.card ? cardAround(widget) : widget)
                    explained->setWhatsThis(ControlHelp::tr(help.text));
        }
    }
    return missing;
}

}  // namespace footbridge
