// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/out_of_fold.h"

#include <algorithm>

namespace footbridge {

ClipRange clipRange(const TargetView& view, const TargetFeatures& shots, const Vector& v) {
    const double range = v.maxCoeff() - v.minCoeff();
    ClipRange clip{v.minCoeff() - 3 * range, v.maxCoeff() + 3 * range};
    if (view.shared) {
        const double offset = (v - shots.mean).mean();
        clip.low = std::min(clip.low, view.lowestMean + offset);
        clip.high = std::max(clip.high, view.highestMean + offset);
    }
    return clip;
}

Vector outOfFold(Strategy strategy, const TargetView& view, const TargetFeatures& shots,
                 const Vector& v, const std::vector<int>& folds, const RunContext& context) {
    if (strategy == Strategy::ZeroShot) return shots.mean;
    Vector predicted = Vector::Constant(v.size(), v.mean());
    for (const FoldRows& rows : foldRows(folds)) {
        context.checkCancelled();
        const TargetFeatures teach = shots.select(rows.teach);
        const Vector known = v(rows.teach);
        const std::unique_ptr<Candidate> candidate = makeCandidate(strategy, view);
        candidate->fit(teach, known, context);
        const ClipRange clip = clipRange(view, teach, known);
        predicted(rows.ask) =
            candidate->predict(shots.select(rows.ask)).cwiseMax(clip.low).cwiseMin(clip.high);
    }
    return predicted;
}

}  // namespace footbridge
