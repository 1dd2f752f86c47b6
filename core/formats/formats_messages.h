// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

// What makes a tool's file unreadable.
inline constexpr MessageId kToolKindUnknown{
    "tool-kind-unknown", FB_TEXT("%1 is not a kind of file that can be read. Choose one of: %2.")};
inline constexpr MessageId kToolNotText{
    "tool-not-text",
    FB_TEXT("%1 is not UTF-8 text: line %2 has a byte that no text has there. Save the file as "
            "UTF-8 and open it again.")};
inline constexpr MessageId kToolTooDeep{
    "tool-too-deep",
    FB_TEXT("%1 nests its contents deeper than %2 levels at line %3. Read a part of it.")};
inline constexpr MessageId kToolFieldMissing{
    "tool-field-missing",
    FB_TEXT("%1 lacks %2, which a file of this kind has. Choose another kind, or let the tool "
            "write it again.")};
inline constexpr MessageId kToolFieldWrong{
    "tool-field-wrong",
    FB_TEXT("%2 of %1 is not what a file of this kind has there. Choose another kind, or let the "
            "tool write it again.")};
inline constexpr MessageId kToolLine{
    "tool-line",
    FB_TEXT("Line %2 of %1 is not what a file of this kind has there: “%3”. Mend the line, or "
            "choose another kind.")};
inline constexpr MessageId kToolNoRows{
    "tool-no-rows",
    FB_TEXT("%1 holds no run that succeeded and was measured. Choose a file with one.")};
inline constexpr MessageId kToolAllFailed{
    "tool-all-failed",
    FB_TEXT(
        "%1 holds %2 {run|runs}, and none of them succeeded. Choose a file with one that did.")};
inline constexpr MessageId kToolTooLarge{
    "tool-too-large", FB_TEXT("%1 would become a table of more than %2 cells. Read a part of it.")};
inline constexpr MessageId kToolTooMuchText{
    "tool-too-much-text",
    FB_TEXT("%1 would become a table of more than %2 MiB of text, as it says much of it for every "
            "run. Read a part of it.")};
inline constexpr MessageId kToolLongName{
    "tool-long-name",
    FB_TEXT("%1 has a name, or a path of names, of more than %2 KiB. Shorten the names, or leave "
            "that part out.")};
inline constexpr MessageId kToolPointsExceeded{
    "tool-points-exceeded",
    FB_TEXT("Line %2 of %1 holds more data than there are points. Mend the line, or add the "
            "point.")};
inline constexpr MessageId kToolHpctoolkit{
    "tool-hpctoolkit",
    FB_TEXT("%1 names the metrics and regions of an HPCToolkit profile; the values lie in binary "
            "files beside it. Save the profile as a Hatchet literal or a CSV and open that.")};

// What was left out or changed.
inline constexpr MessageId kToolUnitsUnited{
    "tool-units-united",
    FB_TEXT("%1 {value|values} of %2 came in other units and stand here in %3.")};
inline constexpr MessageId kToolFailedLeft{"tool-failed-left",
                                           FB_TEXT("%1 failed {run was|runs were} left out.")};
inline constexpr MessageId kToolUnfinishedLeft{
    "tool-unfinished-left", FB_TEXT("%1 {trial|trials} in another state than COMPLETE left out.")};
inline constexpr MessageId kToolSummariesLeft{
    "tool-summaries-left",
    FB_TEXT("%1 summary {line|lines} over repeats left out; the repeats themselves are here.")};
inline constexpr MessageId kToolSummariesTaken{
    "tool-summaries-taken",
    FB_TEXT("%1 {benchmark comes|benchmarks come} with summaries alone; the median stands here, or "
            "the mean where there is no median.")};
inline constexpr MessageId kToolColumnsLeft{
    "tool-columns-left",
    FB_TEXT("%1 {column|columns} left out, with nothing to say about a run: %2.")};
inline constexpr MessageId kToolRepeatedColumns{
    "tool-repeated-columns",
    FB_TEXT("%1 {column|columns} left out that passes joined in the file repeat.")};
inline constexpr MessageId kToolLinesLeft{
    "tool-lines-left", FB_TEXT("%1 {line|lines} that could not be read left out, first line %2.")};
inline constexpr MessageId kToolScaled{
    "tool-scaled",
    FB_TEXT("%1 {value was|values were} counted for part of the time only and scaled up by the "
            "tool, for as little as %2 % of it.")};
inline constexpr MessageId kToolNotMeasured{
    "tool-not-measured", FB_TEXT("%1 {value was|values were} not measured and left missing.")};
inline constexpr MessageId kToolNotFinite{
    "tool-not-finite",
    FB_TEXT("%1 {number that is|numbers that are} infinite or undefined left missing.")};
inline constexpr MessageId kToolRulesLeft{
    "tool-rules-left", FB_TEXT("%1 {line|lines} with advice of the tool left out.")};
inline constexpr MessageId kToolCut{
    "tool-cut",
    FB_TEXT("The file is not finished; it was read up to its last whole configuration.")};
inline constexpr MessageId kToolObjective{
    "tool-objective",
    FB_TEXT("The tuner makes the objective as large as it can, so it may be minus a time or its "
            "logarithm; it stands here as in the file.")};
inline constexpr MessageId kToolPredicted{
    "tool-predicted",
    FB_TEXT("The column “predicted” is what the tuner expected, not a feature of the run.")};
inline constexpr MessageId kToolOptionOff{
    "tool-option-off",
    FB_TEXT("%1 blank {parameter stands|parameters stand} here as “off”: the option was not "
            "used.")};
inline constexpr MessageId kToolJobsUnsuccessful{
    "tool-jobs-unsuccessful",
    FB_TEXT("%1 {job|jobs} ended otherwise than completed; the column State says how.")};
inline constexpr MessageId kToolStepsLeft{"tool-steps-left",
                                          FB_TEXT("%1 {step|steps} of jobs left out.")};
inline constexpr MessageId kToolMemoryPerCore{
    "tool-memory-per-core",
    FB_TEXT("%1 {request for memory carries|requests for memory carry} Slurm's mark for “per "
            "core” as part of the number; it stands here as memory per core.")};
inline constexpr MessageId kToolBinaryUnits{
    "tool-binary-units",
    FB_TEXT("This tool writes KB, MB and GB for powers of 1024; they stand here as KiB, MiB and "
            "GiB.")};
inline constexpr MessageId kToolEventsLeft{"tool-events-left",
                                           FB_TEXT("%1 {user event|user events} left out.")};
inline constexpr MessageId kToolTablesLeft{
    "tool-tables-left", FB_TEXT("%1 {table|tables} with sums over cores left out.")};
inline constexpr MessageId kToolPointsMissing{
    "tool-points-missing", FB_TEXT("%1 {point|points} without data in a region left out.")};
inline constexpr MessageId kToolNestedLeft{"tool-nested-left",
                                           FB_TEXT("%1 nested {list|lists} left out.")};

}  // namespace footbridge::messages
