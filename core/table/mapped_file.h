// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace footbridge {

/// A file's bytes: a copy of a small file, the mapping of a large one where the system can map it.
class MappedFile {
  public:
    explicit MappedFile(const std::filesystem::path& path);  ///< throws Error like readFile
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return m_bytes; }

  private:
    std::string m_copy;  ///< of what is small or cannot be mapped, such as a pipe
    std::string_view m_bytes;
    void* m_mapping = nullptr;
};

}  // namespace footbridge
