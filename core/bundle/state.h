// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/analysis/continuation.h"
#include "core/bundle/archive.h"

namespace footbridge {

inline constexpr const char* kSourceStateFile = "state/source.bin";
inline constexpr const char* kShotsFile = "state/shots.csv";
inline constexpr const char* kAdaptationFile = "state/adaptation.json";

/// Adds the three files of the state.
void writeState(const AdaptationState& state, ArchiveFiles& files);
/// Nothing when the bundle has none of the files. `bundle` is what messages call it. Throws Error
/// when they are damaged, do not fit together, or one is lacking.
std::shared_ptr<const AdaptationState> readState(const ArchiveFiles& files,
                                                 const std::string& bundle);

}  // namespace footbridge
