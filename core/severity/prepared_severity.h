// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/severity/feature_shifts.h"
#include "core/severity/inputs.h"
#include "core/severity/response_shift.h"
#include "core/severity/severity.h"
#include "core/severity/structure.h"

namespace footbridge {

/// What is known of one source before any shot.
struct PreparedSource {
    std::string label;
    HeldOutPairs heldOut;
    double ownShape = 0, ownLevel = 0;  ///< what the source shows of itself
    double schemaCost = 0;  ///< share of v it explains only with the columns the target lacks
    Spread pool{};          ///< of f on the target's rows
    std::optional<StructureDistance> structure;
    std::optional<TwoSampleTest> inputs;
};

/// The parts of severity that need no label; valid for every set of shots of the same pair.
struct PreparedSeverity {
    std::vector<PreparedSource> sources;
    std::vector<FeatureShift> featureShifts;  ///< of all sources together, largest first
    std::optional<double> support;
    double schemaDistance = 0;
    Rows targetRows;  ///< those that stand for the target, in an order that is not the file's
    bool shared = false, matched = false, logResponse = true;
    std::uint64_t seed = 1;
};

/// How much of the label-free parts is wanted: all, what the headline needs (the inputs test, on
/// fewer rows), or what shape and level need alone.
enum class SeverityParts { All, Headline, Responses };

/// Reads the members of `input` that need no shots. Throws Cancelled.
PreparedSeverity prepareSeverity(const SeverityInput& input, const RunContext& context,
                                 SeverityParts parts = SeverityParts::All);

/// What the shots say: row i of everything is the same run.
struct ShotEvidence {
    Matrix predictions;  ///< f of each source (n x sources); no columns when it cannot be asked
    Vector responses;    ///< v
    std::vector<int> groups;  ///< empty: every shot for itself
};
ShotEvidence shotEvidence(const SeverityInput& input);

/// Everything but the advice, within milliseconds. Never throws for what the shots say.
Severity scoreSeverity(const PreparedSeverity& prepared, const ShotEvidence& shots);

/// Adds the advice with its ladder to a severity of the same shots; `features`: the shots in the
/// target's own encoding (n x p; may be empty). Tens of milliseconds. Nothing below 5 shots or
/// without a headline. Throws Cancelled.
void addAdvice(const PreparedSeverity& prepared, const ShotEvidence& shots, const Matrix& features,
               const RunContext& context, Severity& severity);

/// How sure it is that the shots are not more rows of the source, in [0, 1], by shape and level
/// alone: 0 when the source model can be used as it is. 1 with fewer than 4 shots, with fewer than
/// 10 held-out rows or when a prediction is missing.
double responseGate(const HeldOutPairs& heldOut, const Vector& predictions, const Vector& responses,
                    const std::vector<int>& groups, std::uint64_t seed);

}  // namespace footbridge
