// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/output_check.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <utility>

#include "core/run/file.h"
#include "core/run/path_expansion.h"
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

/// One name for a file that is called in several ways. Absolute first: one that is not there yet
/// has no canonical name of its own.
fs::path placeOf(const fs::path& path) {
    std::error_code problem;
    const fs::path whole = fs::absolute(path, problem);
    fs::path place = fs::weakly_canonical(whole, problem);
    return problem ? whole.lexically_normal() : place;
}

/// Why the system does not even look for such a path; empty where it does.
std::string reasonAgainstPath(const fs::path& path) {
    struct stat info {};
    const bool asked = ::lstat(path.c_str(), &info) == 0 || errno == ENOENT;
    return asked ? "" : std::strerror(errno);
}

void checkOutput(const OutputFile& output) {
    const fs::path path(output.path);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) throw Error(messages::kFileIsFolder, {output.path});
    const bool there = fs::exists(path, ignored);
    if (!there && fs::is_symlink(path, ignored))
        throw Error(messages::kOutputLinkLeadsNowhere, {output.path});
    const bool named = output.head.empty() && output.mark.empty();
    if (there && !named && !isWrittenByUs(output))
        throw Error(messages::kOutputInTheWay, {output.path});
    if (there && !fs::is_regular_file(path, ignored)) return;
    std::string reason = reasonAgainstPath(path);
    if (reason.empty()) reason = reasonAgainstWriting(folderOf(writtenPlace(path)));
    if (!reason.empty()) throw Error(messages::kFileUnwritable, {output.path, reason});
}

/// Files that are known under each of their names, links and hard links.
class KnownFiles {
  public:
    void add(const fs::path& path) {
        m_places.insert(placeOf(path));
        struct stat info {};
        if (::stat(path.c_str(), &info) == 0) add(info);
    }
    void add(const struct stat& info) {
        if (S_ISREG(info.st_mode)) m_numbers.emplace(info.st_dev, info.st_ino);
    }
    bool contains(const fs::path& path) const {
        struct stat info {};
        return m_places.contains(placeOf(path)) ||
               (::stat(path.c_str(), &info) == 0 && m_numbers.contains({info.st_dev, info.st_ino}));
    }

  private:
    std::set<fs::path> m_places;
    std::set<std::pair<dev_t, ino_t>> m_numbers;
};

/// What is read: every file that the inputs stand for, and that on the standard input.
KnownFiles filesRead(const std::vector<std::string>& inputs) {
    KnownFiles files;
    std::error_code ignored;
    for (const std::string& input : inputs) {
        if (input.empty()) continue;
        files.add(input);
        for (const fs::path& file : filesBehind(input, ignored)) files.add(file);
    }
    struct stat standardInput {};
    if (::fstat(STDIN_FILENO, &standardInput) == 0) files.add(standardInput);
    return files;
}

}  // namespace

bool isWrittenByUs(const OutputFile& output) {
    constexpr std::size_t kMarked = 4096;
    std::error_code ignored;
    if (!fs::is_regular_file(output.path, ignored)) return false;
    std::ifstream file(output.path, std::ios::binary);
    std::string start(std::max(output.head.size(), kMarked), '\0');
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(file.gcount()));
    return start.starts_with(output.head) && start.find(output.mark) != std::string::npos;
}

bool holdsOther(const std::string& path, std::string_view text) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return false;
    return !fs::is_regular_file(path, ignored) || readFileAtMost(path, text.size()) != text;
}

void checkReadBack(const std::string& path) {
    if (isPipeOrDevice(path)) throw Error(messages::kOutputNoFile, {path});
}

void makeOutputFolder(const std::string& folder) {
    if (folder.empty()) throw WrongOutput(messages::kOutputPathEmpty);
    std::error_code problem;
    fs::create_directories(folder, problem);
    const std::string reason = problem ? problem.message() : reasonAgainstWriting(folder);
    if (!reason.empty()) throw Error(messages::kOutputFolderUnwritable, {folder, reason});
}

void checkOutputs(const std::vector<OutputFile>& outputs, const std::vector<std::string>& inputs) {
    const KnownFiles read = filesRead(inputs);
    KnownFiles written;
    for (const OutputFile& output : outputs) {
        const std::string& path = output.path;
        if (path.empty()) throw WrongOutput(messages::kOutputPathEmpty);
        if (written.contains(path)) throw WrongOutput(messages::kOutputTwice, {path});
        if (read.contains(path)) throw WrongOutput(messages::kOutputIsInput, {path});
        written.add(path);
        for (const std::string& input : inputs)
            if (!input.empty() && wouldTakeIn(input, path))
                throw WrongOutput(messages::kOutputAmongInputs, {path, input});
        checkOutput(output);
    }
}

}  // namespace footbridge
