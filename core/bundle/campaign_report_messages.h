// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCampaignReportLead{"campaign-report-lead",
                                               FB_TEXT("Pairs: %1. Finished cells: %2. Seed: %3.")};
inline constexpr MessageId kCampaignReportPays{
    "campaign-report-pays",
    FB_TEXT(
        "Transfer pays in %1 of the %2 combinations of a pair and a number of shots that can be "
        "told.")};
inline constexpr MessageId kCampaignReportPairs{"campaign-report-pairs", FB_TEXT("Pairs")};
inline constexpr MessageId kCampaignReportSource{"campaign-report-source", FB_TEXT("Source")};
inline constexpr MessageId kCampaignReportTarget{"campaign-report-target", FB_TEXT("Target")};
inline constexpr MessageId kCampaignReportShots{"campaign-report-shots", FB_TEXT("Shots")};
inline constexpr MessageId kCampaignReportSeverity{"campaign-report-severity", FB_TEXT("Severity")};
inline constexpr MessageId kCampaignReportImprovement{"campaign-report-improvement",
                                                      FB_TEXT("Improvement")};
inline constexpr MessageId kCampaignReportImprovementMeans{
    "campaign-report-improvement-means",
    FB_TEXT(
        "Improvement is how much less error Auto has than the best strategy that learns from the "
        "shots alone, with a 90 % interval over the repeats; below 0 transfer does not pay.")};
inline constexpr MessageId kCampaignReportWinner{"campaign-report-winner", FB_TEXT("Winner")};
inline constexpr MessageId kCampaignReportBestOther{"campaign-report-best-other",
                                                    FB_TEXT("Best of others")};
inline constexpr MessageId kCampaignReportFailures{"campaign-report-failures",
                                                   FB_TEXT("What has no score, and why")};
inline constexpr MessageId kCampaignReportReason{"campaign-report-reason", FB_TEXT("Reason")};
inline constexpr MessageId kCampaignReportCount{"campaign-report-count", FB_TEXT("Cells")};

}  // namespace footbridge::messages
