// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/run/output_check.h"
#include "core/studies/summary/pair_table.h"
#include "widgets/charts/plot_spec.h"

namespace footbridge {

/// Error against shots of auto, of the best of the shots alone and of the source as it is, with 90
/// % of the repeats (of one pair) or of the pairs (of all, where `pair` is empty).
PlotSpec campaignErrorPlot(const CampaignGrid& grid, const std::string& pair = {});
PlotSpec severityGainPlot(const std::vector<PairRow>& rows);
PlotSpec winnersPlot(const std::vector<PairRow>& rows);
PlotSpec campaignTimesPlot(const CampaignResult& result);
/// How many of the test rows auto's 80 % and 90 % intervals held.
PlotSpec intervalReliabilityPlot(const CampaignResult& result);

/// All of them, in the order of campaignPlotFiles().
std::vector<PlotSpec> campaignPlots(const Campaign& campaign, const CampaignResult& result);
/// Their files in the folder plots of a campaign's folder, for checkOutputs(): PNG and SVG of each.
/// What a folder with cells holds there is the campaign's own, whichever version drew it.
std::vector<OutputFile> campaignPictures(const std::filesystem::path& folder);

}  // namespace footbridge
