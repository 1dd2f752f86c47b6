// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/severity/severity.h"

namespace footbridge {

/// Fills in the summary of a severity whose headline and band are set, and the flags that say what
/// the ends of the band would mean. Never claims more than the band allows (METHODS.md,
/// "Severity").
void putIntoWords(Severity& severity);

}  // namespace footbridge
