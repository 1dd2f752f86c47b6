// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// How a mixture leans: not at all; by weights that the loss chose; by a multiple of how unsure it
/// is of a row, the quantile of what it expects there. The way with the lesser loss out of fold.
enum class Leaning { None, Weights, Quantile };

}  // namespace footbridge
