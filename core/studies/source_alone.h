// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/matching/matching.h"
#include "core/metrics/splits.h"
#include "core/transfer/adapter.h"

namespace footbridge {

inline constexpr const char* kSourceAloneName = "source alone";  ///< asks for both of:
inline constexpr const char* kSourceTreesName = "source trees";
inline constexpr const char* kSourceNetworksName = "source networks";

/// Errors on the split's test rows of the source's trees and of its networks, the mean over the
/// sources, without any adaptation; nothing where no columns are shared.
struct SourceAlone {
    std::optional<TestErrors> trees, networks;
};
SourceAlone sourceAlone(const SourceModel& source, const Dataset& target, const Split& split,
                        const Matching& matching, Pool pool, const RunContext& context);

}  // namespace footbridge
