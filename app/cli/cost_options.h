// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/cli/console.h"
#include "core/costs/costing.h"

namespace footbridge {

/// A ratio of costs that a command line may name.
CLI::Validator costRatio();

/// What an underestimate costs and what a site lets one ask for.
struct CostOptions {
    double ratio = 1;
    SiteRules site;
    bool byRequest = false;
    CLI::Option* ratioOption = nullptr;

    void addTo(CLI::App& command, double ratioByDefault);
    bool given() const;             ///< by somebody
    bool siteGiven() const;         ///< some rule of the site
    CostSettings settings() const;  ///< throws UsageError
};

/// What training and requests are to lean on.
struct CostingOptions {
    std::string loss = "squared";
    double probability = 0;
    CostOptions costs;
    CLI::Option *lossOption = nullptr, *probabilityOption = nullptr;

    void addTo(CLI::App& command);      ///< without the loss
    void addLossTo(CLI::App& command);  ///< where something is trained
    /// Requests are asked for by a cost ratio, a probability or the rules of a site.
    Costing costing() const;  ///< throws UsageError
    /// What a model was made with, except for what was asked for: the loss, the ratio, the rules of
    /// the site or the probability, which another ratio takes away.
    Costing costingFor(const Costing& made) const;  ///< throws UsageError
};

Json ruleJson(const RequestRule& rule);
Json metricsJson(const CostMetrics& metrics);
Json intervalJson(const CostInterval& interval);

}  // namespace footbridge
