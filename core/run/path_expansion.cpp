// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/path_expansion.h"

#include <fnmatch.h>
#include <glob.h>

#include <algorithm>
#include <memory>

namespace footbridge {
namespace {

namespace fs = std::filesystem;

bool isHidden(const fs::path& file) {
    return file.filename().native().starts_with('.');
}

std::vector<fs::path> filesIn(const fs::path& folder, std::error_code& problem) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end;
         at.increment(problem))
        if (at->is_regular_file(ignored) && !isHidden(at->path())) files.push_back(at->path());
    return files;
}

/// Files and folders.
std::vector<fs::path> matching(const fs::path& pattern) {
    glob_t found{};
    const int code = ::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found);
    const std::unique_ptr<glob_t, void (*)(glob_t*)> guard(&found, ::globfree);
    if (code != 0) return {};
    return {found.gl_pathv, found.gl_pathv + found.gl_pathc};
}

bool isFolder(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

bool sameFolder(const fs::path& a, const fs::path& b) {
    std::error_code ignored;
    return fs::equivalent(a, b, ignored);
}

}  // namespace

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

bool isPattern(const fs::path& path) {
    std::error_code ignored;
    return path.native().find_first_of("*?[") != std::string::npos && !fs::exists(path, ignored);
}

std::vector<fs::path> filesBehind(const fs::path& path, std::error_code& problem) {
    if (isFolder(path)) return filesIn(path, problem);
    if (!isPattern(path)) return {path};
    std::vector<fs::path> files = matching(path);
    std::error_code ignored;
    std::erase_if(files, [&](const fs::path& file) { return !fs::is_regular_file(file, ignored); });
    return files;
}

bool wouldTakeIn(const fs::path& path, const fs::path& file) {
    const fs::path folder = folderOf(file);
    if (isFolder(path)) return !isHidden(file) && sameFolder(path, folder);
    if (!isPattern(path) ||
        ::fnmatch(path.filename().c_str(), file.filename().c_str(), FNM_PERIOD) != 0)
        return false;
    const std::vector<fs::path> folders = matching(folderOf(path));
    return std::ranges::any_of(folders,
                               [&](const fs::path& each) { return sameFolder(each, folder); });
}

}  // namespace footbridge
