// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/summary/campaign_summary.h"

namespace footbridge {

const std::vector<CampaignPlotFile>& campaignPlotFiles() {
    static const std::vector<CampaignPlotFile> files{
        {"error-against-shots", "Error against shots"},
        {"severity-against-gain", "Severity against gain"},
        {"winners", "Winners"},
        {"times", "Time of each strategy"},
        {"intervals", "Reliability of intervals"}};
    return files;
}

std::string plotsSection() {
    std::string text = "## Plots\n";
    for (const CampaignPlotFile& file : campaignPlotFiles())
        text += "\n![" + file.title + "](plots/" + file.name + ".png)\n";
    return text;
}

}  // namespace footbridge
