// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/run/matrix.h"
#include "core/table/roles.h"
#include "core/table/table.h"

namespace footbridge {

/// One feature as a model sees it. A category's value is its position in `levels`.
struct Feature {
    std::string name;
    ColumnType type = ColumnType::Number;
    std::string unit;                 ///< "" when unknown
    std::vector<std::string> levels;  ///< of a category, most frequent first

    bool operator==(const Feature&) const = default;
};

/// The features of a model in order; the meaning of the columns of a raw feature matrix.
struct FeatureSchema {
    std::vector<Feature> features;

    Index size() const { return static_cast<Index>(features.size()); }
    Index indexOf(std::string_view name) const;  ///< -1 when there is none
    FeatureSchema select(
        std::span<const std::string> names) const;  ///< throws Error for an unknown name
    bool operator==(const FeatureSchema&) const = default;
};

/// A table with roles and a platform label. Cheap to copy; the table is shared.
struct Dataset {
    std::shared_ptr<const Table> table;
    Roles roles;
    std::string label;          ///< platform label shown to people; the table's name unless set
    std::string convertedUnit;  ///< unit that response() converts to; "" for the column's own

    FeatureSchema schema() const;  ///< of all feature columns, levels from all rows
    Vector response() const;       ///< all rows, NaN where missing; throws Error without a response
    Rows labelledRows() const;     ///< rows whose response is a finite number
    std::vector<int> groupKeys()
        const;                         ///< group of every row, counted from 0; empty without groups
    std::string responseUnit() const;  ///< set, or read from the name; "" when unknown
    bool operator==(const Dataset&) const = default;  ///< tables are equal when they are the same
};

Dataset makeDataset(std::shared_ptr<const Table> table, Roles roles, std::string label = {});

/// The dataset with its response in another unit of the same quantity; as it is when either unit
/// is unknown or they measure different things.
Dataset withResponseIn(Dataset dataset, const std::string& unit);

/// Raw features of the given rows in the order of the schema: numbers as they are (a column of the
/// same name holds the same unit), categories as their position in the schema's levels, -1 where
/// the level is not among them, NaN where missing.
/// Throws Error naming every column that the table lacks or has in another type.
Matrix rawFeatures(const Table& table, const FeatureSchema& schema, std::span<const Index> rows);
Matrix rawFeatures(const Table& table, const FeatureSchema& schema);  ///< all rows
/// The same for a dataset, converted to the schema's units from those set by hand or, where none is
/// set, those in its columns' names.
Matrix rawFeatures(const Dataset& dataset, const FeatureSchema& schema,
                   std::span<const Index> rows);
Matrix rawFeatures(const Dataset& dataset, const FeatureSchema& schema);  ///< all rows

}  // namespace footbridge
