// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>

#include "core/online/online_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"

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

std::string unescaped(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) {
            text += line[++i] == 'n' ? '\n' : '\\';
        } else {
            text += line[i];
        }
    }
    return text;
}

}  // namespace

AppendedFile::AppendedFile(std::filesystem::path path, std::string_view text)
    : m_path(std::move(path)) {
    m_file = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    if (m_file < 0) fail(m_path);
    append(text);
}

AppendedFile::AppendedFile(std::filesystem::path path, std::uintmax_t keep)
    : m_path(std::move(path)) {
    m_file = ::open(m_path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (m_file < 0 || ::ftruncate(m_file, static_cast<off_t>(keep)) != 0) fail(m_path);
}

AppendedFile::~AppendedFile() {
    if (m_file >= 0) ::close(m_file);
}

void AppendedFile::append(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(m_file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail(m_path);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::string journalLine(const JournalEntry& entry) {
    if (entry.kind == JournalEntry::Kind::Record) return "R " + escaped(entry.record) + "\n";
    if (entry.kind == JournalEntry::Kind::Dropped) return "D " + escaped(entry.record) + "\n";
    return "B " + std::to_string(entry.version) + "\n";
}

JournalContents readJournal(const std::filesystem::path& path) {
    const std::string text = readFile(path);
    JournalContents journal;
    std::size_t at = 0, line = 0;
    for (std::size_t end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
        const std::string_view whole(text.data() + at, end - at);
        if (++line == 1) {
            journal.settings = whole;
            continue;
        }
        JournalEntry entry;
        if (whole.starts_with("R ") || whole.starts_with("D ")) {
            if (whole.front() == 'D') entry.kind = JournalEntry::Kind::Dropped;
            entry.record = unescaped(whole.substr(2));
        } else {
            entry.kind = JournalEntry::Kind::TakenBack;
            const char* last = whole.data() + whole.size();
            if (!whole.starts_with("B ") ||
                std::from_chars(whole.data() + 2, last, entry.version).ptr != last)
                throw Error(messages::kJournalDamaged, {path.string(), line});
        }
        journal.entries.push_back(std::move(entry));
    }
    journal.bytes = at;
    return journal;
}

}  // namespace footbridge
