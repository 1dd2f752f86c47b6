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

/// The features that all sources share, by name apart from case, separators and units, in the
/// first source's order and spelling.
FeatureSchema commonSchema(std::span<const Dataset> sources);

/// Raw features of one source in the order of the common schema (units converted, levels by text);
/// its columns may differ in case, separators and units. Throws Error when one is lacking.
Matrix commonFeatures(const Dataset& source, const FeatureSchema& common,
                      std::span<const Index> rows);

}  // namespace footbridge
