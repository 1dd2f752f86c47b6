// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_options.h"

#include "app/cli/command.h"
#include "app/cli/number_checks.h"
#include "core/costs/costs_messages.h"

namespace footbridge {

CLI::Validator costRatio() {
    return finiteNumber(Loss::kLeastRatio, Loss::kMostRatio);
}

void CostOptions::addTo(CLI::App& command, double ratioByDefault) {
    ratio = ratioByDefault;
    ratioOption =
        command
            .add_option("--cost-ratio", ratio,
                        "How many times worse an underestimate is than an overestimate (default: " +
                            roundedNumber(ratioByDefault) + ")")
            ->check(costRatio())
            ->type_name("K");
    const std::string group = "What the site allows, in the unit of the response";
    const auto number = [&](const char* name, double& value, const char* text) {
        command.add_option(name, value, text)
            ->check(finiteNumber(0, SiteRules::kMost))
            ->type_name("S")
            ->group(group);
    };
    number("--granularity", site.granularity, "Requests are multiples of this");
    number("--minimum", site.minimum, "Least that may be requested");
    number("--maximum", site.maximum, "Most that may be requested");
    number("--resubmission", site.resubmission,
           "What starting again after a kill costs, such as the expected wait");
    command
        .add_flag("--billed-by-request", byRequest,
                  "What is requested is charged, not what is used")
        ->group(group);
}

bool CostOptions::given() const {
    return ratioOption->count() > 0 || siteGiven();
}

bool CostOptions::siteGiven() const {
    return byRequest || !(site == SiteRules());
}

CostSettings CostOptions::settings() const {
    CostSettings settings{ratio, site};
    settings.site.billing = byRequest ? Billing::Request : Billing::Use;
    asTyped([&] { settings.site.check(); });
    return settings;
}

void CostingOptions::addLossTo(CLI::App& command) {
    std::vector<std::string> names;
    for (const LossKind kind : allLosses()) names.emplace_back(lossName(kind));
    lossOption = command
                     .add_option("--loss", loss,
                                 "What training minimises: squared, pinball, linex or expectile "
                                 "(default: squared)")
                     ->check(CLI::IsMember(names))
                     ->type_name("NAME");
}

void CostingOptions::addTo(CLI::App& command) {
    costs.addTo(command, 1);
    probabilityOption =
        command
            .add_option("--probability", probability,
                        "Request what is enough with this probability (default: what is expected "
                        "to cost least)")
            ->type_name("P");
}

Costing CostingOptions::costing() const {
    const CostSettings settings = costs.settings();
    Costing costing{Loss(*lossFromName(loss), settings.ratio), std::nullopt};
    if (probabilityOption->count() > 0 || costs.given())
        costing.requests = RequestSettings{settings.site, {}, {}};
    if (probabilityOption->count() > 0) {
        if (!(probability > 0) || !(probability < 1))
            throw UsageError(messages::kCostProbabilityRange, {probability});
        costing.requests->probability = probability;
    }
    return costing;
}

Costing CostingOptions::costingFor(const Costing& made) const {
    const bool kind = lossOption && lossOption->count() > 0;
    const bool ratio = costs.ratioOption->count() > 0;
    const Costing asked = costing();
    Costing costing = made;
    costing.loss = Loss((kind ? asked : made).loss.kind(), (ratio ? asked : made).loss.ratio());
    if (!asked.requests) return costing;
    if (!costing.requests) costing.requests.emplace();
    if (costs.siteGiven()) costing.requests->site = asked.requests->site;
    if (ratio || asked.requests->probability)
        costing.requests->probability = asked.requests->probability;
    return costing;
}

Json ruleJson(const RequestRule& rule) {
    if (rule.limit) return {{"kind", "limit"}};
    if (rule.kind == RequestRule::Kind::Padded)
        return {{"kind", "padded"}, {"factor", rule.factor}};
    return {{"kind", "upper-bound"}, {"probability", rule.level}, {"shift", rule.shift}};
}

Json metricsJson(const CostMetrics& metrics) {
    Json json{{"rows", metrics.rows}, {"left_out", metrics.left}};
    for (const CostMetric& metric : allCostMetrics())
        json[std::string(metric.key)] = jsonNumber(metrics.*metric.member);
    return json;
}

Json intervalJson(const CostInterval& interval) {
    Json json = Json::object();
    for (const CostMetric& metric : allCostMetrics())
        json[std::string(metric.key)] = {jsonNumber(interval.low.*metric.member),
                                         jsonNumber(interval.high.*metric.member)};
    return json;
}

}  // namespace footbridge
