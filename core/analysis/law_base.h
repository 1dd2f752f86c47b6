// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/online/stream_format.h"
#include "core/online/version_model.h"

namespace footbridge {

/// What a stream starts from where there is no source table: Extra-P's normal form of its first
/// measured runs, over the columns named. Throws Error where the law cannot be found, Cancelled.
std::shared_ptr<const StreamBase> lawBase(const StreamFormat& format,
                                          const std::vector<std::string>& parameters,
                                          const RunContext& context = {});

}  // namespace footbridge
