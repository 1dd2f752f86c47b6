// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace footbridge {

/// A file that lines are appended to; each is handed to the system at once, so that a program that
/// is killed has lost none that it had written. Throws Error when the disk does not take them.
class AppendedFile {
  public:
    /// Begins with `text`; what was there is gone.
    AppendedFile(std::filesystem::path path, std::string_view text);
    /// Goes on behind the first `keep` bytes of what is there.
    AppendedFile(std::filesystem::path path, std::uintmax_t keep);
    ~AppendedFile();
    AppendedFile(const AppendedFile&) = delete;
    AppendedFile& operator=(const AppendedFile&) = delete;
    void append(std::string_view text);

  private:
    std::filesystem::path m_path;
    int m_file = -1;
};

/// What happened to a stream, in order: enough to repeat it to the bit.
struct JournalEntry {
    enum class Kind { Record, Dropped, TakenBack };  ///< Dropped: a record from beside the stream
    Kind kind = Kind::Record;
    std::string record;  ///< Record, Dropped
    int version = 0;     ///< TakenBack
};

struct JournalContents {
    std::string settings;  ///< one line
    std::vector<JournalEntry> entries;
    std::uintmax_t bytes = 0;  ///< that are whole; a line that was being written is left out
};

std::string journalLine(const JournalEntry& entry);
/// Throws Error when a line is no entry.
JournalContents readJournal(const std::filesystem::path& path);

}  // namespace footbridge
