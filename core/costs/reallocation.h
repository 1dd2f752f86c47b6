// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>

namespace footbridge {

/// What is charged for the attempt that succeeds.
enum class Billing { Use, Request };

/// What a site lets one ask for, in the unit of what is requested (seconds, bytes, cores).
struct SiteRules {
    /// Of each number but the maximum, so that costs stay finite.
    static constexpr double kMost = 1e30;

    double granularity = 0;  ///< requests are multiples of it; 0: any number
    double minimum = 0;
    double maximum = std::numeric_limits<double>::infinity();
    Billing billing = Billing::Use;
    double resubmission = 0;  ///< what starting again costs, such as the expected wait

    void check() const;  ///< throws Error
    /// The least that may be asked for and is not below `request`; the maximum where that is less.
    double rounded(double request) const;
    bool operator==(const SiteRules&) const = default;
};

/// What became of a run that is killed at its request and started again with twice as much until
/// it is enough (METHODS.md, "Costs"). For one node.
struct Attempts {
    int kills = 0;
    double lost = 0;      ///< used by the attempts that were killed
    double last = 0;      ///< request of the attempt that succeeds
    double idle = 0;      ///< of it, what the run does not use
    double solution = 0;  ///< lost + what the run takes + waits for starting again
    double charged = 0;
};

/// Nothing where the run takes more than the site's maximum, or one of both is not above 0.
std::optional<Attempts> attemptsOf(double request, double actual, const SiteRules& site);

/// What a run costs: what it uses, what it leaves idle, and `ratio` times what was lost with the
/// attempts that were killed; over the same with a perfect request, so 1 at best.
double relativeCost(const Attempts& attempts, double actual, double ratio, const SiteRules& site);

}  // namespace footbridge
