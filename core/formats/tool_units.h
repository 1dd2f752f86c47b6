// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace footbridge {

/// What a tool's spelling of a unit means.
struct ToolUnit {
    std::string symbol;    ///< as the headers of tables have it: "ms", "KiB/s", "%"
    std::string quantity;  ///< units of one quantity convert; an unknown unit is its own
    double factor = 1;     ///< how many of the smallest unit of its quantity one is, whole

    /// A value in this unit as one in another of the same quantity.
    double to(const ToolUnit& other, double value) const;
};

/// Unknown units stay as they are spelt. `binary`: KB, MB and GB are powers of 1024, as nvprof has
/// them.
ToolUnit toolUnit(std::string_view spelling, bool binary = false);

/// Where a value ends and its unit starts: "542.36ms" → 6, "98.7%" → 4, "Low" → 0.
std::size_t numberLength(std::string_view text);

}  // namespace footbridge
