// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace footbridge {

/// Text for a tool tip that is shown as it stands. Qt takes a tool tip for rich text as soon as it
/// looks like it, and names of columns and files may: `a<b>c`.
QString toolTipText(const QString& plain);

}  // namespace footbridge
