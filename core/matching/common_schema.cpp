// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/common_schema.h"

#include <algorithm>

#include "core/matching/matching.h"
#include "core/matching/matching_messages.h"
#include "core/matching/same_names.h"
#include "core/matching/schema_map.h"
#include "core/run/error.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

bool anyPair(const Feature&, const Feature&) {
    return true;
}

void addLevels(Feature& feature, const Feature& other) {
    for (const std::string& level : other.levels)
        if (std::ranges::find(feature.levels, level) == feature.levels.end())
            feature.levels.push_back(level);
}

}  // namespace

CommonFeatures findCommonFeatures(std::span<const Dataset> sources) {
    CommonFeatures common;
    if (sources.empty()) return common;
    common.schema = sources.front().schema();
    for (std::size_t i = 1; i < sources.size(); ++i) {
        const FeatureSchema other = sources[i].schema();
        Pairing pairing(common.schema, other);
        pairSameNames(pairing, anyPair);
        FeatureSchema shared;
        for (Index s = 0; s < common.schema.size(); ++s) {
            if (pairing.sourceFree(s)) continue;
            Feature feature = pairing.sourceFeature(s);
            addLevels(feature,
                      pairing.targetFeature(pairing.targetOf[static_cast<std::size_t>(s)]));
            shared.features.push_back(std::move(feature));
        }
        for (const Message& note : pairing.notes) {
            const bool types = std::string_view(note.code()) == messages::kMatchTypes.code;
            if (types)
                common.notes.push_back({messages::kSourcesTypes, {note.arguments()[0]}});
            else
                common.notes.push_back(note);
        }
        common.schema = std::move(shared);
    }
    return common;
}

FeatureSchema commonSchema(std::span<const Dataset> sources) {
    return findCommonFeatures(sources).schema;
}

Matrix commonFeatures(const Dataset& source, const FeatureSchema& common,
                      std::span<const Index> rows) {
    const FeatureSchema own = source.schema();
    Pairing pairing(common, own);
    pairSameNames(pairing, anyPair);
    Matching matching;
    std::string lacking;
    for (Index s = 0; s < common.size(); ++s) {
        const std::string& name = pairing.sourceFeature(s).name;
        if (pairing.sourceFree(s)) {
            lacking += (lacking.empty() ? "“" : ", “") + name + "”";
            continue;
        }
        const Index t = pairing.targetOf[static_cast<std::size_t>(s)];
        matching.matched.push_back({name, pairing.targetFeature(t).name, MatchKind::SameName, 1});
    }
    if (!lacking.empty()) throw Error(messages::kColumnsLacking, {source.label, lacking});
    return mapSchema(common, own, matching).apply(rawFeatures(source, own, rows));
}

}  // namespace footbridge
