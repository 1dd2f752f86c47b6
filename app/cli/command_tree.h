// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace footbridge {

/// An option, or a value that a command takes without one.
struct OptionWords {
    enum class Takes { Nothing, File, Folder, Choice, Text };

    std::vector<std::string> names;    ///< with their dashes; none where it is a bare value
    std::string value;                 ///< what --help calls what it takes, such as FILE
    std::string text;                  ///< a sentence without its full stop
    std::vector<std::string> choices;  ///< all that it may be; empty where that is no short list
    std::string group;                 ///< the title that --help lists it under
    bool required = false;

    Takes takes() const;
};

/// A command as --help has it, and those below it.
struct CommandWords {
    std::string name, text, footer;
    std::vector<OptionWords> options, values;
    std::vector<CommandWords> commands;
};

OptionWords wordsOf(const CLI::Option& option);

/// What a program understands, hidden commands left out; in the order of --help.
CommandWords wordsOf(const CLI::App& command);

}  // namespace footbridge
