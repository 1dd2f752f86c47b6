// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/studies/summary/campaign_summary.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

constexpr int kCostDraws = 1000;
constexpr double kCostTail = 0.05;

/// The repeats of one cell.
using CostsOfCells = std::map<std::pair<std::string, Index>, std::vector<double>>;

std::string meanText(const CostsOfCells& cells, double times) {
    if (cells.empty()) return "–";
    Random random(1, "costs section");
    double mean = 0;
    Vector draws = Vector::Zero(kCostDraws);
    bool repeated = false;
    for (const auto& [cell, values] : cells) {
        const auto count = static_cast<double>(values.size());
        double own = 0;
        for (const double value : values) own += value / count;
        mean += own / static_cast<double>(cells.size());
        repeated |= values.size() > 1;
        // Widened so that their spread is not that of a sample.
        const double widening = values.size() > 1 ? std::sqrt(count / (count - 1)) : 0;
        for (double& draw : draws) {
            double sum = 0;
            for (std::size_t i = 0; i < values.size(); ++i)
                sum += values[random.below(values.size())] - own;
            draw += (own + widening * sum / count) / static_cast<double>(cells.size());
        }
    }
    std::string head = fixedNumber(times * mean, 2);
    if (!repeated) return head;
    return head + " [" + fixedNumber(times * quantile(draws, kCostTail), 2) + ", " +
           fixedNumber(times * quantile(draws, 1 - kCostTail), 2) + "]";
}

/// A way to request, and where its costs stand.
struct Practice {
    const char* name;
    CostMetrics CampaignScore::*costs;
};
constexpr Practice kPractices[] = {{"the prediction itself", &CampaignScore::costs},
                                   {"request", &CampaignScore::requestCosts},
                                   {"1.5 × the prediction", &CampaignScore::factorCosts},
                                   {"adjustment factor", &CampaignScore::adjustedCosts}};

CostsOfCells cellsOf(const CampaignResult& result, const std::string& method,
                     const Practice& practice, double CostMetrics::*metric) {
    CostsOfCells cells;
    for (const CampaignScore& score : result.scores)
        if (score.method == method && std::isfinite(score.*practice.costs.*metric))
            cells[{score.pair, score.shots}].push_back(score.*practice.costs.*metric);
    return cells;
}

}  // namespace

std::string costsSection(const SummaryInput& input) {
    if (!input.campaign.costing.requests) return {};
    std::vector<std::string> methods = input.grid.methods;
    const auto rank = [&](const std::string& method) {
        return campaignCost(input.result, method, *rankingMetric(input.campaign));
    };
    std::stable_sort(methods.begin(), methods.end(), [&](const auto& a, const auto& b) {
        const double ofA = rank(a), ofB = rank(b);
        return std::isnan(ofB) ? !std::isnan(ofA) : ofA < ofB;
    });
    std::vector<std::vector<std::string>> rows;
    for (const std::string& method : methods)
        for (const Practice& practice : kPractices) {
            const auto cell = [&](double CostMetrics::*metric, double times) {
                return meanText(cellsOf(input.result, method, practice, metric), times);
            };
            if (cellsOf(input.result, method, practice, &CostMetrics::cost).empty()) continue;
            rows.push_back({method, practice.name, cell(&CostMetrics::underestimates, 100),
                            cell(&CostMetrics::underMape, 1), cell(&CostMetrics::overMape, 1),
                            cell(&CostMetrics::attempts, 1), cell(&CostMetrics::waste, 1),
                            cell(&CostMetrics::regret, 1), cell(&CostMetrics::cost, 1)});
        }
    if (rows.empty()) return {};
    return "## Costs\n\nWith an underestimate " + shortNumber(input.campaign.costing.loss.ratio()) +
           " times as bad, trained with the " +
           std::string(lossName(input.campaign.costing.loss.kind())) +
           " loss; means over the cells with 90 % intervals over the repeats. Requests and the "
           "adjustment factor were chosen on out-of-fold predictions of the shots. A cost of 1 is "
           "a perfect request. Least " +
           std::string(rankingMetric(input.campaign)->key) + " of the requests first.\n\n" +
           markdownTable({"strategy", "requested", "% killed", "MAPE below", "MAPE above",
                          "attempts", "waste", "regret", "cost"},
                         rows);
}

}  // namespace footbridge
