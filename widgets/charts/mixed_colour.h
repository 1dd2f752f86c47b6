// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <cmath>

namespace footbridge {

/// The colour at a share of the way from `a` (0) to `b` (1).
inline QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto between = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

}  // namespace footbridge
