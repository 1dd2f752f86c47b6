// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace footbridge {

/// Names two series that follow each other, in their colours, as rich text.
QString legendText(int first, const QString& name, const QString& next);

}  // namespace footbridge
