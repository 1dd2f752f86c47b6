// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/dataset.h"

namespace footbridge {

/// A one-to-one pairing of the features of two schemas under construction.
struct Pairing {
    Pairing(const FeatureSchema& sourceSchema, const FeatureSchema& targetSchema)
        : source(sourceSchema),
          target(targetSchema),
          targetOf(sourceSchema.features.size(), -1),
          sourceOf(targetSchema.features.size(), -1) {}

    const Feature& sourceFeature(Index i) const {
        return source.features[static_cast<std::size_t>(i)];
    }
    const Feature& targetFeature(Index i) const {
        return target.features[static_cast<std::size_t>(i)];
    }
    bool sourceFree(Index i) const { return targetOf[static_cast<std::size_t>(i)] < 0; }
    bool targetFree(Index i) const { return sourceOf[static_cast<std::size_t>(i)] < 0; }
    void pair(Index s, Index t) {
        targetOf[static_cast<std::size_t>(s)] = t;
        sourceOf[static_cast<std::size_t>(t)] = s;
    }

    const FeatureSchema& source;
    const FeatureSchema& target;
    std::vector<Index> targetOf, sourceOf;
    std::vector<Message> notes;
};

using PairFilter = std::function<bool(const Feature& source, const Feature& target)>;

/// Pairs what is still free and has the same name: first to the letter, then apart from case and
/// separators, then apart from units too. Pairs that `allowed` refuses stay apart.
void pairSameNames(Pairing& pairing, const PairFilter& allowed);

/// Pairs what is still free and has the same key, in order; equal keys on one side are noted.
using FeatureKey = std::function<std::string(const Feature&)>;
void pairByKey(Pairing& pairing, const FeatureKey& key, const PairFilter& allowed,
               bool noteAmbiguous);

/// What a unit measures, "" when unknown.
std::string quantityOf(const Feature& feature);

/// `same name` key of a feature: lower case, without separators and unit.
std::string canonicalName(std::string_view name);

}  // namespace footbridge
