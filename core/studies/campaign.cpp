// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign.h"
#include "core/studies/campaign_methods.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <tuple>

#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_shots.h"
#include "core/studies/cell_failure.h"
#include "core/studies/pair_schedule.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using CellKey = std::tuple<std::string, Index, int>;

template <typename Record>
CellKey keyOf(const Record& record) {
    return {record.pair, record.shots, record.repeat};
}

/// A pair while its cells are scored.
struct OpenPair {
    std::shared_ptr<const PairTables> tables;
    std::unique_ptr<PairSources> sources;
    std::vector<PlannedCell> cells;
};

/// The campaign's cells, those of the folder kept.
class Runner {
  public:
    Runner(const Campaign& campaign, const std::filesystem::path& folder, const RunContext& context)
        : m_campaign(campaign),
          m_folder(folder),
          m_context(context),
          m_stored(readCampaignFolder(folder, campaign)),
          m_open(campaign.pairs.size()) {
        keepWholeCells();
        m_silent = context;
        m_silent.sink = nullptr;
        m_silent.seed = deriveSeed(campaign.seed, "source");
    }

    CampaignResult run(int jobs) {
        if (!m_done.empty())
            m_context.note(Message(messages::kCampaignSkipped, {m_done.size(), m_folder.string()}));
        store();
        PairSchedule schedule(m_campaign.pairs.size(),
                              {[this](std::size_t pair) { return prepare(pair); },
                               [this](std::size_t pair, std::size_t cell) { score(pair, cell); },
                               [this](std::size_t pair) { finish(pair); }});
        try {
            schedule.run(jobs, m_context.threads);
        } catch (const Cancelled&) {
            store();
            throw;
        }
        store();
        return std::move(m_stored.result);
    }

  private:
    /// A cell counts as done when every method that is asked for has its line; of half a cell, as a
    /// killed program leaves it, nothing is kept.
    void keepWholeCells() {
        std::map<CellKey, std::set<std::string>> methods;
        for (const CampaignScore& score : m_stored.result.scores)
            methods[keyOf(score)].insert(score.method);
        const std::vector<std::string> wanted = campaignMethods(m_campaign);
        for (const auto& [key, names] : methods)
            if (std::all_of(wanted.begin(), wanted.end(), [&found = names](const auto& method) {
                    return found.contains(method);
                }))
                m_done.insert(key);
        std::erase_if(m_stored.result.scores,
                      [&](const auto& score) { return !m_done.contains(keyOf(score)); });
        std::erase_if(m_stored.result.cells,
                      [&](const auto& cell) { return !m_done.contains(keyOf(cell)); });
        for (const CampaignCell& cell : m_stored.result.cells) m_drawn.insert(keyOf(cell));
        for (const CampaignScore& score : m_stored.result.scores)
            if (score.failure.empty()) methods.erase(keyOf(score));
        for (const auto& [failed, names] : methods) m_drawn.insert(failed);
    }

    /// Everything of the pair is in the folder already; false where that takes the tables to tell.
    bool finishedBefore(const CampaignPair& pair) const {
        return std::all_of(
            m_campaign.shots.begin(), m_campaign.shots.end(), [&](const auto& shots) {
                const auto request = campaignShots(shots);
                if (!request || request->kind != ShotRequest::Kind::Count) return false;
                for (int repeat = 0; repeat < m_campaign.repeats; ++repeat) {
                    const CellKey key{pair.name, static_cast<Index>(request->amount), repeat};
                    if (!m_done.contains(key) || !m_drawn.contains(key)) return false;
                }
                return true;
            });
    }

    /// Splits are drawn again where a killed program had no time to store them.
    void plan(std::size_t index, const std::function<PlannedCell(const std::string&, int)>& draw) {
        std::vector<PlannedCell> cells;
        const std::lock_guard lock(m_mutex);
        for (const std::string& shots : m_campaign.shots)
            for (int repeat = 0; repeat < m_campaign.repeats; ++repeat) {
                PlannedCell planned = draw(shots, repeat);
                const CellKey key = keyOf(planned.cell);
                if (m_done.contains(key)) {
                    if (planned.failure.empty() && m_drawn.insert(key).second)
                        m_stored.result.cells.push_back(std::move(planned.cell));
                } else if (m_planned.insert(key).second) {
                    cells.push_back(std::move(planned));
                }
            }
        m_open[index].cells = std::move(cells);
    }

    std::size_t prepare(std::size_t index) {
        m_context.checkCancelled();
        const CampaignPair& pair = m_campaign.pairs[index];
        {
            const std::lock_guard lock(m_mutex);
            if (finishedBefore(pair)) return 0;
        }
        report(index);
        OpenPair& open = m_open[index];
        try {
            open.tables = std::make_shared<const PairTables>(readPairTables(
                pair, deriveSeed(m_campaign.seed, "disguise of " + pair.name), m_silent));
        } catch (...) {
            const std::string failure = failureInHand();
            plan(index, [&](const std::string& shots, int repeat) {
                return unreadableCell(pair, shots, repeat, failure);
            });
            return open.cells.size();
        }
        checkUnchanged(pair.name, open.tables->checksum);
        plan(index, [&](const std::string& shots, int repeat) {
            return planCell(m_campaign, pair, open.tables->target, shots, repeat);
        });
        open.sources =
            std::make_unique<PairSources>(open.tables, m_campaign.source, m_cache, m_silent);
        trainFor(open);
        return open.cells.size();
    }

    /// Trains what the first cell needs, so that the threads that take the others do not wait.
    void trainFor(OpenPair& open) {
        if (m_campaign.strategies.empty()) return;
        for (const PlannedCell& planned : open.cells) {
            if (!planned.failure.empty()) continue;
            try {
                open.sources->get(planned.cell.split.shots);
            } catch (...) {
                failureInHand();  // The cell meets the same and tells it.
            }
            return;
        }
    }

    void checkUnchanged(const std::string& pair, const std::string& checksum) {
        const std::lock_guard lock(m_mutex);
        const auto [known, fresh] = m_stored.tables.emplace(pair, checksum);
        if (!fresh && known->second != checksum)
            throw Error(messages::kCampaignTablesChanged, {pair, m_folder.string()});
    }

    void score(std::size_t index, std::size_t cell) {
        m_context.checkCancelled();
        const CampaignPair& pair = m_campaign.pairs[index];
        OpenPair& open = m_open[index];
        const PlannedCell& planned = open.cells[cell];
        std::vector<CampaignScore> scores =
            open.tables
                ? scoreCell(m_campaign, pair, *open.tables, planned, *open.sources, m_silent)
                : failedScores(m_campaign, pair, planned, planned.failure);
        {
            const std::lock_guard lock(m_mutex);
            appendCampaignScores(m_folder, scores);
            ++m_finished;
            if (planned.failure.empty()) {
                m_drawn.insert(keyOf(planned.cell));
                m_stored.result.cells.push_back(planned.cell);
            }
            m_stored.result.scores.insert(m_stored.result.scores.end(),
                                          std::make_move_iterator(scores.begin()),
                                          std::make_move_iterator(scores.end()));
        }
        report(index);
    }

    void finish(std::size_t index) {
        const bool worked = !m_open[index].cells.empty();
        m_open[index] = {};
        if (worked) store();
    }

    void report(std::size_t index) {
        const std::lock_guard lock(m_reporting);
        const double all = static_cast<double>(m_campaign.pairs.size() * m_campaign.shots.size()) *
                           std::max(1, m_campaign.repeats);
        const auto known = static_cast<double>(m_done.size() + m_finished);
        m_context.report(Message(messages::kCampaignPair, {index + 1, m_campaign.pairs.size(),
                                                           m_campaign.pairs[index].name}),
                         std::min(1.0, known / all));
    }

    void store() {
        const std::lock_guard lock(m_mutex);
        sortResult();
        writeCampaignFolder(m_folder, m_campaign, m_stored);
    }

    void sortResult() {
        std::map<std::string, std::size_t> order;
        for (std::size_t p = 0; p < m_campaign.pairs.size(); ++p)
            order.emplace(m_campaign.pairs[p].name, p);
        const auto before = [&](const auto& a, const auto& b) {
            return std::make_tuple(order[a.pair], a.shots, a.repeat) <
                   std::make_tuple(order[b.pair], b.shots, b.repeat);
        };
        auto& [scores, cells] = m_stored.result;
        std::stable_sort(scores.begin(), scores.end(), before);
        std::stable_sort(cells.begin(), cells.end(), before);
    }

    const Campaign& m_campaign;
    const std::filesystem::path& m_folder;
    const RunContext& m_context;
    RunContext m_silent;
    StoredCampaign m_stored;
    SourceCache m_cache;  ///< several pairs may come from one source
    std::vector<OpenPair> m_open;
    std::set<CellKey> m_done;                ///< before this run
    std::set<CellKey> m_planned;             ///< for this run
    std::set<CellKey> m_drawn;               ///< those whose splits are known
    std::atomic<std::size_t> m_finished{0};  ///< in this run
    std::mutex m_mutex, m_reporting;
};

}  // namespace

CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
                           const RunContext& context) {
    return Runner(campaign, folder, context).run(jobs);
}

}  // namespace footbridge
