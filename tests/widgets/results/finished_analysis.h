// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

namespace footbridge {

/// 60 runs of a program on a platform three times slower than the source; 12 are shots, row 59 has
/// no response, row 0 lacks its size.
struct FinishedAnalysis {
    AnalysisInput input;
    Analysis analysis;
};

/// Computed once: trains a small source model and adapts three strategies and auto.
const FinishedAnalysis& finishedAnalysis();

}  // namespace footbridge
