// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <span>
#include <string>

namespace footbridge {

/// Lets an option that may be repeated, of a program or of its commands, take one value each time:
/// CLI11 would give it all bare ones behind it as well.
void tightenOptions(CLI::App& program);

/// Refuses a command line with a value that is an empty text, before anything is made of it:
/// `--option ''`, `--option=`, an element of a list such as `,5`, or a bare value. No option means
/// anything by an empty value; an unset variable of a script would count as an option that was not
/// given, and CLI11 would take the word behind `--option=` for the value, and a list without its
/// empty elements. Likewise a value of a flag, and one in brackets where many are taken, as CLI11
/// would make a list of it.
/// Also refuses the first command or option that the program does not know, unless it is asked for
/// help: CLI11 would rather name what is then lacking.
/// `arguments` begin with the program's name. Throws UsageError, which names the option or value.
void checkArguments(const CLI::App& program, std::span<const char* const> arguments);

/// What the help of a command calls an option or a value: `value` of `value VALUE` where several
/// are a VALUE, else VALUE.
std::string shownName(const CLI::App& command, const CLI::Option& value);

}  // namespace footbridge
