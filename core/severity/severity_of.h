// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/matching/matching.h"
#include "core/matching/schema_map.h"
#include "core/metrics/splits.h"
#include "core/severity/column_matcher.h"
#include "core/severity/prepared_severity.h"
#include "core/source/source_model.h"

namespace footbridge {

/// Everything of severity between a source model and a target that needs no label: keep it as long
/// as the tables, roles, matching and source model stay, and every set of shots costs little.
struct PreparedPair {
    PreparedSeverity severity;
    FeatureSchema schema;                  ///< of the target
    FeatureEncoder encoder;                ///< the target's own, for the advice
    SchemaMap map;                         ///< of the source model's inputs
    bool shared = false;                   ///< the source model can be asked directly
    std::optional<ColumnMatcher> matcher;  ///< where nothing is shared
    Vector response;                       ///< of every target row; read where there are shots
    std::vector<int> groups;               ///< of every target row; empty without groups
};

/// Of the target it sees the features of the pool: all rows or, for Pool::Shots, those of `shots`
/// (it is then valid for these shots alone). Throws Cancelled.
PreparedPair preparePair(const SourceModel& source, std::span<const Dataset> sources,
                         const Dataset& target, const Matching& matching, const RunContext& context,
                         Pool pool = Pool::All, std::span<const Index> shots = {},
                         SeverityParts parts = SeverityParts::All);

/// What the sources' trees say of the shots, and what was measured.
ShotEvidence shotEvidence(const PreparedPair& prepared, const SourceModel& source,
                          const Dataset& target, std::span<const Index> shots);

/// The score without the advice, within milliseconds.
Severity scoreShots(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
                    std::span<const Index> shots);

/// The score with the advice. Throws Cancelled.
Severity severityOf(const PreparedPair& prepared, const SourceModel& source, const Dataset& target,
                    std::span<const Index> shots, const RunContext& context);

/// Severity between the sources and the target with a trained source model; of the target it sees
/// the responses of the shots and the features of the pool.
Severity severityOf(const SourceModel& source, std::span<const Dataset> sources,
                    const Dataset& target, std::span<const Index> shots, const Matching& matching,
                    const RunContext& context, Pool pool = Pool::All);

/// The options for a source model that only severity asks: the same trees, and networks as small as
/// can be, since severity does not ask them.
SourceOptions severityOptions(SourceOptions options = {});

/// How sure the responses are that no source holds for the target as it is.
struct SourceGate {
    double gate = 1;          ///< 0: nothing speaks against it
    std::size_t closest = 0;  ///< position of the part that it speaks of
};

/// responseGate for a whole source model: `trees` are its trees' predictions of the shots
/// (n x parts), v their transformed responses, `groups` theirs (empty: none; the source's own go
/// with the model). The part with the smallest magnitude counts. Milliseconds.
SourceGate severityGate(const SourceModel& source, const Matrix& trees, const Vector& v,
                        const std::vector<int>& groups, std::uint64_t seed);

}  // namespace footbridge
