// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/argument_rules.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"

namespace footbridge {
namespace {

bool lacksSomething(const CLI::Option& option, std::string_view value) {
    if (value.empty()) return true;
    const char comma = option.get_delimiter();
    return comma != '\0' && (value.front() == comma || value.back() == comma ||
                             value.find(std::string(2, comma)) != value.npos);
}

void check(const CLI::Option& option, std::string_view value) {
    if (lacksSomething(option, value))
        throw UsageError(messages::kCliEmptyValue, {option.get_name()});
    if (option.get_allow_extra_args() && value.starts_with('[') && value.ends_with(']'))
        throw UsageError(messages::kCliValueInBrackets, {value});
}

/// Whether an option takes all bare values behind it: those that are no list and were not told to
/// expect one value.
bool takesAll(const CLI::Option& option) {
    return option.get_positional() ||
           (option.get_expected_max() > 1 && option.get_delimiter() == '\0');
}

const CLI::App* commandBelow(const CLI::App& command, const std::string& name) {
    const auto below = command.get_subcommands(
        [&](const CLI::App* one) { return !name.empty() && one->get_name() == name; });
    return below.empty() ? nullptr : below.front();
}

bool hasCommands(const CLI::App& command) {
    return !command.get_subcommands([](const CLI::App*) { return true; }).empty();
}

/// A letter behind one hyphen; a digit there makes a number.
bool isShortOption(const std::string& word) {
    return word.size() > 1 && word[0] == '-' && std::isalpha(static_cast<unsigned char>(word[1]));
}

/// The first value that a command takes without an option; nullptr where it takes none.
const CLI::Option* bareValue(const CLI::App& command) {
    const auto bare =
        command.get_options([](const CLI::Option* one) { return one->get_positional(); });
    return bare.empty() ? nullptr : bare.front();
}

}  // namespace

void tightenOptions(CLI::App& program) {
    for (CLI::Option* option : program.get_options()) {
        if (!takesAll(*option)) option->allow_extra_args(false);
    }
    for (CLI::App* command : program.get_subcommands([](CLI::App*) { return true; }))
        tightenOptions(*command);
}

void checkArguments(const CLI::App& program, std::span<const char* const> arguments) {
    const CLI::App* command = &program;
    std::string path = program.get_name();
    // The first mistyped word, which explains more than what is then lacking.
    std::optional<UsageError> unknown;
    const auto isUnknown = [&](const MessageId& sentence, const std::string& word) {
        if (!unknown) unknown.emplace(sentence, std::vector<MessageArgument>{word, path});
    };
    bool asksForHelp = false;
    const CLI::Option* taker = nullptr;  // of what is no option
    bool bareAlone = false;
    std::string first;  // of the bare words of a command that has commands below
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string word = arguments[i];
        if (word == "--" && !bareAlone) {
            bareAlone = true;
            taker = bareValue(*command);
        } else if (word.starts_with("--") && !bareAlone) {
            const std::size_t sign = word.find('=');
            const CLI::Option* option = command->get_option_no_throw(word.substr(0, sign));
            if (!option) {
                isUnknown(messages::kCliUnknownOption, word.substr(0, sign));
                continue;
            }
            asksForHelp = asksForHelp || word == "--help" || word == "--help-all";
            const bool takes = option->get_items_expected_max() > 0;
            if (sign != word.npos && !takes)
                throw UsageError(messages::kCliFlagWithValue, {word.substr(0, sign)});
            if (sign != word.npos)
                check(*option, std::string_view(word).substr(sign + 1));
            else if (takes && i + 1 < arguments.size())
                check(*option, arguments[++i]);
            taker = option->get_allow_extra_args() ? option : bareValue(*command);
        } else if (isShortOption(word) && !bareAlone) {
            asksForHelp = asksForHelp || word == "-h";
            if (!command->get_option_no_throw(word.substr(0, 2)))
                isUnknown(messages::kCliUnknownOption, word);
        } else if (const CLI::App* below = commandBelow(*command, word); below && !bareAlone) {
            command = below;
            path += " " + word;
            taker = bareValue(*command);
        } else if (taker) {
            check(*taker, word);
            // Where a file may stand instead of a command, a second word says which was meant.
            std::error_code none;
            if (bareAlone || taker != bareValue(*command) || !hasCommands(*command)) continue;
            if (first.empty())
                first = word;
            else if (!std::filesystem::exists(first, none))
                isUnknown(messages::kCliUnknownCommand, first);
        } else if (hasCommands(*command) && !bareAlone) {
            isUnknown(messages::kCliUnknownCommand, word);
        }
    }
    if (unknown && !asksForHelp) throw UsageError(*unknown);
}

std::string shownName(const CLI::App& command, const CLI::Option& value) {
    const auto typeOf = [](const CLI::Option& one) {
        const std::string type = one.get_type_name();
        return type.substr(0, type.find(':'));
    };
    const std::string type = typeOf(value);
    const auto alike = command.get_options(
        [&](const CLI::Option* one) { return one->get_positional() && typeOf(*one) == type; });
    return !value.get_positional() || alike.size() > 1 ? value.get_name()
                                                       : type.substr(type.rfind(' ') + 1);
}

}  // namespace footbridge
