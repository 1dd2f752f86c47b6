// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace footbridge {

/// As formatNumber(), but whole numbers below 10^15 without an exponent: for what people and other
/// programs take for counts or names, such as the number of a job. Bundles write formatNumber(),
/// which they are compared with byte for byte.
std::string plainNumber(double value);

}  // namespace footbridge
