// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/matching/matching.h"
#include "core/transfer/adapter.h"

namespace footbridge {

struct ReportPicture {
    std::string title, caption;
    std::string png;  ///< bytes
};

/// A self-contained HTML page: what was loaded, what does not match, severity, leaderboard,
/// pictures, provenance.
std::string htmlReport(const Provenance& provenance, const Matching& matching,
                       const Adaptation& adaptation, const std::vector<ReportPicture>& pictures);

}  // namespace footbridge
