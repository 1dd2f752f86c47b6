// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <cmath>
#include <filesystem>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/cost_options.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "app/cli/trust_options.h"
#include "core/bundle/alternatives.h"
#include "core/run/number_limits.h"

namespace footbridge {
namespace {

struct RecommendCommandOptions {
    std::string candidates, nodes;
    std::vector<std::string> platforms;
    CostingOptions costs;
    Limits limits;
    ReadingOptions reading;
    TrustOptions trust;
};

/// BUNDLE or BUNDLE=PRICE.
PricedPlatform readPlatform(const std::string& text, const TrustOptions& trust,
                            const Console& console) {
    PricedPlatform platform;
    std::string path = text;
    if (const std::size_t sign = text.rfind('='); sign != std::string::npos) {
        const char* const end = text.data() + text.size();
        const auto [rest, problem] = std::from_chars(text.data() + sign + 1, end, platform.price);
        if (sign == 0 || problem != std::errc() || rest != end || !(platform.price > 0) ||
            !(platform.price <= kMostNumber))
            throw UsageError(messages::kCliPlatformPrice, {text});
        path = text.substr(0, sign);
    }
    platform.path = path;
    platform.bundle = bundleFrom(path, trust, console);
    platform.name = platform.bundle.provenance.target.label;
    if (platform.name.empty()) platform.name = std::filesystem::path(path).stem().string();
    return platform;
}

void print(const Console& console, const std::vector<Alternative>& places,
           const std::vector<std::size_t>& rows, const PlaceRecommendation& recommendation,
           const Limits& limits) {
    std::vector<std::vector<std::string>> lines;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Assessment& each = recommendation.assessments[i];
        lines.push_back({recommendation.best == i ? "→"
                         : each.onFront           ? "·"
                                                  : "",
                         places[i].platform, std::to_string(rows[i]),
                         roundedNumber(places[i].nodes, 6), roundedNumber(places[i].request),
                         roundedNumber(each.time), roundedNumber(each.price),
                         roundedNumber(100 * each.chanceMissed)});
    }
    console.table({"", "platform", "row", "nodes", "request", "time", "price", "% missed"}, lines);
    if (!recommendation.best) return;
    const std::size_t best = *recommendation.best;
    console.line("→ " + places[best].platform + ", row " + std::to_string(rows[best]) +
                 (recommendation.withinRisk
                      ? std::string()
                      : ": none stays within a risk of " + roundedNumber(100 * limits.risk) +
                            " %, this one is least likely to miss"));
    console.line("· is as cheap as any that is as fast");
}

void recommendPlaces(const RecommendCommandOptions& options, const Console& console) {
    options.costs.costing();  // complains before anything is read
    const RunContext context = console.context();
    const Table table = options.reading.read(options.candidates, context.part(0, 0.2));
    std::vector<PricedPlatform> platforms;
    for (const std::string& text : options.platforms)
        platforms.push_back(readPlatform(text, options.trust, console));
    tellApart(platforms);
    std::vector<Alternative> places;
    std::vector<std::size_t> rows;
    for (const PricedPlatform& platform : platforms) {
        const Costing costing = options.costs.costingFor(platform.bundle.model.costing);
        const auto own = alternativesOn(platform, table, options.nodes, costing, context);
        for (std::size_t row = 0; row < own.size(); ++row) rows.push_back(row);
        places.insert(places.end(), own.begin(), own.end());
    }
    const PlaceRecommendation recommendation = recommend(places, options.limits);
    print(console, places, rows, recommendation, options.limits);
    Json list = Json::array();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Assessment& each = recommendation.assessments[i];
        list.push_back({{"platform", places[i].platform},
                        {"row", rows[i]},
                        {"nodes", places[i].nodes},
                        {"request", jsonNumber(places[i].request)},
                        {"time", jsonNumber(each.time)},
                        {"price", jsonNumber(each.price)},
                        {"chance_missed", each.chanceMissed},
                        {"on_front", each.onFront}});
    }
    console.json({{"alternatives", list},
                  {"best", recommendation.best ? Json(*recommendation.best) : Json(nullptr)},
                  {"within_risk", recommendation.withinRisk}});
}

}  // namespace

void addRecommend(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "recommend",
        "Says on which platform and how many nodes to run, under a deadline or a budget",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli recommend runs/target.csv --platform model.zip=2 --deadline 0.01");
    const auto options = std::make_shared<RecommendCommandOptions>();
    command->add_option("file", options->candidates, "CSV with one row for each way to run")
        ->required()
        ->type_name("CANDIDATES");
    command
        ->add_option("--platform", options->platforms,
                     "A bundle of the platform, and what a node costs for one unit of the run "
                     "time (default: 1); repeatable")
        ->required()
        ->expected(1)
        ->take_all()
        ->type_name("BUNDLE[=PRICE]");
    command->add_option("--nodes", options->nodes, "Column with the nodes of each row")
        ->type_name("COLUMN");
    command->add_option("--deadline", options->limits.deadline, "Limit of the time to solution")
        ->check(positiveNumber())
        ->type_name("S");
    command->add_option("--budget", options->limits.budget, "Limit of what is charged")
        ->check(positiveNumber())
        ->type_name("PRICE");
    command
        ->add_option("--risk", options->limits.risk,
                     "Accepted chance of missing a limit (default: 0.05)")
        ->check(finiteNumber(0, 1))
        ->type_name("P");
    options->costs.addTo(*command);
    options->reading.addTo(*command);
    options->trust.addTo(*command);
    whenAsked(*command, commands, options, recommendPlaces, kReadsOnly);
}

}  // namespace footbridge
