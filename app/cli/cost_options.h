// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/cli/console.h"
#include "core/costs/cost_metrics.h"

namespace footbridge {

/// What an underestimate costs and what a site lets one ask for.
struct CostOptions {
    double ratio = 1;
    SiteRules site;
    bool byRequest = false;
    CLI::Option* ratioOption = nullptr;

    void addTo(CLI::App& command, double ratioByDefault);
    CostSettings settings() const;  ///< throws UsageError
};

Json metricsJson(const CostMetrics& metrics);
Json intervalJson(const CostInterval& interval);

}  // namespace footbridge
