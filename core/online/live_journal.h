// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace footbridge {

/// Whether the name that an open file was opened by is that of no file or of another one by now.
bool hasLostName(int file, const std::filesystem::path& path);

/// A file that lines are appended to by nobody else; each is handed to the system at once, so that
/// a program that is killed has lost none that it had written. Throws Error when the disk does not
/// take them, or somebody deleted, replaced or cut the file meanwhile.
class AppendedFile {
  public:
    /// Opens what is there as it is, or makes an empty file. Throws Error while another program, or
    /// another of these, has it open.
    explicit AppendedFile(std::filesystem::path path);
    ~AppendedFile();
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    /// Cuts what is there behind so many bytes; of a device or pipe nothing can be cut.
    void cut(std::uintmax_t keep);
    void append(std::string_view text);

  private:
    void checkThere() const;

    std::filesystem::path m_path;
    int m_file = -1;
    bool m_regular = false;
    std::uintmax_t m_bytes = 0;  // of a regular file
};

/// What happened to a stream, in order: enough to repeat it to the bit.
struct JournalEntry {
    enum class Kind { Record, Dropped, TakenBack };  ///< Dropped: a record from beside the stream
    Kind kind = Kind::Record;
    std::string record;  ///< Record, Dropped
    int version = 0;     ///< TakenBack
};

struct JournalContents {
    std::vector<JournalEntry> entries;  ///< of line 2 and those below
    std::uintmax_t bytes = 0;  ///< that are whole; a line that was being written is left out
};

std::string journalLine(const JournalEntry& entry);
/// What a journal holds whose first line is `settings`; nothing where not even that is whole.
/// Throws Error when it begins otherwise, or a line is no entry.
JournalContents readJournal(const std::filesystem::path& path, const std::string& settings);

}  // namespace footbridge
