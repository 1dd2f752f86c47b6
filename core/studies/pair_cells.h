// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/cell_failure.h"
#include "core/studies/pair_schedule.h"
#include "core/studies/studies_messages.h"

namespace footbridge {

/// Every cell of every pair of a campaign, several at once. `open(pair)` gives what measures a
/// pair, a unique_ptr to something with cells() and measure(index); it is kept while its cells are
/// measured. The cells come back in their order, without those that failed; of a pair that failed
/// `failures` tells one reason. Progress goes to `context`. Throws Cancelled.
template <typename Cell, typename Open>
std::vector<Cell> measurePairCells(const Campaign& campaign, int jobs, const RunContext& context,
                                   const Open& open, std::vector<std::string>& failures) {
    const std::size_t count = campaign.pairs.size();
    std::vector<decltype(open(campaign.pairs.front()))> pairs(count);
    std::vector<std::vector<Cell>> cells(count);
    std::vector<std::string> failed(count);
    std::mutex mutex;
    std::size_t finished = 0;
    const auto note = [&](std::size_t pair) {
        const std::string failure = failureInHand();
        const std::lock_guard lock(mutex);
        failed[pair] = campaign.pairs[pair].name + ": " + failure;
    };
    PairSchedule::Work work;
    work.prepare = [&](std::size_t pair) -> std::size_t {
        try {
            pairs[pair] = open(campaign.pairs[pair]);
            cells[pair].resize(pairs[pair]->cells());
        } catch (...) {
            note(pair);
        }
        return cells[pair].size();
    };
    work.run = [&](std::size_t pair, std::size_t cell) {
        context.checkCancelled();
        try {
            cells[pair][cell] = pairs[pair]->measure(cell);
        } catch (...) {
            note(pair);
        }
    };
    work.finish = [&](std::size_t pair) {
        pairs[pair].reset();
        context.report(
            Message(messages::kCampaignPair, {pair + 1, count, campaign.pairs[pair].name}),
            static_cast<double>(++finished) / static_cast<double>(count));
    };
    PairSchedule(count, work).run(jobs, context.threads);
    std::vector<Cell> all;
    for (std::size_t pair = 0; pair < count; ++pair) {
        for (Cell& cell : cells[pair])
            if (!cell.pair.empty()) all.push_back(std::move(cell));
        if (!failed[pair].empty()) failures.push_back(failed[pair]);
    }
    return all;
}

}  // namespace footbridge
