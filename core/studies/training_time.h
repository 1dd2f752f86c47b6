// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/studies/training_run.h"
#include "core/table/dataset.h"

namespace footbridge {

struct TrainingTimeOptions {
    TrainingOptions training;
    /// Columns that mean the same under other names: source's, target's.
    std::vector<std::pair<std::string, std::string>> matched;
    int seeds = 5;
    std::uint64_t seed = 1;
    std::string checkpoints;  ///< folder to write states to and to go on from; "" for none
    double checkpointSeconds = 10;
};

/// A figure over the seeds: the middle one and what nine of ten lie between.
struct OverSeeds {
    double median = 0, low = 0, high = 0;
};

/// One way to begin: from scratch, or from the source's weights with frozen layers.
struct TrainingWay {
    std::optional<int> frozen;        ///< nothing: from scratch
    int reached = 0;                  ///< seeds that reached 1.05 times the best error from scratch
    OverSeeds seconds, epochs, rows;  ///< to reach it, of the seeds that did
    std::optional<OverSeeds> timeSaved, rowsSaved;  ///< shares; nothing from scratch, or where not
                                                    ///< all seeds reach it
    double finalError = 0;                          ///< median over the seeds
    OverSeeds against;                              ///< final error over that from scratch
    double besideShare = 0;                         ///< of the wall time, that other work took
    std::vector<TrainingPoint> curve;               ///< medians over the seeds
    std::vector<double> low, high;  ///< of the curve's errors, what nine of ten seeds lie between
    /// The final error cannot be told from that from scratch, or is lower.
    bool noWorse() const { return against.low <= 1; }
};

struct TrainingTime {
    std::vector<TrainingWay> ways;  ///< from scratch first
    std::vector<std::string> features;
    Index sourceRows = 0, trainingRows = 0, watchedRows = 0;
    int seeds = 0, epochs = 0;
    int resumed = 0;   ///< trainings that went on from a checkpoint
    double asked = 0;  ///< median over the seeds of the error to be reached
    /// Of ways, the one that saves most time; nothing where none saves any for sure.
    std::optional<std::size_t> best() const;
};

inline constexpr double kReachedFactor = 1.05;

/// Trains the target's network from scratch and from the source's weights with 0 … all hidden
/// layers frozen, with the same budget, rows and seeds (METHODS.md, "Training time"). Works on the
/// features that both have, by name or as matched. Throws Error when there are none or too few
/// rows; Cancelled.
TrainingTime measureTrainingTime(const Dataset& source, const Dataset& target,
                                 const TrainingTimeOptions& options, const RunContext& context);

}  // namespace footbridge
