// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace footbridge {

// Numbers as text, with a decimal point whatever the locale.

/// What reads back to the same double; "" for NaN.
std::string formatNumber(double value);

/// A number for people: three significant digits, plain between 1e-4 and 1e6 and with an exponent
/// outside; "–" for NaN.
std::string shortNumber(double value);

/// A number with so many decimals; "–" for NaN.
std::string fixedNumber(double value, int decimals);

/// A number in [0, 1e7] with two decimals, halves rounded up.
std::string hundredthsText(double value);

/// A share in [0, 1] as percent without the sign: "0.4", "9.5", "62"; "–" for NaN.
std::string percentText(double share);

}  // namespace footbridge
