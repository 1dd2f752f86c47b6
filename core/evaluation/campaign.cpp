// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/campaign.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <tuple>

#include "core/evaluation/campaign_files.h"
#include "core/evaluation/campaign_shots.h"
#include "core/evaluation/evaluation_messages.h"
#include "core/matching/common_ground.h"
#include "core/matching/matching.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

constexpr std::size_t kFewestTestRows = 5;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

using CellKey = std::tuple<std::string, Index, int>;

/// A cell that is still to be scored.
struct PlannedCell {
    CampaignCell cell;
    std::uint64_t seed = 1;
    std::string failure;  ///< why it cannot be
};

struct LoadedPair {
    std::vector<Dataset> sources;
    Dataset target;
    Matching matching;
};

Dataset load(const std::filesystem::path& path, const std::string& response,
             const CampaignPair& pair, bool grouped, const RunContext& context) {
    auto table = std::make_shared<const Table>(readCsv(path, {}, context));
    Roles roles;
    roles.response = response;
    for (const std::string& column : pair.ignore)
        if (table->find(column)) roles.ignored.push_back(column);
    for (const std::string& column : pair.group)
        if (grouped || table->find(column)) roles.groups.push_back(column);
    checkRoles(*table, roles);
    return makeDataset(std::move(table), std::move(roles));
}

LoadedPair loadPair(const CampaignPair& pair, const RunContext& context) {
    LoadedPair loaded;
    for (const auto& path : pair.sources)
        loaded.sources.push_back(load(path, pair.sourceResponse, pair, false, context));
    loaded.target = load(pair.target, pair.response, pair, true, context);
    loaded.sources = inTargetUnit(loaded.sources, loaded.target);
    loaded.matching = matchFeatures(loaded.sources, loaded.target);
    return loaded;
}

Index wantedShots(const ShotRequest& request, std::size_t labelled) {
    if (request.kind != ShotRequest::Kind::Percent) return static_cast<Index>(request.amount);
    const double share = request.amount / 100 * static_cast<double>(labelled);
    return std::max<Index>(3, static_cast<Index>(share + 0.5));
}

PlannedCell planCell(const Campaign& campaign, const CampaignPair& pair, const LoadedPair& loaded,
                     const std::string& shots, int repeat) {
    PlannedCell planned;
    planned.seed =
        deriveSeed(campaign.seed, pair.name + "|" + shots + "|" + std::to_string(repeat));
    const Rows labelled = loaded.target.labelledRows();
    const ShotRequest request = campaignShots(shots).value_or(ShotRequest{});
    planned.cell = {pair.name, wantedShots(request, labelled.size()), repeat, {}};
    try {
        planned.cell.split =
            drawSplit(labelled, loaded.target.groupKeys(), loaded.target.table->rows(), request,
                      campaign.testRows, planned.seed);
        planned.cell.shots = static_cast<Index>(planned.cell.split.shots.size());
        if (planned.cell.split.test.size() < kFewestTestRows)
            planned.failure = Message(messages::kCampaignFewTestRows,
                                      {std::to_string(planned.cell.split.test.size())})
                                  .text();
    } catch (const Error& error) {
        planned.failure = error.message().text();
    }
    return planned;
}

std::vector<Strategy> wantedStrategies(const Campaign& campaign) {
    if (!campaign.strategies.empty()) return campaign.strategies;
    return {allStrategies().begin(), allStrategies().end()};
}

std::vector<CampaignScore> failedScores(const Campaign& campaign, const CampaignPair& pair,
                                        const CampaignCell& cell, const std::string& failure) {
    std::vector<CampaignScore> scores;
    for (const Strategy strategy : wantedStrategies(campaign))
        scores.push_back({pair.name, pair.kind, std::string(strategyName(strategy)), cell.shots,
                          cell.repeat, kNone, kNone, kNone, kNone, failure});
    return scores;
}

/// Source models of one pair, trained when first needed; the kind of transform can depend on the
/// shots.
class SourceCache {
  public:
    SourceCache(const LoadedPair& pair, const SourceOptions& options, const RunContext& context)
        : m_pair(pair),
          m_options(options),
          m_context(context),
          m_common(commonColumns(pair.matching)) {}

    std::shared_ptr<const SourceModel> get(std::span<const Index> shots) {
        const ResponseTransform::Kind kind = responseKind(m_pair.sources, m_pair.target, shots);
        const std::lock_guard lock(m_mutex);
        auto& model = m_models[kind];
        if (!model) model = trainSource(m_pair.sources, m_common, kind, m_options, m_context);
        return model;
    }

  private:
    const LoadedPair& m_pair;
    SourceOptions m_options;
    RunContext m_context;
    std::vector<std::string> m_common;
    std::mutex m_mutex;
    std::map<ResponseTransform::Kind, std::shared_ptr<const SourceModel>> m_models;
};

std::vector<CampaignScore> scoreCell(const Campaign& campaign, const CampaignPair& pair,
                                     const LoadedPair& loaded, const PlannedCell& planned,
                                     SourceCache& cache, const RunContext& context) {
    const CampaignCell& cell = planned.cell;
    if (!planned.failure.empty()) return failedScores(campaign, pair, cell, planned.failure);
    try {
        const auto source = cache.get(cell.split.shots);
        RunContext own = context;
        own.seed = planned.seed;
        const Severity severity = severityOf(*source, loaded.sources, loaded.target,
                                             cell.split.shots, loaded.matching, own, pair.pool);
        AdaptOptions options;
        options.strategies = wantedStrategies(campaign);
        options.pool = pair.pool;
        options.outOfFold = false;
        const Adaptation adaptation =
            adapt(*source, loaded.target, cell.split, loaded.matching, options, own);
        std::vector<CampaignScore> scores;
        for (const Strategy strategy : options.strategies) {
            const StrategyResult& result = *adaptation.find(strategy);
            const bool scored = result.available && result.test;
            scores.push_back({pair.name, pair.kind, std::string(strategyName(strategy)), cell.shots,
                              cell.repeat, scored ? result.test->nmse : kNone,
                              scored ? result.test->mape : kNone, result.seconds,
                              severity.headline.value_or(kNone),
                              scored ? "" : result.reason.text()});
        }
        return scores;
    } catch (const Error& error) {
        return failedScores(campaign, pair, cell, error.message().text());
    }
}

/// Runs work(0) … work(count-1) on `jobs` threads; the first exception stops the rest and is
/// thrown.
template <typename Work>
void runParallel(std::size_t count, int jobs, Work work) {
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::exception_ptr failure;
    {
        std::vector<std::jthread> threads;
        for (int j = 0; j < std::max(1, jobs); ++j)
            threads.emplace_back([&] {
                for (std::size_t i = next++; i < count; i = next++) {
                    try {
                        work(i);
                    } catch (...) {
                        const std::lock_guard lock(mutex);
                        if (!failure) failure = std::current_exception();
                        next = count;
                    }
                }
            });
    }
    if (failure) std::rethrow_exception(failure);
}

/// The campaign's cells in order, those of the folder kept.
class Runner {
  public:
    Runner(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
           const RunContext& context)
        : m_campaign(campaign),
          m_folder(folder),
          m_jobs(jobs),
          m_context(context),
          m_result(readCampaignFolder(folder, campaign)) {
        dropIncomplete();
    }

    CampaignResult run() {
        const auto pairs = m_campaign.pairs.size();
        if (!m_done.empty())
            m_context.note(Message(messages::kCampaignSkipped,
                                   {std::to_string(m_done.size()), m_folder.string()}));
        for (std::size_t p = 0; p < pairs; ++p) {
            const RunContext part =
                m_context.part(static_cast<double>(p) / static_cast<double>(pairs),
                               static_cast<double>(p + 1) / static_cast<double>(pairs));
            part.checkCancelled();
            part.report(
                Message(messages::kCampaignPair,
                        {std::to_string(p + 1), std::to_string(pairs), m_campaign.pairs[p].name}),
                0);
            runPair(m_campaign.pairs[p], part);
        }
        sortResult();
        writeCampaignFolder(m_folder, m_campaign, m_result);
        return std::move(m_result);
    }

  private:
    /// A cell counts as done when every strategy that is asked for has its line.
    void dropIncomplete() {
        std::map<CellKey, std::set<std::string>> methods;
        for (const CampaignScore& score : m_result.scores)
            methods[{score.pair, score.shots, score.repeat}].insert(score.method);
        for (const auto& [key, names] : methods) {
            const auto wanted = wantedStrategies(m_campaign);
            if (std::all_of(wanted.begin(), wanted.end(), [&, &found = names](Strategy strategy) {
                    return found.contains(std::string(strategyName(strategy)));
                }))
                m_done.insert(key);
        }
        std::erase_if(m_result.scores, [&](const CampaignScore& score) {
            return !m_done.contains({score.pair, score.shots, score.repeat});
        });
        std::erase_if(m_result.cells, [&](const CampaignCell& cell) {
            return !m_done.contains({cell.pair, cell.shots, cell.repeat});
        });
    }

    std::vector<PlannedCell> plan(const CampaignPair& pair, const LoadedPair& loaded) {
        std::vector<PlannedCell> planned;
        for (const std::string& shots : m_campaign.shots)
            for (int repeat = 0; repeat < m_campaign.repeats; ++repeat) {
                PlannedCell cell = planCell(m_campaign, pair, loaded, shots, repeat);
                if (m_done.insert({pair.name, cell.cell.shots, repeat}).second)
                    planned.push_back(std::move(cell));
            }
        return planned;
    }

    void runPair(const CampaignPair& pair, const RunContext& context) {
        RunContext silent = context;
        silent.sink = nullptr;
        silent.seed = deriveSeed(m_campaign.seed, "source of " + pair.name);
        LoadedPair loaded;
        try {
            loaded = loadPair(pair, silent);
        } catch (const Error& error) {
            recordUnreadable(pair, error.message().text());
            return;
        }
        const std::vector<PlannedCell> cells = plan(pair, loaded);
        if (cells.empty()) return;
        SourceCache cache(loaded, m_campaign.source, silent);
        std::vector<std::vector<CampaignScore>> scores(cells.size());
        const auto keep = [&] {
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (scores[i].empty()) continue;
                m_result.cells.push_back(cells[i].cell);
                m_result.scores.insert(m_result.scores.end(), scores[i].begin(), scores[i].end());
            }
            sortResult();
            writeCampaignFolder(m_folder, m_campaign, m_result);
        };
        std::mutex mutex;
        std::size_t finished = 0;
        try {
            runParallel(cells.size(), m_jobs, [&](std::size_t i) {
                silent.checkCancelled();
                scores[i] = scoreCell(m_campaign, pair, loaded, cells[i], cache, silent);
                const std::lock_guard lock(mutex);
                ++finished;
                context.report(Message(messages::kCampaignPair,
                                       {std::to_string(1 + (&pair - m_campaign.pairs.data())),
                                        std::to_string(m_campaign.pairs.size()), pair.name}),
                               static_cast<double>(finished) / static_cast<double>(cells.size()));
            });
        } catch (...) {
            keep();
            throw;
        }
        keep();
    }

    /// A pair whose tables cannot be read fails in every cell whose shots are a plain number.
    void recordUnreadable(const CampaignPair& pair, const std::string& failure) {
        for (const std::string& shots : m_campaign.shots)
            for (int repeat = 0; repeat < m_campaign.repeats; ++repeat) {
                const ShotRequest request = campaignShots(shots).value_or(ShotRequest{});
                const CampaignCell cell{pair.name, wantedShots(request, 0), repeat, {}};
                if (!m_done.insert({cell.pair, cell.shots, repeat}).second) continue;
                const auto scores = failedScores(m_campaign, pair, cell, failure);
                m_result.scores.insert(m_result.scores.end(), scores.begin(), scores.end());
            }
    }

    void sortResult() {
        std::map<std::string, std::size_t> order;
        for (std::size_t p = 0; p < m_campaign.pairs.size(); ++p)
            order.emplace(m_campaign.pairs[p].name, p);
        const auto before = [&](const auto& a, const auto& b) {
            return std::make_tuple(order[a.pair], a.shots, a.repeat) <
                   std::make_tuple(order[b.pair], b.shots, b.repeat);
        };
        std::stable_sort(m_result.scores.begin(), m_result.scores.end(), before);
        std::stable_sort(m_result.cells.begin(), m_result.cells.end(), before);
    }

    const Campaign& m_campaign;
    const std::filesystem::path& m_folder;
    const int m_jobs;
    const RunContext& m_context;
    CampaignResult m_result;
    std::set<CellKey> m_done;
};

}  // namespace

CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
                           const RunContext& context) {
    return Runner(campaign, folder, jobs, context).run();
}

}  // namespace footbridge
