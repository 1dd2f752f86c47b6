// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/option_groups.h"
#include "core/laws/classical_laws.h"
#include "core/laws/laws_messages.h"
#include "core/laws/scaling_law.h"
#include "core/run/error.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

struct LawsCommandOptions {
    std::string table, response;
    std::vector<std::string> parameters;
    ReadingOptions reading;
};

Vector measurementsOf(const Table& table, const std::string& name) {
    const Column& column = table.column(name);
    if (column.type != ColumnType::Number)
        throw Error(messages::kLawColumnIsText, {name, table.path});
    return Eigen::Map<const Vector>(column.numbers.data(), column.rows());
}

Json termJson(const LawTerm& term, const std::vector<std::string>& names) {
    Json factors = Json::array();
    for (const LawFactor& factor : term.factors)
        factors.push_back({{"parameter", names[static_cast<std::size_t>(factor.parameter)]},
                           {"exponent", static_cast<double>(factor.numerator) / factor.denominator},
                           {"log2_exponent", factor.logs}});
    return {
        {"coefficient", term.coefficient}, {"factors", factors}, {"text", termText(term, names)}};
}

Json classicalJson(const FittedLaw& law) {
    constexpr std::array kNames{"Amdahl", "Gustafson", "universal scalability"};
    Json json{{"law", kNames[static_cast<std::size_t>(law.law)]},
              {"one_processor", jsonNumber(law.one)}};
    if (law.law == ClassicalLaw::Universal) {
        json["contention"] = jsonNumber(law.contention);
        json["coherency"] = jsonNumber(law.coherency);
    } else {
        json["serial_share"] = jsonNumber(law.serial);
    }
    json["smape_percent"] = jsonNumber(100 * law.error);
    return json;
}

void laws(const LawsCommandOptions& options, const Console& console) {
    const std::vector<std::string>& names = options.parameters;
    if (std::ranges::find(names, options.response) != names.end())
        throw UsageError(messages::kLawColumnTwice, {options.response});
    const RunContext context = console.context();
    const Table table = options.reading.read(options.table, context.part(0, 0.5));
    Matrix parameters(table.rows(), std::ssize(names));
    for (Index j = 0; j < parameters.cols(); ++j)
        parameters.col(j) = measurementsOf(table, names[static_cast<std::size_t>(j)]);
    const LawPoints points = distinctPoints(parameters, measurementsOf(table, options.response));
    const ScalingLaw law = findScalingLaw(points, names, context.part(0.5, 1));
    const auto leading = law.leading(points.points.colwise().maxCoeff());
    console.line(options.response + " = " + lawText(law, names));
    console.line("Grows with: " + (leading ? termText(*leading, names) : "nothing"));
    console.line("Error " + roundedNumber(100 * law.error) + " %, left out " +
                 roundedNumber(100 * law.heldOut) + " %, of " +
                 counted(points.values.size(), "point"));
    Json terms = Json::array();
    for (const LawTerm& term : law.terms) terms.push_back(termJson(term, names));
    Json json{{"response", options.response},
              {"parameters", names},
              {"points", points.values.size()},
              {"model", lawText(law, names)},
              {"constant", law.constant},
              {"terms", terms},
              {"leading", leading ? termJson(*leading, names) : Json(nullptr)},
              {"rss", law.squares},
              {"smape_percent", 100 * law.error},
              {"left_out_smape_percent", 100 * law.heldOut}};
    const Vector processors = points.points.col(0);
    if (names.size() == 1 && processors.minCoeff() >= 1 && points.values.minCoeff() > 0) {
        Json classical = Json::array();
        std::vector<std::vector<std::string>> rows;
        for (const ClassicalLaw kind :
             {ClassicalLaw::Amdahl, ClassicalLaw::Gustafson, ClassicalLaw::Universal}) {
            classical.push_back(classicalJson(fitClassicalLaw(kind, processors, points.values)));
            rows.push_back({classical.back()["law"].get<std::string>(),
                            roundedNumber(classical.back()["smape_percent"].is_null()
                                              ? NAN
                                              : classical.back()["smape_percent"].get<double>())});
        }
        console.line("If " + names.front() + " counts processors and " + options.response +
                     " is a time");
        console.table({"law", "error, %"}, rows);
        json["classical"] = classical;
    }
    console.json(json);
}

}  // namespace

void addLaws(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "laws", "Finds the law by which a response grows with its parameters",
        "  printf 'p,time\\n1,9\\n2,12\\n4,21\\n8,57\\n16,201\\n' > runs.csv\n"
        "  footbridge-cli laws runs.csv --response time --parameters p");
    const auto options = std::make_shared<LawsCommandOptions>();
    command
        ->add_option("table", options->table,
                     "CSV with runs; equal parameters are repetitions, whose mean counts")
        ->required()
        ->type_name("TABLE");
    command->add_option("--response", options->response, "Column that grows")
        ->required()
        ->type_name("NAME");
    command
        ->add_option("--parameters", options->parameters,
                     "Columns that it grows with, separated by commas, eight at most; at least "
                     "five values each")
        ->required()
        ->delimiter(',')
        ->type_name("NAMES");
    options->reading.addTo(*command);
    whenAsked(*command, commands, options, laws, kReadsOnly);
}

}  // namespace footbridge
