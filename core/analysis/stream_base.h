// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/online/version_model.h"

namespace footbridge {

/// What a stream starts from when a model is at hand; the stream's schema has to be the model's.
std::shared_ptr<const StreamBase> streamBase(const AdaptedModel& model);

/// The mixture adapted from tables of known platforms to the first runs of a stream, which all are
/// shots. Throws Error, Cancelled.
AdaptedModel adaptToStream(const std::vector<std::shared_ptr<const Table>>& sources,
                           const Dataset& first, const RunContext& context);

}  // namespace footbridge
