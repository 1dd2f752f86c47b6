// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/message.h"
#include "core/run/run_context.h"
#include "core/severity/advice.h"
#include "core/severity/feature_shifts.h"

namespace footbridge {

/// What one source's model says; responses and predictions are transformed.
struct SourceEvidence {
    std::string label;
    Vector shotPredictions;            ///< f on the shots; empty when the model cannot be asked
    Vector heldOutPredictions;         ///< out-of-fold f on source rows
    Vector heldOutResponses;           ///< v of the same rows
    std::vector<int> heldOutGroups{};  ///< of the same rows; empty: every row for itself
    Vector poolPredictions{};          ///< f on rows of the target, labelled or not; may be empty
};

/// Everything severity looks at. Source and target features are raw values of the shared columns,
/// in the same order and coding (rows x shared columns; columns flagged as categories hold levels).
struct SeverityInput {
    std::vector<SourceEvidence> sources;
    Vector shotResponses;  ///< v of the shots
    Matrix sourceFeatures, targetFeatures;
    std::vector<bool> isCategory;  ///< one per shared column
    std::vector<Index> rowSource;  ///< source of each row of sourceFeatures; empty: one source
    double schemaDistance = 0;     ///< 1 - Jaccard of the feature names, in [0, 1]
    double schemaCost = 0;         ///< share of v the source explains only with the columns
                                   ///< the target lacks, in [0, 1]; 0 when not measured
    bool logResponse = true;       ///< v = ln y; false: v = asinh(y / scale)
    std::uint64_t seed = 1;
    bool matched = false;                  ///< nothing is shared: the shots' predictions come from
                                           ///< columns matched on other shots
    std::vector<FeatureLabel> features{};  ///< of the shared columns; empty: no ranking
    std::vector<int> sourceGroups{}, targetGroups{};  ///< of the rows; empty: each for itself
    std::vector<int> shotGroups{};                    ///< of the shots
    Matrix shotFeatures{};  ///< shots in the target's own encoding, for the advice; may be empty
};

/// One bar of the Divergence page, in [0, 1].
struct SeverityComponent {
    std::string key;  ///< "shape", "level", "structure", …
    double value = 0;
    double floor = 0;     ///< what the source itself shows; structure is calibrated, its floor is 0
    double null95 = 0;    ///< 95 % quantile when nothing differs; values up to it are noise
    Message explanation;  ///< one sentence an analyst understands
    double raw = 0;  ///< before calibration (structure: the chordal distance; inputs: 2 AUC - 1)
    std::optional<double> p{};           ///< of so much when nothing differs (shape, level, inputs)
    std::optional<double> nullMedian{};  ///< typical value when nothing differs (shape, level)
};

/// How far the target is from the source (METHODS.md, "Severity").
struct Severity {
    std::vector<SeverityComponent> components;  ///< only those that could be measured
    std::optional<double> headline;             ///< in [0, 1]; absent below 4 shots
    double bandLow = 0, bandHigh = 1;           ///< 90 %; contains the headline
    double gate = 1;           ///< factor of the headline; 0: nothing distinguishes the target
    double labelFreeGate = 1;  ///< the part of it that looks at no label
    std::size_t closest = 0;   ///< position of the source with the smallest magnitude
    std::vector<double> sourceAngles;         ///< sin^2 on the shots, one per source
    std::vector<std::string> sourceLabels{};  ///< of the same sources
    double factor = 1;  ///< e^(mean v - mean f): the target is this many times slower
    Index shots = 0;
    Message summary;             ///< headline in words
    std::vector<Message> flags;  ///< weak source, rough, not measurable, no shared columns
    std::vector<FeatureShift> featureShifts{};  ///< largest first
    std::optional<Advice> advice{};             ///< from 5 shots on
    double schemaCost = 0;        ///< share of v that only the missing columns explain, in [0, 1]
    double responseDistance = 0;  ///< Kolmogorov-Smirnov, source and shot responses
    bool rough = false;           ///< too few shots for more than a hint
    bool weakSource = false;      ///< the source model does not predict its own platform

    const SeverityComponent* find(const std::string& key) const;
};

/// prepareSeverity, scoreSeverity and, from 5 shots with features on, the advice in one.
/// Throws Cancelled. Bad input (no rows, no shared columns, few shots) never throws: what cannot be
/// measured is left out and flagged.
Severity measureSeverity(const SeverityInput& input, const RunContext& context);

}  // namespace footbridge
