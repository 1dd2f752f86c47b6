// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/costs/losses.h"
#include "core/learners/network.h"
#include "core/run/run_context.h"

namespace footbridge {

/// Rows that a training does not learn from, to watch it; the first thousand of them.
struct WatchedRows {
    Matrix X;
    Vector v;
    std::vector<int> heads;  ///< empty: one head
};

struct NetworkOptions {
    std::vector<int> hidden = {64, 64, 64};
    int steps = 1200;
    int batch = 256;             ///< rows a step; all rows when there are fewer
    double learningRate = 3e-3;  ///< falls by a cosine to 2 % where `cosine`
    bool cosine = true;
    double weightDecay = 1e-4;  ///< AdamW
    WatchedRows watched;        ///< gives the curve its validation loss; may be empty
    Message series;             ///< name of the training curve; none is drawn without
    Loss loss{};                ///< of fineTune(), in the unit of its v
};

/// Trains a network with one output per head; row i teaches head heads[i] alone (empty: one head).
/// One thread, own generator, cancel checked every step. v standardised by the caller.
Network trainNetwork(const Matrix& X, const Vector& v, const std::vector<int>& heads, int headCount,
                     const NetworkOptions& options, const RunContext& context);

/// Goes on training all layers of `start` on the mean of its heads, full batch.
Network fineTune(const Network& start, const Matrix& X, const Vector& v,
                 const NetworkOptions& options, const RunContext& context);

}  // namespace footbridge
