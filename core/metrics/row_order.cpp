// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/row_order.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace footbridge {

int compareValues(double a, double b) {
    if (a < b) return -1;
    if (a > b) return 1;
    return static_cast<int>(std::isnan(a)) - static_cast<int>(std::isnan(b));
}

int compareRows(const Matrix& values, const Rows& columns, Index a, Index b) {
    for (const Index column : columns)
        if (const int sign = compareValues(values(a, column), values(b, column)); sign != 0)
            return sign;
    return 0;
}

Rows rowOrder(const Matrix& values, const Rows& columns) {
    Rows order(static_cast<std::size_t>(values.rows()));
    std::iota(order.begin(), order.end(), Index{0});
    std::sort(order.begin(), order.end(), [&](Index a, Index b) {
        const int sign = compareRows(values, columns, a, b);
        return sign != 0 ? sign < 0 : a < b;
    });
    return order;
}

}  // namespace footbridge
