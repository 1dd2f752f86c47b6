// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCampaignFormat{
    "campaign-format",
    FB_TEXT(
        "%1 is not a campaign of a known format: \"format\" must be \"footbridge-campaign/1\".")};
inline constexpr MessageId kCampaignKey{
    "campaign-key",
    FB_TEXT("In the campaign %1 the key %2 is missing or not what it should be: %3.")};
inline constexpr MessageId kPairIgnoresNothing{
    "pair-ignores-nothing",
    FB_TEXT("The pair \"%1\" ignores the column \"%2\", which none of its tables has. Correct the "
            "name, or leave it out.")};
inline constexpr MessageId kPairTable{"pair-table", FB_TEXT("The pair \"%1\": %2")};
inline constexpr MessageId kCampaignStrategy{
    "campaign-strategy",
    FB_TEXT("The campaign %1 names the strategy \"%2\", which does not exist. The strategies are: "
            "%3.")};
inline constexpr MessageId kCampaignTooLarge{
    "campaign-too-large",
    FB_TEXT("The campaign %1 has more than %2 cells. Choose fewer pairs, numbers of shots or "
            "repeats.")};
inline constexpr MessageId kCampaignOtherFolder{
    "campaign-other-folder",
    FB_TEXT("The folder %1 holds results of another campaign. Choose an empty folder, or the "
            "campaign that those results belong to.")};
inline constexpr MessageId kCampaignTablesChanged{
    "campaign-tables-changed",
    FB_TEXT("The tables of the pair \"%1\" are not those that the results in the folder come from. "
            "Choose an empty folder, or bring the tables back.")};
inline constexpr MessageId kYardstickWithoutTest{
    "yardstick-without-test",
    FB_TEXT("No labelled rows remain beside the shots that a supervised model could learn from and "
            "be tested on.")};
inline constexpr MessageId kCampaignFolderDamaged{
    "campaign-folder-damaged",
    FB_TEXT("%1 cannot be continued: it is not as a campaign wrote it. Move it away to start "
            "afresh.")};
inline constexpr MessageId kCampaignFolderUnusable{
    "campaign-folder-unusable", FB_TEXT("The folder %1 cannot be made: %2. Choose another place.")};
inline constexpr MessageId kCampaignPair{"campaign-pair", FB_TEXT("Pair %1 of %2: %3")};
inline constexpr MessageId kCampaignFewTestRows{
    "campaign-few-test-rows", FB_TEXT("Only %1 {row is|rows are} left to test on, but a score "
                                      "needs at least 5. Draw fewer shots.")};
inline constexpr MessageId kCampaignKnownTestRows{
    "campaign-known-test-rows",
    FB_TEXT(
        "Only %1 {row is|rows are} left to test on, but a score needs at least 5: %2 "
        "{other also stands|others also stand} in a source or among the shots, digit for digit. "
        "Choose a target with runs of its own.")};
inline constexpr MessageId kCellOutOfMemory{
    "cell-out-of-memory",
    FB_TEXT("There was not enough memory. Score fewer cells at once, or use a machine with more.")};
inline constexpr MessageId kCellBroke{
    "cell-broke", FB_TEXT("A computation gave up (%1). Score the pair by itself to see whether it "
                          "does so again.")};
inline constexpr MessageId kCampaignSkipped{
    "campaign-skipped", FB_TEXT("%1 {cell was|cells were} already there and {is|are} kept: %2.")};

inline constexpr MessageId kCampaignWithoutCells{
    "campaign-without-cells",
    FB_TEXT("The folder %1 holds results of a version that kept no cells, so that they cannot be "
            "gone on with. Choose an empty folder.")};
inline constexpr MessageId kCellsUnread{
    "cells-unread",
    FB_TEXT("%1 {byte|bytes} of the logs in %2 cannot be read. The cells that they held count as "
            "not measured.")};
inline constexpr MessageId kResultsWouldLose{
    "results-would-lose",
    FB_TEXT("%1 was left as it is: it holds %2 {cell|cells} that the logs beside it no longer "
            "tell. Start the campaign again to measure what is lost, or move the file away.")};
inline constexpr MessageId kNoCampaignFolder{
    "no-campaign-folder",
    FB_TEXT("The folder %1 holds no campaign. Name the folder that one was given as --out.")};
inline constexpr MessageId kStudyOtherVersion{
    "study-other-version",
    FB_TEXT(
        "The results in %1 were begun with version %2, and this is version %3, whose numbers may "
        "differ. Choose an empty folder, or go on all the same with --any-version.")};
inline constexpr MessageId kStudyHeld{
    "study-held",
    FB_TEXT("The folder %1 is being worked on by process %2 on %3. Wait for it, end it, or choose "
            "another folder.")};
inline constexpr MessageId kStudyHeldByUnknown{
    "study-held-by-unknown",
    FB_TEXT("The folder %1 is being worked on by another process, which does not say who it is. "
            "Wait for it, end it, or choose another folder.")};
inline constexpr MessageId kStudyStopped{"study-stopped", FB_TEXT("A worker stopped the rest: %1")};
inline constexpr MessageId kWorkersDie{
    "workers-die", FB_TEXT("%1 {worker|workers} in a row ended before they had finished anything: "
                           "%2. What is finished is kept; start again once that is put right.")};
inline constexpr MessageId kWorkerVanished{"worker-vanished", FB_TEXT("It ended without a word.")};
inline constexpr MessageId kWorkerName{
    "worker-name",
    FB_TEXT("“%1” cannot be the name of a worker. Give one without spaces and slashes that no "
            "worker of this folder had.")};
inline constexpr MessageId kCellKillsWorkers{
    "cell-kills-workers",
    FB_TEXT(
        "Every worker that had this cell in hand was lost: %1 Score the pair by itself, or with "
        "more memory.")};
inline constexpr MessageId kProgramNotStarted{
    "program-not-started", FB_TEXT("%1 cannot be started: %2. Check that it is installed.")};

inline constexpr MessageId kTableLeftOut{
    "table-left-out", FB_TEXT("%1 is left out: none of its columns looks like a response.")};
inline constexpr MessageId kNoTargetResponse{
    "no-target-response",
    FB_TEXT("The pair %1 is left out: its target has no column for the response.")};
inline constexpr MessageId kFewTables{
    "few-tables",
    FB_TEXT(
        "A campaign needs at least two CSV files, but the folder %1 has %2. Name another one.")};
inline constexpr MessageId kSlurmSubmissions{
    "slurm-submissions",
    FB_TEXT("%1 is not the list of submissions to Slurm that Footbridge keeps there: it is no "
            "plain file, too large, or names more than %2 tasks. Move it away once no job of this "
            "study is left, and start again.")};
inline constexpr MessageId kSlurmTime{
    "slurm-time", FB_TEXT("\"%1\" is no time limit. Write it like 30:00, 2:00:00 or 1-12:00:00.")};
inline constexpr MessageId kSlurmRefused{
    "slurm-refused", FB_TEXT("Slurm took no more workers for now (%1); asking again later.")};
inline constexpr MessageId kSlurmRefuses{
    "slurm-refuses",
    FB_TEXT("Slurm takes no workers: %1. Change the options; what is finished is kept.")};
inline constexpr MessageId kSlurmGivesUp{
    "slurm-gives-up",
    FB_TEXT("More than %1 {worker|workers} failed, the last one %2. What they printed lies in the "
            "folder cells; start again once that is put right.")};

inline constexpr MessageId kEvidenceHalves{"evidence-halves",
                                           FB_TEXT("Measuring %1 against itself")};

}  // namespace footbridge::messages
