// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/column_order.h"

#include <algorithm>
#include <numeric>

namespace footbridge {

Rows byName(const FeatureSchema& schema) {
    Rows order(schema.features.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, std::ranges::less(), [&](Index i) -> const std::string& {
        return schema.features[static_cast<std::size_t>(i)].name;
    });
    return order;
}

}  // namespace footbridge
