// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/table/mapped_file.h"

namespace footbridge {

/// Takes bytes piece by piece: little in memory, more in a file without a name that is mapped when
/// it is whole, so that any size needs the same memory.
class SpilledBytes {
  public:
    explicit SpilledBytes(std::string name) : m_name(std::move(name)) {}  ///< of the file in errors
    ~SpilledBytes();
    SpilledBytes(const SpilledBytes&) = delete;
    SpilledBytes& operator=(const SpilledBytes&) = delete;

    void add(std::string_view piece);  ///< throws Error where the disk is full
    /// All that was added; nothing is added afterwards.
    std::string_view whole();

  private:
    void write(std::string_view bytes);

    std::string m_name;
    std::string m_bytes;
    int m_file = -1;
    std::unique_ptr<MappedFile> m_mapped;
};

/// A file and what it holds once gzip, xz or Zstandard are undone.
class ContentsFile {
  public:
    /// Throws Error like readFile, and where the packed bytes are damaged or a bomb. `unpackAll`
    /// asked for false leaves it at the first bytes, enough to tell what they are.
    explicit ContentsFile(const std::filesystem::path& path, bool unpackAll = true);

    std::string_view packed() const { return m_file.bytes(); }  ///< as they lie there
    std::string_view bytes() const { return m_bytes; }
    bool isPacked() const { return m_isPacked; }
    void checkUnchanged() const { m_file.checkUnchanged(); }
    const MappedFile& file() const { return m_file; }
    /// MappedFile::endAtLine() of a text that is not packed. Whether there was something.
    bool endAtLine();

  private:
    void unpackAllOf(const std::string& name);

    MappedFile m_file;
    bool m_isPacked = false;
    SpilledBytes m_unpacked;
    std::string_view m_bytes;
};

/// A file's name without folder, the ending of a packer and the ending before: `runs.csv.gz` is
/// `runs`.
std::string tableName(const std::filesystem::path& path);

}  // namespace footbridge
