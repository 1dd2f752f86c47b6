// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"

#include <algorithm>

namespace footbridge {
namespace {

/// CLI11 hands a list of choices out as a part of the type alone: NAME:{one,two}.
std::vector<std::string> choicesIn(const std::string& type) {
    const std::size_t open = type.find(":{"), close = type.rfind('}');
    if (open == std::string::npos || close == std::string::npos) return {};
    std::vector<std::string> choices;
    for (std::size_t begin = open + 2; begin < close;) {
        // The comma itself may be one of them.
        const std::size_t end = std::min(type.find(',', begin + 1), close);
        choices.push_back(type.substr(begin, end - begin));
        begin = end + 1;
    }
    return choices;
}

}  // namespace

OptionWords wordsOf(const CLI::Option& option) {
    OptionWords words;
    for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
    const std::string type = option.get_type_name();
    if (option.get_items_expected_max() > 0) {
        words.value = type.substr(0, type.find(':'));
        words.choices = choicesIn(type);
    }
    words.text = option.get_description();
    words.group = option.get_group();
    words.required = option.get_required();
    return words;
}

OptionWords::Takes OptionWords::takes() const {
    if (value.empty()) return Takes::Nothing;
    if (!choices.empty()) return Takes::Choice;
    for (const char* file : {"FILE", "BUNDLE", "LOG", "TABLE", "STREAM", "CANDIDATES",
                             "PREDICTIONS", "PLANNED", "MODEL", "ROWS"})
        if (value.find(file) != std::string::npos) return Takes::File;
    return value.find("FOLDER") != std::string::npos ? Takes::Folder : Takes::Text;
}

CommandWords wordsOf(const CLI::App& command) {
    CommandWords words{
        command.get_name(), command.get_description(), command.get_footer(), {}, {}, {}};
    for (const CLI::Option* option : command.get_options({}))
        if (!option->get_group().empty())
            (option->nonpositional() ? words.options : words.values).push_back(wordsOf(*option));
    for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; })) {
        if (below->get_group().empty()) continue;
        words.commands.push_back(wordsOf(*below));
        // What a command does not say itself it has from the one above it.
        if (words.commands.back().footer == words.footer) words.commands.back().footer.clear();
    }
    return words;
}

}  // namespace footbridge
