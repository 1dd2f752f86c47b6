// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/costing.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace footbridge {

CostSettings Costing::settings() const {
    return {loss.ratio(), requests ? requests->site : SiteRules{}};
}

ScoredRule Costing::ruleFor(const KnownRuns& known, const RunContext& context) const {
    const CostSettings costs = settings();
    if (!requests || !requests->probability)
        return cheapestRule(scoredRules(known, costs, context));
    return scoredBound(known, *requests->probability, costs);
}

RequestRule Costing::ruleWithoutLimits(const KnownRuns& known) const {
    KnownRuns free = known;
    free.most = {};
    return ruleFor(free).rule;
}

nlohmann::json toJson(const Costing& costing) {
    nlohmann::json json{{"loss", std::string(lossName(costing.loss.kind()))},
                        {"cost_ratio", costing.loss.ratio()},
                        {"requests", nullptr}};
    if (!costing.requests) return json;
    const SiteRules& site = costing.requests->site;
    json["requests"] = {{"granularity", site.granularity},
                        {"minimum", site.minimum},
                        {"maximum", nullptr},
                        {"billing", site.billing == Billing::Use ? "use" : "request"},
                        {"resubmission", site.resubmission},
                        {"probability", nullptr}};
    if (std::isfinite(site.maximum)) json["requests"]["maximum"] = site.maximum;
    if (const auto& probability = costing.requests->probability)
        json["requests"]["probability"] = *probability;
    if (const std::string& column = costing.requests->atMost; !column.empty())
        json["requests"]["at_most"] = column;
    return json;
}

Costing costingFrom(const JsonFields& fields) {
    Costing costing;
    const auto kind = lossFromName(fields.text("loss"));
    if (!kind) fields.fail("loss");
    const double ratio = fields.number("cost_ratio");
    try {
        costing.loss = Loss(*kind, ratio);
    } catch (const Error&) {
        fields.fail("cost_ratio");
    }
    if (!fields.has("requests") || fields.at("requests").is_null()) return costing;
    const JsonFields own = fields.object("requests");
    RequestSettings& requests = costing.requests.emplace();
    requests.site.granularity = own.number("granularity");
    requests.site.minimum = own.number("minimum");
    if (own.has("maximum") && !own.at("maximum").is_null())
        requests.site.maximum = own.number("maximum");
    const std::string billing = own.text("billing");
    if (billing != "use" && billing != "request") own.fail("billing");
    requests.site.billing = billing == "use" ? Billing::Use : Billing::Request;
    requests.site.resubmission = own.number("resubmission");
    requests.atMost = own.textOr("at_most", "");
    if (own.has("probability") && !own.at("probability").is_null()) {
        requests.probability = own.number("probability");
        if (!(*requests.probability > 0) || !(*requests.probability < 1)) own.fail("probability");
    }
    try {
        requests.site.check();
    } catch (const Error&) {
        own.fail("granularity");
    }
    return costing;
}

}  // namespace footbridge
