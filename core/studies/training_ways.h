// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/studies/training_run.h"

namespace footbridge {

/// What every training of a study has.
struct TrainingBudget {
    TrainingOptions training;
    int seeds = 5;
    std::uint64_t seed = 1;
    std::string checkpoints;  ///< folder to write states to and to go on from; "" for none
    double checkpointSeconds = 10;
};

/// A figure over the seeds: the middle one and what nine of ten lie between.
struct OverSeeds {
    double median = 0, low = 0, high = 0;
};

/// What an auto-encoder makes of blocks of a field that it has not learned from, where no value may
/// be off by more than a bound: its numbers in between, as float32, and corrections in steps of
/// twice the bound, as many bits as their entropy is.
struct Compression {
    OverSeeds ratio;      ///< bytes before over bytes after
    OverSeeds corrected;  ///< share of the values that need a correction
    OverSeeds largest;    ///< largest error without corrections, over the field's range
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
    std::optional<Compression> compression;  ///< of the watched blocks, by an auto-encoder
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

OverSeeds overSeeds(const std::vector<double>& values);  ///< NaN of none

/// The rows of one seed on both sides.
struct SeedRows {
    TrainingRows source, target;
};

/// Trains a network on the target from scratch and from weights trained on the source, with 0 …
/// all hidden layers frozen, all on the rows of each seed (METHODS.md, "Training time").
/// `trained` sees each network with its place among the ways and its rows. Throws Cancelled.
TrainingTime compareWays(
    const std::function<SeedRows(std::uint64_t seed)>& rowsOf, const TrainingBudget& budget,
    const std::function<void(std::size_t way, const Network&, const TrainingRows&)>& trained,
    const RunContext& context);

}  // namespace footbridge
