// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCliNoResponse{
    "cli-no-response",
    FB_TEXT("%1 has no column that looks like a response. Name one of its columns with %2: %3.")};
inline constexpr MessageId kCliTextResponse{
    "cli-text-response",
    FB_TEXT("%1 has no response to predict. %2 Name one of its columns with %3: %4.")};
inline constexpr MessageId kCliUnknownColumn{
    "cli-unknown-column", FB_TEXT("None of the files has a column %1, which %2 names.")};
inline constexpr MessageId kCliMoreWarnings{
    "cli-more-warnings",
    FB_TEXT("%1 more {warning|warnings} about %2; “footbridge-cli inspect” lists them.")};
inline constexpr MessageId kCliEmptyValue{
    "cli-empty-value",
    FB_TEXT("A value of %1 is empty. Write what it should be, or leave it out.")};
inline constexpr MessageId kCliFlagWithValue{
    "cli-flag-with-value", FB_TEXT("%1 takes no value. Write it alone, or leave it out.")};
inline constexpr MessageId kCliValueInBrackets{
    "cli-value-in-brackets",
    FB_TEXT("%1 in brackets reads as a list. Write ./%1 for a file of this name.")};
inline constexpr MessageId kCliUnknownOption{"cli-unknown-option",
                                             FB_TEXT("%1 is no option of %2. See: %2 --help")};
inline constexpr MessageId kCliUnknownCommand{"cli-unknown-command",
                                              FB_TEXT("“%1” is no command of %2. See: %2 --help")};
inline constexpr MessageId kCliShotsAlone{
    "cli-shots-alone",
    FB_TEXT("Every row of %1 is a shot that the model learned from, so no row is left to count. "
            "Use a file with predictions of rows that it did not see.")};
inline constexpr MessageId kCliIgnoredFeature{
    "cli-ignored-feature",
    FB_TEXT("--ignore and --feature both name “%1”. Say once what the column is.")};
inline constexpr MessageId kCliBadMapping{
    "cli-bad-mapping", FB_TEXT("“%1” is no mapping. Write --map SOURCE=TARGET.")};
inline constexpr MessageId kCliBadShotRow{
    "cli-bad-shot-row",
    FB_TEXT("Line %2 of %1 is no row number. Write one 0-based data row on each line.")};
inline constexpr MessageId kCliNoShotRows{
    "cli-no-shot-rows", FB_TEXT("%1 names no row. Write one 0-based data row on each line.")};
inline constexpr MessageId kCliUnknownStrategy{
    "cli-unknown-strategy", FB_TEXT("There is no strategy “%1”. Choose one of: %2.")};
inline constexpr MessageId kCliStrategyUnavailable{
    "cli-strategy-unavailable", FB_TEXT("The strategy %1 cannot be used here: %2")};
inline constexpr MessageId kCliExampleMissing{
    "cli-example-missing",
    FB_TEXT("The example data are not at %1. Install the program again, or take them from "
            "resources/example of its source.")};
inline constexpr MessageId kCliExampleInTheWay{
    "cli-example-in-the-way",
    FB_TEXT("%1 exists with other contents and was left alone. Name another folder.")};
inline constexpr MessageId kCliTableChanged{
    "cli-table-changed",
    FB_TEXT("%1 was changed meanwhile. The predictions stand beside its rows as they were read; "
            "their numbers may be spelled otherwise.")};
inline constexpr MessageId kCliConvertWhere{
    "cli-convert-where",
    FB_TEXT("Say where to write: --out TABLE.csv, or --split COLUMN --out-dir DIR.")};
inline constexpr MessageId kCliConvertSplit{
    "cli-convert-split",
    FB_TEXT("Write either one table with --out, or one for each platform with --split and "
            "--out-dir.")};
inline constexpr MessageId kCliConvertJoin{
    "cli-convert-join",
    FB_TEXT("Joining takes both a table, --join FILE, and its keys, --on KEY,KEY.")};
inline constexpr MessageId kCliNoTerminal{
    "cli-output-failed", FB_TEXT("The result cannot be written to the standard output: %1.")};
inline constexpr MessageId kCliNoStart{
    "cli-no-start",
    FB_TEXT("Name what to start from: --source with tables of known platforms, or --from with a "
            "bundle.")};
inline constexpr MessageId kCliShotsOfBundle{"cli-shots-of-bundle",
                                             FB_TEXT("Source model and %1 {shot|shots} of %2")};
inline constexpr MessageId kCliShotsBefore{
    "cli-shots-before",
    FB_TEXT("%1 of these {is|are} not in %2. Row numbers count such shots first: its data row 0 is "
            "row %1")};
inline constexpr MessageId kCliKeyName{
    "cli-key-name",
    FB_TEXT(
        "“%1” names a folder, not a pair of keys. Write a name in it, such as %2 for %2.pem and "
        "%2.pub.pem.")};
inline constexpr MessageId kCliKeyInTheWay{
    "cli-key-in-the-way",
    FB_TEXT("%1 exists and was left alone, since a key that is overwritten is lost for good. "
            "Choose another name.")};
inline constexpr MessageId kCliFailedCells{
    "cli-failed-cells",
    FB_TEXT("None of the %1 {score|scores} could be computed; the first one failed with: %2")};
inline constexpr MessageId kCliFailedEvidence{
    "cli-failed-evidence",
    FB_TEXT("Nothing could be measured; the first of %1 {failure|failures}: %2")};

inline constexpr MessageId kCliServeNoJson{
    "cli-serve-no-json",
    FB_TEXT(
        "This line is no JSON object, or one that is nested too deeply, names a member twice or "
        "holds a number that is too large. Send one object on each line.")};
inline constexpr MessageId kCliServeNoFeatures{
    "cli-serve-no-features",
    FB_TEXT("This object has no “features”. Name them with their values.")};
inline constexpr MessageId kCliServeLacks{
    "cli-serve-lacks",
    FB_TEXT("These features are not there: %1. Send every feature; null is a missing value.")};
inline constexpr MessageId kCliServeValue{
    "cli-serve-value",
    FB_TEXT("The value of %1 is no number. Send one with a decimal point, or null.")};
inline constexpr MessageId kCliServeTooLarge{
    "cli-serve-too-large",
    FB_TEXT("The value of %1 cannot be computed with. Send a number of at most 10¹⁰⁰ in size.")};
inline constexpr MessageId kCliServeRefused{"cli-serve-refused",
                                            FB_TEXT("The model is not meant for such a row: %1.")};
inline constexpr MessageId kCliServeTooLong{
    "cli-serve-too-long",
    FB_TEXT("This line has more than %1 {byte|bytes} and was skipped. Send one row on each line.")};
inline constexpr MessageId kCliServing{"cli-serving", FB_TEXT("Answering on %1")};
inline constexpr MessageId kCliServeOrFile{
    "cli-serve-or-file",
    FB_TEXT("Name either a CSV file to predict or --serve, which reads its rows as JSON lines.")};
inline constexpr MessageId kCliSocketLong{
    "cli-socket-long",
    FB_TEXT("A socket cannot be called “%1”: its path has to have 1 to %2 bytes. Choose another.")};
inline constexpr MessageId kCliSocketInTheWay{
    "cli-socket-in-the-way",
    FB_TEXT("%1 exists, is no socket of yours and was left alone. Choose another path.")};
inline constexpr MessageId kCliSocketInUse{
    "cli-socket-in-use",
    FB_TEXT("A program answers on %1 already. End it or choose another path.")};
inline constexpr MessageId kCliSocketFailed{
    "cli-socket-failed", FB_TEXT("The socket %1 cannot be made: %2. Choose another path.")};

inline constexpr MessageId kCliSeverityOfWhat{
    "cli-severity-of-what",
    FB_TEXT("Severity needs a source and a target. Give --source and --target, or --matrix for all "
            "pairs of a folder.")};
inline constexpr MessageId kCliMatrixTooFew{
    "cli-matrix-too-few", FB_TEXT("All pairs need at least two CSV files, but %1 {was|were} found. "
                                  "Name more files or another folder.")};
inline constexpr MessageId kCliEachOfOneSource{
    "cli-each-of-one-source",
    FB_TEXT("--each-source compares several sources. Name two or more with --source.")};
inline constexpr MessageId kCliEvidenceWithoutFolder{
    "cli-evidence-without-folder",
    FB_TEXT("The evidence needs a folder to write to. Give --out FOLDER.")};

inline constexpr MessageId kCliCampaignThere{
    "cli-campaign-there",
    FB_TEXT("%1 is there already and was left alone. Name another file with --out.")};
inline constexpr MessageId kCliCampaignNoPairs{
    "cli-campaign-no-pairs",
    FB_TEXT("No two tables of %1 make a pair: their responses were not found. Name the column with "
            "--response.")};

inline constexpr MessageId kCliPlanOfWhat{
    "cli-plan-of-what",
    FB_TEXT("A plan needs a source and a target. Give --source FILE and --target FILE.")};

inline constexpr MessageId kCliNoRequests{
    "cli-no-requests",
    FB_TEXT("%1 has none of the columns request, prediction and predicted. Name the column with "
            "what is requested by --request.")};
inline constexpr MessageId kCliRequestOfWhat{
    "cli-request-of-what",
    FB_TEXT(
        "Requests need a model and planned runs. Give a bundle and a CSV, or --source, --target "
        "and a CSV.")};
inline constexpr MessageId kCliTrainOnWhat{
    "cli-train-on-what",
    FB_TEXT(
        "Tables need --response, the column to predict; fields have none. Give it for two CSVs, "
        "and leave it out for two fields.")};
inline constexpr MessageId kCliOptionUnused{"cli-option-unused",
                                            FB_TEXT("%1 means nothing for %2. Leave it out.")};
inline constexpr MessageId kCliBadShape{
    "cli-bad-shape", FB_TEXT("%1 is no shape. Give two or three sizes, such as 512x256.")};
inline constexpr MessageId kCliNoResiduals{
    "cli-no-residuals",
    FB_TEXT("%1 does not say how far its predictions were off, so nothing can be said of requests. "
            "Export it again.")};
inline constexpr MessageId kCliPlatformPrice{
    "cli-platform-price",
    FB_TEXT("“%1” is no platform with its price. Write --platform BUNDLE=PRICE with a price above "
            "0, at most 10¹⁰⁰.")};
inline constexpr MessageId kCliRankBy{"cli-rank-by",
                                      FB_TEXT("“%1” is no cost to rank by. Choose one of: %2.")};
inline constexpr MessageId kCliModelOutside{
    "cli-model-outside", FB_TEXT("Of %2 {job|jobs}, %1 {lies|lie} outside the range that the "
                                 "model was made from; what it estimates there is a guess.")};
inline constexpr MessageId kCliModelFaster{
    "cli-model-faster", FB_TEXT("The model believes that fewer processors are faster in %1 "
                                "{case|cases}; the run time on more was kept for them.")};
inline constexpr MessageId kCliNoSuchRow{
    "cli-no-such-row",
    FB_TEXT("%1 has no data row %2. Rows are counted from 0; the last one is %3.")};
inline constexpr MessageId kCliVersionNotKept{
    "cli-version-not-kept",
    FB_TEXT("Version %1 is not kept. The last one is %2; choose it or one of the thirty-two before "
            "it.")};

}  // namespace footbridge::messages
