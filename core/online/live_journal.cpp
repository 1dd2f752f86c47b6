// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_journal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <optional>

#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/pipe_wait.h"

namespace footbridge {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path) {
    throw Error(messages::kJournalNotWritten, {path.string(), std::strerror(errno)});
}

std::string escaped(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\\' || c == '\n') line += '\\';
        line += c == '\n' ? 'n' : c;
    }
    return line;
}

/// Nothing where a backslash stands that escapes nothing.
std::optional<std::string> unescaped(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\\') {
            text += line[i];
            continue;
        }
        const char escaped = ++i < line.size() ? line[i] : '\0';
        if (escaped != 'n' && escaped != '\\') return std::nullopt;
        text += escaped == 'n' ? '\n' : '\\';
    }
    return text;
}

/// Nothing where a line is none of a journal.
std::optional<JournalEntry> entryOf(std::string_view line) {
    using Kind = JournalEntry::Kind;
    const std::string_view text = line.substr(std::min<std::size_t>(2, line.size()));
    JournalEntry entry;
    if (line.starts_with("R ") || line.starts_with("D ")) {
        auto record = unescaped(text);
        if (!record) return std::nullopt;
        entry.kind = line.front() == 'R' ? Kind::Record : Kind::Dropped;
        entry.record = std::move(*record);
        return entry;
    }
    entry.kind = Kind::TakenBack;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, entry.version);
    const bool whole = read.ec == std::errc{} && read.ptr == end && entry.version > 0;
    if (!line.starts_with("B ") || !whole) return std::nullopt;
    return entry;
}

}  // namespace

bool hasLostName(int file, const std::filesystem::path& path) {
    struct stat ours {};
    struct stat named {};
    if (::stat(path.c_str(), &named) != 0) return errno == ENOENT || errno == ENOTDIR;
    return ::fstat(file, &ours) == 0 &&
           (ours.st_dev != named.st_dev || ours.st_ino != named.st_ino);
}

AppendedFile::AppendedFile(std::filesystem::path path)
    : m_path(std::move(path)),
      m_file(openUnlessStopped(m_path.c_str(), O_WRONLY | O_CREAT | O_APPEND)) {
    if (m_file < 0) fail(m_path);
    struct stat found {};
    m_regular = ::fstat(m_file, &found) == 0 && S_ISREG(found.st_mode);
    m_bytes = static_cast<std::uintmax_t>(found.st_size);
    // A device is everybody's. Where a file system has no locks, everybody holds them.
    if (!m_regular || ::flock(m_file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
    ::close(m_file);
    throw Error(messages::kLogHeld, {m_path.string()});
}

AppendedFile::~AppendedFile() {
    if (m_file >= 0) ::close(m_file);
}

void AppendedFile::cut(std::uintmax_t keep) {
    if (m_regular && ::ftruncate(m_file, static_cast<off_t>(keep)) != 0) fail(m_path);
    m_bytes = keep;
}

/// Lines written into a file that has lost its name or its beginning would be lost as well.
void AppendedFile::checkThere() const {
    struct stat found {};
    if (!m_regular || ::fstat(m_file, &found) != 0) return;
    if (static_cast<std::uintmax_t>(found.st_size) < m_bytes || hasLostName(m_file, m_path))
        throw Error(messages::kLogLost, {m_path.string()});
}

void AppendedFile::append(std::string_view text) {
    checkThere();
    while (!text.empty()) {
        const ssize_t written = ::write(m_file, text.data(), text.size());
        if (written < 0 && errno == EAGAIN) {
            waitUnlessStopped(m_file, POLLOUT);
            continue;
        }
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail(m_path);
        text.remove_prefix(static_cast<std::size_t>(written));
        m_bytes += static_cast<std::uintmax_t>(written);
    }
}

std::string journalLine(const JournalEntry& entry) {
    if (entry.kind == JournalEntry::Kind::Record) return "R " + escaped(entry.record) + "\n";
    if (entry.kind == JournalEntry::Kind::Dropped) return "D " + escaped(entry.record) + "\n";
    return "B " + std::to_string(entry.version) + "\n";
}

JournalContents readJournal(const std::filesystem::path& path, const std::string& settings) {
    const std::string text = readFile(path), first = settings + "\n";
    const bool ours = text.starts_with(first) || first.starts_with(text);
    if (!ours) throw Error(messages::kJournalOther, {path.string()});
    JournalContents journal;
    if (text.size() < first.size()) return journal;
    std::size_t at = first.size(), line = 1;
    for (std::size_t end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
        auto entry = entryOf(std::string_view(text).substr(at, end - at));
        ++line;
        if (!entry) throw Error(messages::kJournalDamaged, {path.string(), line});
        journal.entries.push_back(std::move(*entry));
    }
    journal.bytes = at;
    return journal;
}

}  // namespace footbridge
