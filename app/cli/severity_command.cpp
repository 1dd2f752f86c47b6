// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/analysis_options.h"
#include "app/cli/command.h"
#include "app/cli/matching_output.h"

namespace footbridge {

void addSeverity(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(
        root, commands, "severity", "Measures how far the target diverges from the sources",
        "  footbridge-cli example runs\n"
        "  footbridge-cli severity --source runs/source.csv --target runs/target.csv --shots 20");
    const auto options = std::make_shared<AnalysisOptions>();
    options->addTo(*command);
    command->callback([options, &commands] {
        commands.work = [options](Console& console) {
            const AnalysisInput input = options->load(console, true);
            const RunContext context = console.context(input.seed);
            const Analysis prepared = prepare(input);
            const auto source = trainFor(input, prepared, {}, context.part(0.02, 0.8));
            const Severity severity =
                severityOf(*source, input.sources, input.target, prepared.split.shots,
                           prepared.matching, context.part(0.8, 1), input.pool);
            printTables(console, input);
            printSeverity(console, severity);
            Json json = tablesJson(input);
            json["severity"] = severityJson(severity);
            console.json(json);
        };
    });
}

}  // namespace footbridge
