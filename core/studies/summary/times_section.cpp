// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {

std::string timesSection(const SummaryInput& input) {
    std::map<std::string, std::map<Index, std::vector<double>>> times;
    for (const CampaignScore& score : input.result.scores)
        if (!std::isnan(score.nmse)) times[score.method][score.shots].push_back(score.seconds);
    if (times.empty()) return {};
    std::vector<std::string> titles{"strategy"};
    for (const Index shots : input.grid.shots)
        titles.push_back(std::to_string(shots) + " shots: median (greatest)");
    std::vector<std::vector<std::string>> rows;
    for (const std::string& method : input.grid.methods) {
        std::vector<std::string>& row = rows.emplace_back(1, method);
        for (const Index shots : input.grid.shots) {
            const std::vector<double>& seconds = times[method][shots];
            row.push_back(seconds.empty()
                              ? "–"
                              : fixedNumber(upperMedian(seconds), 3) + " (" +
                                    fixedNumber(*std::ranges::max_element(seconds), 3) + ")");
        }
    }
    return "## Seconds\n\nTo fit and to score, after the source model was trained.\n\n" +
           markdownTable(titles, rows);
}

}  // namespace footbridge
