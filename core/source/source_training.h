// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/source_model.h"
#include "core/source/source_samples.h"

namespace footbridge {

/// Trains on the columns named in `common` (in the first source's names); an empty list means that
/// nothing is common with the target: all columns that the sources share are used.
/// `kind` is Log only when all source and shot responses are positive.
/// Throws Error when a source has fewer than 5 labelled rows or no usable column; Cancelled.
std::shared_ptr<const SourceModel> trainSource(std::span<const Dataset> sources,
                                               const std::vector<std::string>& common,
                                               ResponseTransform::Kind kind,
                                               const SourceOptions& options,
                                               const RunContext& context);

/// The same from samples already drawn.
std::shared_ptr<const SourceModel> trainSource(const SourceSamples& samples,
                                               const RunContext& context);

/// Log when every labelled response of the sources and of the shots is positive.
ResponseTransform::Kind responseKind(std::span<const Dataset> sources, const Dataset& target,
                                     std::span<const Index> shots);

}  // namespace footbridge
