// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <map>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "core/run/file.h"
#include "core/run/output_check.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

/// Beside the program, in the build tree as in an installation.
fs::path exampleFolder() {
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    return program.parent_path().parent_path() / "share" / "footbridge" / "example";
}

void copyExample(const std::string& folder, const Console& console) {
    const fs::path from = exampleFolder();
    makeOutputFolder(folder);
    std::map<std::string, std::string> files;
    for (const char* name : {"source.csv", "target.csv"}) {
        if (!fs::exists(from / name)) throw Error(messages::kCliExampleMissing, {from.string()});
        const std::string to = (fs::path(folder) / name).string(), bytes = readFile(from / name);
        checkOutputs({{to}}, {});
        if (holdsOther(to, bytes)) throw Error(messages::kCliExampleInTheWay, {to});
        files[to] = bytes;
    }
    Json written = Json::array();
    for (const auto& [to, bytes] : files) {
        writeFile(to, bytes);
        written.push_back(to);
        console.line(to);
    }
    console.json({{"files", written}});
}

}  // namespace

void addExample(CLI::App& root, Commands& commands) {
    CLI::App* command = addCommand(root, commands, "example",
                                   "Writes the two tables of the built-in example into a folder",
                                   "  footbridge-cli example runs");
    const auto folder = std::make_shared<std::string>();
    command->add_option("folder", *folder, "Folder to write to; made if it is not there")
        ->required()
        ->type_name("FOLDER");
    whenAsked(*command, commands, folder, copyExample);
}

}  // namespace footbridge
