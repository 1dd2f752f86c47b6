// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign_output.h"

#include <QString>
#include <algorithm>
#include <iterator>

#include "app/cli/pictures.h"
#include "core/bundle/campaign_report.h"
#include "core/bundle/report.h"
#include "core/run/file.h"
#include "core/studies/campaign_files.h"
#include "core/studies/summary/campaign_summary.h"
#include "widgets/charts/campaign_plots.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/small_png.h"

namespace footbridge {

std::vector<OutputFile> campaignOutputs(const Campaign& campaign,
                                        const std::filesystem::path& folder) {
    std::vector<OutputFile> files = campaignFiles(campaign, folder);
    makeOutputFolder(folder.string());
    makeOutputFolder((folder / "plots").string());
    files.push_back(reportFile(folder, kCampaignPage));
    std::ranges::move(campaignPictures(folder), std::back_inserter(files));
    return files;
}

void writeCampaignPictures(const std::filesystem::path& folder, const Campaign& campaign,
                           const CampaignResult& result) {
    if (result.scores.empty()) return;
    constexpr QSize kPictureSize(900, 560);
    const Pictures drawing;
    const std::filesystem::path plots = folder / "plots";
    std::vector<ReportPicture> pictures;
    const auto& files = campaignPlotFiles();
    const std::vector<PlotSpec> specs = campaignPlots(campaign, result);
    for (std::size_t at = 0; at < files.size(); ++at) {
        const std::string png =
            encodeSmallPng(renderImage(specs[at], lightTheme(), kPictureSize, 2)).toStdString();
        writeFile(plots / (files[at].name + ".png"), png);
        writeFile(plots / (files[at].name + ".svg"),
                  renderSvg(specs[at], lightTheme(), kPictureSize).toStdString());
        pictures.push_back({files[at].title, files[at].title + ".", png});
    }
    writeFile(folder / "summary.md", campaignSummary(campaign, result, true));
    writeFile(reportFile(folder, kCampaignPage).path, campaignReport(campaign, result, pictures));
}

}  // namespace footbridge
