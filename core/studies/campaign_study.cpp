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
#include "core/studies/study_plan.h"
#include "core/studies/study_worker.h"

namespace footbridge {
namespace {

using OrderedJson = nlohmann::ordered_json;

CampaignResultsParser parserOf(const std::string& head, const std::string& place) {
    return {textOfHead(head, "head"), place};
}

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

bool CampaignStudy::recall(const std::string& head, std::string_view bytes) {
    const auto record = CampaignRecord::read(bytes);
    if (!record) return false;
    if (record->checksum != kNoChecksum) {
        const std::lock_guard lock(m_mutex);
        m_checksums.emplace(record->pair, record->checksum);
    }
    if (record->methods == m_methodsMark) return true;
    std::set<std::string> scored;
    for (const CampaignScore& score : parserOf(head, "record").parse(record->lines))
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

/// A record that is not of the cell or the pair that it stands under.
struct OtherCell {};

/// The record of a cell that counts: the first with everything that was asked for, else the first,
/// and of these before all that failed one that did not.
struct KeptRecord {
    int rank = -1;
    const std::string* head = nullptr;  ///< of its log
    std::string pair, lines, drawn;
};

/// By the keys of the cells. The heads belong to `heads`, the marks are those of the pairs. Throws
/// OtherCell where a record is not of the pair of its key.
std::map<std::uint64_t, KeptRecord> keptRecords(StoredCellReader& reader, const Campaign& campaign,
                                                const std::vector<std::string>& marks,
                                                std::set<std::string>& heads) {
    CampaignStudy study(campaign);
    const StudyPlan plan(study);
    std::map<std::uint64_t, KeptRecord> kept;
    reader.refresh([&](const std::string& head, const CellRecord& record) {
        const int rank = 2 * study.recall(head, record.bytes) + !record.failed;
        const auto read = CampaignRecord::read(record.bytes);
        KeptRecord& cell = kept[record.key];
        if (!read || rank <= cell.rank) return;
        const std::size_t* place = plan.find(record.key);
        if (place && marks[plan.cell(*place).group] != read->pair) throw OtherCell();
        cell = {rank, &*heads.insert(head).first, std::string(read->pair), std::string(read->lines),
                std::string(read->drawn)};
    });
    return kept;
}

/// Where the scores of one draw stand among all: by pair, shots and repeat.
using DrawPlace = std::tuple<std::size_t, Index, int>;

/// `pair` is the mark that the record names. Throws OtherCell where the scores are not of one draw
/// of that pair.
DrawPlace placeOf(const std::vector<CampaignScore>& scores, const std::string& pair,
                  const std::map<std::string, std::size_t>& order,
                  const std::vector<std::string>& marks) {
    const CampaignScore& first = scores.front();
    const auto found = order.find(first.pair);
    if (found == order.end() || marks[found->second] != pair) throw OtherCell();
    for (const CampaignScore& score : scores)
        if (score.pair != first.pair || score.shots != first.shots || score.repeat != first.repeat)
            throw OtherCell();
    return {found->second, first.shots, first.repeat};
}

struct StoredDraw {
    DrawPlace place;
    std::vector<CampaignScore> scores;
    std::string drawn;
};

std::vector<StoredDraw> storedDraws(StoredCellReader& reader, const std::filesystem::path& cells,
                                    const Campaign& campaign) {
    std::map<std::string, std::size_t> order;
    std::vector<std::string> marks;
    for (const CampaignPair& pair : campaign.pairs) {
        order.emplace(pair.name, marks.size());
        marks.push_back(markOf(pair.name));
    }
    std::set<std::string> heads;
    auto kept = keptRecords(reader, campaign, marks, heads);
    std::map<const std::string*, CampaignResultsParser> parsers;  // of heads
    std::vector<StoredDraw> draws;
    draws.reserve(kept.size());
    for (auto& [key, cell] : kept) {
        if (!cell.head) continue;
        auto parser = parsers.find(cell.head);
        if (parser == parsers.end())
            parser = parsers.emplace(cell.head, parserOf(*cell.head, cells.string())).first;
        auto scores = parser->second.parse(cell.lines);
        if (scores.empty()) continue;
        const DrawPlace place = placeOf(scores, cell.pair, order, marks);
        draws.push_back({place, std::move(scores), std::move(cell.drawn)});
    }
    return draws;
}

}  // namespace

CampaignResult readCampaignCells(const std::filesystem::path& cells, const Campaign& campaign) {
    StoredCellReader reader(cells);
    std::vector<StoredDraw> draws;
    try {
        draws = storedDraws(reader, cells, campaign);
    } catch (const OtherCell&) {
        throw Error(messages::kCampaignFolderDamaged, {cells.string()});
    }
    std::ranges::stable_sort(draws, {}, &StoredDraw::place);
    // "25%" and "20" may be the same draw.
    const auto same = [](const StoredDraw& a, const StoredDraw& b) { return a.place == b.place; };
    draws.erase(std::unique(draws.begin(), draws.end(), same), draws.end());
    CampaignResult result;
    result.unread = reader.unread();
    for (StoredDraw& draw : draws) {
        CampaignRecord record;
        record.drawn = draw.drawn;
        const CampaignScore& first = draw.scores.front();
        if (!record.drawn.empty())
            if (auto split = record.split())
                result.cells.push_back({first.pair, first.shots, first.repeat, std::move(*split)});
        std::ranges::move(draw.scores, std::back_inserter(result.scores));
    }
    return result;
}

}  // namespace footbridge
