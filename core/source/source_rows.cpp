// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_rows.h"

#include "core/matching/matching.h"
#include "core/matching/same_names.h"

namespace footbridge {

Matrix sourceRows(const FeatureSchema& schema, const Dataset& source, std::span<const Index> rows) {
    FeatureSchema spelled = schema;
    for (Feature& feature : spelled.features) {
        if (source.table->find(feature.name)) continue;
        for (const Column& column : source.table->columns)
            if (source.roles.roleOf(column.name) == Role::Feature &&
                canonicalName(column.name) == canonicalName(feature.name))
                feature.name = column.name;
    }
    return rawFeatures(source, spelled, rows);
}

}  // namespace footbridge
