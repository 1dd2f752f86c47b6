// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_check.h"

#include <unistd.h>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

/// Empty when a file can be made in the folder, else the reason. Trying is the only check that
/// holds for every file system and every user.
std::string reasonAgainstWriting(const fs::path& folder) {
    std::string name = (folder / ".footbridge-XXXXXX").string();
    const int file = mkstemp(name.data());
    if (file < 0) return std::strerror(errno);
    close(file);
    unlink(name.c_str());
    return {};
}

void checkOutput(const std::string& output) {
    const fs::path path(output);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) throw Error(messages::kFileIsFolder, {output});
    if (fs::exists(path, ignored) && !fs::is_regular_file(path, ignored)) return;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const std::string reason = reasonAgainstWriting(folder);
    if (!reason.empty()) throw Error(messages::kFileUnwritable, {output, reason});
}

/// Absolute first: a file that is not there yet has no canonical name of its own.
bool sameFile(const std::string& a, const std::string& b) {
    std::error_code ignored;
    return fs::weakly_canonical(fs::absolute(a, ignored), ignored) ==
           fs::weakly_canonical(fs::absolute(b, ignored), ignored);
}

}  // namespace

void makeFolder(const std::string& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    const std::string reason = problem ? problem.message() : reasonAgainstWriting(folder);
    if (!reason.empty()) throw Error(messages::kCliFolderUnwritable, {folder, reason});
}

void checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        if (outputs[i].empty()) continue;
        for (std::size_t j = 0; j < i; ++j)
            if (!outputs[j].empty() && sameFile(outputs[i], outputs[j]))
                throw UsageError(messages::kCliSameOutput, {outputs[i]});
        for (const std::string& input : inputs)
            if (!input.empty() && sameFile(outputs[i], input))
                throw UsageError(messages::kCliOutputIsInput, {outputs[i]});
        checkOutput(outputs[i]);
    }
}

}  // namespace footbridge
