// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace footbridge {

/// A number for people: three significant digits, plain between 1e-4 and 1e6 and with an exponent
/// outside, decimal point whatever the locale; "–" for NaN.
std::string shortNumber(double value);

/// A share in [0, 1] as percent without the sign: "0.4", "9.5", "62".
std::string percentText(double share);

}  // namespace footbridge
