// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/control_help_use.h"

#include <QCoreApplication>

namespace footbridge {

namespace {

constexpr ControlHelpText kCampaigns[] = {
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

constexpr ControlHelpText kSchedule[] = {
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

constexpr ControlHelpText kCosts[] = {
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

constexpr ControlHelpText kLive[] = {
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

constexpr ControlHelpText kTraining[] = {
    {"trainingSeeds",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How often everything is repeated with other rows and first weights. The "
                       "intervals hold 90 % of the repetitions.")},
    {"trainingEpochs",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "How often every training sees each of its rows: the same for all ways.")},
    {"trainingFields",
     QT_TRANSLATE_NOOP("ControlHelp",
                       "Trains an auto-encoder on two fields of scientific data instead of the "
                       "network on the open tables.")},
    {"trainingTables",
     QT_TRANSLATE_NOOP("ControlHelp", "Goes back to the network on the open tables.")},
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

constexpr ControlHelpText kPlatforms[] = {
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

}  // namespace

std::span<const ControlHelpText> useControlHelp(const QString& key) {
    if (key == QLatin1String("platforms")) return kPlatforms;
    if (key == QLatin1String("costs")) return kCosts;
    if (key == QLatin1String("schedule")) return kSchedule;
    if (key == QLatin1String("live")) return kLive;
    if (key == QLatin1String("campaigns")) return kCampaigns;
    if (key == QLatin1String("training")) return kTraining;
    return {};
}

}  // namespace footbridge
