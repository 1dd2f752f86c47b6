// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"
#include "core/matching/matching.h"

namespace footbridge {

/// How to read a source model's raw features out of a target's raw features.
struct SchemaMap {
    struct Entry {
        Index target = -1;           ///< column of the target's raw matrix; -1: all missing
        double factor = 1;           ///< unit conversion of a number
        std::vector<double> levels;  ///< of a category: target level -> source level, -1 unseen
    };
    std::vector<Entry> entries;  ///< one per source feature

    Matrix apply(const Matrix& targetRaw) const;  ///< rows x entries.size()
    /// The other way: writes what rows of the source say of matched columns into as many rows of
    /// the target, -1 for a level that the target has not. Other columns stay.
    void writeBack(const Matrix& sourceRaw, Matrix& targetRaw) const;
    graph::Value emit(graph::Builder& builder, graph::Value targetRaw) const;
    Index mappedCount() const;
};

/// Entries for the features of `source` from the target features matched with them.
SchemaMap mapSchema(const FeatureSchema& source, const FeatureSchema& target,
                    const Matching& matching);

}  // namespace footbridge
