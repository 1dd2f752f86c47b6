// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bundle/bundle.h"

namespace footbridge {

/// One fact that two bundles state differently; "" where one of them does not state it.
struct BundleChange {
    std::string section;  ///< "schema", "metrics" or "provenance"
    std::string place;    ///< for example "feature size [KiB]: unit"
    std::string first, second;
};

/// What differs between two bundles. When they were written does not count.
struct BundleDiff {
    std::vector<BundleChange> changes;
    Index rows = 0;                  ///< samples of both that both models can predict
    double largest = 0, median = 0;  ///< |a - b| / max(|b|, 1e-3 typical) on those rows
    std::vector<Message> notes;      ///< why samples could not be compared

    bool same() const { return changes.empty() && rows > 0 && largest == 0 && notes.empty(); }
};

BundleDiff diffBundles(const Bundle& first, const Bundle& second, const RunContext& context);

}  // namespace footbridge
