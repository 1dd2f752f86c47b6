// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/studies/training_run.h"

namespace footbridge {

/// The two moments of Adam for one layer.
struct Moments {
    Matrix firstWeight, secondWeight;
    Vector firstBias, secondBias;

    explicit Moments(const Layer& layer);
};

/// All that a training goes on from but the order of rows, which follows from the seed.
struct TrainingState {
    Network network;
    std::vector<Moments> moments;
    int steps = 0;  ///< gradient steps done
    std::vector<TrainingPoint> points;

    explicit TrainingState(Network start);
    std::string written() const;            ///< as bytes of this machine
    void read(const std::string& written);  ///< of a training with the same start
};

/// What tells a training from all others: a checksum of its start, rows, options and seed.
std::string trainingName(const Network& start, const TrainingRows& rows,
                         const TrainingOptions& options, std::uint64_t seed);

}  // namespace footbridge
