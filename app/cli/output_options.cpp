// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_options.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <system_error>
#include <utility>

#include "app/cli/command_tree.h"
#include "core/bundle/manifest.h"
#include "core/bundle/signature.h"
#include "core/table/joined_file.h"

namespace footbridge {
namespace {

constexpr const char* kWritten = "written";
/// The type of an option that may name a file in what it asks: JOIN "FILE" ON …
constexpr const char* kQuery = "SQL";

/// Refuses nothing; an option that has it is an OutputOption.
CLI::Validator writtenMark() {
    return {[](const std::string&) { return std::string(); }, "", kWritten};
}

bool isWritten(CLI::Option& option) {
    try {
        return option.get_validator(kWritten) != nullptr;
    } catch (const CLI::OptionNotFound&) {
        return false;
    }
}

/// Whether a file is to lie in one of the folders that the command has yet to make.
bool willLieIn(const std::vector<std::string>& folders, const std::string& file) {
    namespace fs = std::filesystem;
    const fs::path around = fs::path(file).lexically_normal().parent_path();
    std::error_code ignored;
    return std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
        return around == (fs::path(folder) / "").lexically_normal().parent_path() &&
               !fs::exists(folder, ignored);
    });
}

}  // namespace

CLI::Option* OutputOption::addTo(CLI::App& on, const std::string& name, const std::string& text,
                                 const std::string& type) {
    command = &on;
    const std::function<void(const std::string&)> keep = [this](const std::string& path) {
        asked = path;
    };
    return on.add_option_function(name, keep, text)->type_name(type)->check(writtenMark());
}

std::vector<std::string> inputsOf(CLI::App& command) {
    std::vector<std::string> inputs;
    for (CLI::Option* option : command.get_options()) {
        if (option->get_type_name() == kQuery)
            for (const std::string& query : option->results()) {
                CsvOptions options;
                options.query = query;
                inputs.push_back(joinOf(options).path);
            }
        if (isWritten(*option) || wordsOf(*option).takes() != OptionWords::Takes::File) continue;
        inputs.insert(inputs.end(), option->results().begin(), option->results().end());
    }
    return withSignatures(std::move(inputs));
}

std::vector<OutputFile> besidesBundle(const OutputOption& bundle) {
    if (!bundle) return {};
    checkReadBack(bundle.path());
    timeOfWriting();
    return {signatureFile(bundle.path())};
}

void checkOutputsOf(CLI::App& command, const std::vector<OutputFile>& besides,
                    const std::vector<std::string>& named) {
    std::vector<OutputFile> outputs;
    std::vector<std::string> folders;
    for (CLI::Option* option : command.get_options()) {
        if (!isWritten(*option)) continue;
        const bool folder = option->get_type_name().find("FOLDER") != std::string::npos;
        for (const std::string& path : option->results())
            if (folder)
                folders.push_back(path);
            else
                outputs.push_back({path});
    }
    std::erase_if(outputs, [&](const OutputFile& file) { return willLieIn(folders, file.path); });
    outputs.insert(outputs.end(), besides.begin(), besides.end());
    std::vector<std::string> inputs = inputsOf(command);
    inputs.insert(inputs.end(), named.begin(), named.end());
    checkOutputs(outputs, inputs);
}

}  // namespace footbridge
