// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_proposal.h"

#include <algorithm>
#include <span>

#include "core/analysis/proposal.h"
#include "core/matching/matching.h"
#include "core/run/error.h"
#include "core/run/run_messages.h"
#include "core/studies/studies_messages.h"
#include "core/table/table_messages.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

struct OpenedTable {
    std::filesystem::path path;
    Dataset dataset;
};

/// The target of a pair as it would be opened after this source.
Dataset asTarget(const OpenedTable& target, const OpenedTable& source,
                 const std::string& response) {
    return makeDataset(
        target.dataset.table,
        proposedTargetRoles(*target.dataset.table, std::span(&source.dataset, 1), response));
}

std::string kindOf(const Dataset& source, const Dataset& target) {
    const Matching matching = matchFeatures(std::span(&source, 1), target);
    if (matching.matched.empty()) return "disjoint";
    return matching.onlySource.empty() && matching.onlyTarget.empty() ? "homogeneous" : "partial";
}

}  // namespace

Campaign proposeCampaign(const std::vector<std::filesystem::path>& tables,
                         const std::string& response, std::vector<std::string>& leftOut,
                         const RunContext& context) {
    std::vector<OpenedTable> candidates;
    for (std::size_t at = 0; at < tables.size(); ++at) {
        context.report(Message(messages::kReadingTable, {tables[at].filename().string()}),
                       static_cast<double>(at) / static_cast<double>(tables.size()));
        auto table = std::make_shared<const Table>(readTable(tables[at], {}, context));
        Roles roles = proposedSourceRoles(*table, response);
        if (roles.response.empty()) {
            leftOut.push_back(
                Message(messages::kTableLeftOut, {tables[at].filename().string()}).text());
            continue;
        }
        candidates.push_back({tables[at], makeDataset(std::move(table), std::move(roles))});
    }
    Campaign campaign;
    campaign.shots = {"5", "10", "20", "50"};
    campaign.repeats = 10;
    for (const OpenedTable& source : candidates)
        for (const OpenedTable& target : candidates) {
            if (&source == &target) continue;
            context.checkCancelled();
            const Dataset asked = asTarget(target, source, response);
            CampaignPair pair;
            pair.name = source.path.stem().string() + " to " + target.path.stem().string();
            if (asked.roles.response.empty()) {
                leftOut.push_back(Message(messages::kNoTargetResponse, {pair.name}).text());
                continue;
            }
            pair.kind = kindOf(source.dataset, asked);
            pair.sources = {source.path};
            pair.target = target.path;
            pair.response = asked.roles.response;
            pair.sourceResponse = source.dataset.roles.response;
            for (const Roles* roles : {&source.dataset.roles, &asked.roles}) {
                for (const std::string& name : roles->ignored)
                    if (name != pair.response && name != pair.sourceResponse &&
                        std::ranges::find(pair.ignore, name) == pair.ignore.end())
                        pair.ignore.push_back(name);
            }
            pair.group = asked.roles.groups;
            campaign.pairs.push_back(std::move(pair));
        }
    return campaign;
}

std::vector<std::filesystem::path> campaignTables(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> tables;
    std::error_code problem, ignored;
    for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem))
        if (entry->path().extension() == ".csv" && entry->is_regular_file(ignored))
            tables.push_back(std::filesystem::absolute(entry->path()).lexically_normal());
    if (problem) throw Error(messages::kPathUnusable, {folder.string(), problem.message()});
    if (tables.size() < 2) throw Error(messages::kFewTables, {folder.string(), tables.size()});
    std::sort(tables.begin(), tables.end());
    return tables;
}

}  // namespace footbridge
