// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace footbridge {

/// A finished cell as the store keeps it.
struct CellRecord {
    std::uint64_t key = 0;
    bool failed = false;
    std::string_view bytes;
};

/// The records of one writer: a file that only grows, one checked record after another, so that no
/// kill can tear a record that was finished before. A power cut may take those of the last second.
/// Every worker has a log of its own; nobody writes to that of another.
class CellLog {
  public:
    /// Makes the file, which must not be there; `head` is told to who reads it. Throws Error.
    CellLog(const std::filesystem::path& file, std::string_view head);
    ~CellLog();
    CellLog(const CellLog&) = delete;
    CellLog& operator=(const CellLog&) = delete;

    /// Throws Error, and leaves the log as it was, where there is no space.
    void append(const CellRecord& record);

  private:
    std::filesystem::path m_file;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
    std::string m_buffer;
    std::chrono::steady_clock::time_point m_flushed{};
};

/// Reads the logs of a folder while they grow.
class StoredCellReader {
  public:
    explicit StoredCellReader(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Calls `found` with the head of its log and every whole record that was not there before.
    /// What is damaged is passed over up to the next whole record, and without its head a whole
    /// log. Throws Error.
    using Found = std::function<void(const std::string& head, const CellRecord& record)>;
    void refresh(const Found& found);
    /// Bytes that were passed over.
    std::uint64_t damaged() const { return m_damaged; }
    /// These and what stands behind the last whole record of a log: damaged, torn by a kill, being
    /// written just now, or in a file that cannot be opened.
    std::uint64_t unread() const;

  private:
    struct Log {
        std::uint64_t read = 0, tail = 0;
        std::string head;
    };
    void readLog(const std::filesystem::path& file, Log& log, const Found& found);

    std::filesystem::path m_folder;
    std::map<std::string, Log> m_logs;
    std::uint64_t m_damaged = 0;
};

inline constexpr const char* kLogEnding = ".log";

}  // namespace footbridge
