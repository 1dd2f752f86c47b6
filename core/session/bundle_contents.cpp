// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/bundle_contents.h"

#include <algorithm>
#include <cmath>

#include "core/run/random.h"
#include "core/session/continuation.h"

namespace footbridge {
namespace {

constexpr Index kMostSamples = 200;

Rows evenlySpread(const Rows& rows) {
    const auto all = static_cast<Index>(rows.size());
    const Index count = std::min(kMostSamples, all);
    Rows chosen;
    for (Index i = 0; i < count; ++i)
        chosen.push_back(rows[static_cast<std::size_t>(i * all / count)]);
    return chosen;
}

/// Rows that are no runs: every number and level at random among those the model knows.
Matrix madeUpRows(const AdaptedModel& model, std::uint64_t seed) {
    Random random(seed, "samples without shots");
    Matrix rows(kMostSamples, model.schema.size());
    for (Index row = 0; row < rows.rows(); ++row)
        for (Index column = 0; column < rows.cols(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const double low = model.low[at], high = model.high[at], share = random.uniform();
            const auto levels = model.schema.features[at].levels.size();
            rows(row, column) = levels > 0 ? std::floor(share * static_cast<double>(levels))
                                           : low + share * (high - low);
        }
    return rows;
}

}  // namespace

void leaveOutShots(Provenance& provenance) {
    provenance.shotsLeftOut = static_cast<Index>(provenance.shots.size());
    provenance.shots.clear();
    provenance.shotsChecksum.clear();
}

BundleContents bundleContents(const AnalysisInput& input, const Analysis& analysis,
                              const AdaptedModel& model, const Matrix& raw,
                              const InputPolicy& policy, bool withShots) {
    BundleContents contents;
    contents.provenance = provenanceOf(input, analysis);
    contents.extras.policy = policy;
    const Rows& shots = analysis.split.shots;
    Rows rows;
    for (Index row = 0; row < raw.rows(); ++row)
        if (withShots || std::find(shots.begin(), shots.end(), row) == shots.end())
            rows.push_back(row);
    contents.samples =
        rows.empty() ? madeUpRows(model, input.seed) : Matrix(raw(evenlySpread(rows), Eigen::all));
    if (withShots) {
        contents.extras.state = stateOf(input, analysis);
    } else {
        leaveOutShots(contents.provenance);
    }
    return contents;
}

}  // namespace footbridge
