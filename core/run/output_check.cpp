// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/output_check.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

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

/// Absolute first: a file that is not there yet has no canonical name of its own.
bool sameFile(const std::string& a, const std::string& b) {
    std::error_code ignored;
    return fs::weakly_canonical(fs::absolute(a, ignored), ignored) ==
           fs::weakly_canonical(fs::absolute(b, ignored), ignored);
}

bool beginsWith(const fs::path& path, const std::string& head) {
    std::string start(head.size(), '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    return file && start == head;
}

void checkOutput(const OutputFile& output) {
    const fs::path path(output.path);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) throw Error(messages::kFileIsFolder, {output.path});
    const bool there = fs::exists(path, ignored);
    if (!there && fs::is_symlink(path, ignored))
        throw Error(messages::kOutputLinkLeadsNowhere, {output.path});
    if (there && !fs::is_regular_file(path, ignored)) return;
    if (there && !output.head.empty() && !beginsWith(path, output.head))
        throw Error(messages::kOutputInTheWay, {output.path});
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const std::string reason = reasonAgainstWriting(folder);
    if (!reason.empty()) throw Error(messages::kFileUnwritable, {output.path, reason});
}

}  // namespace

void makeOutputFolder(const std::string& folder) {
    if (folder.empty()) throw WrongOutput(messages::kOutputPathEmpty);
    std::error_code problem;
    fs::create_directories(folder, problem);
    const std::string reason = problem ? problem.message() : reasonAgainstWriting(folder);
    if (!reason.empty()) throw Error(messages::kOutputFolderUnwritable, {folder, reason});
}

void checkOutputs(const std::vector<OutputFile>& outputs, const std::vector<std::string>& inputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const std::string& path = outputs[i].path;
        if (path.empty()) throw WrongOutput(messages::kOutputPathEmpty);
        for (std::size_t j = 0; j < i; ++j)
            if (sameFile(path, outputs[j].path)) throw WrongOutput(messages::kOutputTwice, {path});
        for (const std::string& input : inputs)
            if (!input.empty() && sameFile(path, input))
                throw WrongOutput(messages::kOutputIsInput, {path});
        checkOutput(outputs[i]);
    }
}

}  // namespace footbridge
