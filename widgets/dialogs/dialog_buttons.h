// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialogButtonBox;

namespace footbridge {

/// Takes the desktop's icons off the buttons of a dialog and lets the style sheet see what was set
/// on them; the primary one becomes the default.
void dressButtons(QDialogButtonBox& buttons);

}  // namespace footbridge
