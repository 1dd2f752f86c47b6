// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/message.h"
#include "core/run/run_context.h"
#include "core/severity/response_shift.h"

namespace footbridge {

/// One way to predict the target, from the simplest on.
struct AdviceRung {
    std::string key;   ///< "source", "shift", "target-only" or "residual"
    double error = 0;  ///< mean squared error on shots held out, over their variance
    Vector squared{};  ///< the same of each shot, ordered by response
};

/// What the shots call for. An explanation, never a switch: `auto` weighs all strategies itself.
struct Advice {
    std::string key;  ///< of a rung, or "mean" where none predicts clearly better than their mean
    std::vector<AdviceRung> rungs;
    Message sentence, reason;
    Message note{};  ///< where most target rows lie beyond the source's inputs; else empty
};

/// How the rungs are compared (METHODS.md, "Severity").
struct AdviceRule {
    double tolerance = 0.10, tolerancePerShot = 2, mostTolerance = 0.3;
    double standardErrors = 1, standardErrorsPerShot = 5;
};

/// Squared errors of one rung on each shot when it was held out.
struct RungErrors {
    std::string key;
    Vector squared;
};

/// Held-out errors of the rungs on at least 5 shots: `f` the closest source's predictions, `X` the
/// shots in the target's encoding (n x p), whole groups held out where there are three or more.
/// `asIs`: the source model can be asked without matching. Throws Cancelled.
std::vector<RungErrors> rungErrors(const Vector& f, const Vector& v, const Matrix& X,
                                   const std::vector<int>& groups, bool asIs, std::uint64_t seed,
                                   const RunContext& context);

/// Climbs from the simplest rung: another replaces the current one only when its error is lower by
/// the tolerance and by so many paired standard errors, of both more where shots are few. Position
/// of the rung; 0 without rungs.
std::size_t climb(const std::vector<RungErrors>& errors, const AdviceRule& rule = {});

/// The rungs with the one that is advised. `align`: most target rows lie beyond the source's
/// inputs.
Advice adviseFrom(const std::vector<RungErrors>& errors, const Vector& v, bool align,
                  const AdviceRule& rule = {});

}  // namespace footbridge
