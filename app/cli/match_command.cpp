// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/analysis_options.h"
#include "app/cli/command.h"
#include "app/cli/matching_output.h"

namespace footbridge {
namespace {

/// The shots help the suggestions; without a response there are none.
Matching matchingOf(const AnalysisInput& input, const RunContext& context) {
    if (!input.target.roles.response.empty() && !input.target.labelledRows().empty())
        return prepare(input, context).matching;
    const Matching matching =
        matchFeatures(input.sources, input.target, input.aliases, input.edits);
    return acceptSuggestions(matching, input.acceptSuggestions);
}

}  // namespace

void addMatch(CLI::App& root, Commands& commands) {
    CLI::App* command =
        addCommand(root, commands, "match", "Shows which features of source and target correspond",
                   "  footbridge-cli example runs\n"
                   "  footbridge-cli match --source runs/source.csv --target runs/target.csv");
    const auto options = std::make_shared<AnalysisOptions>();
    options->tables.addTo(*command, true, true);
    options->response.addTo(*command);
    options->matching.addTo(*command);
    options->shots.addTo(*command, "Shots: target rows with a response to learn from");
    options->pool.addTo(*command);
    options->seed.addTo(*command);
    options->reading.addTo(*command);
    command->callback([options, &commands] {
        commands.work = [options](Console& console) {
            const AnalysisInput input = options->load(console, false);
            const Matching matching = matchingOf(input, console.context(input.seed));
            printTables(console, input);
            printMatching(console, matching);
            Json json = tablesJson(input);
            json["matching"] = matchingJson(matching);
            console.json(json);
        };
    });
}

}  // namespace footbridge
