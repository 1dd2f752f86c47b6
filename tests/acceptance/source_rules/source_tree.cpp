// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_tree.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace footbridge::tests {
namespace {

namespace fs = std::filesystem;

void addFile(const fs::path& root, const fs::path& path, std::vector<SourceFile>& files) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    files.push_back({fs::relative(path, root).generic_string(), text.str()});
}

}  // namespace

std::vector<SourceFile> readTree(const std::vector<std::string>& roots) {
    const fs::path repository = FOOTBRIDGE_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const std::string& name : roots) {
        const fs::path root = repository / name;
        if (fs::is_regular_file(root)) addFile(repository, root, files);
        if (!fs::is_directory(root)) continue;
        for (auto it = fs::recursive_directory_iterator(root); it != fs::end(it); ++it) {
            if (it->path().filename() == "__pycache__")
                it.disable_recursion_pending();
            else if (it->is_regular_file())
                addFile(repository, it->path(), files);
        }
    }
    return files;
}

}  // namespace footbridge::tests
