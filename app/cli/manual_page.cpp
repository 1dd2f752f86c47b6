// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/manual_page.h"

#include <algorithm>
#include <string_view>

#include "app/cli/command.h"
#include "app/cli/console.h"

namespace footbridge {
namespace {

/// Text that stands for itself; `literal` also keeps each hyphen as the character that is typed.
std::string escaped(std::string_view text, bool literal = false) {
    std::string page;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool option = c == '-' && (literal || (i + 1 < text.size() && text[i + 1] == '-') ||
                                         (i > 0 && text[i - 1] == '-'));
        const bool begins = i == 0 || text[i - 1] == '\n';
        if (begins && (c == '.' || c == '\'')) page += "\\&";
        if (c == '\\') {
            page += "\\e";
        } else if (c == '"') {
            page += "\\(dq";
        } else {
            page += option ? "\\-" : std::string(1, c);
        }
    }
    return page;
}

/// What every command understands stands once, in the section on options.
bool isCommon(const OptionWords& option) {
    return std::ranges::find(kCommonOptions, option.names.back()) != kCommonOptions.end();
}

/// What an option may be, where its text does not say all of it.
std::string choicesOf(const OptionWords& words) {
    const auto said = [&](const std::string& choice) {
        return words.text.find(choice) != std::string::npos;
    };
    if (std::ranges::all_of(words.choices, said)) return {};
    return ": " + joined(words.choices);
}

void addEntry(std::string& page, const std::string& name, const OptionWords& words) {
    page += ".TP\n.BI \"" + escaped(name, true) + "\" \"" +
            (words.value.empty() || name.empty() ? "" : " ") + escaped(words.value, true) + "\"\n" +
            escaped(words.text + choicesOf(words)) + (words.required ? "; required.\n" : ".\n");
}

std::string joinedNames(const OptionWords& option) {
    std::string all;
    for (const std::string& name : option.names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

std::string usage(const std::string& path, const CommandWords& command) {
    std::string line = ".PP\n.B \"" + escaped(path, true) + "\"\n.RI [ OPTION ...]";
    for (const OptionWords& value : command.values) {
        const std::string name = escaped(value.value, true);
        line += value.required ? "\n.I \"" + name + "\"" : "\n.RI [ \"" + name + "\" ]";
    }
    return line + "\n";
}

/// A list of options may be long, and its titles are those of --help.
void addOptions(std::string& page, const CommandWords& command) {
    std::vector<std::string> groups;
    for (const OptionWords& option : command.options)
        if (!isCommon(option) &&
            std::find(groups.begin(), groups.end(), option.group) == groups.end())
            groups.push_back(option.group);
    for (const std::string& group : groups) {
        if (group != "Options") page += ".PP\n" + escaped(group) + ":\n";
        for (const OptionWords& option : command.options)
            if (option.group == group && !isCommon(option))
                addEntry(page, joinedNames(option), option);
    }
}

void addCommand(std::string& page, const std::string& path, const CommandWords& command) {
    page += ".SS \"" + escaped(path, true) + "\"\n" + escaped(command.text) + ".\n";
    // A command that only has others below it cannot be asked for itself.
    const bool asked =
        std::any_of(command.options.begin(), command.options.end(), [](const OptionWords& option) {
            return isCommon(option) && option.names.back() == "--json";
        });
    if (asked) page += usage("footbridge-cli " + path, command);
    for (const OptionWords& value : command.values) addEntry(page, "", value);
    addOptions(page, command);
    if (!command.footer.empty()) page += ".PP\n.nf\n" + escaped(command.footer, true) + "\n.fi\n";
    for (const CommandWords& below : command.commands)
        addCommand(page, path + " " + below.name, below);
}

}  // namespace

std::string manualSections(const CommandWords& program) {
    std::string page;
    for (const CommandWords& command : program.commands) addCommand(page, command.name, command);
    return page;
}

}  // namespace footbridge
