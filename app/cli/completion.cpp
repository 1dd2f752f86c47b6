// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion.h"

#include <functional>

#include "app/cli/console.h"

namespace footbridge {
namespace {

using Takes = OptionWords::Takes;

/// Calls with each command and the words that lead to it, each after a space; none for the program.
void forEach(const CommandWords& command, const std::string& path,
             const std::function<void(const std::string&, const CommandWords&)>& call) {
    call(path, command);
    for (const CommandWords& below : command.commands)
        forEach(below, path + " " + below.name, call);
}

/// Between single quotes, in which a shell leaves everything but the quote itself alone.
std::string quoted(const std::string& text) {
    std::string inside;
    for (const char c : text) inside += c == '\'' ? "'\\''" : std::string(1, c);
    return "'" + inside + "'";
}

/// With a backslash before each quote and backslash.
std::string escaped(const std::string& text) {
    std::string plain;
    for (const char c : text) plain += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c);
    return plain;
}

/// Between single quotes for fish, where a backslash still takes the meaning of these two.
std::string fishQuoted(const std::string& text) {
    return "'" + escaped(text) + "'";
}

/// A list of words that each shell splits at blanks and reads as it reads what is typed.
std::string listed(const std::vector<std::string>& choices) {
    return escaped(joined(choices, " "));
}

/// What stands for anything of a kind in the programs below.
std::string bashKind(const OptionWords& option) {
    switch (option.takes()) {
        case Takes::File:
            return "file";
        case Takes::Folder:
            return "folder";
        case Takes::Choice:
            return "words:" + listed(option.choices);
        case Takes::Text:
            return "nothing";
        case Takes::Nothing:
            break;
    }
    return "";
}

std::string bashCase(const std::string& path, const CommandWords& command) {
    std::vector<std::string> words;
    std::string values;
    for (const OptionWords& option : command.options) {
        words.insert(words.end(), option.names.begin(), option.names.end());
        const std::string kind = bashKind(option);
        if (!kind.empty())
            values +=
                "            " + joined(option.names, "|") + ") kind=" + quoted(kind) + " ;;\n";
    }
    std::vector<std::string> names;
    for (const CommandWords& below : command.commands) names.push_back(below.name);
    std::string text = "    " + quoted(path) + ")\n        options=" + quoted(joined(words, " ")) +
                       "\n        commands=" + quoted(joined(names, " ")) + "\n";
    if (!command.values.empty())
        text += "        bare=" + quoted(bashKind(command.values.back())) + "\n";
    if (!values.empty()) text += "        case $previous in\n" + values + "        esac\n";
    return text + "        ;;\n";
}

/// Inside brackets of a specification of _arguments these would end something.
std::string zshText(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe;
}

std::string zshAction(const OptionWords& option) {
    std::string name = ":" + zshText(option.value) + ":";
    switch (option.takes()) {
        case Takes::File:
            return name + "_files";
        case Takes::Folder:
            return name + "_files -/";
        case Takes::Choice:
            return name + "(" + listed(option.choices) + ")";
        case Takes::Text:
            return name;
        case Takes::Nothing:
            break;
    }
    return "";
}

void addZsh(std::string& text, const std::string& function, const CommandWords& command) {
    text += "\n" + function + "() {\n    local state line\n    _arguments -C";
    for (const OptionWords& option : command.options)
        for (const std::string& name : option.names)
            text += " \\\n        " +
                    quoted("*" + name + "[" + zshText(option.text) + "]" + zshAction(option));
    if (!command.commands.empty()) {
        text +=
            " \\\n        '1:command:->command' '*::argument:->rest'\n    case $state in\n"
            "    command)\n        local -a commands=(";
        for (const CommandWords& below : command.commands)
            text += "\n            " + quoted(below.name + ":" + zshText(below.text));
        text += ")\n        _describe command commands\n";
        if (!command.values.empty()) text += "        _files\n";
        text += "        ;;\n    rest)\n        (( $+functions[" + function +
                "_${words[1]}] )) && " + function + "_${words[1]}\n        ;;\n    esac\n}\n";
    } else {
        for (const OptionWords& value : command.values)
            text += " \\\n        " + quoted("*" + zshAction(value));
        text += "\n}\n";
    }
    for (const CommandWords& below : command.commands)
        addZsh(text, function + "_" + below.name, below);
}

std::string fishValue(const OptionWords& option) {
    switch (option.takes()) {
        case Takes::File:
            return " -r -F";
        case Takes::Folder:
            return " -x -a '(__fish_complete_directories)'";
        case Takes::Choice:
            return " -x -a " + fishQuoted(listed(option.choices));
        case Takes::Text:
            return " -x";
        case Takes::Nothing:
            break;
    }
    return "";
}

std::string fishLines(const std::string& path, const CommandWords& command) {
    const auto about = [](const std::string& text) { return " -d " + fishQuoted(text) + "\n"; };
    const std::string begin =
        "complete -c footbridge-cli -n \"__footbridge_cli_at '" + path + "'\"";
    std::string text;
    for (const CommandWords& below : command.commands)
        text += begin + " -f -a " + below.name + about(below.text);
    for (const OptionWords& option : command.options) {
        text += begin;
        for (const std::string& name : option.names)
            text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        text += fishValue(option) + about(option.text);
    }
    if (!command.values.empty()) {
        const bool folder = command.values.back().takes() == Takes::Folder;
        text += begin + (folder ? " -a '(__fish_complete_directories)'\n" : " -F\n");
    }
    return text;
}

}  // namespace

std::string bashCompletion(const CommandWords& program) {
    std::string commands, cases;
    forEach(program, "", [&](const std::string& path, const CommandWords& command) {
        if (!path.empty()) commands += (commands.empty() ? "" : "|") + quoted(path);
        cases += bashCase(path, command);
    });
    return "# Completion of footbridge-cli for bash; footbridge-cli has written it.\n"
           "_footbridge_cli() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local path= word kind= options= commands= bare=\n"
           "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
           "        case \"$path $word\" in\n        " +
           commands +
           ") path=\"$path $word\" ;;\n        esac\n    done\n"
           "    case $path in\n" +
           cases +
           "    esac\n"
           "    if [ -z \"$kind\" ]; then\n"
           "        case $current in\n"
           "        -*) kind=\"words:$options\" ;;\n"
           "        *) kind=${bare:-nothing}\n"
           "           [ -n \"$commands\" ] && COMPREPLY=($(compgen -W \"$commands\" -- "
           "\"$current\")) ;;\n"
           "        esac\n"
           "    fi\n"
           "    local IFS=$'\\n'\n"
           "    case $kind in\n"
           "    file) compopt -o filenames; COMPREPLY+=($(compgen -f -- \"$current\")) ;;\n"
           "    folder) compopt -o filenames; COMPREPLY+=($(compgen -d -- \"$current\")) ;;\n"
           "    words:*) IFS=$' \\n'; COMPREPLY=($(compgen -W \"${kind#words:}\" -- "
           "\"$current\")) ;;\n"
           "    esac\n"
           "}\n"
           "complete -F _footbridge_cli footbridge-cli\n";
}

std::string zshCompletion(const CommandWords& program) {
    std::string text =
        "#compdef footbridge-cli\n"
        "# Completion of footbridge-cli for zsh; footbridge-cli has written it.\n";
    addZsh(text, "_footbridge-cli", program);
    return text + "\n_footbridge-cli \"$@\"\n";
}

std::string fishCompletion(const CommandWords& program) {
    std::string commands, lines;
    forEach(program, "", [&](const std::string& path, const CommandWords& command) {
        if (!path.empty()) commands += " " + quoted(path);
        lines += fishLines(path, command);
    });
    return "# Completion of footbridge-cli for fish; footbridge-cli has written it.\n"
           "function __footbridge_cli_at\n"
           "    # Whether the words typed so far lead to this command.\n"
           "    set -l path ''\n"
           "    for word in (commandline -opc)[2..-1]\n"
           "        contains -- \"$path $word\"" +
           commands +
           "\n        and set path \"$path $word\"\n"
           "    end\n"
           "    test \"$path\" = \"$argv[1]\"\n"
           "end\n"
           "complete -c footbridge-cli -f\n" +
           lines;
}

}  // namespace footbridge
