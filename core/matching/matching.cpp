// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/matching.h"

#include <algorithm>
#include <map>

#include "core/matching/common_schema.h"
#include "core/matching/matching_messages.h"
#include "core/matching/same_names.h"
#include "core/matching/suggestions.h"
#include "core/run/error.h"
#include "core/table/units.h"

namespace footbridge {
namespace {

using Pairs = std::vector<MatchingEdits::Pair>;

bool contains(const Pairs& pairs, const Feature& source, const Feature& target) {
    return std::ranges::find(pairs, MatchingEdits::Pair{source.name, target.name}) != pairs.end();
}

class Matcher {
  public:
    Matcher(std::span<const Dataset> sources, const Dataset& target, const MatchingEdits& edits)
        : m_sources(sources),
          m_target(target),
          m_edits(edits),
          m_common(findCommonFeatures(sources)),
          m_targetSchema(target.schema()),
          m_pairing(m_common.schema, m_targetSchema),
          m_kinds(m_common.schema.features.size(), MatchKind::SameName) {
        m_pairing.notes = m_common.notes;
    }

    void checkEdits() const {
        std::vector<FeatureSchema> schemas;
        for (const Dataset& source : m_sources) schemas.push_back(source.schema());
        for (const Pairs* pairs :
             {&m_edits.byHand, &m_edits.accepted, &m_edits.rejected, &m_edits.separated})
            for (const auto& [source, target] : *pairs) {
                const auto knows = [&](const FeatureSchema& schema) {
                    return schema.indexOf(source) >= 0;
                };
                if (std::ranges::none_of(schemas, knows))
                    throw Error(messages::kMatchUnknownSource, {source});
                if (m_targetSchema.indexOf(target) < 0)
                    throw Error(messages::kMatchUnknownTarget, {target, m_target.label});
            }
    }

    void pairByHand(const Pairs& pairs, MatchKind kind) {
        for (const auto& [source, target] : pairs) {
            const Index s = m_common.schema.indexOf(source), t = m_targetSchema.indexOf(target);
            if (s < 0) {
                note(messages::kMatchNotCommon, {source, target});
            } else if (!m_pairing.sourceFree(s) || !m_pairing.targetFree(t)) {
                if (m_pairing.targetOf[static_cast<std::size_t>(s)] != t)
                    note(messages::kMatchTaken, {source, target});
            } else if (m_pairing.sourceFeature(s).type != m_pairing.targetFeature(t).type) {
                note(messages::kMatchTypes, {source, target});
            } else {
                m_pairing.pair(s, t);
                m_kinds[static_cast<std::size_t>(s)] = kind;
            }
        }
    }

    void pairByName() {
        pairSameNames(m_pairing, [this](const Feature& source, const Feature& target) {
            return !contains(m_edits.separated, source, target);
        });
    }

    void pairByAlias(const AliasTable& aliases) {
        std::map<std::string, std::string> setOf;
        for (std::size_t i = 0; i < aliases.sets.size(); ++i)
            for (const std::string& name : aliases.sets[i])
                setOf.emplace(canonicalName(name), std::to_string(i));
        const std::vector<Index> before = m_pairing.targetOf;
        pairByKey(
            m_pairing,
            [&](const Feature& feature) {
                const auto at = setOf.find(canonicalName(feature.name));
                return at == setOf.end() ? std::string() : at->second;
            },
            [this](const Feature& source, const Feature& target) {
                return !contains(m_edits.separated, source, target);
            },
            true);
        for (std::size_t s = 0; s < before.size(); ++s)
            if (before[s] != m_pairing.targetOf[s]) m_kinds[s] = MatchKind::Alias;
    }

    Matching finish(std::span<const Index> shots, std::span<const Index> pool) {
        Matching matching;
        for (Index s = 0; s < m_common.schema.size(); ++s) {
            const Index t = m_pairing.targetOf[static_cast<std::size_t>(s)];
            const Feature& source = m_pairing.sourceFeature(s);
            if (t < 0) {
                matching.onlySource.push_back(source.name);
                continue;
            }
            const Feature& target = m_pairing.targetFeature(t);
            matching.matched.push_back(
                {source.name, target.name, m_kinds[static_cast<std::size_t>(s)], 1});
            noteUnits(source, target);
        }
        for (Index t = 0; t < m_targetSchema.size(); ++t)
            if (m_pairing.targetFree(t))
                matching.onlyTarget.push_back(m_pairing.targetFeature(t).name);
        matching.suggestions =
            suggestPairs(m_pairing, m_sources, m_target, shots, pool,
                         [this](const Feature& source, const Feature& target) {
                             return !contains(m_edits.rejected, source, target) &&
                                    !contains(m_edits.separated, source, target);
                         });
        noteResponseUnits();
        matching.notes = std::move(m_pairing.notes);
        return matching;
    }

  private:
    void note(const MessageId& id, std::vector<MessageArgument> arguments) {
        m_pairing.notes.emplace_back(id, std::move(arguments));
    }

    void noteUnits(const Feature& source, const Feature& target) {
        if (source.unit == target.unit) return;
        const std::string a = quantityOf(source), b = quantityOf(target);
        if (a.empty() || b.empty())
            note(messages::kMatchUnitOneSided,
                 {source.name, target.name, source.unit.empty() ? target.unit : source.unit});
        else
            note(a == b ? messages::kMatchUnits : messages::kMatchUnitsByHand,
                 {source.name, target.name, source.unit, target.unit});
    }

    void noteResponseUnits() {
        for (const Dataset& source : m_sources) {
            const Dataset converted = withResponseIn(source, m_target.responseUnit());
            if (converted.convertedUnit != source.convertedUnit)
                note(messages::kMatchResponseUnits,
                     {source.roles.response, source.label, source.responseUnit(),
                      converted.convertedUnit, m_target.roles.response});
        }
    }

    std::span<const Dataset> m_sources;
    const Dataset& m_target;
    const MatchingEdits& m_edits;
    CommonFeatures m_common;
    FeatureSchema m_targetSchema;
    Pairing m_pairing;
    std::vector<MatchKind> m_kinds;
};

}  // namespace

Matching matchFeatures(std::span<const Dataset> sources, const Dataset& target,
                       const AliasTable& aliases, const MatchingEdits& edits,
                       std::span<const Index> shots, std::span<const Index> pool) {
    if (sources.empty()) throw Error(messages::kMatchNoSource);
    Matcher matcher(sources, target, edits);
    matcher.checkEdits();
    matcher.pairByHand(edits.byHand, MatchKind::ByHand);
    matcher.pairByHand(edits.accepted, MatchKind::Accepted);
    matcher.pairByName();
    matcher.pairByAlias(aliases);
    return matcher.finish(shots, pool);
}

Matching acceptSuggestions(Matching matching, double minimumConfidence) {
    std::vector<Suggestion> left;
    for (Suggestion& suggestion : matching.suggestions) {
        if (suggestion.confidence < minimumConfidence) {
            left.push_back(std::move(suggestion));
            continue;
        }
        std::erase(matching.onlySource, suggestion.source);
        std::erase(matching.onlyTarget, suggestion.target);
        matching.matched.push_back(
            {suggestion.source, suggestion.target, MatchKind::Accepted, suggestion.confidence});
    }
    matching.suggestions = std::move(left);
    return matching;
}

}  // namespace footbridge
