// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/vector_learner.h"

#include <algorithm>
#include <map>

#include "core/platforms/kernel_learners.h"
#include "core/platforms/platforms_messages.h"
#include "core/platforms/published_learner.h"
#include "core/platforms/regressor_learners.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

struct Trait {
    PlatformMethod method;
    const char* key;
    const MessageId* name;
};

constexpr Trait kTraits[] = {
    {PlatformMethod::Majority, "majority order", &messages::kMethodMajority},
    {PlatformMethod::Mean, "mean vector", &messages::kMethodMean},
    {PlatformMethod::Neighbours, "nearest neighbours", &messages::kMethodNeighbours},
    {PlatformMethod::Ridge, "ridge", &messages::kMethodRidge},
    {PlatformMethod::Forest, "forest", &messages::kMethodForest},
    {PlatformMethod::Boosted, "boosted trees", &messages::kMethodBoosted},
    {PlatformMethod::Process, "gaussian process", &messages::kMethodProcess},
    {PlatformMethod::Published, "published", &messages::kMethodPublished},
    {PlatformMethod::Auto, "auto", &messages::kMethodAuto}};

const Trait& traitOf(PlatformMethod method) {
    return *std::ranges::find(kTraits, method, &Trait::method);
}

}  // namespace

Message methodName(PlatformMethod method) {
    return *traitOf(method).name;
}

std::string methodKey(PlatformMethod method) {
    return traitOf(method).key;
}

PlatformMethod methodFromKey(std::string_view key) {
    std::string keys;
    for (const Trait& trait : kTraits) {
        if (trait.key == key) return trait.method;
        keys += (keys.empty() ? "" : ", ") + std::string(trait.key);
    }
    throw Error(messages::kPlatformsUnknownMethod, {std::string(key), keys});
}

std::unique_ptr<VectorLearner> makeLearner(PlatformMethod method) {
    switch (method) {
        case PlatformMethod::Neighbours:
            return std::make_unique<NeighbourLearner>();
        case PlatformMethod::Ridge:
            return std::make_unique<RidgeLearner>();
        case PlatformMethod::Forest:
        case PlatformMethod::Boosted:
            return std::make_unique<TreeLearner>(method);
        case PlatformMethod::Process:
            return std::make_unique<ProcessLearner>();
        case PlatformMethod::Published:
            return std::make_unique<PublishedLearner>();
        case PlatformMethod::Majority:
        case PlatformMethod::Mean:
        case PlatformMethod::Auto:
            break;
    }
    return nullptr;
}

std::vector<int> groupFolds(const std::vector<int>& groups, int most, std::uint64_t seed) {
    std::map<int, int> sizes;
    for (const int group : groups) ++sizes[group];
    std::vector<std::pair<int, int>> order;  // group, rows
    const std::vector<std::pair<int, int>> all(sizes.begin(), sizes.end());
    for (const Index i : Random(seed, "folds of groups").permutation(std::ssize(all)))
        order.push_back(all[static_cast<std::size_t>(i)]);
    std::ranges::stable_sort(order, std::greater{}, [](const auto& one) { return one.second; });
    const auto folds = std::min(static_cast<std::size_t>(most), order.size());
    std::vector<int> load(std::max<std::size_t>(folds, 1), 0);
    std::map<int, int> foldOf;
    for (const auto& [group, rows] : order) {
        const auto least = std::ranges::min_element(load) - load.begin();
        foldOf[group] = static_cast<int>(least);
        load[static_cast<std::size_t>(least)] += rows;
    }
    std::vector<int> result;
    for (const int group : groups) result.push_back(foldOf[group]);
    return result;
}

}  // namespace footbridge
