// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace footbridge {

/// What a part of the prior variance stands for.
enum class PriorFamily { SourceShift, LatentFeatures, InputAlignment, TargetResidual, Noise };
inline constexpr std::size_t kPriorFamilies = 5;
std::string_view priorFamilyName(PriorFamily family);  ///< "source shift", "noise", …

/// How much of the variance that the Gaussian processes expect of the shots goes to a family.
struct PriorShare {
    PriorFamily family = PriorFamily::SourceShift;
    double share = 0;  ///< in [0, 1]; all together 1
};

/// A member of the mixture behind `auto`.
struct MemberWeight {
    std::string name;          ///< "offset", "gp 1", …
    double weight = 0;         ///< in the prediction; all together 1
    double outOfFoldNmse = 0;  ///< over the variance of the shots' v
};

}  // namespace footbridge
