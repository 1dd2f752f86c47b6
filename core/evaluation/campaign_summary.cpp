// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

#include "core/evaluation/campaign_files.h"

namespace footbridge {
namespace {

constexpr double kLeastError = 1e-4, kGreatestError = 10;

std::string fixed(double value, int digits) {
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, digits);
    return {text.data(), end.ptr};
}

/// Sum of logarithms of the clipped errors.
struct LogMean {
    double sum = 0;
    int count = 0;
    void add(double nmse) {
        sum += std::log(std::clamp(nmse, kLeastError, kGreatestError));
        ++count;
    }
    std::string text() const { return count == 0 ? "–" : fixed(std::exp(sum / count), 4); }
};

std::string escaped(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, "\\");
    return text;
}

/// One row a method, one column a group, "all" first.
std::string table(const std::string& corner, const std::vector<std::string>& groups,
                  std::map<std::string, std::map<std::string, LogMean>>& means) {
    std::string head = "| " + corner + " | all |", rule = "|---|---|", body;
    for (const std::string& group : groups) {
        head += " " + escaped(group) + " |";
        rule += "---|";
    }
    std::vector<std::string> order;
    for (const auto& [method, byGroup] : means) order.push_back(method);
    std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        const LogMean &left = means[a][""], &right = means[b][""];
        return left.sum * right.count < right.sum * left.count;
    });
    for (const std::string& method : order) {
        body += "| " + escaped(method) + " | " + means[method][""].text() + " |";
        for (const std::string& group : groups) body += " " + means[method][group].text() + " |";
        body += "\n";
    }
    return head + "\n" + rule + "\n" + body;
}

}  // namespace

std::string campaignSummary(const Campaign& campaign, const CampaignResult& result) {
    std::map<std::string, std::map<std::string, LogMean>> byKind, byShots;
    std::set<std::string> kinds;
    std::set<Index> counts;
    std::map<std::string, int> failures;
    for (const CampaignScore& score : result.scores) {
        if (std::isnan(score.nmse)) {
            if (!score.failure.empty()) ++failures[score.method + ": " + score.failure];
            continue;
        }
        kinds.insert(score.kind);
        counts.insert(score.shots);
        byKind[score.method][""].add(score.nmse);
        byKind[score.method][score.kind.empty() ? "other" : score.kind].add(score.nmse);
        byShots[score.method][""].add(score.nmse);
        byShots[score.method][std::to_string(score.shots)].add(score.nmse);
    }
    std::vector<std::string> kindColumns, shotColumns;
    for (const std::string& kind : kinds) kindColumns.push_back(kind.empty() ? "other" : kind);
    for (const Index count : counts) shotColumns.push_back(std::to_string(count));
    std::string text =
        "# " + campaign.name + "\n\n" + std::to_string(result.cells.size()) + " cells, seed " +
        std::to_string(campaign.seed) +
        ". Geometric means of the normalised mean squared error on rows that no "
        "strategy saw, each clipped to [0.0001, 10]; lower is better. A strategy "
        "that cannot run on a pair is left out of its mean.\n\n## By kind of pair\n\n" +
        table("strategy", kindColumns, byKind) + "\n## By number of shots\n\n" +
        table("strategy", shotColumns, byShots);
    if (!failures.empty()) {
        text += "\n## Without a score\n\n";
        for (const auto& [what, count] : failures)
            text += "- " + std::to_string(count) + " × " + what + "\n";
    }
    return text;
}

}  // namespace footbridge
