// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/command_tree.h"
#include "app/cli/completion.h"
#include "app/cli/manual_page.h"

namespace footbridge {

void addManual(CLI::App& root, Commands& commands) {
    CLI::App* command = root.add_subcommand(
        "manual", "Prints what packages bring along: sections of a manual page, completions");
    // Packages are made with it; nobody has to find it in a list.
    command->group("");
    const auto kind = std::make_shared<std::string>();
    command->add_option("kind", *kind, "What to print: man, bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}))
        ->type_name("KIND");
    whenAsked(
        *command, commands, kind,
        [&root](const std::string& asked, const Console& console) {
            const CommandWords words = wordsOf(root);
            if (asked == "man") console.raw(manualSections(words));
            if (asked == "bash") console.raw(bashCompletion(words));
            if (asked == "zsh") console.raw(zshCompletion(words));
            if (asked == "fish") console.raw(fishCompletion(words));
        },
        kReadsOnly);
}

}  // namespace footbridge
