// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace footbridge {

/// A file's bytes: a copy of a small file, the mapping of a large one where the system can map it.
/// Who cuts a mapped file short takes pages away that others read, which would end the program:
/// they read zeros instead, and checkUnchanged() tells.
class MappedFile {
  public:
    explicit MappedFile(const std::filesystem::path& path);  ///< throws Error like readFile
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return m_bytes; }
    /// Throws Error when the mapped file was overwritten or cut short since it was opened, so that
    /// what was read of it may be of two minds.
    void checkUnchanged() const;

  private:
    std::filesystem::path m_path;
    std::string m_copy;  ///< of what is small or cannot be mapped, such as a pipe
    std::string_view m_bytes;
    void* m_mapping = nullptr;
    int m_file = -1;  ///< of the mapping
    struct stat m_opened {};
    std::size_t m_slot = 0;  ///< where the handler of lost pages finds the mapping
};

}  // namespace footbridge
