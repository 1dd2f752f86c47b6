// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_study.h"

#include <algorithm>
#include <new>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <tuple>

#include "core/run/error.h"
#include "core/run/json_writing.h"
#include "core/run/random.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_results.h"
#include "core/studies/campaign_writer.h"
#include "core/studies/cell_store.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string joinedNames(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += name + "\n";
    return all;
}

bool allFailed(const std::vector<CampaignScore>& scores) {
    return std::all_of(scores.begin(), scores.end(),
                       [](const CampaignScore& score) { return !score.failure.empty(); });
}

}  // namespace

/// A pair while its cells are scored, by one thread or several.
class CampaignStudy::OpenPair : public Study::Group {
  public:
    OpenPair(CampaignStudy& study, const CampaignPair& pair, RunContext context)
        : m_study(study), m_pair(pair), m_context(std::move(context)) {
        const Campaign& campaign = study.m_campaign;
        m_context.sink = nullptr;
        m_context.seed = deriveSeed(campaign.seed, "source");
        m_tables = std::make_shared<const PairTables>(
            readPairTables(pair, deriveSeed(campaign.seed, "disguise of " + pair.name), m_context));
        study.checkUnchanged(pair.name, m_tables->checksum);
        m_sources =
            std::make_unique<PairSources>(m_tables, campaign.source, study.m_cache, m_context);
    }

    StudyRecord measure(std::size_t cell, const RunContext& context) override {
        context.checkCancelled();
        const CampaignDraw& draw = m_study.m_draws[cell];
        const Campaign& campaign = m_study.m_campaign;
        const PlannedCell planned = planCell(campaign, m_pair, *m_tables, draw.shots, draw.repeat);
        RunContext own = context;
        own.sink = nullptr;
        const std::vector<CampaignScore> scores =
            scoreCell(campaign, m_pair, *m_tables, planned, *m_sources, own);
        const Split* split = planned.failure.empty() ? &planned.cell.split : nullptr;
        return {allFailed(scores), CampaignRecord::write(m_tables->checksum, m_study.m_methodsMark,
                                                         markOf(m_pair.name), scores, split)};
    }

  private:
    CampaignStudy& m_study;
    const CampaignPair& m_pair;
    RunContext m_context;
    std::shared_ptr<const PairTables> m_tables;
    std::unique_ptr<PairSources> m_sources;
};

CampaignStudy::CampaignStudy(Campaign campaign, std::filesystem::path models)
    : m_campaign(std::move(campaign)),
      m_draws(campaignDraws(m_campaign.shots, m_campaign.repeats)),
      m_methods(campaignMethods(m_campaign)),
      m_methodsMark(markOf(joinedNames(m_methods))),
      m_cache(8, std::move(models)) {}

CampaignStudy::~CampaignStudy() = default;

std::string CampaignStudy::fingerprint() const {
    return campaignFingerprint(m_campaign);
}

std::string CampaignStudy::head() const {
    return campaignResultsHead();
}

std::string CampaignStudy::document() const {
    return campaignJson(m_campaign, {});
}

std::string CampaignStudy::groupName(std::size_t group) const {
    return m_campaign.pairs[group].name;
}

std::string CampaignStudy::cellName(std::size_t group, std::size_t cell) const {
    return m_campaign.pairs[group].name + "\n" + m_draws[cell].name();
}

std::shared_ptr<Study::Group> CampaignStudy::open(std::size_t group, const RunContext& context) {
    const std::lock_guard lock(m_opening);
    std::shared_ptr<OpenPair> pair = m_open[group].lock();
    if (!pair) {
        pair = std::make_shared<OpenPair>(*this, m_campaign.pairs[group], context);
        m_open[group] = pair;
    }
    return pair;
}

StudyRecord CampaignStudy::failed(std::size_t group, std::size_t cell, const std::string& why) {
    const CampaignPair& pair = m_campaign.pairs[group];
    const CampaignDraw& draw = m_draws[cell];
    const PlannedCell planned = unreadableCell(pair, draw.shots, draw.repeat, why);
    return {true, CampaignRecord::write(kNoChecksum, m_methodsMark, markOf(pair.name),
                                        failedScores(m_campaign, pair, planned, why), nullptr)};
}

bool CampaignStudy::recall(std::string_view bytes) {
    const auto record = CampaignRecord::read(bytes);
    if (!record) return false;
    if (record->checksum != kNoChecksum) {
        const std::lock_guard lock(m_mutex);
        m_checksums.emplace(record->pair, record->checksum);
    }
    if (record->methods == m_methodsMark) return true;
    std::set<std::string> scored;
    for (const CampaignScore& score :
         parseCampaignResults(campaignResultsHead() + std::string(record->lines), "record"))
        scored.insert(score.method);
    return std::all_of(m_methods.begin(), m_methods.end(),
                       [&](const std::string& method) { return scored.contains(method); });
}

void CampaignStudy::checkUnchanged(const std::string& pair, const std::string& checksum) {
    const std::lock_guard lock(m_mutex);
    const auto [known, fresh] = m_checksums.emplace(markOf(pair), checksum);
    if (!fresh && known->second != checksum)
        throw StudyStopped(messages::kCampaignTablesChanged, {pair});
}

std::vector<std::string> CampaignStudy::changedPairs(const RunContext& context) {
    std::vector<std::string> changed;
    ChecksumsOfFiles read;
    for (const CampaignPair& pair : m_campaign.pairs) {
        context.checkCancelled();
        std::string known;
        {
            const std::lock_guard lock(m_mutex);
            const auto found = m_checksums.find(markOf(pair.name));
            if (found == m_checksums.end()) continue;
            known = found->second;
        }
        try {
            if (checksumOfFiles(pair, read) != known) changed.push_back(pair.name);
        } catch (const Error&) {
            continue;
        } catch (const std::bad_alloc&) {
            continue;
        }
    }
    return changed;
}

void CampaignStudy::checkTables(const RunContext& context) {
    const std::vector<std::string> changed = changedPairs(context);
    if (!changed.empty()) throw StudyStopped(messages::kCampaignTablesChanged, {changed.front()});
}

std::string campaignFingerprint(const Campaign& campaign) {
    OrderedJson json;
    json["seed"] = campaign.seed;
    json["test_rows"] = campaign.testRows;
    const SourceOptions& source = campaign.source;
    json["source"] = {source.networks,      source.networkSteps, source.boostingRounds,
                      source.rowsPerSource, source.networkRows,  source.processRows};
    for (const CampaignPair& pair : campaign.pairs) {
        OrderedJson one;
        one["name"] = pair.name;
        for (const auto& table : pair.sources) one["sources"].push_back(table.filename().string());
        one["target"] = pair.target.filename().string();
        one["response"] = {pair.response, pair.sourceResponse};
        one["ignore"] = pair.ignore;
        one["group"] = pair.group;
        one["pool"] = pair.pool == Pool::All;
        one["halves"] = pair.halves;
        one["disguise"] = {pair.rename, pair.drop};
        json["pairs"].push_back(one);
    }
    if (!campaign.costing.plain()) json["costs"] = toJson(campaign.costing);
    const auto& requests = campaign.costing.requests;
    if (requests && !requests->atMost.empty()) json["at_most"] = requests->atMost;
    return markOf(jsonText(json));
}

namespace {

/// The record of a cell that counts: the first with everything that was asked for, else the first,
/// and of these before all that failed one that did not.
struct KeptRecord {
    int rank = -1;
    const std::string* head = nullptr;  ///< of its log
    std::string lines, drawn;
};

/// By the keys of the cells. The heads belong to `heads`.
std::map<std::uint64_t, KeptRecord> keptRecords(StoredCellReader& reader, const Campaign& campaign,
                                                std::set<std::string>& heads) {
    CampaignStudy study(campaign);
    std::map<std::uint64_t, KeptRecord> kept;
    reader.refresh([&](const std::string& head, const CellRecord& record) {
        const int rank = 2 * study.recall(record.bytes) + !record.failed;
        const auto read = CampaignRecord::read(record.bytes);
        KeptRecord& cell = kept[record.key];
        if (!read || rank <= cell.rank) return;
        cell = {rank, &*heads.insert(head).first, std::string(read->lines),
                std::string(read->drawn)};
    });
    return kept;
}

}  // namespace

CampaignResult readCampaignCells(const std::filesystem::path& cells, const Campaign& campaign) {
    std::set<std::string> heads;
    StoredCellReader reader(cells);
    const auto kept = keptRecords(reader, campaign, heads);
    std::map<const std::string*, CampaignResultsParser> parsers;  // of heads
    std::map<std::string, std::size_t> order;
    for (std::size_t p = 0; p < campaign.pairs.size(); ++p)
        order.emplace(campaign.pairs[p].name, p);
    struct Draw {
        std::tuple<std::size_t, Index, int> place;
        std::vector<CampaignScore> scores;
        const std::string* drawn;
    };
    std::vector<Draw> draws;
    draws.reserve(kept.size());
    for (const auto& [key, cell] : kept) {
        if (!cell.head) continue;
        auto parser = parsers.find(cell.head);
        if (parser == parsers.end()) {
            const OrderedJson json = OrderedJson::parse(*cell.head, nullptr, false);
            parser = parsers
                         .try_emplace(cell.head, json.is_object() ? json.value("head", "") : "",
                                      cells.string())
                         .first;
        }
        auto scores = parser->second.parse(cell.lines);
        if (scores.empty()) continue;
        const CampaignScore& first = scores.front();
        const std::size_t pair = order.try_emplace(first.pair, order.size()).first->second;
        draws.push_back({{pair, first.shots, first.repeat}, std::move(scores), &cell.drawn});
    }
    std::ranges::stable_sort(draws, {}, &Draw::place);
    // "25%" and "20" may be the same draw.
    const auto same = [](const Draw& a, const Draw& b) { return a.place == b.place; };
    draws.erase(std::unique(draws.begin(), draws.end(), same), draws.end());
    CampaignResult result;
    result.unread = reader.unread();
    for (Draw& draw : draws) {
        CampaignRecord record;
        record.drawn = *draw.drawn;
        const CampaignScore& first = draw.scores.front();
        if (!record.drawn.empty())
            if (auto split = record.split())
                result.cells.push_back({first.pair, first.shots, first.repeat, std::move(*split)});
        std::ranges::move(draw.scores, std::back_inserter(result.scores));
    }
    return result;
}

}  // namespace footbridge
