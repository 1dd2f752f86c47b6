// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// The slope of v on f by least squares and one pseudo-shot: one more run at which v does exactly
/// what f says, as far from the mean as rows typically are. So few runs leave the slope near 1
/// (METHODS.md, "Strategies"). `fv` and `ff` are the sums of products of the centred runs, `spread`
/// is the variance of f among the rows that the pseudo-shot stands for.
template <class T>
T pulledSlope(T fv, T ff, T spread) {
    const T pull = spread + static_cast<T>(1e-12);  // where f does not vary, the slope is 1
    return (fv + pull) / (ff + pull);
}

}  // namespace footbridge
