// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/matrix.h"
#include "core/run/message.h"

namespace footbridge {

/// How a feature is called and counted.
struct FeatureLabel {
    std::string name, unit;
    std::vector<std::string> levels{};  ///< of a category
};

/// How far one shared feature moved between the source's rows and the target's.
struct FeatureShift {
    std::string name, unit;
    bool isCategory = false;
    double distance = 0;  ///< Kolmogorov-Smirnov or, of a category, total variation, in [0, 1]
    double noise = 0;     ///< up to here the distance of equal features goes in 95 of 100 cases
    double sourceLow = 0, sourceMedian = 0, sourceHigh = 0;  ///< 5, 50, 95 %, in the source's unit
    double targetLow = 0, targetMedian = 0, targetHigh = 0;
    double outside = 0;  ///< share of target rows beyond the source's range or levels
    Message explanation;

    bool moved() const { return distance > noise; }
};

/// Largest first. Rows x columns with their labels; a group counts as one row where there are
/// groups (rows of a group repeat one another). Source: METHODS.md, "Severity".
std::vector<FeatureShift> featureShifts(const Matrix& source, const Matrix& target,
                                        const std::vector<bool>& isCategory,
                                        const std::vector<FeatureLabel>& labels,
                                        const std::vector<int>& sourceGroups,
                                        const std::vector<int>& targetGroups);

/// Largest distance between the distribution functions of two samples, in [0, 1]; not finite values
/// do not count.
double kolmogorovDistance(const Vector& a, const Vector& b);

}  // namespace footbridge
