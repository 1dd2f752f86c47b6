// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/out_of_fold.h"

#include "core/transfer/clip_range.h"
#include "core/transfer/strategies/make_candidate.h"

namespace footbridge {

Vector outOfFold(Strategy strategy, const TargetView& view, const TargetFeatures& shots,
                 const Vector& v, const std::vector<int>& folds, const RunContext& context,
                 const Loss& loss) {
    if (strategy == Strategy::ZeroShot) return shots.mean;
    Vector predicted = Vector::Constant(v.size(), v.mean());
    for (const FoldRows& rows : foldRows(folds)) {
        context.checkCancelled();
        const TargetFeatures teach = shots.select(rows.teach);
        const Vector known = v(rows.teach);
        const std::unique_ptr<Candidate> candidate = makeCandidate(strategy, view, loss);
        candidate->fit(teach, known, context);
        const ClipRange clip = clipRange(view, teach, known);
        predicted(rows.ask) =
            candidate->predict(shots.select(rows.ask)).cwiseMax(clip.low).cwiseMin(clip.high);
    }
    return predicted;
}

}  // namespace footbridge
