// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/table/csv_cell.h"
#include "core/table/table.h"
#include "core/table/units.h"

namespace footbridge {

/// What a cell such as `12.50 ms` or `45%` says.
struct Measurement {
    double value = 0;  ///< finite, in `unit`
    Unit unit;
};

/// Nothing where the cell is no number followed by a unit. A unit of one letter needs a blank
/// before it, since `3d` and `7B` are names of things; seconds and percent do not.
std::optional<Measurement> readMeasurement(std::string_view text, const CellReader& reader);

/// The number of such a cell as it is written, whatever its decimal sign; any other text as it is.
std::string_view withoutUnit(std::string_view text);

/// Units that stood in the cells of whole columns when the table was read: column -> symbol.
std::map<std::string, std::string> unitsInCells(const Table& table);

}  // namespace footbridge
