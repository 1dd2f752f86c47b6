// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/theme.h"

namespace footbridge {

/// The style sheet that applyTheme() sets.
QString styleSheetOf(const Theme& theme);

}  // namespace footbridge
