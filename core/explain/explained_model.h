// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/analysis/continuation.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// Measured runs of one platform as the target sees them.
struct ComparedRows {
    std::string label;    ///< of the platform
    bool source = false;  ///< else shots of the target
    Rows rows;            ///< 0-based data rows of its table
    Matrix raw;           ///< rows x the model's schema; NaN where the platform has no such feature
    Vector response;      ///< in the target's unit; NaN where it was not measured
};

/// A model with what explanations compare rows with.
struct ExplainedModel {
    std::shared_ptr<const AdaptedModel> model;
    Matrix background;  ///< raw rows of the target that tell what runs look like; at least one
    std::vector<ComparedRows> compared;  ///< the shots, then the sources
};

/// At most this many rows tell what runs look like.
inline constexpr Index kMostBackground = 300;

/// Rows spread evenly over all.
Matrix backgroundOf(const Matrix& raw);

/// Shots of the target.
ComparedRows comparedShots(const Dataset& target, const FeatureSchema& schema, const Rows& shots);

/// All rows of a source with a response, read by the features that are matched. `known` is the
/// schema that its features have in the matching. Empty where nothing is matched.
ComparedRows comparedSource(const Dataset& source, const FeatureSchema& known,
                            const FeatureSchema& schema, const Matching& matching);

/// From an analysis: its shots and its sources.
ExplainedModel explainedModel(const AnalysisInput& input, const Analysis& analysis,
                              std::shared_ptr<const AdaptedModel> model);

}  // namespace footbridge
