// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/same_names.h"

#include <algorithm>
#include <map>

#include "core/matching/matching.h"
#include "core/matching/matching_messages.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

std::string withoutSeparators(std::string_view name) {
    std::string key;
    for (const char c : lowerCase(name))
        if (std::string_view(" _-.:/()[]").find(c) == std::string_view::npos) key += c;
    return key.empty() ? lowerCase(name) : key;
}

// Whether the two may be one feature; what speaks against it is noted once.
bool compatible(Pairing& pairing, const Feature& source, const Feature& target) {
    const auto note = [&](Message message) {
        if (std::ranges::find(pairing.notes, message) == pairing.notes.end())
            pairing.notes.push_back(std::move(message));
    };
    if (source.type != target.type) {
        note(Message(messages::kMatchTypes, {source.name, target.name}));
        return false;
    }
    const std::string a = quantityOf(source), b = quantityOf(target);
    if (!a.empty() && !b.empty() && a != b) {
        note(Message(messages::kMatchQuantities,
                     {source.name, target.name, source.unit, target.unit}));
        return false;
    }
    return true;
}

}  // namespace

std::string quantityOf(const Feature& feature) {
    const auto unit = unitFromSymbol(feature.unit);
    return unit ? unit->quantity : "";
}

std::string canonicalName(std::string_view name) {
    return withoutSeparators(nameWithoutUnit(name));
}

void pairByKey(Pairing& pairing, const FeatureKey& key, const PairFilter& allowed,
               bool noteAmbiguous) {
    std::map<std::string, std::vector<Index>> sources, targets;
    for (Index s = 0; s < pairing.source.size(); ++s)
        if (pairing.sourceFree(s)) sources[key(pairing.sourceFeature(s))].push_back(s);
    for (Index t = 0; t < pairing.target.size(); ++t)
        if (pairing.targetFree(t)) targets[key(pairing.targetFeature(t))].push_back(t);
    for (Index s = 0; s < pairing.source.size(); ++s) {
        if (!pairing.sourceFree(s)) continue;
        const Feature& feature = pairing.sourceFeature(s);
        const std::string name = key(feature);
        const auto found = targets.find(name);
        if (name.empty() || found == targets.end()) continue;
        for (const Index t : found->second) {
            const Feature& other = pairing.targetFeature(t);
            if (!pairing.targetFree(t) || !allowed(feature, other)) continue;
            if (!compatible(pairing, feature, other)) continue;
            pairing.pair(s, t);
            if (noteAmbiguous && (found->second.size() > 1 || sources[name].size() > 1))
                pairing.notes.push_back({messages::kMatchAmbiguous, {feature.name, other.name}});
            break;
        }
    }
}

void pairSameNames(Pairing& pairing, const PairFilter& allowed) {
    pairByKey(
        pairing, [](const Feature& f) { return f.name; }, allowed, false);
    pairByKey(
        pairing, [](const Feature& f) { return withoutSeparators(f.name); }, allowed, true);
    pairByKey(
        pairing, [](const Feature& f) { return canonicalName(f.name); }, allowed, true);
}

}  // namespace footbridge
