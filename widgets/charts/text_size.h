// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// Text of the interface and of plots is this many times its usual size, in [0.8, 2]. What is shown
/// already follows with the next applyTheme().
double textScale();
void setTextScale(double scale);  ///< brought into its range

/// A size of text, or of what must hold it, at the scale of now.
int textPixels(int pixels);

}  // namespace footbridge
