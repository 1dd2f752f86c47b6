// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/cost_options.h"
#include "app/cli/number_checks.h"
#include "app/cli/option_groups.h"
#include "core/run/plural.h"
#include "core/table/number_column.h"

namespace footbridge {
namespace {

constexpr double kLeastFactor = 1e-6, kMostFactor = 1e6;

struct CostsCommandOptions {
    std::string file, measured, nodes;
    std::vector<std::string> requests;
    std::vector<double> factors;
    CostOptions costs;
    SeedOption seed;
    ReadingOptions reading;
};

/// One way to request, and what it asks for.
struct Practice {
    std::string column;
    double factor = 1;
    CostMetrics metrics;
    CostInterval interval;

    std::string name() const {
        return factor == 1 ? column : column + " × " + roundedNumber(factor, 6);
    }
};

Vector vectorOf(const Table& table, const std::string& name) {
    const std::vector<double>& numbers = numbersOf(table, name);
    return Eigen::Map<const Vector>(numbers.data(), std::ssize(numbers));
}

/// Those that were named, else what Footbridge itself writes.
std::vector<std::string> requestColumns(const Table& table, const CostsCommandOptions& options) {
    if (!options.requests.empty()) return options.requests;
    for (const char* name : {"request", "prediction", "predicted"})
        if (table.find(name)) return {name};
    throw UsageError(messages::kCliNoRequests, {table.path});
}

/// All rows but those that the file says a model was adapted to, as adapt writes it.
Rows rowsBesideShots(const Table& table) {
    const Column* use = table.find("use");
    Rows rows;
    for (Index row = 0; row < table.rows(); ++row)
        if (!use || use->type != ColumnType::Category || use->text(row) != "shot")
            rows.push_back(row);
    return rows;
}

std::vector<Practice> practicesOf(const CostsCommandOptions& options, const Table& table,
                                  const CostSettings& settings, const Rows& rows,
                                  const RunContext& context) {
    const Vector measured = vectorOf(table, options.measured)(rows);
    const Vector nodes =
        options.nodes.empty() ? Vector() : Vector(vectorOf(table, options.nodes)(rows));
    std::vector<double> factors{1};
    factors.insert(factors.end(), options.factors.begin(), options.factors.end());
    std::vector<Practice> practices;
    for (const std::string& column : requestColumns(table, options))
        for (const double factor : factors) {
            context.checkCancelled();
            const Vector requests = factor * vectorOf(table, column)(rows);
            practices.push_back(
                {column, factor, costMetrics(requests, measured, nodes, settings),
                 costInterval(requests, measured, nodes, settings, options.seed.seed)});
        }
    return practices;
}

std::string between(double value, double low, double high) {
    return roundedNumber(value) + " (" + roundedNumber(low) + "–" + roundedNumber(high) + ")";
}

void print(const Console& console, const std::vector<Practice>& practices, double ratio,
           Index shots) {
    std::vector<std::vector<std::string>> rows;
    for (const Practice& each : practices) {
        const auto cell = [&](double CostMetrics::*member, double times) {
            return between(times * (each.metrics.*member), times * (each.interval.low.*member),
                           times * (each.interval.high.*member));
        };
        rows.push_back({each.name(), std::to_string(each.metrics.rows),
                        cell(&CostMetrics::underestimates, 100), cell(&CostMetrics::attempts, 1),
                        cell(&CostMetrics::waste, 100), cell(&CostMetrics::cost, 1),
                        cell(&CostMetrics::totalCost, 1)});
    }
    console.line("Cost with doubling, an underestimate " + roundedNumber(ratio) +
                 " times as bad; 1 is a perfect request");
    console.table(
        {"request", "rows", "% killed", "attempts", "% wasted", "cost of a run", "cost of all"},
        rows);
    if (shots > 0)
        console.line("Left out: " + counted(shots, "shot") +
                     " (column “use”), which the model learned from");
    if (const Index left = practices.front().metrics.left; left > 0)
        console.line("Left out: " + counted(left, "row") +
                     " with a number that is missing or not above 0, or a run that takes more "
                     "than the maximum");
}

void costs(const CostsCommandOptions& options, const Console& console) {
    const CostSettings settings = options.costs.settings();
    const RunContext context = console.context(options.seed.seed);
    const Table table = options.reading.read(options.file, context.part(0, 0.5));
    const Rows rows = rowsBesideShots(table);
    const Index shots = table.rows() - std::ssize(rows);
    if (rows.empty()) throw Error(messages::kCliShotsAlone, {options.file});
    const auto practices = practicesOf(options, table, settings, rows, context);
    print(console, practices, settings.ratio, shots);
    Json list = Json::array();
    for (const Practice& each : practices) {
        Json json{{"request", each.column}, {"factor", each.factor}};
        json.update(metricsJson(each.metrics));
        json["interval"] = intervalJson(each.interval);
        list.push_back(std::move(json));
    }
    console.json({{"file", options.file},
                  {"measured", options.measured},
                  {"cost_ratio", settings.ratio},
                  {"shots_left_out", shots},
                  {"requests", list}});
}

}  // namespace

void addCosts(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "costs",
        "Says what requests cost against measured values: kills, waste, cost with doubling",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--predictions predictions.csv\n"
        "  footbridge-cli costs predictions.csv --measured runtime_s --request prediction "
        "--factor 1.5 --cost-ratio 5");
    const auto options = std::make_shared<CostsCommandOptions>();
    command
        ->add_option("file", options->file,
                     "CSV with requests and measured values; rows that its column use calls shot "
                     "are left out")
        ->required()
        ->type_name("PREDICTIONS");
    command->add_option("--measured", options->measured, "Column with what came true")
        ->required()
        ->type_name("COLUMN");
    command
        ->add_option("--request", options->requests,
                     "Column with what is requested (default: request, else prediction, else "
                     "predicted); repeatable")
        ->expected(1)
        ->take_all()
        ->type_name("COLUMN");
    command
        ->add_option("--factor", options->factors,
                     "Also score this many times what is requested; repeatable")
        ->expected(1)
        ->take_all()
        ->check(finiteNumber(kLeastFactor, kMostFactor))
        ->type_name("F");
    command->add_option("--nodes", options->nodes, "Column with the nodes of each run")
        ->type_name("COLUMN");
    options->costs.addTo(*command, 1);
    options->seed.addTo(*command);
    options->reading.addTo(*command);
    whenAsked(*command, commands, options, costs, kReadsOnly);
}

}  // namespace footbridge
