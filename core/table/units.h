// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace footbridge {

struct Unit {
    std::string symbol;    ///< "ms", "s", "GiB", "%" …
    std::string quantity;  ///< "time", "bytes", "frequency", …; units of one quantity convert
    double factor = 1;     ///< how many base units (s, B, Hz, …) one of it is
};

/// Upper and lower case mean the same where they leave no doubt: `MB/s` is eight `Mb/s`.
std::optional<Unit> unitFromSymbol(std::string_view symbol);
/// The unit of that quantity that is `factor` base units.
std::optional<Unit> unitOfSize(std::string_view quantity, double factor);
/// The unit written in a column's name, such as `time [ms]`, `size (KiB)` or `runtime_s`.
std::optional<Unit> unitFromName(std::string_view columnName);
/// A column's name without its unit, for matching: `time [ms]` -> `time`.
std::string nameWithoutUnit(std::string_view columnName);

}  // namespace footbridge
