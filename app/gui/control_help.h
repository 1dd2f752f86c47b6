// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace footbridge {

/// Gives the controls of the pages, or the cards around them, their What's-this help. Controls that
/// come later find it at what they lie in.
void explainControls(QWidget& pages);

}  // namespace footbridge
