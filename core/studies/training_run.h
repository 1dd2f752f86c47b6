// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/learners/network.h"
#include "core/run/matrix.h"
#include "core/run/run_context.h"

namespace footbridge {

/// How long something took, and how much of it was its own work.
struct Timing {
    double wall = 0;       ///< seconds
    double processor = 0;  ///< seconds of this thread on a processor

    /// Share of the wall time in which other work had the processor, in [0, 1].
    double beside() const;
    Timing operator+(const Timing& other) const;
};

/// Times from its creation on.
class Stopwatch {
  public:
    Stopwatch();
    Timing elapsed() const;

  private:
    Timing m_start;
};

/// Rows to learn from and rows to watch; v, rows x outputs, is standardised.
struct TrainingRows {
    Matrix X, validationX;
    Matrix v, validationV;
};

struct TrainingOptions {
    std::vector<int> hidden = {64, 64, 64};
    int epochs = 100;
    int batch = 64;
    double learningRate = 3e-3;
    double weightDecay = 1e-4;
    int frozen = 0;  ///< layers from the input on that keep their weights
};

/// State of a training after an epoch.
struct TrainingPoint {
    int epoch = 0;
    Index rows = 0;    ///< seen so far
    Timing time;       ///< of training alone, without watching
    double error = 0;  ///< mean squared error of the watched rows over their variance
};

struct TrainingCurve {
    Network network;  ///< of the last epoch
    std::vector<TrainingPoint> points;
};

class Checkpoints;

/// A network with weights drawn from the seed.
Network freshNetwork(Index inputs, const std::vector<int>& hidden, Index outputs,
                     std::uint64_t seed);

/// Trains all layers of `start` but the frozen ones by Adam with decay of weights, in float64 on
/// one thread; rows in an order drawn from the seed. With checkpoints it goes on from the newest of
/// the same training, to the same bits as if it had never stopped. Throws Cancelled.
TrainingCurve trainWatched(const Network& start, const TrainingRows& rows,
                           const TrainingOptions& options, const RunContext& context,
                           Checkpoints* checkpoints = nullptr);

}  // namespace footbridge
