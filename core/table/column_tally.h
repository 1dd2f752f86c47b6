// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table/cell_units.h"

namespace footbridge {

/// What the cells of one column that are no numbers look like.
struct ColumnTally {
    struct First {
        std::size_t count = 0;
        std::size_t line = 0;
        std::string text;
        void add(std::size_t atLine, std::string_view cell);
        void append(const First& later);
    };
    std::size_t missing = 0, codes = 0;
    First texts, notFinite;
    First fortran;                       ///< numbers with the exponent of Fortran
    First otherSpelling;                 ///< texts that are numbers as programs write them
    First otherDecimal;                  ///< texts that are numbers under the other decimal sign
    std::size_t otherCertain = 0;        ///< those of them that read in no other way
    std::vector<std::size_t> textLines;  ///< the first three
    std::size_t measurements = 0;        ///< texts that are a number with a unit
    Unit unit;                           ///< of the first of them
    bool otherQuantity = false;          ///< some measure something else
    First grouped;                       ///< texts that are numbers with thousands apart
    std::size_t groupedCertain = 0;      ///< those of them that read in no other way
    char groupSign = 0;                  ///< of the first of them
    bool otherGroups = false;            ///< some are grouped by another sign

    void addTextLine(std::size_t line);
    void append(const ColumnTally& later);
    bool areMeasurements(std::size_t rows) const;      ///< all cells that are there
    bool areOfManyQuantities(std::size_t rows) const;  ///< the same, but not of one quantity
    /// The sign between thousands where every text is such a number, else 0.
    char groupSignOfAll() const;
    std::string lines() const;  ///< of texts, as a sentence lists them
};

}  // namespace footbridge
