// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/number_checks.h"

namespace footbridge {

CLI::App* addCommand(CLI::App& parent, Commands& commands, const std::string& name,
                     const std::string& description, const std::string& example) {
    CLI::App* command = parent.add_subcommand(name, description);
    CommonOptions& common = commands.common;
    command->add_flag("--json", common.json, "Print JSON for programs instead of text");
    command->add_flag(
        "--quiet", common.quiet,
        "Write only errors and doubts about tables and bundles to the standard error");
    command
        ->add_option("--threads", common.threads,
                     "Processor threads to use at most (default: all of the machine)")
        ->transform(wholeNumber(1, 1024))
        ->type_name("N");
    command->footer("Example:\n" + example);
    return command;
}

}  // namespace footbridge
