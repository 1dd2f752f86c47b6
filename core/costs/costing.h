// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>

#include "core/costs/losses.h"
#include "core/costs/requests.h"
#include "core/run/json_fields.h"

namespace footbridge {

/// How requests are to be made.
struct RequestSettings {
    SiteRules site;
    std::optional<double>
        probability;  ///< of being enough; nothing: what is expected to cost least
    /// Column of the target with the most that each run can take, such as what its user asked for
    /// and it was ended at; "": none. A model knows no such column: bundles have none.
    std::string atMost;
    bool operator==(const RequestSettings&) const = default;
};

/// What errors cost, for training and for requests.
struct Costing {
    Loss loss;                                ///< its ratio is the cost ratio of requests as well
    std::optional<RequestSettings> requests;  ///< nothing: models say nothing of requests

    CostSettings settings() const;  ///< of the requests, or without rules of a site
    /// The rule that the settings ask for, with what it would have cost on the known runs.
    /// Throws as upperBound() and scoredRules().
    ScoredRule ruleFor(const KnownRuns& known, const RunContext& context = {}) const;
    /// The same for what is told no limits, such as a bundle.
    RequestRule ruleWithoutLimits(const KnownRuns& known) const;
    bool plain() const { return *this == Costing(); }  ///< nothing was asked for
    bool operator==(const Costing&) const = default;
};

/// For sessions, bundles and their manifests.
nlohmann::json toJson(const Costing& costing);
Costing costingFrom(const JsonFields& fields);  ///< throws what the fields throw

}  // namespace footbridge
