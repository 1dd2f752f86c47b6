// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/table/dataset.h"

namespace footbridge {

/// The common features of several sources with the notes on what could not be common.
struct CommonFeatures {
    FeatureSchema schema;
    std::vector<Message> notes;
};
CommonFeatures findCommonFeatures(std::span<const Dataset> sources);

}  // namespace footbridge
