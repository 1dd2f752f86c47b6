// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kScheduleReportTitle{
    "schedule-report-title", FB_TEXT("What better estimates are worth to the machine of %1")};
inline constexpr MessageId kScheduleReportLead{
    "schedule-report-lead",
    FB_TEXT("%1 {job|jobs} on %2 {processor|processors}; %3 streams drawn from the log at each "
            "load. Means over streams with 95 % intervals.")};
inline constexpr MessageId kScheduleReportCleaning{"schedule-report-cleaning",
                                                   FB_TEXT("What cleaning did")};
inline constexpr MessageId kScheduleReportJobs{"schedule-report-jobs", FB_TEXT("Jobs")};
inline constexpr MessageId kScheduleReportFirstLine{"schedule-report-first-line",
                                                    FB_TEXT("First in line")};
inline constexpr MessageId kScheduleReportLoad{"schedule-report-load", FB_TEXT("Load %1")};
inline constexpr MessageId kScheduleReportPolicy{"schedule-report-policy", FB_TEXT("Policy")};
inline constexpr MessageId kScheduleReportEstimates{"schedule-report-estimates",
                                                    FB_TEXT("Estimates")};
inline constexpr MessageId kScheduleReportModel{"schedule-report-model", FB_TEXT("adapted model")};
inline constexpr MessageId kScheduleReportTurnaround{"schedule-report-turnaround",
                                                     FB_TEXT("Turnaround [h]")};
inline constexpr MessageId kScheduleReportWait{"schedule-report-wait", FB_TEXT("Wait [h]")};
inline constexpr MessageId kScheduleReportSlowdown{"schedule-report-slowdown",
                                                   FB_TEXT("Bounded slowdown")};
inline constexpr MessageId kScheduleReportUtilisation{"schedule-report-utilisation",
                                                      FB_TEXT("Utilisation [%]")};
inline constexpr MessageId kScheduleReportNodes{"schedule-report-nodes",
                                                FB_TEXT("Processors per job")};
inline constexpr MessageId kScheduleReportUsers{"schedule-report-users",
                                                FB_TEXT("95 % of users wait at most [h]")};
inline constexpr MessageId kScheduleReportKilled{"schedule-report-killed", FB_TEXT("Jobs ended")};
inline constexpr MessageId kScheduleReportSaved{"schedule-report-saved",
                                                FB_TEXT("Saved over EASY [%]")};

}  // namespace footbridge::messages
