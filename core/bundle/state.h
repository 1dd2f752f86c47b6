// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/bundle/archive.h"
#include "core/matching/matching.h"
#include "core/transfer/adapter.h"

namespace footbridge {

inline constexpr const char* kSourceStateFile = "state/source.bin";
inline constexpr const char* kShotsFile = "state/shots.csv";
inline constexpr const char* kAdaptationFile = "state/adaptation.json";

/// What an adaptation started from: enough to repeat it with more shots.
struct AdaptationState {
    std::shared_ptr<const SourceModel> source;
    Matching matching;  ///< without suggestions and notes
    Dataset shots;      ///< the shots in their order, with all columns that are not ignored
    Pool pool = Pool::All;
    std::vector<Strategy> strategies;  ///< empty: all
    std::uint64_t seed = 1;
    double labelFreeGate = 1;  ///< AdaptOptions::labelFreeGate
};

/// The rows of a dataset that are shots, without its ignored columns.
Dataset shotsOf(const Dataset& target, const Rows& shots);

/// Adds the three files of the state.
void writeState(const AdaptationState& state, ArchiveFiles& files);
/// Nothing when the bundle has none of the files. `bundle` is what messages call it. Throws Error
/// when they are damaged, do not fit together, or one is lacking.
std::shared_ptr<const AdaptationState> readState(const ArchiveFiles& files,
                                                 const std::string& bundle);

}  // namespace footbridge
