// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

namespace footbridge {

/// What a cell or heading says to Qt::TextAlignmentRole: numbers stand right, all else left.
inline QVariant cellAlignment(bool isNumber) {
    return QVariant(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

}  // namespace footbridge
