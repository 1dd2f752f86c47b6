// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/bundle/bundle.h"

namespace footbridge {

/// What goes into a bundle of an analysis, but for the model and the report.
struct BundleContents {
    Provenance provenance;
    Matrix samples;
    BundleExtras extras;
};

Provenance provenanceOf(const AnalysisInput& input, const Analysis& analysis);

/// Leaves how many shots there were as all that is said of them.
void leaveOutShots(Provenance& provenance);

/// `raw` are all rows of the target. Without shots only what prediction needs stays: no row or
/// number of a shot, no sample that is one, no state to go on from. What stays are the model's own
/// constants, the ranges of its features among them.
BundleContents bundleContents(const AnalysisInput& input, const Analysis& analysis,
                              const AdaptedModel& model, const Matrix& raw,
                              const InputPolicy& policy, bool withShots);

}  // namespace footbridge
