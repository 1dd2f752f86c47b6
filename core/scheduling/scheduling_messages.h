// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

// Reading job logs.
inline constexpr MessageId kLogEmpty{
    "log-empty",
    FB_TEXT("%1 holds no job. Choose a log in Standard Workload Format, the output of sacct "
            "--parsable2, or a CSV with the columns job, submit, processors, request and "
            "runtime.")};
inline constexpr MessageId kLogMachineUnknown{
    "log-machine-unknown",
    FB_TEXT("%1 does not say how large its machine is. Give the number of processors.")};
inline constexpr MessageId kLogMachineTooLarge{
    "log-machine-too-large",
    FB_TEXT("%1 cannot be simulated on %2 processors, but on %3 at most. Give the number of "
            "processors that the machine has.")};
inline constexpr MessageId kLogNothingLeft{
    "log-nothing-left",
    FB_TEXT("Of %1 {job|jobs} of %2 none can be simulated on %3 {processor|processors}. %4: %5, "
            "first in line %6. Check the size of the machine, and the columns of the log and their "
            "units.")};
inline constexpr MessageId kLogColumnText{
    "log-column-text",
    FB_TEXT("Column “%1” of %2 holds text where numbers of seconds or processors are needed. "
            "Name another column.")};
inline constexpr MessageId kLogColumnMeaning{
    "log-column-meaning",
    FB_TEXT("“%1” does not say which column is meant. Write MEANING=COLUMN with one of the "
            "meanings %2.")};
inline constexpr MessageId kLogColumnTwice{
    "log-column-twice",
    FB_TEXT("The column that means “%1” is named twice. Say once which it is.")};
inline constexpr MessageId kSwfFields{
    "swf-fields", FB_TEXT("Line %1 has %2 {field|fields} instead of 18 and was left out.")};
inline constexpr MessageId kSwfNotANumber{
    "swf-not-a-number",
    FB_TEXT("Field %2 of line %1 is “%3”, which is no finite number; the line was left out.")};
inline constexpr MessageId kSwfHeader{
    "swf-header", FB_TEXT("Line %1 gives “%2” for %3, which is no whole number or too large, and "
                          "was passed over.")};
inline constexpr MessageId kLogOrder{
    "log-order",
    FB_TEXT("Line %1 was submitted before the job above it; the jobs were put in order.")};
inline constexpr MessageId kSacctStep{
    "sacct-steps", FB_TEXT("%1 {line is a step of a job, not a job, and was|lines are steps of "
                           "jobs, not jobs, and were} left out.")};
inline constexpr MessageId kSacctRunning{
    "sacct-running",
    FB_TEXT(
        "%1 {job had not ended when the log was written and was|jobs had not ended when the log "
        "was written and were} left out.")};
inline constexpr MessageId kSacctNumber{
    "sacct-number",
    FB_TEXT("“%2” in column %3 of line %1 is no whole number; the line was left out. Ask sacct for "
            "it with --noconvert.")};
inline constexpr MessageId kSacctTime{
    "sacct-time", FB_TEXT("“%2” in column %3 of line %1 is no time; the line was left out.")};
inline constexpr MessageId kSacctColumn{
    "sacct-column",
    FB_TEXT("%1 has no column %2. Ask sacct for --format=JobID,Submit,NNodes,Timelimit,Elapsed "
            "with --parsable2.")};

// What cleaning did.
inline constexpr MessageId kCleanNoProcessors{"clean-no-processors",
                                              FB_TEXT("Left out because they name no processors")};
inline constexpr MessageId kCleanTooLarge{
    "clean-too-large", FB_TEXT("Left out because they ask for more than the machine has")};
inline constexpr MessageId kCleanNoRunTime{"clean-no-run-time",
                                           FB_TEXT("Left out because they have no run time")};
inline constexpr MessageId kCleanNoRequest{"clean-no-request",
                                           FB_TEXT("Left out because they have no requested time")};
inline constexpr MessageId kCleanNoSubmission{
    "clean-no-submission", FB_TEXT("Left out because they have no time of submission")};
inline constexpr MessageId kCleanOutOfRange{
    "clean-out-of-range",
    FB_TEXT("Left out because a time is below a millisecond or beyond 10¹² seconds")};
inline constexpr MessageId kCleanOverrun{"clean-overrun",
                                         FB_TEXT("Ran beyond their request; ended there")};
inline constexpr MessageId kCleanProcessorsFilled{
    "clean-processors-filled",
    FB_TEXT("Name no requested processors; the allocated ones were taken")};
inline constexpr MessageId kStreamTooLong{
    "stream-too-long",
    FB_TEXT("A stream of this length and load would have more than %1 jobs. Choose fewer days or "
            "a lower load, or check the size of the machine, which is %2 "
            "{processor|processors}.")};
inline constexpr MessageId kSimulatedTooLong{
    "simulated-too-long",
    FB_TEXT("The simulated jobs take more than 8·10¹² seconds. Check that the times of the log are "
            "seconds.")};
inline constexpr MessageId kWindowEmpty{
    "window-empty", FB_TEXT("No job was submitted in this part of the log. Choose another.")};

// Estimates.
inline constexpr MessageId kEstimatesUnknown{
    "estimates-unknown", FB_TEXT("“%1” is neither an estimate (%2) nor a file. Check the name.")};
inline constexpr MessageId kEstimatesColumns{
    "estimates-columns",
    FB_TEXT("%1 lacks the column %2. A file of estimates has the columns job and estimate, and "
            "may have processors and upper.")};
inline constexpr MessageId kEstimatesMissingJob{
    "estimates-missing-job",
    FB_TEXT("%1 has no estimate for %2 {job|jobs} of the log, first job %3. Add what is missing.")};
inline constexpr MessageId kEstimatesTwice{
    "estimates-twice",
    FB_TEXT("Data row %3 of %1 has a second estimate for job %2 at the same number of "
            "processors. Keep one.")};
inline constexpr MessageId kEstimatesJobTwice{
    "estimates-job-twice",
    FB_TEXT("Job %2 stands in lines %3 and %4 of the log, so nobody can tell which of them an "
            "estimate in %1 is for. Give each job a number of its own.")};
inline constexpr MessageId kEstimatesOutOfRange{
    "estimates-out-of-range",
    FB_TEXT("Data row %2 of %1 holds a time that is not from a millisecond to 10¹² seconds, or a "
            "size that is not from 1 to %3 processors. Correct it.")};
inline constexpr MessageId kEstimatesNoNumber{
    "estimates-no-number",
    FB_TEXT("%1 predicts no number for the job in line %2 of the log. Choose another model, or "
            "leave the job out.")};
inline constexpr MessageId kPolicyUnknown{"policy-unknown",
                                          FB_TEXT("There is no policy “%1”. Choose one of: %2.")};

// Partitions.
inline constexpr MessageId kPartitionText{
    "partition-text",
    FB_TEXT("“%1” does not say how large a partition is. Write NAME=PROCESSORS with 1 to %2 "
            "processors.")};
inline constexpr MessageId kPartitionTwice{
    "partition-twice", FB_TEXT("The partition “%1” is named twice. Say once how large it is.")};
inline constexpr MessageId kPartitionUnknown{
    "partition-unknown", FB_TEXT("No job of %1 is of the partition “%2”. Check its name.")};
inline constexpr MessageId kPartitionsTooLarge{
    "partitions-too-large",
    FB_TEXT("The partitions have %1 processors together, more than the %2 of the machine.")};
inline constexpr MessageId kPartitionTooSmall{
    "partition-too-small",
    FB_TEXT("Job %1 asks for %2 processors, and its partition has %3. Give it more.")};

// What a comparison of policies comes to.
inline constexpr MessageId kAblationModelFalls{
    "ablation-model-falls",
    FB_TEXT("Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, "
            "%5 (%6 to %7) from the adapted model.")};
inline constexpr MessageId kAblationModelRises{
    "ablation-model-rises",
    FB_TEXT("Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, the "
            "adapted model adds %5 (%6 to %7).")};
inline constexpr MessageId kAblationTruthFalls{
    "ablation-truth-falls",
    FB_TEXT("Turnaround falls by %1 %, from %2 h to %3 h: %4 points come from flexibility alone, "
            "%5 (%6 to %7) would come from knowing every run time.")};
inline constexpr MessageId kAblationTruthRises{
    "ablation-truth-rises",
    FB_TEXT("Turnaround rises by %1 %, from %2 h to %3 h: flexibility alone saves %4 points, "
            "knowing every run time adds %5 (%6 to %7).")};
inline constexpr MessageId kAblationFlexibility{
    "ablation-flexibility",
    FB_TEXT("Flexibility alone means moldable EASY with linear scaling of what users request, "
            "which needs no model.")};
inline constexpr MessageId kAblationModelAddsNothing{
    "ablation-model-adds-nothing",
    FB_TEXT("On these streams, what the model adds cannot be told from zero.")};
inline constexpr MessageId kAblationTruthAddsNothing{
    "ablation-truth-adds-nothing",
    FB_TEXT("On these streams, what true run times add cannot be told from zero.")};
inline constexpr MessageId kAblationWorseDoAsWell{
    "ablation-worse-do-as-well",
    FB_TEXT("Doubling every request saves %1 %: on this log worse estimates do as well.")};
inline constexpr MessageId kAblationWorseDoWorse{
    "ablation-worse-do-worse",
    FB_TEXT("Doubling every request saves %1 %, less than the better estimates.")};

// Progress.
inline constexpr MessageId kReadingLog{"reading-log", FB_TEXT("Reading %1")};
inline constexpr MessageId kSimulating{"simulating", FB_TEXT("Simulating the schedule")};
inline constexpr MessageId kComparingPolicies{"comparing-policies",
                                              FB_TEXT("Comparing policies on %1 {stream|streams}")};

}  // namespace footbridge::messages
