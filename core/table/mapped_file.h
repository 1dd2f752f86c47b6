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
    /// Maps what an open file without a name holds, and takes the file over; nobody else can cut
    /// it short. Throws Error that calls it `name`.
    MappedFile(int unnamed, const std::string& name);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::string_view bytes() const { return m_bytes; }
    /// Throws Error when the mapped file was overwritten or cut short since it was opened, so that
    /// what was read of it may be of two minds. Of one that has grown it cannot tell, see
    /// readAgainIfGrown().
    void checkUnchanged() const;
    /// Whether there is more of the mapped file than was opened, as of a table that is still being
    /// measured. What was added was never looked at, but its time says nothing of the rest.
    bool hasGrown() const;
    /// Leaves out what of a text stands behind its last line end, such as the beginning of a row
    /// that is being added. Whether there was something.
    bool endAtLine();
    const std::filesystem::path& path() const { return m_path; }

  private:
    bool map(std::size_t size);

    std::filesystem::path m_path;
    std::string m_copy;  ///< of what is small or cannot be mapped, such as a pipe
    std::string_view m_bytes;
    void* m_mapping = nullptr;
    int m_file = -1;  ///< of the mapping
    struct stat m_opened {};
    std::size_t m_slot = 0;  ///< where the handler of lost pages finds the mapping
};

/// Lets go of the memory behind who walks over bytes, where they are those of a mapped file: its
/// pages come back from the file when they are asked for again. Else it does nothing.
class PagesBehind {
  public:
    explicit PagesBehind(std::string_view bytes)
        : m_from(bytes.data()), m_next(m_from + kStep), m_end(m_from + bytes.size()) {}
    ~PagesBehind() { letGo(m_end); }
    PagesBehind(const PagesBehind&) = delete;
    PagesBehind& operator=(const PagesBehind&) = delete;
    void readTo(const char* at) {
        if (at >= m_next) letGo(at);
    }

  private:
    static constexpr std::ptrdiff_t kStep = std::ptrdiff_t{4} << 20;
    void letGo(const char* upTo);

    const char* m_from;
    const char* m_next;
    const char* m_end;
};

}  // namespace footbridge
